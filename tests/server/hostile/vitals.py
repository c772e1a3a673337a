"""What a server's process costs: processor time, memory, and what it keeps."""

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Self

TICKS = os.sysconf("SC_CLK_TCK")
MEGA = 1_000_000


@dataclass(frozen=True)
class Vitals:
    """A server at one moment."""

    cpu: float
    """Seconds that it has computed, without its processes for bots."""
    memory: int
    """Bytes that are resident."""
    kept: int
    """Bytes of the store that are in use."""
    rows: int
    """Of all its tables."""

    @classmethod
    def of(cls, process: int, store: Path) -> Self:
        """Look at a server by the number of its process and the file of its store."""
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
            database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
            for (name,) in tables
        )
        return (number[0] - number[1]) * number[2], sum(counts)
    finally:
        database.close()
