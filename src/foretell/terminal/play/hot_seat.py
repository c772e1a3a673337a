"""Hot-seat play: several people share a terminal, and each sees only their own hand."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from foretell.terminal.common.table.screen import Screen

if TYPE_CHECKING:
    from rich.console import Console

Page = AbstractContextManager[None]
"""A context whose output is hidden when it ends."""


@dataclass(frozen=True, slots=True)
class HotSeat:
    """The screen of public events for everybody, and a private page for the player to act."""

    screen: Screen
    page: Page


class AlternateScreen(Page):
    """A page on the terminal's alternate screen; the main screen returns afterwards.

    It leaves no lines to scroll back to. Terminals without an alternate screen are cleared.
    """

    def __init__(self, console: "Console") -> None:
        self._console = console

    def __enter__(self) -> None:
        self._console.set_alt_screen()
        self._console.clear()

    def __exit__(self, *_: object) -> None:
        self._console.clear()
        self._console.set_alt_screen(enable=False)


class ScrolledAway(Page):
    """A page that is scrolled out of sight by its height; people can scroll back to it."""

    def __init__(self, write: Callable[[str], object], height: Callable[[], int]) -> None:
        self._write = write
        self._height = height

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None:
        for _line in range(self._height()):
            self._write("")
