"""When the next move is made: at a rate for the whole test, or as soon as it can be."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

STEP: Final = 0.001
"""Seconds between looks at the clock."""


class Pace:
    """Lets moves be made at a rate.

    Args:
        rate: moves a second; 0 for as fast as the server can.
    """

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._waiting: deque[Callable[[], None]] = deque()
        self._runs = False

    def ready(self, move: Callable[[], None]) -> None:
        """Have a move made when it is time."""
        if self._rate or not self._runs:
            self._waiting.append(move)
        else:
            move()

    async def run(self, seconds: float) -> None:
        """Let moves be made for so long."""
        self._runs = True
        began, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - began) < seconds:
            due = int(passed * self._rate) - made if self._rate else len(self._waiting)
            for _ in range(min(due, len(self._waiting))):
                self._waiting.popleft()()
            made += max(due, 0)  # what could not be made in time is not made up for
            await asyncio.sleep(STEP)
        self._runs = False
