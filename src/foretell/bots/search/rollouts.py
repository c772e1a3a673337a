"""Rollouts of each action in possible games, with ``steady`` at all seats."""

from typing import Final

from foretell.bots.engine import Crossing, operation
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout
from foretell.sim.compiling import inlined
from foretell.sim.copying import copy_into
from foretell.sim.games import play_on
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import apply

TRICKS: Final = SEATS
"""In the outcome of a rollout, after the totals: the tricks that the seat to act has taken."""
OUTCOME: Final = SEATS + 1
"""The number of entries of an outcome."""


def _rolling(
    settings: IntArray, games: IntArray, actions: IntArray, outcomes: IntArray
) -> Crossing:
    return settings, len(games), games, len(actions), actions, outcomes


@inlined
def write_outcome(state: IntArray, seat: int, outcome: IntArray) -> None:
    """Write the outcome of a round for a seat, ``int64[OUTCOME]``."""
    for other in range(SEATS):
        outcome[other] = state[layout.TOTALS + other]
    outcome[TRICKS] = state[layout.TAKEN + seat]


@operation("rollouts_by_rules", _rolling)
def rollouts(settings: IntArray, games: IntArray, actions: IntArray, outcomes: IntArray) -> None:
    """Play each game to the end of the round after each action of the seat to act.

    Args:
        settings: the settings of the games.
        games: ``int64[games, WIDTH]``, all with the same seat to act; not changed.
        actions: ``int64[actions]``, legal in all games.
        outcomes: the totals of all seats after the round, and the tricks of the seat to act,
            ``int64[games, actions, OUTCOME]``; written.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            apply(settings, state, actions[number])
            if state[layout.PHASE] != layout.DEALING:  # unless the action ended the round
                play_on(settings, state, steady_policy, 1)
            write_outcome(state, games[game, layout.SEAT], outcomes[game, number])
