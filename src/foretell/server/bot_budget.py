"""How much bots may compute for each person who seats them, and for each address."""

from collections import OrderedDict
from typing import Final

from foretell.server.limits import MOST_KEYS, Rate, Seconds

AN_ADDRESS: Final = 4
"""How many times as much an address may as a person: a class or a family plays behind one."""
MINUTES: Final = 2
"""How long a full account lasts a person whose bots compute without a break."""


def rate_of(seconds: int) -> Rate:
    """Return the rate of an account that gets so many seconds a minute."""
    return Rate(seconds / 60, MINUTES * seconds)


class _Account:
    """Seconds of computing that are left; they may be overdrawn by what has begun."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def wait(self, now: float) -> float:
        """Return the seconds until something may begin, 0 for now."""
        rate = self._rate
        self._left = min(float(rate.burst), self._left + (now - self._at) * rate.per_second)
        self._at = now
        return max(0.0, -self._left / rate.per_second)

    def charge(self, seconds: float) -> None:
        """Take seconds that were computed."""
        self._left -= seconds


class BotBudget:
    """Accounts of persons and addresses, in bounded memory.

    Args:
        rate: seconds of computing that a person gets; an address gets ``AN_ADDRESS`` times that.
        seconds: a clock that never goes back.
    """

    def __init__(self, rate: Rate, seconds: Seconds) -> None:
        self._person = rate
        self._address = Rate(AN_ADDRESS * rate.per_second, AN_ADDRESS * rate.burst)
        self._seconds = seconds
        self._accounts: OrderedDict[tuple[str, str], _Account] = OrderedDict()
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def locate(self, person: str, address: str | None) -> None:
        """Note from which address a person last came; None is this machine, which is not charged.

        It stays in memory: what a node forgets, it learns when the person connects again.
        """
        self._addresses.pop(person, None)
        if address is not None:
            self._addresses[person] = address
            if len(self._addresses) > MOST_KEYS:
                self._addresses.popitem(last=False)

    def group(self, person: str) -> str:
        """Return what a person takes turns with others as: their address, where it is known."""
        return self._addresses.get(person, person)

    def wait(self, person: str) -> float:
        """Return the seconds until a person's bots may compute, 0 for now."""
        now = self._seconds()
        return max(account.wait(now) for account in self._accounts_of(person))

    def charge(self, person: str, seconds: float) -> None:
        """Charge what a person's bots have computed."""
        for account in self._accounts_of(person):
            account.charge(seconds)

    def _accounts_of(self, person: str) -> list[_Account]:
        accounts = [self._account("person", person, self._person)]
        address = self._addresses.get(person)
        if address is not None:
            accounts.append(self._account("address", address, self._address))
        return accounts

    def _account(self, kind: str, name: str, rate: Rate) -> _Account:
        key = (kind, name)
        account = self._accounts.get(key)
        if account is None:
            account = self._accounts[key] = _Account(rate, self._seconds())
            if len(self._accounts) > MOST_KEYS:
                self._accounts.popitem(last=False)
        else:
            self._accounts.move_to_end(key)
        return account
