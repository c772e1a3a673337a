"""The parser of typed input: an action, an order, or a refusal."""

import re
from collections.abc import Container
from typing import Final

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

    Where a suit is asked for, its ``signs`` are no orders: R is one in the fantasy edition.
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


class NotABid(Refusal, code="prompt/not_a_bid", rule="R6.1"):
    """A text that is not a number where a bid was expected."""

    text: str
    hand_size: int


class NotASuit(Refusal, code="prompt/not_a_suit", rule="R5.3"):
    """A text that fits no suit, or several, where a suit was expected."""

    text: str


class NotACard(Refusal, code="prompt/not_a_card"):
    """A text that names no card where a card was expected."""

    text: str
    hand_size: int


class NoSuchNumber(Refusal, code="prompt/no_such_number"):
    """A number that no card of the hand has."""

    number: str
    hand_size: int


class SeveralCards(Refusal, code="prompt/several_cards"):
    """A text that fits several cards of the hand."""

    text: str
    cards: tuple[Card, ...]


class NoHuman(Refusal, code="resume/no_human"):
    """A request to resume a game without human players."""
