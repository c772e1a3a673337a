"""The output of commands, and the program's own name in it."""

import json
import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from foretell.untrusted_text import shown

if TYPE_CHECKING:
    from rich.console import Console


def console() -> "Console":
    """Return a console on standard output, in colour if the terminal supports it."""
    from rich.console import Console

    from foretell.terminal.common.style import THEME

    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def write_line(text: str) -> None:
    """Write one line to standard output and flush it."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def write_json(value: object) -> None:
    """Write a value to standard output as one line of JSON, with escapes if a text needs any."""
    text = json.dumps(value, ensure_ascii=False)
    write_line(text if shown(text) == text else json.dumps(value))


def write_aside(text: str) -> None:
    """Write one line to standard error, for anything but the result."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def program(started_as: str) -> str:
    """Return the command that runs this program: ``foretell`` if it is on the path.

    Args:
        started_as: the path it was started with, as in ``sys.argv[0]``.
    """
    if shutil.which("foretell") is not None:
        return "foretell"
    path = Path(started_as)
    return shlex.quote(started_as) if path.stem == "foretell" else "python -m foretell"
