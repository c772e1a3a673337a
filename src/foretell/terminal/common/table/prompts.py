"""Prompts to the reader, their accepted answers, and pages shown on demand."""

from collections.abc import Iterator
from typing import Final

from foretell.cards import Card, Suit
from foretell.game.observation import Observation
from foretell.game.phases import Bidding, ChoosingTrump
from foretell.terminal.common.table.orders import Order, ReadRules
from foretell.terminal.common.table.screen import Screen
from foretell.terminal.common.table.visible import LAID_OUT, own_hand
from foretell.terminal.common.view import View

READ_RULES: Final = "r"
_ENTER: Final = "play-key-enter"
_EXAMPLE: Final = Card("H11")


def prompt(observation: Observation, view: View) -> str:
    """Return the prompt for the reader, whose turn it is."""
    table = observation.known.round
    match observation.phase:
        case ChoosingTrump():
            return view.words("play-ask-trump", help=Order.HELP.value)
        case Bidding():
            return view.words("play-ask-bid", most=table.size, help=Order.HELP.value)
        case _:
            leads = observation.trick is not None and not observation.trick.cards
            message = "play-ask-lead" if leads else "play-ask-card"
            return view.words(message, most=len(own_hand(observation)), help=Order.HELP.value)


def handing_over(view: View) -> str:
    """Return the prompt shown at a shared terminal before a person's hand appears."""
    assert view.seat is not None
    return view.words("play-hand-over", who=view.players[view.seat])


def answers(observation: Observation, view: View) -> Iterator[tuple[str, str]]:
    """Yield each accepted input with its effect."""
    words = view.words
    match observation.phase:
        case ChoosingTrump():
            yield (
                words("play-help-trump"),
                words("play-help-trump-how", name=view.names.suit(LAID_OUT[1])),
            )
        case Bidding():
            yield (
                words("play-help-bid"),
                words("play-help-bid-how", most=observation.known.round.size),
            )
        case _:
            card = next((card for card in own_hand(observation) if card.suit is not None), _EXAMPLE)
            short, name = view.names.short(card), view.names.card(card)
            yield words("play-help-card"), words("play-help-card-how", short=short, name=name)
            yield "z, n", words("play-help-special", **_specials(view))
    for order, message in _ORDERS.items():
        yield order.value or words(_ENTER), words(message)
    key = rules_key(view, asks_for_suit=isinstance(observation.phase, ChoosingTrump))
    yield key, words("play-help-rules")


def rules_key(view: View, *, asks_for_suit: bool) -> str:
    """Return the key for the rules: not R alone where that is the sign of a suit asked for."""
    is_sign = asks_for_suit and READ_RULES in {view.names.sign(suit).lower() for suit in Suit}
    return f"{Order.HELP.value} {READ_RULES}" if is_sign else READ_RULES


def _specials(view: View) -> dict[str, str]:
    return {"wizard": view.names.card(Card("Z1")), "jester": view.names.card(Card("N1"))}


_ORDERS: Final = {
    Order.LOOK: "play-help-look",
    Order.HELP: "play-help-help",
    Order.PAD: "play-help-pad",
    Order.TRICKS: "play-help-tricks",
    Order.UNDO: "play-help-undo",
    Order.QUIT: "play-help-quit",
}


def obey(order: Order | ReadRules, screen: Screen, observation: Observation) -> None:
    """Show the page an order asks for; the table if the order is handled elsewhere."""
    match order:
        case ReadRules(part):
            screen.rules(observation, part)
        case Order.HELP:
            screen.help_with(answers(observation, screen.view))
        case Order.PAD:
            screen.pad(observation)
        case Order.TRICKS:
            screen.tricks(observation)
        case _:
            screen.look(observation)
