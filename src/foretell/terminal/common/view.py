"""The reader of a page: language, names of cards and players, and seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from foretell.cards import Card, Suit
from foretell.errors import Refusal
from foretell.i18n import CardNames, Words
from foretell.i18n.fields import NOBODY, Seated
from foretell.untrusted_text import shown

MINUS: Final = "−"


@dataclass(frozen=True, slots=True)
class View:
    """The description of a table for one reader.

    Attributes:
        words: the reader's language.
        names: the names of the reader's cards.
        players: the players' names, by seat.
        seat: the reader's seat, addressed as "you"; None for an onlooker.
        spoken: whether cards are named in full, to be read aloud, rather than by their signs.
    """

    words: Words
    names: CardNames
    players: Sequence[str]
    seat: int | None
    spoken: bool = False

    def card(self, card: Card) -> str:
        """Return a card's name if spoken, otherwise its sign."""
        return self.names.card(card) if self.spoken else self.names.short(card)

    def cards(self, cards: Sequence[Card]) -> str:
        """Return cards as a list."""
        return (", " if self.spoken else " ").join(self.card(card) for card in cards)

    def suit(self, suit: Suit) -> str:
        """Return a suit's name, with its sign unless spoken."""
        name = self.names.suit(suit)
        return name if self.spoken else f"{self.names.sign(suit)} {name}"

    def tell(self, message_id: str, seat: int, **values: object) -> str:
        """Return a sentence about a seat, with variables ``$who`` and ``$you`` (yes or no)."""
        you = "yes" if seat == self.seat else "no"
        return self.words(message_id, who=self.players[seat], you=you, **values)

    def refuse(self, refusal: Refusal) -> str:
        """Return a refusal as a sentence, with its clause if a rule is concerned."""
        return refused(refusal, self.words, self.names, self.seated)

    @property
    def seated(self) -> Seated:
        """The players, as refusals name them."""
        return Seated(self.players, self.seat)

    def named(self, seats: Sequence[int]) -> str:
        """Return players' names as a list in a sentence."""
        return self.words.listed([self.players[seat] for seat in seats])


def refused(refusal: Refusal, words: Words, names: CardNames, seated: Seated = NOBODY) -> str:
    """Return a refusal as a sentence, with its clause if a rule is concerned."""
    sentence = words.refusal(refusal, names, seated)
    return f"{sentence} ({refusal.clause})" if refusal.clause else sentence


def distinct(names: Sequence[str]) -> list[str]:
    """Return players' names, safe to show, with a number after each duplicate.

    >>> distinct(["steady", "random", "steady", "steady 2"])
    ['steady 1', 'random', 'steady 3', 'steady 2']
    """
    names = [shown(name) for name in names]
    taken = set(names)
    unique = []
    for name in names:
        label = name
        if names.count(name) > 1:
            numbered = (f"{name} {number}" for number in count(1))
            label = next(candidate for candidate in numbered if candidate not in taken)
            taken.add(label)
        unique.append(label)
    return unique


def number(value: int) -> str:
    """Return a number as score pads show it, with a true minus sign."""
    return f"{value}".replace("-", MINUS)


def signed(value: int) -> str:
    """Return points gained or lost, with a sign unless 0."""
    return f"{value:+}".replace("-", MINUS) if value else "0"


def sentence(text: str) -> str:
    """Return a part of a sentence as a whole one."""
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")
