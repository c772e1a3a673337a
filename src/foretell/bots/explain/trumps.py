"""Reasons for a trump suit (R5.3)."""

from collections.abc import Iterator

from foretell.bots.explanation import Reason
from foretell.bots.steady.view import sight_of
from foretell.cards import RANKS, SUIT_SET, cards_of
from foretell.game.actions import ChooseTrump
from foretell.game.observation import Observation


def trump_reasons(action: ChooseTrump, observation: Observation) -> Iterator[Reason]:
    """Yield the reasons for a suit: its cards in hand, or in the others' visible hands."""
    known, seat, letter = observation.known, action.seat, action.suit.letter
    suit = SUIT_SET << RANKS * action.suit
    if known.options.clairvoyance:
        count = (sight_of(known, seat).unseen & suit).bit_count()
        yield Reason("reason/trump_others_hold", {"suit": letter, "count": count})
        return
    hand = known.round.hands[seat]
    assert hand is not None
    held = cards_of(hand & suit)
    if held:
        highest = str(held[-1])
        yield Reason("reason/trump_held", {"suit": letter, "count": len(held), "card": highest})
    else:
        yield Reason("reason/trump_not_held", {"suit": letter})
