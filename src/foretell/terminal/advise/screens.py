"""Screens for a game with real cards and for the advice on it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rich.console import Console
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.theme import Theme

from foretell.bots.explanation import Explanation
from foretell.cards import Suit
from foretell.i18n import CardNames, Words
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.terminal.advise.present import advice_lines, advice_page
from foretell.terminal.advise.question import Table
from foretell.terminal.common.style import THEME, suit_style
from foretell.terminal.common.table.drawn import DrawnScreen
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.common.table.screen import Screen
from foretell.terminal.common.view import View


class AdviceScreen(Protocol):
    """A screen that shows a game and the advice on it."""

    @property
    def screen(self) -> Screen:
        """The screen of the game."""

    def advise(self, explanation: Explanation) -> None:
        """Show the advice and its reasons."""

    def list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show each accepted input with its effect."""


class DrawnAdvice:
    """Advice as tables, in colour where the console supports it."""

    def __init__(self, console: Console, view: View) -> None:
        self._console = console
        self.screen = DrawnScreen(console, view)

    def advise(self, explanation: Explanation) -> None:
        """Show the advice and its reasons."""
        self._console.print(advice_page(explanation, self.screen.view))

    def list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Show each accepted input with its effect."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="heading", no_wrap=True)
        grid.add_column()
        for row in rows:
            grid.add_row(*row)
        self._console.print("", Padding(grid, (0, 0, 0, 1), expand=False), sep="\n")


class PlainAdvice:
    """Advice as plain lines, one fact per line."""

    def __init__(self, write: Callable[[str], object], view: View) -> None:
        self._write = write
        self.screen = PlainScreen(write, view)

    def advise(self, explanation: Explanation) -> None:
        """Print the advice and its reasons."""
        for line in advice_lines(explanation, self.screen.view):
            self._write(line)

    def list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print each accepted input with its effect."""
        for typed, does in rows:
            self._write(self.screen.view.words("play-pair", who=typed, what=does))


def names_at(table: Table, words: Words, faces: Faces) -> CardNames:
    """Return the names of the cards used at a table."""
    edition = table.options.edition
    if not table.suits:
        return CardNames(words, edition, faces)
    return OwnedNames(words, edition, faces=faces, shown=suits_shown(table.suits))


def spelling_of(names: CardNames) -> Spelling:
    """Return the notation for typing cards of these names."""
    return OwnedSpelling(names) if isinstance(names, OwnedNames) else Spelling(names)


def coloured(console: Console, names: CardNames) -> Console:
    """Return the console, themed with the colours of these cards."""
    if isinstance(names, OwnedNames):
        console.push_theme(owned_theme(names.shown, names.edition))
    return console


SuitsShown = Mapping[Suit, Suit]
"""The suit on the cards at the table for each suit of a record."""


def suits_shown(owned: Sequence[Suit]) -> SuitsShown:
    """Return the mapping of suits from the suits owned by each seat, from seat 0."""
    rest = [suit for suit in Suit if suit not in owned]
    return dict(zip(Suit, (*owned, *rest), strict=True))


class OwnedNames(CardNames):
    """Names of cards whose suits differ from those in records.

    Args:
        words: the language.
        edition: as for ``CardNames``.
        faces: as for ``CardNames``.
        shown: the suits on the cards.
    """

    def __init__(self, words: Words, edition: Edition, *, faces: Faces, shown: SuitsShown) -> None:
        super().__init__(words, edition, faces)
        self.shown = shown

    def _key(self, suit: Suit) -> str:
        return super()._key(self.shown[suit])


class OwnedSpelling(Spelling):
    """The notation for typing these cards: by the suits printed on them."""

    @property
    def _codes(self) -> Mapping[str, Suit]:
        names = self.names
        assert isinstance(names, OwnedNames)
        meant = {shown: suit for suit, shown in names.shown.items()}
        return {letter: meant[suit] for letter, suit in super()._codes.items()}


def owned_theme(shown: SuitsShown, edition: Edition) -> Theme:
    """Return a theme that gives each suit the colour of the suit on the cards."""
    styles: dict[str, str | Style] = dict(THEME.styles)
    for suit, seen in shown.items():
        styles[suit_style(suit, edition)] = THEME.styles[suit_style(seen, edition)]
    return Theme(styles, inherit=False)
