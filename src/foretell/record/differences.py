"""What a line says otherwise than the rules, key by key, and the clause that decides."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Final

import msgspec

from foretell.game.events import Event
from foretell.game.state import State
from foretell.record.clauses import clauses_of
from foretell.record.codec import event_to_wire
from foretell.record.mismatches import (
    Mismatch,
    WrongBids,
    WrongDealer,
    WrongDraw,
    WrongHand,
    WrongPoints,
    WrongRound,
    WrongTotals,
    WrongTricks,
    WrongTrickWinner,
    WrongTrump,
    WrongTurned,
    WrongWinners,
)
from foretell.record.text import clean

_Lists = tuple[tuple[str | None, ...], ...]
_MISMATCHES: Final[Mapping[str, type[Mismatch]]] = {
    "round": WrongRound,
    "dealer": WrongDealer,
    "turned": WrongTurned,
    "trump": WrongTrump,
    "seat": WrongTrickWinner,
    "bids": WrongBids,
    "tricks": WrongTricks,
    "points": WrongPoints,
    "totals": WrongTotals,
    "winners": WrongWinners,
}
"""By the key of the line; draws and hands are compared card by card."""


def find_difference(expected: Event, found: Event, state: State) -> Mismatch:
    """Return the first key that ``found`` has otherwise than ``expected``, in the order of causes.

    A wrong bid makes wrong points and these wrong totals: it is the bid that is told.

    Args:
        expected: the event that follows by itself from ``state``.
        found: the event of the same type that stands in the file; not the same event.
        state: the state before it.
    """
    right, wrong = event_to_wire(expected), event_to_wire(found)
    key, by, ours, theirs = next(
        (key, by, ours, theirs)
        for key, by in clauses_of(expected, found, state).items()
        if (ours := getattr(right, key)) != (theirs := getattr(wrong, key))
    )
    match key:
        case "draws":
            drawing, seat, card, other = _first_other(ours, theirs)
            return WrongDraw(card, other, by, drawing + 1, seat)
        case "hands":
            seat, place, card, other = _first_other(ours, theirs)
            return WrongHand(card, other, by, seat, place + 1)
        case _:
            return _MISMATCHES[key](_written(ours), _written(theirs), by)


def _first_other(expected: _Lists, found: _Lists) -> tuple[int, int, str, str]:
    """Return where lists of lists first differ, outside and inside, and both entries there."""
    lists = enumerate(zip_longest(expected, found))
    outer, ours, theirs = next((at, *pair) for at, pair in lists if pair[0] != pair[1])
    entries = enumerate(zip_longest(ours or (), theirs or ()))
    others = ((at, *pair) for at, pair in entries if pair[0] != pair[1])
    inner, one, other = next(others, (0, ours, theirs))
    return outer, inner, _written(one), _written(other)


def _written(value: object) -> str:
    return clean(msgspec.json.encode(value).decode())
