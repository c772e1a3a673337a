"""Rollouts of each action in possible games, with the network or ``steady`` at each seat."""

from foretell.bots.engine import Crossing, operation
from foretell.bots.learned.network import Evaluator, as_block, network_policy
from foretell.bots.search.rollouts import write_outcome
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout
from foretell.sim.copying import copy_into
from foretell.sim.layout import IntArray
from foretell.sim.step import apply


def _rolling(
    settings: IntArray, evaluator: Evaluator, games: IntArray, actions: IntArray, outcomes: IntArray
) -> Crossing:
    network = as_block(evaluator.network)
    return settings, *network, len(games), games, len(actions), actions, outcomes


@operation("rollouts_by_networks", _rolling)
def rollouts(
    settings: IntArray, evaluator: Evaluator, games: IntArray, actions: IntArray, outcomes: IntArray
) -> None:
    """Play each game to the end of the round after each action of the seat to act.

    Args:
        settings: the settings of the games.
        evaluator: the network.
        games: ``int64[games, WIDTH]``, all with the same seat to act; not changed. The key of each
            is the set of the seats played by ``steady``.
        actions: ``int64[actions]``, legal in all games.
        outcomes: the totals of all seats after the round, and the tricks of the seat to act,
            ``int64[games, actions, OUTCOME]``; written.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            apply(settings, state, actions[number])
            while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
                if games[game, layout.KEY] >> state[layout.SEAT] & 1 != 0:
                    apply(settings, state, steady_policy(settings, state, 0))
                else:
                    apply(settings, state, network_policy(settings, state, evaluator))
            write_outcome(state, games[game, layout.SEAT], outcomes[game, number])
