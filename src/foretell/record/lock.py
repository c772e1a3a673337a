"""One writer per file: a file that grows while a program runs is locked until it is closed."""

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
    """Lock an open file until it is closed; programs that only read are not kept away.

    Args:
        file: open for writing. It is closed when the lock cannot be had.
        path: where the file is, to name it.

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
