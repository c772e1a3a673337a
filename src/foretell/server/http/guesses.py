"""A limit on wrong codes of tables, by address: codes can be mistyped, but not searched for."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Final

from foretell.server.live.limits import MOST_KEYS, Rate, Seconds
from foretell.server.live.table_registry import Table, TableRegistry, UnknownCode
from foretell.server.metrics import LIMITED
from foretell.server.refusals import NoSuchGame, TooOften

WRONG_CODES: Final = Rate(0.5, 60)
"""Wrong codes of an address."""


class Guesses:
    """Counts wrong codes; right ones cost nothing, so that a class comes back all at once.

    Args:
        seconds: the time.
    """

    def __init__(self, seconds: Seconds) -> None:
        self._seconds = seconds
        self._wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How many are not made up for yet, and when that was so."""

    @contextmanager
    def counted(self, address: str | None) -> Iterator[None]:
        """Look something up by a code that may be wrong; None is not counted.

        Those that are looked up at the same time are all counted: an address can owe time.

        Raises:
            TooOften: when there were too many wrong ones, before it is looked up.
        """
        if address is None:
            yield
            return
        owed = self._owed(address) - WRONG_CODES.burst
        if owed >= 0:
            LIMITED.labels("codes").inc()
            raise TooOften(ceil((owed + 1) / WRONG_CODES.per_second))
        try:
            yield
        except (UnknownCode, NoSuchGame):
            self._wrong[address] = (self._owed(address) + 1, self._seconds())
            self._wrong.move_to_end(address)
            if len(self._wrong) > MOST_KEYS:
                self._wrong.popitem(last=False)
            raise

    def _owed(self, address: str) -> float:
        wrong, at = self._wrong.get(address, (0.0, 0.0))
        return max(0.0, wrong - (self._seconds() - at) * WRONG_CODES.per_second)


@dataclass(frozen=True, slots=True)
class Lookup:
    """The tables, as an address finds them by their codes."""

    hub: TableRegistry
    guesses: Guesses
    address: str | None

    async def access(self, code: str) -> Table:
        """Return the way to a table.

        Raises:
            UnknownCode, HeldElsewhere, Draining: as ``TableRegistry.access``.
            TooOften: when there were too many wrong codes.
        """
        with self.guesses.counted(self.address):
            return await self.hub.access(code)
