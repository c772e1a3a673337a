"""Rewards, computed by compiled code."""

from typing import Final, NamedTuple

from foretell.sim import layout
from foretell.sim.compiling import inlined
from foretell.sim.layout import IntArray

POINTS: Final = 0
GAME: Final = 1
PLACE: Final = 2
WIN: Final = 3


class Terms(NamedTuple):
    """The terms of a reward, as an argument of kernels.

    Attributes:
        kind: ``POINTS``, ``GAME``, ``PLACE`` or ``WIN``.
        shaping: the weight of the shaping term.
        discount: the learner's discount factor.
    """

    kind: int
    shaping: float
    discount: float


@inlined
def reward_of(terms: Terms, players: int, state: IntArray, seat: int, before: int) -> float:
    """Return the reward of a seat.

    Args:
        terms: the terms of the reward.
        players: the number of players.
        state: the state after the action.
        seat: the seat.
        before: its total points before the action.
    """
    over = state[layout.PHASE] == layout.FINISHED
    total = int(state[layout.TOTALS + seat])
    potential = 0 if over else total
    reward = terms.shaping * (terms.discount * potential - before)
    if terms.kind == POINTS:
        return reward + (total - before)
    if not over:
        return reward
    if terms.kind == GAME:
        return reward + total
    above, level, below = 0, 0, 0
    for other in range(players):
        above += state[layout.TOTALS + other] > total
        level += state[layout.TOTALS + other] == total
        below += state[layout.TOTALS + other] < total
    if terms.kind == PLACE:
        return reward + (below - above) / (players - 1)
    return reward + (1 / level if above == 0 else 0)
