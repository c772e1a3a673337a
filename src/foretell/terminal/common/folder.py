"""A folder that a command writes files into."""

import os
from collections.abc import Iterable
from pathlib import Path

from foretell.stats.refusals import NotAFolder
from foretell.terminal.common.files import trouble
from foretell.terminal.common.refusals import FileExists, FileTrouble


def folder_for(out: str, files: Iterable[str], *, force: bool) -> Path:
    """Return the folder, made if it is not there, once it is clear that files can go into it.

    Args:
        out: its path.
        files: the names of the files.
        force: let files that are there be overwritten.

    Raises:
        NotAFolder: when there is a file of its name.
        FileExists: when a file is there, and may not be overwritten.
        FileTrouble: when nothing can be written there.
    """
    folder = Path(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotAFolder(path=out) from None
    except OSError as error:
        raise trouble(error, out) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise FileTrouble(path=out, why="forbidden", detail="")
    for name in files:
        if not force and (folder / name).exists():
            raise FileExists(path=str(folder / name), instead="force")
    return folder
