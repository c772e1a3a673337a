"""Budgets of bots' computing time, for each person who seats them and for each address."""

from collections import OrderedDict
from math import ceil
from typing import Final

from foretell.server.clock import Seconds
from foretell.server.live.address_networks import shares_of
from foretell.server.live.buckets import MOST_KEYS, Rate
from foretell.server.live.limits import Limit

AN_ADDRESS: Final = 4
"""The budget of an address in budgets of a person: a class or a family may share one."""
MINUTES: Final = 2
"""The burst of a bucket, as minutes of its rate."""
_MS: Final = 1_000
_ELSEWHERE: Final = "elsewhere"


class BotBudget:
    """Token buckets of computing time in milliseconds, by person and by address.

    Args:
        seconds_a_minute: the rate for a person; ``AN_ADDRESS`` times that for an address.
        seconds: a monotonic clock.
    """

    def __init__(self, seconds_a_minute: int, seconds: Seconds) -> None:
        self._people, self._addresses = (
            Limit(
                Rate(share * seconds_a_minute * _MS / 60, share * MINUTES * seconds_a_minute * _MS),
                seconds,
                kind="bots",
            )
            for share in (1, AN_ADDRESS)
        )
        self._located: OrderedDict[str, str] = OrderedDict()
        self._elsewhere: str | None = None
        """The address of people whose own had to be dropped; None while there are none."""

    def locate(self, person: str, address: str | None) -> None:
        """Note a person's latest address; None is this machine, which is not charged.

        It is kept only in memory, and noted again when the person reconnects.
        """
        self._located.pop(person, None)
        if address is not None:
            self._located[person] = address
            if len(self._located) > MOST_KEYS:
                self._located.popitem(last=False)
                self._elsewhere = _ELSEWHERE

    def group(self, person: str) -> str:
        """Return a person's group in the queue: their network if known, else the person."""
        address = self._located.get(person)
        return person if address is None else shares_of(address)[-1][0]

    def wait(self, person: str) -> float:
        """Return the seconds until a person's bots may compute, 0 if they may now."""
        address = self._located.get(person, self._elsewhere)
        return max(self._people.wait(person), self._addresses.wait(address))

    def charge(self, person: str, seconds: float) -> None:
        """Charge a person's bots' computing time, even beyond the budget."""
        self._people.spend(person, ceil(_MS * seconds))
        self._addresses.spend(self._located.get(person, self._elsewhere), ceil(_MS * seconds))
