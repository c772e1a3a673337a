"""How much bots may compute for each person who seats them, and for each address."""

from collections import OrderedDict
from math import ceil
from typing import Final

from foretell.server.live.limits import MOST_KEYS, Limit, Rate, Seconds

AN_ADDRESS: Final = 4
"""How many times as much an address may as a person: a class or a family plays behind one."""
MINUTES: Final = 2
"""The burst of a bucket: what so many minutes bring."""
_MS: Final = 1_000


class BotBudget:
    """Buckets of milliseconds of computing, by person and by address.

    Args:
        seconds_a_minute: what a person gets; an address gets ``AN_ADDRESS`` times that.
        seconds: a clock that never goes back.
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

    def locate(self, person: str, address: str | None) -> None:
        """Note from which address a person last came; None is this machine, which is not charged.

        It stays in memory: what a node forgets, it learns when the person connects again.
        """
        self._located.pop(person, None)
        if address is not None:
            self._located[person] = address
            if len(self._located) > MOST_KEYS:
                self._located.popitem(last=False)

    def group(self, person: str) -> str:
        """Return what a person takes turns with others as: their address, where it is known."""
        return self._located.get(person, person)

    def wait(self, person: str) -> float:
        """Return the seconds until a person's bots may compute, 0 for now."""
        address = self._located.get(person)
        return max(self._people.wait(person), self._addresses.wait(address))

    def charge(self, person: str, seconds: float) -> None:
        """Charge what a person's bots have computed, even more than there is."""
        self._people.spend(person, ceil(_MS * seconds))
        self._addresses.spend(self._located.get(person), ceil(_MS * seconds))
