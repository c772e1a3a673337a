"""File locks, so that only one program at a time appends to a record."""

from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, ClassVar

from filelock import lock_descriptor

from foretell.errors import Refusal


@dataclass(eq=False)
class FileInUse(Refusal):
    """Another program is writing to this file."""

    code: ClassVar[str] = "file/in_use"

    path: str


def lock(file: BinaryIO, path: str | Path) -> None:
    """Lock an open file until it is closed; other programs can still read it.

    Args:
        file: a file open for writing; it is closed when the lock cannot be acquired.
        path: the path of the file, for the refusal.

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
