"""Rollouts of each action in possible games, with ``steady`` at all seats."""

from typing import Final

from foretell.bots.engine import Crossing, operation
from foretell.bots.steady.compiled import steady_policy
from foretell.cards import DECK_SIZE
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

MOVES: Final = DECK_SIZE + SEATS + 1
"""The most moves of a round: all cards, a bid of each seat, and the choice of trump."""
NO_MOVE: Final = -1


def _rolling(settings: IntArray, games: IntArray, actions: IntArray, results: IntArray) -> Crossing:
    return settings, len(games), games, len(actions), actions, results


@inlined
def write_outcome(state: IntArray, seat: int, outcome: IntArray) -> None:
    """Write the outcome of a round for a seat, ``int64[OUTCOME]``."""
    for other in range(SEATS):
        outcome[other] = state[layout.TOTALS + other]
    outcome[TRICKS] = state[layout.TAKEN + seat]


@operation("rollouts_by_rules", _rolling)
def rollouts(settings: IntArray, games: IntArray, actions: IntArray, results: IntArray) -> None:
    """Play each game to the end of the round after each action of the seat to act.

    Args:
        settings: the settings of the games.
        games: ``int64[games, WIDTH]``, all with the same seat to act; not changed.
        actions: ``int64[actions]``, legal in all games.
        results: the totals of all seats after the round, and the tricks of the seat to act,
            ``int64[games, actions, OUTCOME]``; written.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            apply(settings, state, actions[number])
            if state[layout.PHASE] != layout.DEALING:  # unless the action ended the round
                play_on(settings, state, steady_policy, 1)
            write_outcome(state, games[game, layout.SEAT], results[game, number])


@operation("traces_by_rules", _rolling)
def trace(settings: IntArray, games: IntArray, actions: IntArray, results: IntArray) -> None:
    """Write the moves of rollouts; the other arguments are those of ``rollouts``.

    Args:
        settings: the settings of the games.
        games: the games.
        actions: the actions.
        results: the moves of each game to the end of the round, the action first, then
            ``NO_MOVE``, ``int64[games, actions, MOVES]``; written.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            move, line = actions[number], results[game, number]
            for place in range(len(line)):
                if state[layout.PHASE] == layout.DEALING or state[layout.PHASE] == layout.FINISHED:
                    line[place] = NO_MOVE
                    continue
                if place > 0:
                    move = steady_policy(settings, state, 0)
                line[place] = move
                apply(settings, state, move)
