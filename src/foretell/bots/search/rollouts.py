"""Rollouts of each action in possible games, with ``steady`` at all seats."""

from foretell.bots.engine import Crossing, operation
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout as at
from foretell.sim.copying import copy_into
from foretell.sim.games import play_on
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import apply


def _rolling(settings: IntArray, games: IntArray, actions: IntArray, totals: IntArray) -> Crossing:
    return settings, len(games), games, len(actions), actions, totals


@operation("rollouts_by_rules", _rolling)
def rollouts(settings: IntArray, games: IntArray, actions: IntArray, totals: IntArray) -> None:
    """Play each game to the end of the round after each action of the seat to act.

    Args:
        settings: the settings of the games.
        games: ``int64[games, WIDTH]``, all with the same seat to act; not changed.
        actions: ``int64[actions]``, legal in all games.
        totals: the totals of all seats after the round, ``int64[games, actions, SEATS]``; written.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            apply(settings, state, actions[number])
            if state[at.PHASE] != at.DEALING:  # unless the action ended the round
                play_on(settings, state, steady_policy, 1)
            for seat in range(SEATS):
                totals[game, number, seat] = state[at.TOTALS + seat]
