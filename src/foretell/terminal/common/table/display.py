"""Output and input of a game at this terminal."""

import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from foretell.terminal.common.output import write_line
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.common.table.screen import Screen
from foretell.terminal.common.view import View

if TYPE_CHECKING:
    from rich.console import Console

PAUSE: Final = 0.4
"""Seconds before another player's move appears, when a person is watching."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Display:
    """Settings for showing and playing a game at this terminal.

    Attributes:
        plain: whether output is line by line, for screen readers.
        pause: seconds before another player's move appears; None for the default. A server's
            table sets its own pace.
        plays_forced: whether the only legal card is played without asking.
    """

    plain: bool = False
    pause: float | None = None
    plays_forced: bool = False

    def wait(self) -> None:
        """Pause so that people can follow events one by one."""
        default = 0.0 if self.plain or not sys.stdout.isatty() else PAUSE
        if seconds := default if self.pause is None else self.pause:
            time.sleep(seconds)


def screen_for(view: View, shown_on: "Console | None") -> Screen:
    """Return the screen for a reader: drawn on a console, or else plain lines."""
    if shown_on is None:
        return PlainScreen(write_line, view)
    from foretell.terminal.common.table.drawn import DrawnScreen

    return DrawnScreen(shown_on, view)


def ask(prompt: str) -> str:
    """Return a line read at the terminal; an answer from a file or pipe is echoed."""
    try:
        typed = input(f"{prompt} ")
    except (EOFError, KeyboardInterrupt):
        write_line("")
        raise
    if not sys.stdin.isatty():
        write_line(typed)
    return typed
