"""Hot-seat play: several people share a terminal, and each sees their own hand alone."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING

from foretell.terminal.common.table.screen import Screen

if TYPE_CHECKING:
    from rich.console import Console

Page = AbstractContextManager[None]
"""What is printed inside it is hidden when it ends."""


@dataclass(frozen=True, slots=True)
class HotSeat:
    """The shared screen, and a private page for the player to act.

    Attributes:
        screen: shows what happens at the table to everybody.
        page: holds what only one of them may see.
    """

    screen: Screen
    page: Page


class AlternateScreen(Page):
    """A page in the place of the screen, which then comes back as it was.

    Terminals keep no lines of it to scroll back to. Those that have no such page are cleared.

    Args:
        console: a terminal.
    """

    def __init__(self, console: "Console") -> None:
        self._console = console

    def __enter__(self) -> None:
        self._console.set_alt_screen()
        self._console.clear()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._console.clear()
        self._console.set_alt_screen(enable=False)


class ScrolledAway(Page):
    """Lines that are scrolled out of sight; they can be scrolled back to.

    Args:
        write: takes one line, without its end.
        height: how many lines there are to be seen, when it is asked.
    """

    def __init__(self, write: Callable[[str], object], height: Callable[[], int]) -> None:
        self._write = write
        self._height = height

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for _ in range(self._height()):
            self._write("")
