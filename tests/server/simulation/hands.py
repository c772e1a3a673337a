"""Hands and bids sent to the wrong person, judged by the log alone.

A seat belongs to the person who holds it; during a game, while nobody does, to the last person who
held it. Only the owner at the time of the deal may see a hand, or a bid that the rules hide; the
rules define what an owner knows of the others' (R9.6). Everything in a finished game is public.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foretell.game.events import BiddingClosed, BidMade, Dealt, GameFinished
from foretell.game.redact import redact_event
from foretell.table import events as table_events
from foretell.table.events import TableEvent
from foretell.table.permissions import Person
from tests.server.simulation.guest import Told

Owners = tuple[str, ...]
"""The owner of each seat, empty if it has none."""


@dataclass(frozen=True)
class Hidden:
    """An event that the rules hide in part from some people.

    Attributes:
        owners: the owners of the seats when the round was dealt.
        public_at: the number of events after which the game is over.
    """

    event: Dealt | BidMade | BiddingClosed
    owners: Owners
    public_at: float


def hands_shown(
    log: Sequence[TableEvent], told: Iterable[tuple[Person | None, Sequence[Told]]]
) -> list[str]:
    """Return the hands and bids that were sent to people who may not see them.

    Args:
        log: the whole log of the table.
        told: persons, None for a stranger, with all events that each ever received.
    """
    assert isinstance(log[0], table_events.Opened)
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
    """Return the deals and bids of a log by number, with the people who may see them."""
    owners = dealt_to = ("",) * players
    is_playing = False
    found: dict[int, tuple[Dealt | BidMade | BiddingClosed, Owners]] = {}
    ends: list[int] = []
    for number, event in enumerate(log):
        match event:
            case table_events.Seated(seat, person=person):
                owners = (*owners[:seat], person or "", *owners[seat + 1 :])
            case table_events.Vacated(seat=seat) if not is_playing:
                owners = (*owners[:seat], "", *owners[seat + 1 :])
            case table_events.Swapped((one, other)):
                moved = {one: other, other: one}
                owners = tuple(owners[moved.get(seat, seat)] for seat in range(players))
            case table_events.GameStarted():
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
    """Return the hands and bids in an event, by seat."""
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
