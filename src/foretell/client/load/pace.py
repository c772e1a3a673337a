"""The schedule of moves: at a constant rate regardless of the server, or as fast as possible."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final, Protocol

STEP: Final = 0.001
"""Seconds between checks of the clock."""


class Playing(Protocol):
    """A table at which moves can be scheduled."""

    def due(self, at: float, *, counts: bool) -> None:
        """Schedule a move at a ``time.perf_counter`` time, measured or not."""

    def hurry(self, *, counts: bool) -> None:
        """Make every move as soon as possible from now on."""


class Pace:
    """An open-loop schedule of moves, round-robin over tables.

    A move is due at its time, whether the one before it has been made or not: a server that falls
    behind does not slow down the load.
    """

    def __init__(self, rate: int, tables: Sequence[Playing]) -> None:
        self._rate = rate
        self._tables = tables
        self._made = 0

    async def run(self, seconds: float, *, counts: bool) -> None:
        """Schedule moves for some seconds, measured or not."""
        began, before = time.perf_counter(), self._made
        if not self._rate:
            for table in self._tables:
                table.hurry(counts=counts)
        while (passed := time.perf_counter() - began) < seconds:
            self._until(began, before, before + int(passed * self._rate), counts=counts)
            await asyncio.sleep(STEP)
        self._until(began, before, before + int(seconds * self._rate), counts=counts)

    def _until(self, began: float, before: int, number: int, *, counts: bool) -> None:
        while self._made < number:
            self._made += 1
            at = began + (self._made - before) / self._rate
            self._tables[self._made % len(self._tables)].due(at, counts=counts)
