"""How a game is shown and typed at this terminal."""

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
"""Seconds before what another player does appears, where a person is looking on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Display:
    """Settings for showing and playing a game here.

    Attributes:
        plain: line by line, to be read aloud.
        pause: seconds before what another player does appears; None for the usual. A server's table
            has a pace of its own.
        plays_forced: whether the only card that may be played is played without asking.
    """

    plain: bool = False
    pause: float | None = None
    plays_forced: bool = False

    def wait(self) -> None:
        """Pause so that a person can follow events one by one."""
        usual = 0.0 if self.plain or not sys.stdout.isatty() else PAUSE
        if seconds := usual if self.pause is None else self.pause:
            time.sleep(seconds)


def screen_for(view: View, shown_on: "Console | None") -> Screen:
    """Return the screen for a reader: drawn, or without a console lines to be read aloud."""
    if shown_on is None:
        return PlainScreen(write_line, view)
    from foretell.terminal.common.table.drawn import DrawnScreen

    return DrawnScreen(shown_on, view)


def ask(prompt: str) -> str:
    """Ask at the terminal; an answer out of a file or a pipe is shown as if it had been typed."""
    try:
        typed = input(f"{prompt} ")
    except (EOFError, KeyboardInterrupt):
        write_line("")
        raise
    if not sys.stdin.isatty():
        write_line(typed)
    return typed
