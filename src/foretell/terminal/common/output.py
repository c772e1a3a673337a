"""Where commands write to."""

import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console() -> "Console":
    """Return standard output, in colour where it is a terminal that has any."""
    from rich.console import Console

    from foretell.terminal.common.style import THEME

    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def write_line(text: str) -> None:
    """Write one line to standard output, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def write_json(value: object) -> None:
    """Write a value to standard output, as one line of JSON."""
    write_line(json.dumps(value, ensure_ascii=False))


def write_aside(text: str) -> None:
    """Write one line to standard error: what is not the result itself."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()
