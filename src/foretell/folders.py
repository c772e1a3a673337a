"""Folders of the user, as each system has them.

The library platformdirs knows more of them, and other ones on macOS, where files of before would
have to be looked for as well.
"""

import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Final

NAME: Final = "foretell"
"""The name of Foretell's own folder in them."""


class Kind(Enum):
    """Kinds of files; each has the variable of the XDG Base Directory Specification, and a folder.

    The folder is that below the home folder where the variable is not set.
    """

    CACHE = "XDG_CACHE_HOME", ".cache"
    """Files that can be made again."""
    DATA = "XDG_DATA_HOME", ".local/share"
    """The files of a server."""
    STATE = "XDG_STATE_HOME", ".local/state"
    """Games that are not given a file."""


def folder_of(kind: Kind, environ: Mapping[str, str], platform: str = "") -> Path:
    """Return Foretell's folder for files of a kind, on this system unless another one is named."""
    platform = platform or sys.platform
    if platform == "win32":
        base = environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / NAME
    if platform == "darwin" and kind is Kind.CACHE:
        return Path.home() / "Library" / "Caches" / NAME
    variable, below_home = kind.value
    base = environ.get(variable)
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / below_home) / NAME
