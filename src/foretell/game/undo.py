"""Undo of a seat's last action, unless a player has acted or learned anything since."""

from collections.abc import Sequence

from foretell.game.events import BiddingClosed, BidMade, CardPlayed, Event, RoundScored, TrumpChosen
from foretell.game.refusals import NothingToTakeBack
from foretell.rules.options import Bidding, Options


def events_to_take_back(events: Sequence[Event], seat: int, options: Options) -> int:
    """Return the number of events to drop to undo a seat's last action.

    Raises:
        NothingToTakeBack: when another action followed it, or a card or bid was revealed.
    """
    for count, event in enumerate(reversed(events), start=1):
        if isinstance(event, TrumpChosen | BidMade | CardPlayed):
            if event.seat != seat:
                break
            return count
        if _brings_to_light(event, options):
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
