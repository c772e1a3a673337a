"""What may be taken back: a seat's last action, if nobody has acted or learned anything since."""

from collections.abc import Sequence

from foretell.game.events import BiddingClosed, BidMade, CardPlayed, Event, RoundScored, TrumpChosen
from foretell.game.refusals import NothingToTakeBack
from foretell.rules.options import Bidding, Options


def events_to_take_back(events: Sequence[Event], seat: int, options: Options) -> int:
    """Return how many of the last events go when a seat takes its last action back.

    Raises:
        NothingToTakeBack: when it was not the last thing done, or a card or bid came to light.
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
