"""Undo of a seat's last action, unless a player has acted or learned anything since.

In a game with bots alone, their actions since then are undone with it.
"""

from collections.abc import Container, Sequence

from foretell.game.events import BiddingClosed, BidMade, CardPlayed, Event, RoundScored, TrumpChosen
from foretell.game.refusals import NothingToTakeBack
from foretell.rules.options import Bidding, Options


def events_to_take_back(
    events: Sequence[Event], seat: int, options: Options, *, bots: Container[int] = ()
) -> int:
    """Return the number of events to drop to undo a seat's last action.

    The options are those of the current round; later actions of ``bots`` are undone with it.

    Raises:
        NothingToTakeBack: when another seat has acted since, all bids or one's own cards were
            revealed, or the round was scored.
    """
    for count, event in enumerate(reversed(events), start=1):
        if isinstance(event, TrumpChosen | BidMade | CardPlayed):
            if event.seat == seat:
                return count
            if event.seat not in bots:
                break
        elif _brings_to_light(event, options):
            break
    raise NothingToTakeBack


def _brings_to_light(event: Event, options: Options) -> bool:
    match event:
        case RoundScored():
            return True
        case BiddingClosed():
            return options.clairvoyance or options.bidding is Bidding.HIDDEN
        case _:
            return False
