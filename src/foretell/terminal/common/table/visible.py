"""What of a table is shown, whether it is drawn or told in lines."""

from collections.abc import Iterator

from foretell.cards import Card, Suit, cards_of
from foretell.game.actions import PlayCard
from foretell.game.observation import Observation
from foretell.game.phases import Playing
from foretell.game.state import Trick
from foretell.game.tricks import best_in
from foretell.rules.options import Deal
from foretell.terminal.common.table.hand_order import laid_out
from foretell.terminal.common.view import View


def own_hand(observation: Observation) -> tuple[Card, ...]:
    """Return the reader's cards in the order in which they are numbered, from 1."""
    return laid_out(observation.hand or (), observation.trump)


def playable(observation: Observation) -> frozenset[Card]:
    """Return the cards that the reader may play now (R7.3)."""
    actions = observation.legal_actions
    return frozenset(action.card for action in actions if isinstance(action, PlayCard))


def to_play(observation: Observation) -> bool:
    """Return whether the reader is to play a card now."""
    return isinstance(observation.phase, Playing) and observation.seat in observation.to_act


def own_suit(observation: Observation, seat: int) -> Suit | None:
    """Return the suit that a seat owns, where everybody has one (R9.7)."""
    return Suit(seat) if observation.options.deal is Deal.ONE_SUIT else None


def others_shown(observation: Observation) -> dict[int, tuple[Card, ...]]:
    """Return the hands that are held up, by seat: none once play begins, whatever is remembered."""
    if not observation.options.clairvoyance or observation.trick is not None:
        return {}
    hands = {seat: observation.hand_of(seat) for seat in range(observation.options.players)}
    return {
        seat: laid_out(hand, observation.trump)
        for seat, hand in hands.items()
        if hand is not None and seat != observation.seat
    }


def spent(observation: Observation) -> tuple[Card, ...]:
    """Return the cards that are out of the game, suit by suit (R9.4)."""
    return laid_out(cards_of(observation.known.spent), None)


def best_seat(shown: Trick, observation: Observation) -> int | None:
    """Return the seat whose card wins the trick so far, None before the first card (R7.4)."""
    if not shown.cards:
        return None
    best = best_in(shown, observation.trump, observation.options)
    return (shown.leader + best) % observation.options.players


def played(shown: Trick, players: int) -> Iterator[tuple[int, Card | None]]:
    """Yield the seats in the order of play, each with its card or None when it has yet to play."""
    for step in range(players):
        card = shown.cards[step] if step < len(shown.cards) else None
        yield (shown.leader + step) % players, card


def card_of(trick: Trick, seat: int, players: int) -> Card:
    """Return the card that a seat played to a complete trick."""
    return trick.cards[(seat - trick.leader) % players]


def trick_told(number: int, trick: Trick, view: View) -> str:
    """Return a complete trick as a sentence."""
    players = len(view.players)
    order = [(trick.leader + step) % players for step in range(players)]
    shown = ", ".join(
        view.words(
            "play-pair", who=view.players[seat], what=view.card(card_of(trick, seat, players))
        )
        for seat in order
    )
    assert trick.winner is not None
    return view.tell("play-trick-told", trick.winner, number=number, cards=shown)
