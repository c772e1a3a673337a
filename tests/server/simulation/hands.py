"""Whose hands and bids somebody was told, judged by the log alone: whom each hand was dealt to.

A seat belongs to the person who holds it, and during a game, while nobody does, to the one who held
it last. A hand, and a bid that the rules hide, is for the owner at the time of the deal alone; the
rules say what an owner knows of the others' (R9.6). What belongs to a game that is over is public.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from foretell.game.redact import redact_event
from foretell.protocol import entries as said
from foretell.protocol.entries import Entry
from foretell.protocol.events import BiddingClosedView, BidView, DealtView, event_of, event_to_wire
from foretell.record.wire import GameFinished
from foretell.rules.options import Options
from foretell.server.table.rights import Person
from tests.server.simulation.guest import Told

Owners = tuple[str, ...]
"""The owner of each seat, empty where it has none."""


@dataclass(frozen=True)
class Hidden:
    """An entry of which the rules hide something from somebody.

    Attributes:
        owners: whom the round was dealt to.
        public_at: the number of entries from which on the game is over.
    """

    entry: Entry
    owners: Owners
    public_at: float


def hands_shown(
    log: Sequence[Entry], told: Iterable[tuple[Person | None, Sequence[Told]]]
) -> list[str]:
    """Return what was told to somebody whom it was not for.

    Args:
        log: of the table, whole.
        told: persons, None for a stranger, and all that each was ever told.
    """
    assert isinstance(log[0], said.Opened)
    options = Options.from_json(msgspec.structs.asdict(log[0].options))
    hidden = _hidden_of(log, options.players)
    faults = []
    for person, things in told:
        for number, entry, welcome in things:
            what = hidden.get(number)
            if what is None or welcome >= what.public_at:
                continue
            owners = what.owners
            seat = owners.index(person.id) if person is not None and person.id in owners else None
            if _facts(entry) - _facts(_redacted(what.entry, seat, options)):
                who = "a stranger" if person is None else person.id
                faults.append(f"{who} was told {entry}, which was dealt to {owners}")
    return faults


def _hidden_of(log: Sequence[Entry], players: int) -> dict[int, Hidden]:
    """Return the deals and bids of a log by number, with whom they were for."""
    owners = dealt_to = ("",) * players
    is_playing = False
    found: dict[int, tuple[Entry, Owners]] = {}
    ends: list[int] = []
    for number, entry in enumerate(log):
        match entry:
            case said.Seated(seat, person=person):
                owners = (*owners[:seat], person, *owners[seat + 1 :])
            case said.Vacated(seat=seat) if not is_playing:
                owners = (*owners[:seat], "", *owners[seat + 1 :])
            case said.Swapped((one, other)):
                moved = {one: other, other: one}
                owners = tuple(owners[moved.get(seat, seat)] for seat in range(players))
            case said.GameStarted():
                is_playing = True
            case GameFinished():
                is_playing = False
                ends.append(number)
            case DealtView():
                dealt_to = owners
                found[number] = (entry, dealt_to)
            case BidView() | BiddingClosedView():
                found[number] = (entry, dealt_to)
            case _:
                pass
    return {
        number: Hidden(entry, to, next((end + 1 for end in ends if end > number), float("inf")))
        for number, (entry, to) in found.items()
    }


def _redacted(entry: Entry, seat: int | None, options: Options) -> Entry:
    assert isinstance(entry, DealtView | BidView | BiddingClosedView)
    return event_to_wire(redact_event(event_of(entry), seat, options))


def _facts(entry: Entry) -> set[tuple[str, int, object]]:
    """Return the hands and bids that an entry tells, by seat."""
    match entry:
        case DealtView(hands=hands):
            return {("hand", seat, hand) for seat, hand in enumerate(hands) if hand is not None}
        case BidView(seat, bid):
            return set() if bid is None else {("bid", seat, bid)}
        case BiddingClosedView(bids, hands):
            return {
                *(("hand", seat, hand) for seat, hand in enumerate(hands) if hand is not None),
                *(("bid", seat, bid) for seat, bid in enumerate(bids) if bid is not None),
            }
        case _:
            return set()
