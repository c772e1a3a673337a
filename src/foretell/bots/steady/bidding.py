"""What ``steady`` bids: the tricks it expects, with an eye on the others' bids (R6)."""

from foretell.bots.steady.chances import chance_now, chances_of
from foretell.bots.steady.sight import deck_of, gone, sight_of
from foretell.bots.steady.weights import HEED, HEED_AT_MOST, weights_for
from foretell.game.legal import bid_forbidden_to
from foretell.game.state import State
from foretell.rules.trick import NO_TRUMP


def choose_bid(known: State, seat: int) -> int:
    """Return the bid nearest to the tricks expected, or the next best where that is forbidden."""
    table = known.round
    trump = NO_TRUMP if table.trump is None else table.trump
    expected = expected_tricks(known, seat, trump)
    aim = heed_others(expected, known) + weights_for(known.options).boldness
    forbidden = bid_forbidden_to(known, seat)
    bids = (bid for bid in range(table.size + 1) if bid != forbidden)
    return min(bids, key=lambda bid: abs(bid - aim))


def expected_tricks(known: State, seat: int, trump: int) -> float:
    """Return the tricks that a hand promises before anybody bids, if ``trump`` is trump."""
    table, options = known.round, known.options
    weights, sight = weights_for(options), sight_of(known, seat, trump)
    cards, weight = table.hands[seat], 1.0
    if cards is None:  # clairvoyance: it may be any of the cards that nobody else holds
        cards = deck_of(known, seat) & ~(gone(known) | sight.unseen)
        weight = table.size / cards.bit_count()
    if table.size == 1 and seat == (table.dealer + 1) % options.players:
        one_by_one = chances_of(cards, sight, weights.bidding, table.size)
        return weight * sum(chance_now(card, sight, weights.rivalry) for card, _ in one_by_one)
    chances = chances_of(cards, sight, weights.bidding, table.size)
    return weight * weights.steering * sum(chance for _, chance in chances)


def heed_others(expected: float, known: State) -> float:
    """Return the tricks expected, moved towards what the bids that are known leave."""
    table, players = known.round, known.options.players
    others = [bid for bid in table.bids if bid is not None]
    to_come = players - 1 - len(others)
    left = table.size - sum(others) - to_come * table.size / players
    shift = HEED * len(others) / (players - 1) * (left - expected)
    return expected + max(-HEED_AT_MOST, min(HEED_AT_MOST, shift))
