"""What was typed and could not be read; what the rules refuse, the game says itself."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.cards import Card
from foretell.errors import Refusal


@dataclass(eq=False)
class NotABid(Refusal):
    """A bid was to be typed, and this is no number."""

    code: ClassVar[str] = "prompt/not_a_bid"
    rule: ClassVar[str] = "R6.1"

    text: str
    hand_size: int


@dataclass(eq=False)
class NotASuit(Refusal):
    """A suit was to be typed, and this is none, or it may be several."""

    code: ClassVar[str] = "prompt/not_a_suit"
    rule: ClassVar[str] = "R5.3"

    text: str


@dataclass(eq=False)
class NotACard(Refusal):
    """A card was to be typed, and this names none."""

    code: ClassVar[str] = "prompt/not_a_card"

    text: str
    hand_size: int


@dataclass(eq=False)
class NoSuchNumber(Refusal):
    """There is no card of that number in the hand."""

    code: ClassVar[str] = "prompt/no_such_number"

    number: str
    hand_size: int


@dataclass(eq=False)
class SeveralCards(Refusal):
    """What was typed fits several cards of the hand."""

    code: ClassVar[str] = "prompt/several_cards"

    text: str
    cards: tuple[Card, ...]


@dataclass(eq=False)
class NoHuman(Refusal):
    """A game was to be resumed in which no seat is a person's."""

    code: ClassVar[str] = "resume/no_human"
