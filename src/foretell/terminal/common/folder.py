"""A folder that a command writes files into."""

import os
from collections.abc import Iterable
from pathlib import Path

from foretell.stats.refusals import NotAFolder
from foretell.terminal.common.files import trouble
from foretell.terminal.common.refusals import FileExists, FileTrouble


def folder_for(folder: Path, files: Iterable[str], *, force: bool) -> Path:
    """Return the folder, made if it is not there, once it is clear that files can go into it.

    Args:
        folder: its path.
        files: the names of the files.
        force: let files that are there be overwritten.

    Raises:
        NotAFolder: when there is a file of its name.
        FileExists: when a file is there, and may not be overwritten.
        FileTrouble: when nothing can be written there.
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
