"""The first difference between a line and the rules, and the clause that decides it."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Final

import msgspec

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
from foretell.record import refusals
from foretell.record.codec import event_to_wire
from foretell.record.text import clean
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


def clause_of_line(expected: type[Event], actual: Event, options: Options) -> str:
    """Return the clause that requires a line of type ``expected`` in place of ``actual``."""
    if isinstance(actual, DealerDrawn) and options.first_dealer is not None:
        return "R3.2"
    return _deal(options) if expected is Dealt else _LINES[expected]


def clauses_of(expected: Event, actual: Event, state: State) -> dict[str, str]:
    """Return the keys of a derived event, each with the clause that decides it.

    ``actual`` is an event of the same type.
    """
    options = state.options
    match expected, actual:
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
                "points": _points(expected, actual),
                "totals": "R8.3",
            }
        case _:  # the end of the game
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


def _points(expected: RoundScored, actual: RoundScored) -> str:
    rows = zip(expected.bids, expected.taken, expected.points, actual.points, strict=False)
    missed = (bid != taken for bid, taken, ours, theirs in rows if ours != theirs)
    return "R8.2" if next(missed, False) else "R8.1"


_Lists = tuple[tuple[str | None, ...], ...]
_MISMATCHES: Final[Mapping[str, type[refusals.Mismatch]]] = {
    "round": refusals.WrongRound,
    "dealer": refusals.WrongDealer,
    "turned": refusals.WrongTurned,
    "trump": refusals.WrongTrump,
    "seat": refusals.WrongTrickWinner,
    "bids": refusals.WrongBids,
    "tricks": refusals.WrongTricks,
    "points": refusals.WrongPoints,
    "totals": refusals.WrongTotals,
    "winners": refusals.WrongWinners,
}
"""Refusals by key; draws and hands are compared card by card."""


def find_difference(expected: Event, actual: Event, state: State) -> refusals.Mismatch:
    """Return the first key, in causal order, whose value differs.

    A wrong bid causes wrong points, and these wrong totals: the refusal names the bid. The actual
    event is of the type of the expected one.
    """
    right, wrong = event_to_wire(expected), event_to_wire(actual)
    key, by, ours, theirs = next(
        (key, by, ours, theirs)
        for key, by in clauses_of(expected, actual, state).items()
        if (ours := getattr(right, key)) != (theirs := getattr(wrong, key))
    )
    match key:
        case "draws":
            drawing, seat, card, other = _first_other(ours, theirs)
            return refusals.WrongDraw(card, other, by, drawing + 1, seat)
        case "hands":
            seat, place, card, other = _first_other(ours, theirs)
            return refusals.WrongHand(card, other, by, seat, place + 1)
        case _:
            return _MISMATCHES[key](_written(ours), _written(theirs), by)


def _first_other(expected: _Lists, actual: _Lists) -> tuple[int, int, str, str]:
    """Return outer and inner index of the first difference, and both entries there."""
    lists = enumerate(zip_longest(expected, actual))
    outer, ours, theirs = next((at, *pair) for at, pair in lists if pair[0] != pair[1])
    entries = enumerate(zip_longest(ours or (), theirs or ()))
    others = ((at, *pair) for at, pair in entries if pair[0] != pair[1])
    inner, one, other = next(others, (0, ours, theirs))
    return outer, inner, _written(one), _written(other)


def _written(value: object) -> str:
    return clean(msgspec.json.encode(value).decode())
