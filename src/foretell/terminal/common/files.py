"""What can go wrong with files, and where games are kept."""

import errno
import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from foretell.terminal.common.refusals import FileTrouble

STANDARD: Final = "-"
"""What stands for standard input or output in place of a path."""

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
    """Return what is wrong with a file as a refusal."""
    shown = path if path is not None else error.filename
    return FileTrouble(
        path=STANDARD if shown is None else str(shown),
        why=_WHY.get(error.errno or 0, "other"),
        detail=error.strerror or type(error).__name__,
    )


def state_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Return the folder where games are kept that have no file of their own."""
    if platform == "win32":
        base = environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "foretell"
    base = environ.get("XDG_STATE_HOME")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "state"
    return home / "foretell"


def fresh_file(folder: Path, started: datetime) -> Path:
    """Return the path of a file that does not exist yet, named after the time."""
    stem = f"{started:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}.jsonl", *(f"{stem}-{number}.jsonl" for number in range(2, 100)))
    return next(path for path in map(folder.joinpath, names) if not path.exists())
