"""The resource use of a server process: processor time, memory and storage."""

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Self

TICKS = os.sysconf("SC_CLK_TCK")
MEGA = 1_000_000


@dataclass(frozen=True)
class Vitals:
    """The resource use of a server at one moment."""

    cpu: float
    """Seconds of processor time so far, without the processes of its bots."""
    memory: int
    """Resident memory in bytes."""
    kept: int
    """Used space of the store in bytes."""
    rows: int
    """Rows in all its SQL tables."""

    @classmethod
    def of(cls, process: int, store: Path) -> Self:
        """Measure a server, given its process id and the file of its store."""
        stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        kept, rows = _kept(store)
        cpu = (int(stat[11]) + int(stat[12])) / TICKS
        return cls(cpu, pages * os.sysconf("SC_PAGE_SIZE"), kept, rows)


def _kept(store: Path) -> tuple[int, int]:
    database = sqlite3.connect(f"file:{store}?mode=ro", uri=True)
    try:
        number = [
            database.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "freelist_count", "page_size")
        ]
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        counts = (
            database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - the names are the database's own
            for (name,) in tables
        )
        return (number[0] - number[1]) * number[2], sum(counts)
    finally:
        database.close()
