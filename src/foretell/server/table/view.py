"""Who is told what of a table's log: the one place beside ``foretell.game.redact``."""

from typing import assert_never

from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.legal import legal_actions
from foretell.game.redact import redact_event
from foretell.protocol import entries as said
from foretell.protocol.entries import Entry
from foretell.protocol.events import BiddingClosedView, BidView, DealtView, event_of, event_to_wire
from foretell.protocol.server import Legal
from foretell.rules.options import Options
from foretell.server.table.state import TableState


def entry_for(entry: Entry, viewer: int | None, options: Options) -> Entry:
    """Return an entry as a seat, or a spectator (None), may know it.

    Hands and bids by the rules (R12); who the persons are and what the cards will be, nobody.
    """
    match entry:
        case DealtView() | BidView() | BiddingClosedView():
            return event_to_wire(redact_event(event_of(entry), viewer, options))
        case said.Seated(seat, name, kind):
            return said.Seated(seat, name, kind)
        case said.ShuffleCommitted(game, commitment):
            return said.ShuffleCommitted(game, commitment)
        case _:
            return entry


def legal_for(state: TableState, viewer: int | None) -> Legal | None:
    """Return what a seat may do now, None when it is not to act."""
    game = state.game
    if viewer is None or game is None or viewer not in game.to_act:
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
