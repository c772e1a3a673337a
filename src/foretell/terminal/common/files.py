"""Files and folders that commands read and write, and refusals for their errors."""

import errno
import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Final

from foretell.stats.refusals import NotAFolder
from foretell.terminal.common.refusals import FileExists, FileTrouble
from foretell.terminal.common.values import STANDARD

_WHY: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
}


def trouble(error: OSError, path: str | os.PathLike[str] | None = None) -> FileTrouble:
    """Return a file error as a refusal; a library's error about something else keeps its words."""
    shown = path if path is not None else error.filename
    number = error.errno or 0
    is_of_system = shown is not None or error.strerror == os.strerror(number)
    return FileTrouble(
        path=STANDARD if shown is None else str(shown),
        why=_WHY.get(number, "other") if is_of_system else "other",
        detail=error.strerror or type(error).__name__,
    )


def fresh_file(folder: Path, started: datetime) -> Path:
    """Return the path of a new file, named after the time."""
    stem = f"{started:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}.jsonl", *(f"{stem}-{number}.jsonl" for number in range(2, 100)))
    return next(path for path in map(folder.joinpath, names) if not path.exists())


def check_new(path: Path, *, force: bool) -> None:
    """Refuse a file that cannot be written, before the work on what goes into it.

    Raises:
        FileExists: when it exists and must not be overwritten.
        OSError: when it cannot be written.
    """
    is_there = path.exists()
    if is_there and not force:
        raise FileExists(path=str(path), instead="force")
    with path.open("ab"):
        pass
    if not is_there:
        path.unlink()


def folder_for(folder: Path, files: Iterable[str], *, force: bool) -> Path:
    """Return the folder, created if missing, after checking that the files can be written.

    Raises:
        NotAFolder: when the path is a file.
        FileExists: when a file exists and must not be overwritten.
        FileTrouble: when the folder cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotAFolder(path=str(folder)) from None
    except OSError as error:
        raise trouble(error, folder) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise FileTrouble(path=str(folder), why="forbidden", detail="")
    for name in files:
        if not force and (folder / name).exists():
            raise FileExists(path=str(folder / name), instead="force")
    return folder
