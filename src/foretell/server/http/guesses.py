"""A limit on wrong table codes by address, which allows for typos but prevents guessing."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Final

from foretell.server.live.limits import MOST_KEYS, Rate, Seconds
from foretell.server.live.tables import Table, TableAccess, UnknownCode
from foretell.server.metrics import LIMITED
from foretell.server.refusals import NoSuchGame, TooOften

WRONG_CODES: Final = Rate(0.5, 60)
"""Wrong codes from one address."""


class Guesses:
    """Counts wrong codes; correct ones are free, so that a whole class can reconnect at once.

    Args:
        seconds: a monotonic clock.
    """

    def __init__(self, seconds: Seconds) -> None:
        self._seconds = seconds
        self._wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The count of wrong codes at a time, which decays at the rate of ``WRONG_CODES``."""

    @contextmanager
    def counted(self, address: str | None) -> Iterator[None]:
        """Count a lookup in the block if its code is wrong; None is not counted.

        Concurrent lookups all count, even beyond the limit.

        Raises:
            TooOften: on entry, after too many wrong codes.
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
    """Access to tables by code, with the wrong guesses of an address counted."""

    tables: TableAccess
    guesses: Guesses
    address: str | None

    async def access(self, code: str) -> Table:
        """Return a table.

        Raises:
            UnknownCode, HeldElsewhere, Draining: see ``TableAccess``.
            TooOften: after too many wrong codes.
        """
        with self.guesses.counted(self.address):
            return await self.tables.access(code)
