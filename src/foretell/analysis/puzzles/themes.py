"""The themes of puzzles: facts about the position and its best action, as letters."""

from typing import Final, assert_never

from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import SeatObservation
from foretell.game.tricks import led_in

BID: Final = "b"
CARD: Final = "c"
TRUMP: Final = "t"
ZERO: Final = "z"
"""The best bid is 0, or the seat has bid 0."""
LEAD: Final = "l"
FOLLOW: Final = "f"
DISCARD: Final = "d"
"""The seat cannot follow the suit that is led."""
WIZARD: Final = "w"
JESTER: Final = "j"
"""The best card is a Jester."""
LAST_TRICKS: Final = "e"
"""At most three cards are left."""
NO_TRUMP: Final = "n"

_FEW: Final = 3


def themes_of(observation: SeatObservation, best: Action) -> str:
    """Return the letters of a decision's themes; the first is the kind of action."""
    match best:
        case ChooseTrump():
            return TRUMP
        case MakeBid(bid=bid):
            return BID + ZERO * (bid == 0) + _trump(observation)
        case PlayCard(card=card):
            hand = observation.hand
            special = WIZARD * card.is_wizard + JESTER * card.is_jester
            few = LAST_TRICKS * (len(hand) <= _FEW)
            zero = ZERO * (observation.bids[best.seat] == 0)
            return CARD + _turn(observation) + special + few + zero + _trump(observation)
        case _:
            assert_never(best)


def _trump(observation: SeatObservation) -> str:
    return NO_TRUMP * (observation.trump is None)


def _turn(observation: SeatObservation) -> str:
    trick, hand = observation.trick, observation.hand
    if trick is None or not trick.cards:
        return LEAD
    led = led_in(trick, observation.options)
    if led < 0:
        return ""
    return FOLLOW if any(card.suit == led for card in hand) else DISCARD
