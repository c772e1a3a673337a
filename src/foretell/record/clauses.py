"""Which clause of the rules decides what a line has to say."""

from typing import Final

from foretell.cards import Card
from foretell.game.events import (
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    GameFinished,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.state import State
from foretell.rules.options import MIN_PLAYERS, Deal, Options, WinningWizard

_LINES: Final[dict[type[Event], str]] = {
    DealerDrawn: "R3.1",
    Dealt: "R4.1",
    TrumpChosen: "R5.3",
    BidMade: "R6.1",
    CardPlayed: "R7.1",
    TrickWon: "R7.4",
    RoundScored: "R8.3",
    GameFinished: "R8.4",
}


def clause_of_line(expected: type[Event], found: Event, options: Options) -> str:
    """Return the clause by which a line of type ``expected`` comes, and not ``found``."""
    if isinstance(found, DealerDrawn) and options.first_dealer is not None:
        return "R3.2"
    return _deal(options) if expected is Dealt else _LINES[expected]


def clauses_of(expected: Event, found: Event, state: State) -> dict[str, str]:
    """Return the keys of an event that follows by itself, each with the clause that decides.

    ``found`` is an event of the same type. What is nothing else here is the end of the game.
    """
    options = state.options
    match expected, found:
        case DealerDrawn(), _:
            return {"draws": "R3.1", "dealer": "R3.1"}
        case Dealt(), _:
            return {
                "round": _round(options),
                "dealer": _dealer(state),
                "hands": _deal(options),
                "turned": _deal(options),
                "trump": _trump(expected.turned, options),
            }
        case TrickWon(), _:
            return {"seat": _trick_winner(state)}
        case RoundScored(), RoundScored():
            return {
                "round": _round(options),
                "trump": _trump(state.round.turned, options),
                "bids": "R8.3",
                "tricks": "R8.1",
                "points": _points(expected, found),
                "totals": "R8.3",
            }
        case _:
            return {"totals": "R8.3", "winners": "R8.4"}


def _round(options: Options) -> str:
    if options.deal is Deal.ONE_SUIT:
        return "R9.7"
    if options.players == MIN_PLAYERS:
        return "R9.4"
    return "R2.2" if options.hand_sizes is None else "R11.1"


def _deal(options: Options) -> str:
    if options.deal is Deal.ONE_SUIT:
        return "R9.7"
    return "R9.4" if options.players == MIN_PLAYERS else "R4.1"


def _dealer(state: State) -> str:
    if state.scores:
        return "R3.3"
    return "R3.1" if state.options.first_dealer is None else "R3.2"


def _trump(turned: Card | None, options: Options) -> str:
    if options.deal is Deal.ONE_SUIT:
        return "R9.7"
    if turned is None:
        return "R5.4"
    if turned.is_jester:
        return "R5.2"
    return "R5.3" if turned.is_wizard else "R5.1"


def _trick_winner(state: State) -> str:
    options, trick = state.options, state.round.trick
    wizards = sum(card.is_wizard for card in trick.cards) if trick else 0
    if wizards > 1 and options.winning_wizard is WinningWizard.LAST:
        return "R9.3"
    return "R9.7" if options.deal is Deal.ONE_SUIT else "R7.4"


def _points(expected: RoundScored, found: RoundScored) -> str:
    rows = zip(expected.bids, expected.taken, expected.points, found.points, strict=False)
    missed = (bid != taken for bid, taken, ours, theirs in rows if ours != theirs)
    return "R8.2" if next(missed, False) else "R8.1"
