"""When moves are due: at a rate that does not wait for the server, or as soon as they can be."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final, Protocol

STEP: Final = 0.001
"""Seconds between looks at the clock."""


class Playing(Protocol):
    """Where moves are due."""

    def due(self, at: float, *, counts: bool) -> None:
        """Owe a move from a moment on, by ``time.perf_counter``; not all moves are counted."""

    def hurry(self, *, counts: bool) -> None:
        """Make every move as soon as it can be made from now on."""


class Pace:
    """Lets moves be due at tables in turn.

    A move is due at its moment, whether the one before it has been made or not: a server that
    falls behind does not slow down what is asked of it.

    Args:
        rate: moves a second in all; 0 for as many as the server can.
        tables: where.
    """

    def __init__(self, rate: int, tables: Sequence[Playing]) -> None:
        self._rate = rate
        self._tables = tables
        self._made = 0

    async def run(self, seconds: float, *, counts: bool) -> None:
        """Let moves be due for so long, counted or not."""
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
