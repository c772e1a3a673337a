"""The worth of a plan: to take tricks with the best cards, and to lose with the rest."""

from typing import Final

from foretell.bots.steady.chances import Ranking
from foretell.bots.steady.weights import Weights

NO_PLACE: Final = -1
"""The place of no card in a ranking."""


def plan_value(  # noqa: PLR0917 - compiled code has no keywords
    ranking: Ranking, count: int, without: int, need: int, stake: int, weights: Weights
) -> float:
    """Return the expected points of the plan to take exactly ``need`` tricks.

    The last cards of the ranking are to take a trick each, the others to lose. The plan succeeds
    if as many winners fail as losers take a trick, here at most two of each.

    Args:
        ranking: the cards.
        count: the number of cards.
        without: the place of a card that is left out, or ``NO_PLACE``.
        need: the number of tricks wanted, possibly below 0 or more than there are cards.
        stake: the points lost by a miss of one trick.
        weights: the weights for the game.
    """
    winning, losing, _ = ranking
    failed_0, failed_1, failed_2 = 1.0, 0.0, 0.0
    taken_0, taken_1, taken_2 = 1.0, 0.0, 0.0
    slips, needed = 0.0, need
    for place in range(count - 1, -1, -1):
        if place == without:
            continue
        if needed > 0:
            needed -= 1
            chance = winning[place]
            fails = 1 - chance
            failed_2 = failed_2 * chance + failed_1 * fails
            failed_1 = failed_1 * chance + failed_0 * fails
            failed_0 *= chance
            slips += fails
        else:
            takes = losing[place]
            loses = 1 - takes
            taken_2 = taken_2 * loses + taken_1 * takes
            taken_1 = taken_1 * loses + taken_0 * takes
            taken_0 *= loses
            slips += takes
    if need < 0 or needed > 0:
        return -weights.slip * (slips + max(needed, -need))
    exactly = failed_0 * taken_0 + failed_1 * taken_1 + failed_2 * taken_2
    one_over = failed_0 * taken_1 + failed_1 * taken_2
    return stake * (exactly + weights.repair * one_over) - weights.slip * slips
