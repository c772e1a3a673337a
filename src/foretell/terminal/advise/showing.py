"""How a table with real cards is shown, and what is advised at it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid

from foretell.bots.explanation import Explanation
from foretell.i18n import CardNames, Words
from foretell.i18n.spelling import Spelling
from foretell.rules.presets import Faces
from foretell.terminal.advise.aloud import advice_lines
from foretell.terminal.advise.owned import OwnedNames, OwnedSpelling, owned_theme, suits_shown
from foretell.terminal.advise.page import advice_page
from foretell.terminal.advise.step import Table
from foretell.terminal.common.table.drawn import TableScreen
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.common.table.screen import Screen
from foretell.terminal.common.view import View


class Showing(Protocol):
    """A way to show a game and what is advised in it."""

    @property
    def screen(self) -> Screen:
        """The game."""

    def advise(self, explanation: Explanation) -> None:
        """Show what is advised, and why."""

    def list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show what may be typed, and what it does."""


class PageShowing:
    """Tables in columns, in colour where the console has any."""

    def __init__(self, console: Console, view: View) -> None:
        self._console = console
        self.screen = TableScreen(console, view)

    def advise(self, explanation: Explanation) -> None:
        """Show what is advised, and why."""
        self._console.print(advice_page(explanation, self.screen.view))

    def list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show what may be typed, and what it does."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="heading", no_wrap=True)
        grid.add_column()
        for row in rows:
            grid.add_row(*row)
        self._console.print("", Padding(grid, (0, 0, 0, 1), expand=False), sep="\n")


class LineShowing:
    """Lines, one for each thing there is to say."""

    def __init__(self, write: Callable[[str], object], view: View) -> None:
        self._write = write
        self.screen = PlainScreen(write, view)

    def advise(self, explanation: Explanation) -> None:
        """Say what is advised, and why."""
        for line in advice_lines(explanation, self.screen.view):
            self._write(line)

    def list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Say what may be typed, and what it does."""
        for typed, does in rows:
            self._write(self.screen.view.words("play-pair", who=typed, what=does))


def names_at(table: Table, words: Words, faces: Faces) -> CardNames:
    """Return what the cards are called that lie on a table."""
    edition = table.options.edition
    if not table.suits:
        return CardNames(words, edition, faces)
    return OwnedNames(words, edition, faces=faces, shown=suits_shown(table.suits))


def spelling_of(names: CardNames) -> Spelling:
    """Return how such cards are typed."""
    return OwnedSpelling(names) if isinstance(names, OwnedNames) else Spelling(names)


def coloured(console: Console, names: CardNames) -> Console:
    """Return the console with the colours of such cards."""
    if isinstance(names, OwnedNames):
        console.push_theme(owned_theme(names.shown, names.edition))
    return console
