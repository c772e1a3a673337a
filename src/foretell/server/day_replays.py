"""Results of the deal of the day, played again off the event loop, one after the other."""

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import Final

from foretell.server.daily import Choice, points_of
from foretell.server.refusals import TooOften

MOST_WAITING: Final = 100
"""Results that wait to be played again, some 10 ms each."""
RETRY_AFTER: Final = 2
"""Seconds."""


class DayReplays:
    """Plays results again in a thread, so that no table waits for it."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def points(self, day: date, choices: Sequence[Choice]) -> int:
        """Return the points of a result; see ``points_of``.

        Raises:
            DayMisfit: when the choices do not make a whole game.
            TooOften: when too many results wait.
        """
        if self._waiting >= MOST_WAITING:
            raise TooOften(RETRY_AFTER)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(points_of, day, choices)
        finally:
            self._waiting -= 1
