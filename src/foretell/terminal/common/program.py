"""How this program is called in the shell that called it."""

import shlex
import shutil
from pathlib import Path


def program(started_as: str) -> str:
    """Return what to type for ``foretell``, where that is not on the path what works instead.

    Args:
        started_as: the path by which it was started, as in ``sys.argv[0]``.
    """
    if shutil.which("foretell") is not None:
        return "foretell"
    path = Path(started_as)
    return shlex.quote(started_as) if path.stem == "foretell" else "python -m foretell"
