"""Which card ``steady`` plays (R7): the one after which the hand fits the bid best."""

from math import fsum

from foretell.bots.steady.chances import chances_of
from foretell.bots.steady.contest import contest_for
from foretell.bots.steady.sight import sight_of
from foretell.bots.steady.weights import DOUBT, RESOLVE, weights_for
from foretell.game.legal import playable
from foretell.game.state import State
from foretell.rules.trick import NO_TRUMP


def choose_card(known: State, seat: int) -> int:
    """Return the index of the card that a seat, whose turn it is, plays."""
    allowed = playable(known, seat)
    if not allowed & (allowed - 1):
        return allowed.bit_length() - 1
    table, weights = known.round, weights_for(known.options)
    hand, trick, bid = table.hands[seat], table.trick, table.bids[seat]
    assert hand is not None
    assert trick is not None
    assert bid is not None
    left, need = table.size - len(table.tricks), bid - table.taken[seat]
    sight = sight_of(known, seat, NO_TRUMP if table.trump is None else table.trump)
    contest = contest_for(known, seat, sight, weights.rivalry)
    chances = chances_of(hand, sight, weights.playing, left - 1)
    surplus = fsum(later for _, later in chances) - need
    patience = weights.patience if trick.cards else 0.0
    choice, most = -1, float("-inf")
    for card, later in chances:
        if not allowed >> card & 1:
            continue
        now = contest.chance(card)
        if need <= 0:  # shed what is dangerous, but lose this trick
            worth = later - RESOLVE * now
        elif need >= left:  # win this trick, but keep what wins
            worth = RESOLVE * now - later
        else:  # come as close to the bid as can be, the unsure cards gone and tricks still open
            off = surplus - later + now
            worth = DOUBT * later * (1 - later) - off * off - patience * now
        if worth > most:
            choice, most = card, worth
    return choice
