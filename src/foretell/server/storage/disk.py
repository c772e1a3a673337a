"""The metric of free space on the disk of the store's file."""

import shutil
from contextlib import suppress
from math import nan
from pathlib import Path

from foretell.server.metrics import STORE_FREE
from foretell.server.storage.address import SqliteAddress, address


def watch_disk(store: str) -> None:
    """Measure the free space whenever metrics are read, if the store is a file."""
    where = address(store)
    if isinstance(where, SqliteAddress):
        folder = where.path.absolute().parent
        STORE_FREE.set_function(lambda: _free(folder))


def _free(folder: Path) -> float:
    with suppress(OSError):
        return shutil.disk_usage(folder).free
    return nan
