"""The cards of a table as they are named, typed and coloured there."""

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.style import Style
from rich.theme import Theme

from foretell.cards import Suit
from foretell.i18n import CardNames, Words
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.terminal.advise.question import Table
from foretell.terminal.common.style import THEME, suit_style


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
    """Names of cards whose suits, as ``shown`` on them, differ from those in records."""

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
    for suit, printed in shown.items():
        styles[suit_style(suit, edition)] = THEME.styles[suit_style(printed, edition)]
    return Theme(styles, inherit=False)
