"""Whose hands and bids somebody was told, judged by the log alone: whom each hand was dealt to.

A seat belongs to the person who holds it, and during a game, while nobody does, to the one who held
it last. A hand, and a bid that the rules hide, is for the owner at the time of the deal alone; the
rules say what an owner knows of the others' (R9.6). What belongs to a game that is over is public.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foretell.game.events import BiddingClosed, BidMade, Dealt, GameFinished
from foretell.game.redact import redact_event
from foretell.table import events as happened
from foretell.table.events import TableEvent
from foretell.table.permissions import Person
from tests.server.simulation.guest import Told

Owners = tuple[str, ...]
"""The owner of each seat, empty where it has none."""


@dataclass(frozen=True)
class Hidden:
    """An event of which the rules hide something from somebody.

    Attributes:
        owners: whom the round was dealt to.
        public_at: the number of events from which on the game is over.
    """

    event: Dealt | BidMade | BiddingClosed
    owners: Owners
    public_at: float


def hands_shown(
    log: Sequence[TableEvent], told: Iterable[tuple[Person | None, Sequence[Told]]]
) -> list[str]:
    """Return what was told to somebody whom it was not for.

    Args:
        log: of the table, whole.
        told: persons, None for a stranger, and all that each was ever told.
    """
    assert isinstance(log[0], happened.Opened)
    options = log[0].options
    hidden = _hidden_of(log, options.players)
    faults = []
    for person, things in told:
        for number, event, welcome in things:
            what = hidden.get(number)
            if what is None or welcome >= what.public_at:
                continue
            owners = what.owners
            seat = owners.index(person.id) if person is not None and person.id in owners else None
            if _facts(event) - _facts(redact_event(what.event, seat, options)):
                who = "a stranger" if person is None else person.id
                faults.append(f"{who} was told {event}, which was dealt to {owners}")
    return faults


def _hidden_of(log: Sequence[TableEvent], players: int) -> dict[int, Hidden]:
    """Return the deals and bids of a log by number, with whom they were for."""
    owners = dealt_to = ("",) * players
    is_playing = False
    found: dict[int, tuple[Dealt | BidMade | BiddingClosed, Owners]] = {}
    ends: list[int] = []
    for number, event in enumerate(log):
        match event:
            case happened.Seated(seat, person=person):
                owners = (*owners[:seat], person or "", *owners[seat + 1 :])
            case happened.Vacated(seat=seat) if not is_playing:
                owners = (*owners[:seat], "", *owners[seat + 1 :])
            case happened.Swapped((one, other)):
                moved = {one: other, other: one}
                owners = tuple(owners[moved.get(seat, seat)] for seat in range(players))
            case happened.GameStarted():
                is_playing = True
            case GameFinished():
                is_playing = False
                ends.append(number)
            case Dealt():
                dealt_to = owners
                found[number] = (event, dealt_to)
            case BidMade() | BiddingClosed():
                found[number] = (event, dealt_to)
            case _:
                pass
    return {
        number: Hidden(event, to, next((end + 1 for end in ends if end > number), float("inf")))
        for number, (event, to) in found.items()
    }


def _facts(event: TableEvent) -> set[tuple[str, int, object]]:
    """Return the hands and bids that an event tells, by seat."""
    match event:
        case Dealt(hands=hands):
            return {("hand", seat, hand) for seat, hand in enumerate(hands) if hand is not None}
        case BidMade(seat, bid):
            return set() if bid is None else {("bid", seat, bid)}
        case BiddingClosed(bids, hands):
            return {
                *(("hand", seat, hand) for seat, hand in enumerate(hands) if hand is not None),
                *(("bid", seat, bid) for seat, bid in enumerate(bids) if bid is not None),
            }
        case _:
            return set()
