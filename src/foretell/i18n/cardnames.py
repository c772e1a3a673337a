"""The names of cards and suits, in one language and one edition (R1.3)."""

from typing import Final

from foretell.cards import RANKS, Card, Suit
from foretell.i18n.words import Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces

_COURT: Final = {10: ("jack", "J"), 11: ("queen", "Q"), 12: ("king", "K"), RANKS: ("ace", "A")}
"""Court cards by rank: the key of their name, and the letter on the card."""
SUIT_KEYS: Final = {
    Edition.CLASSIC: ("clubs", "diamonds", "hearts", "spades"),
    Edition.FANTASY: ("giants", "dwarves", "humans", "elves"),
}
"""The suits in the order of their indices, by their keys in the catalogues."""


class CardNames:
    """The names of a table's cards.

    >>> from foretell.i18n import Words
    >>> names = CardNames(Words("en"), Edition.CLASSIC, Faces.LETTERS)
    >>> names.card(Card("S13")), names.short(Card("S13")), names.suit(Suit.SPADES)
    ('ace of spades', '♠A', 'spades')
    >>> names = CardNames(Words("en"), Edition.FANTASY, Faces.NUMBERS)
    >>> names.card(Card("C7")), names.short(Card("C7")), names.suit(Suit.CLUBS)
    ('7 of the yellow Giants', 'Y7', 'yellow Giants')

    Args:
        words: the language.
        edition: the edition whose names are used.
        faces: the faces of number cards in the classic edition; the other shows numbers.
    """

    def __init__(self, words: Words, edition: Edition, faces: Faces) -> None:
        self._words = Words(words.language, edition)
        self.edition = edition
        self.faces = faces
        self._letters = edition is Edition.CLASSIC and faces is Faces.LETTERS

    def card(self, card: Card) -> str:
        """Return a card's full name, suitable for reading aloud: "queen of hearts"."""
        if card.suit is None:
            return self._words("card-wizard" if card.is_wizard else "card-jester")
        key = self._key(card.suit)
        if not self._letters:
            return self._words(f"card-{key}", face=card.rank)
        court = _COURT.get(card.rank)
        if court is None:
            return self._words(f"card-{key}", face=card.rank + 1)
        return self._words(f"card-{key}.{court[0]}")

    def short(self, card: Card) -> str:
        """Return a card's short sign, at most three cells wide: "♥Q"; "Z" and "N" as printed."""
        if card.suit is None:
            return "Z" if card.is_wizard else "N"
        sign = self.sign(card.suit)
        if not self._letters:
            return f"{sign}{card.rank}"
        court = _COURT.get(card.rank)
        return f"{sign}{card.rank + 1 if court is None else court[1]}"

    def typed(self, key: str) -> tuple[str, ...]:
        """Return alternative words that people type for ``wizard``, ``jester`` or a court card."""
        return tuple(word.strip() for word in self._words(f"card-typed.{key}").split(","))

    def court_words(self) -> dict[str, int]:
        """Return alternative words for court cards with their ranks; none with number faces."""
        if not self._letters:
            return {}
        return {word: rank for rank, (key, _) in _COURT.items() for word in self.typed(key)}

    def suit(self, suit: Suit) -> str:
        """Return a suit's name: "hearts"."""
        return self._words(f"suit-{self._key(suit)}")

    def sign(self, suit: Suit) -> str:
        """Return a suit's sign, one cell wide: "♥", in the fantasy edition a letter."""
        return self._words(f"suit-{self._key(suit)}.sign")

    def _key(self, suit: Suit) -> str:
        return SUIT_KEYS[self.edition][suit]
