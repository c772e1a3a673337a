"""The 60 cards (R1): interned values, their order, and sets of them as 60-bit integers.

Every card has an index: ``13 * suit + rank - 1`` for the number cards (0 to 51), 52 to 55 for
the Wizards, 56 to 59 for the Jesters. A set of cards is an ``int`` with bit ``index`` set for each
card in it; it fits a signed 64-bit integer.

>>> DECK[32], len(DECK), Suit.parse("H")
(Card('H7'), 60, <Suit.HEARTS: 2>)
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NoReturn, Self, cast

from foretell.errors import Refusal

__all__ = [
    "DECK",
    "Card",
    "Suit",
    "UnknownCard",
    "UnknownSuit",
    "cards_of",
    "parse_cards",
    "set_of",
]

SUITS: Final = 4
RANKS: Final = 13
DECK_SIZE: Final = 60
FIRST_WIZARD: Final = 52
FIRST_JESTER: Final = 56

SUIT_SET: Final = (1 << RANKS) - 1
"""The thirteen clubs as a set; shift it left by ``13 * suit`` for another suit."""
WIZARD_SET: Final = 0b1111 << FIRST_WIZARD
JESTER_SET: Final = 0b1111 << FIRST_JESTER
FULL_SET: Final = (1 << DECK_SIZE) - 1


class UnknownCard(Refusal, code="card/unknown", rule="R1.1"):
    """A text does not name one of the 60 cards.

    >>> Card("X1")
    Traceback (most recent call last):
        ...
    foretell.cards.UnknownCard: card/unknown (R1.1): text=X1
    >>> UnknownCard("X1").clause
    'R1.1'
    """

    text: str


class UnknownSuit(Refusal, code="card/unknown_suit", rule="R1.1"):
    """A text is not one of the suit letters C, D, H and S.

    >>> str(UnknownSuit("X"))
    'card/unknown_suit (R1.1): text=X'
    """

    text: str


class Suit(IntEnum):
    """The four suits, in the order of the card indices.

    In the fantasy edition they are Giants, Dwarves, Humans and Elves (R1.3).
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit's letter in records: C, D, H or S."""
        return self.name[0]

    @classmethod
    def parse(cls, letter: str) -> Self:
        """Return the suit with a letter.

        Raises:
            UnknownSuit: for anything but C, D, H, S.
        """
        for suit in cls:
            if suit.letter == letter:
                return suit
        raise UnknownSuit(letter)


class Card:
    """One of the 60 cards. ``Card("C13")`` always returns the same object.

    The text is as in records: suit letter and rank, ``C1`` to ``S13``, Wizards ``Z1`` to ``Z4``,
    Jesters ``N1`` to ``N4``.

    >>> Card("H7").suit, Card("H7").rank, Card("H7").index
    (<Suit.HEARTS: 2>, 7, 32)
    >>> Card("Z4")
    Card('Z4')
    """

    __slots__ = ("_text", "index", "rank", "suit")

    _text: str
    index: int
    """0 to 59, see the module."""
    suit: Suit | None
    """None for Wizards and Jesters."""
    rank: int
    """Rank in the order of R1.2: Jester 0, number cards 1 to 13, Wizard 14."""

    def __new__(cls, text: str) -> Self:
        """Return the card with a text.

        Raises:
            UnknownCard: when there is none.
        """
        card = _BY_TEXT.get(text)
        if card is None:
            raise UnknownCard(text)
        return cast("Self", card)

    @property
    def is_wizard(self) -> bool:
        """Whether this is one of the four Wizards."""
        return FIRST_WIZARD <= self.index < FIRST_JESTER

    @property
    def is_jester(self) -> bool:
        """Whether this is one of the four Jesters."""
        return self.index >= FIRST_JESTER

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def _repr_svg_(self) -> str:
        from foretell.art import card_svg

        return card_svg(self._text, self._title)

    @property
    def _title(self) -> str:
        if self.suit is not None:
            return f"{self._text}: {self.rank} of {self.suit.name.lower()}"
        return f"{self._text}: {'Wizard' if self.is_wizard else 'Jester'}"

    def __hash__(self) -> int:
        return self.index

    def __reduce__(self) -> tuple[type["Card"], tuple[str]]:
        return Card, (self._text,)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a card does not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a card does not change: {name}")


def _make(index: int) -> Card:
    card = object.__new__(Card)
    suit: Suit | None = None
    if index >= FIRST_JESTER:
        text, rank = f"N{index - FIRST_JESTER + 1}", 0
    elif index >= FIRST_WIZARD:
        text, rank = f"Z{index - FIRST_WIZARD + 1}", RANKS + 1
    else:
        suit, rank = Suit(index // RANKS), index % RANKS + 1
        text = f"{suit.letter}{rank}"
    for name, value in (("_text", text), ("index", index), ("suit", suit), ("rank", rank)):
        object.__setattr__(card, name, value)
    return card


DECK: Final = tuple(_make(index) for index in range(DECK_SIZE))
"""All 60 cards, ``DECK[card.index] is card``."""
_BY_TEXT: Final = {str(card): card for card in DECK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards in a text of record codes separated by spaces.

    >>> parse_cards("C1 Z4")
    (Card('C1'), Card('Z4'))

    Raises:
        UnknownCard: for a word that is not a card.
    """
    return tuple(map(Card, text.split()))


def set_of(cards: Iterable[Card]) -> int:
    """Return the cards as a set (60-bit integer)."""
    result = 0
    for card in cards:
        result |= 1 << card.index
    return result


def cards_of(card_set: int) -> tuple[Card, ...]:
    """Return the cards of a set in the order of their indices."""
    cards = []
    while card_set:
        lowest = card_set & -card_set
        cards.append(DECK[lowest.bit_length() - 1])
        card_set ^= lowest
    return tuple(cards)
