"""One suit each (R9.7), when at the table the suits are owned in another order than in records."""

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.theme import Theme

from foretell.cards import Suit
from foretell.i18n import CardNames, Words
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.terminal.common.style import THEME, suit_style

SuitsShown = Mapping[Suit, Suit]
"""For each suit of a record the suit on the cards at the table."""


def suits_shown(owned: Sequence[Suit]) -> SuitsShown:
    """Return how suits are shown, where seats own these suits, from seat 0."""
    rest = [suit for suit in Suit if suit not in owned]
    return dict(zip(Suit, (*owned, *rest), strict=True))


class OwnedNames(CardNames):
    """Names of cards whose suits are not those of records.

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
    """How such cards are typed: by what they show."""

    @property
    def _codes(self) -> Mapping[str, Suit]:
        names = self.names
        assert isinstance(names, OwnedNames)
        meant = {shown: suit for suit, shown in names.shown.items()}
        return {letter: meant[suit] for letter, suit in super()._codes.items()}


def owned_theme(shown: SuitsShown, edition: Edition) -> Theme:
    """Return the colours in which each suit has that of the suit on the cards."""
    styles: dict[str, str | Style] = dict(THEME.styles)
    for suit, seen in shown.items():
        styles[suit_style(suit, edition)] = THEME.styles[suit_style(seen, edition)]
    return Theme(styles, inherit=False)
