"""File locks, so that only one program at a time appends to a record."""

from pathlib import Path
from typing import BinaryIO

from filelock import lock_descriptor

from foretell.errors import Refusal


class FileInUse(Refusal, code="file/in_use"):
    """Another program is writing to this file."""

    path: str


def lock(file: BinaryIO, path: str | Path) -> None:
    """Lock a file that is open for writing until it is closed; other programs can still read it.

    It is closed when the lock cannot be acquired. The path is for the refusal.

    Raises:
        FileInUse: when another program has locked it.
        OSError: when the file system has no locks.
    """
    is_locked = False
    try:
        is_locked = lock_descriptor(file.fileno(), blocking=False)
    finally:
        if not is_locked:
            file.close()
    if not is_locked:
        raise FileInUse(str(path))
