"""Catching up with the log of a table without blocking the event loop."""

import asyncio
import time
from collections.abc import Sequence

from foretell.server.live.table_log import TableLog
from foretell.server.storage.values import Row


async def catch_up(log: TableLog, rows: Sequence[Row], *, known: int) -> float:
    """Add missing rows to a log in slices; return the seconds of work, without the pauses.

    Args:
        log: the log.
        rows: the rows after ``overlap``, or the complete log.
        known: the number of rows in the log before these were read: meanwhile more may have come.

    Raises:
        OtherHistory: when the rows contradict the known log.
        TableDamaged: when a row is missing or unreadable.
    """
    work, slices = 0.0, log.add_in_slices(rows, known=known)
    while True:
        began = time.perf_counter()
        is_over = next(slices, slices) is slices
        work += time.perf_counter() - began
        if is_over:
            return work
        await asyncio.sleep(0)
