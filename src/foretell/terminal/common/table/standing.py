"""How bids and tricks stand: for one seat, and for the table (R6.3, R6.4)."""

from foretell.game.observation import Observation
from foretell.rules.options import Bidding
from foretell.terminal.common.view import View


def bid_shown(observation: Observation, seat: int) -> str:
    """Return a seat's bid; "?" while it is hidden (R9.1, R9.2), a dash before it is made."""
    table = observation.known.round
    bid = table.bids[seat]
    if bid is not None:
        return str(bid)
    return "?" if table.has_bid[seat] else "–"


def against_bid(observation: Observation, seat: int, view: View) -> str:
    """Return how tricks compare with the bid; "" before play, or where the bid is unknown."""
    bid, taken = observation.bids[seat], observation.taken[seat]
    if bid is None or observation.trick is None:
        return ""
    if taken == bid:
        return view.words("play-exact")
    return view.words("play-needs" if taken < bid else "play-over", count=abs(bid - taken))


def is_made(observation: Observation, seat: int) -> bool | None:
    """Return whether a seat has just the tricks it bid; None where that cannot be said yet."""
    bid = observation.bids[seat]
    if bid is None or observation.trick is None:
        return None
    return observation.taken[seat] == bid


def sum_of_bids(observation: Observation, view: View) -> str:
    """Return the sum of the bids against the tricks; "" where it is not known (R9.1, R9.2)."""
    table = observation.known.round
    hidden = observation.options.bidding is not Bidding.OPEN and None in table.bids
    if hidden or not any(table.has_bid):
        return ""
    values = {"sum": table.bid_sum, "tricks": table.size}
    if not all(table.has_bid):
        return view.words("play-sum-so-far", **values)
    return view.words("play-sum", difference=difference(observation, view), **values)


def difference(observation: Observation, view: View) -> str:
    """Return whether the table is overbid or underbid, and by how much (R6.3)."""
    table = observation.known.round
    over = table.bid_sum - table.size
    if over == 0:
        return view.words("play-even")
    return view.words("play-overbid" if over > 0 else "play-underbid", by=abs(over))
