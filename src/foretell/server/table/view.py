"""Who is told what of a table's log: the one place beside ``foretell.game.redact``."""

from collections.abc import Iterable
from typing import assert_never

import msgspec

from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.legal import legal_actions
from foretell.game.redact import redact_event
from foretell.protocol import entries as said
from foretell.protocol.entries import Entry
from foretell.protocol.events import BiddingClosedView, BidView, DealtView, event_of, event_to_wire
from foretell.protocol.server import Legal
from foretell.rules.options import Options
from foretell.server.table.state import Human, TableState


def entries_for(
    entries: Iterable[Entry], viewer: int | None, *, state: TableState, since: int
) -> tuple[Entry, ...]:
    """Return entries as the person at a seat, or a spectator (None), may know them.

    What was dealt and bid before they came to the seat is told as to a spectator.

    Args:
        entries: as they were made, one after the other.
        viewer: the seat.
        state: the table, now or at any later time.
        since: the number of the first of the entries.
    """
    knows_from = _knows_from(state, viewer)
    return tuple(
        _redacted(entry, viewer if number >= knows_from else None, state.options)
        for number, entry in enumerate(entries, since)
    )


def _knows_from(state: TableState, viewer: int | None) -> int:
    """Return the number of the first entry that a seat's person knows as that seat."""
    holder = None if viewer is None else state.seats[viewer]
    if not isinstance(holder, Human):
        return 0
    return state.version if holder.knows_from is None else holder.knows_from


def _redacted(entry: Entry, viewer: int | None, options: Options) -> Entry:
    """Return an entry as a viewer may know it.

    Hands and bids by the rules (R12); who the persons are and what the cards will be, nobody.
    """
    match entry:
        case DealtView() | BidView() | BiddingClosedView():
            return event_to_wire(redact_event(event_of(entry), viewer, options))
        case said.Seated():
            return msgspec.structs.replace(entry, person="")
        case said.ShuffleCommitted(game, commitment):
            return said.ShuffleCommitted(game, commitment)
        case _:
            return entry


def legal_for(state: TableState, viewer: int | None) -> Legal | None:
    """Return what a seat may do now, None when it is not to act, or a bot does for a newcomer."""
    game = state.game
    if viewer is None or game is None or viewer not in game.to_act:
        return None
    holder = state.seats[viewer]
    if isinstance(holder, Human) and holder.waits:
        return None
    suits, bids, cards = [], [], []
    for action in legal_actions(game.state, viewer):
        match action:
            case ChooseTrump(suit=suit):
                suits.append(suit.letter)
            case MakeBid(bid=bid):
                bids.append(bid)
            case PlayCard(card=card):
                cards.append(str(card))
            case _:
                assert_never(action)
    return Legal(tuple(suits), tuple(bids), tuple(cards))
