"""The parser of typed input: an action, an order, or a refusal."""

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import ClassVar, Final

from foretell.cards import Card, Suit
from foretell.errors import Refusal
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import Observation
from foretell.game.phases import Bidding, ChoosingTrump, Playing
from foretell.i18n.spelling import Spelling, normalized
from foretell.terminal.common.table.orders import Order, ReadRules
from foretell.terminal.common.table.visible import LAID_OUT, own_hand

Reading = Action | Order | ReadRules | Refusal

_NUMBER: Final = re.compile(r"[+−-]?\d{1,9}")
_RULES: Final = re.compile(r"r(?: +(?P<part>.*))?|\? *(?P<about>\S.*)")


def read(text: str, observation: Observation, spelling: Spelling) -> Reading:
    """Return the action or order that a text means; a refusal if it cannot be parsed.

    The legality of an action is not checked.
    """
    names_trump = isinstance(observation.phase, ChoosingTrump)
    order = order_in(text, spelling.signs if names_trump else ())
    return read_action(text, observation, spelling) if order is None else order


def read_action(text: str, observation: Observation, spelling: Spelling) -> Action | Refusal:
    """Return the action that a text means, like ``read`` but without orders."""
    typed, seat = text.strip(), observation.seat
    assert seat is not None
    match observation.phase:
        case ChoosingTrump():
            return _trump(typed, seat, spelling)
        case Bidding():
            return _bid(typed, seat, observation.known.round.size)
        case Playing():
            return _card(typed, seat, observation, spelling)
        case _:
            raise ValueError("nobody is asked when nobody is to act")


def order_in(text: str, signs: Container[str] = ()) -> Order | ReadRules | None:
    """Return the order that a text gives at any prompt; None if it gives none.

    Args:
        text: the typed text.
        signs: the signs of the suits where a suit is asked for: R is one in the fantasy edition.
    """
    text = normalized(text).strip()
    if text in signs:
        return None
    rules = _RULES.fullmatch(text)
    if rules:
        part = rules["part"] or rules["about"] or ""
        return ReadRules(part.upper() if any(char.isdigit() for char in part) else "")
    return next((order for order in Order if order.value == text), None)


def _whole(text: str) -> int | None:
    return int(text.replace("−", "-")) if _NUMBER.fullmatch(text) else None


def _trump(text: str, seat: int, spelling: Spelling) -> Action | Refusal:
    number = _whole(text)
    if number is not None and 1 <= number <= len(LAID_OUT):
        return ChooseTrump(seat, LAID_OUT[number - 1])
    suits: tuple[Suit, ...] = spelling.suits(text)
    return ChooseTrump(seat, suits[0]) if len(suits) == 1 else NotASuit(text)


def _bid(text: str, seat: int, size: int) -> Action | Refusal:
    number = _whole(text)
    return NotABid(text, size) if number is None else MakeBid(seat, number)


def _card(text: str, seat: int, observation: Observation, spelling: Spelling) -> Action | Refusal:
    held = own_hand(observation)
    number = _whole(text)
    if number is not None:
        if 1 <= number <= len(held):
            return PlayCard(seat, held[number - 1])
        return NoSuchNumber(text, len(held))
    meant = spelling.cards(text)
    if not meant:
        return NotACard(text, len(held))
    of_hand = [card for card in held if card in meant]
    suits = {card.suit for card in of_hand}
    if len(of_hand) == 1 or (of_hand and suits == {None}):
        return PlayCard(seat, of_hand[0])
    if len(of_hand) > 1:
        return SeveralCards(text, tuple(of_hand))
    if len(meant) == 1 or meant[0].suit is None:
        return PlayCard(seat, meant[0])
    return NotACard(text, len(held))


@dataclass(eq=False)
class NotABid(Refusal):
    """A text that is not a number where a bid was expected."""

    code: ClassVar[str] = "prompt/not_a_bid"
    rule: ClassVar[str] = "R6.1"

    text: str
    hand_size: int


@dataclass(eq=False)
class NotASuit(Refusal):
    """A text that fits no suit, or several, where a suit was expected."""

    code: ClassVar[str] = "prompt/not_a_suit"
    rule: ClassVar[str] = "R5.3"

    text: str


@dataclass(eq=False)
class NotACard(Refusal):
    """A text that names no card where a card was expected."""

    code: ClassVar[str] = "prompt/not_a_card"

    text: str
    hand_size: int


@dataclass(eq=False)
class NoSuchNumber(Refusal):
    """A number that no card of the hand has."""

    code: ClassVar[str] = "prompt/no_such_number"

    number: str
    hand_size: int


@dataclass(eq=False)
class SeveralCards(Refusal):
    """A text that fits several cards of the hand."""

    code: ClassVar[str] = "prompt/several_cards"

    text: str
    cards: tuple[Card, ...]


@dataclass(eq=False)
class NoHuman(Refusal):
    """A request to resume a game without human players."""

    code: ClassVar[str] = "resume/no_human"
