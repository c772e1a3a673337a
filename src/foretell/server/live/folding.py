"""Folding the log of a table to its state without blocking the event loop."""

import asyncio
import time
from collections.abc import Sequence

from foretell.server import tracing
from foretell.server.live.table_log import TableLog
from foretell.server.metrics import FOLDED
from foretell.server.storage.values import Row


async def fold(log: TableLog, rows: Sequence[Row]) -> None:
    """Add rows to a log in slices, and measure the time without the pauses.

    Raises:
        TableDamaged: when a row is missing or unreadable.
    """
    work, slices = 0.0, log.catching_up(rows)
    with tracing.span("fold", rows=len(rows)):
        while True:
            began = time.perf_counter()
            is_over = next(slices, slices) is slices
            work += time.perf_counter() - began
            if is_over:
                break
            await asyncio.sleep(0)
    FOLDED.observe(work)
