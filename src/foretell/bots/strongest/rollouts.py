"""Rollouts of each action in possible games, with the network or others at each seat."""

from foretell.bots.engine import Crossing, operation
from foretell.bots.learned.network import Evaluator, as_block, network_policy
from foretell.bots.search.rollouts import NO_MOVE, write_outcome
from foretell.bots.steady.compiled import steady_policy
from foretell.bots.strongest.mixed import mixed_policy
from foretell.sim import layout
from foretell.sim.compiling import compiled
from foretell.sim.copying import copy_into
from foretell.sim.layout import IntArray
from foretell.sim.step import apply


def _rolling(  # noqa: PLR0917 - the arguments of its operation
    settings: IntArray,
    evaluator: Evaluator,
    games: IntArray,
    actions: IntArray,
    temperature: float,
    results: IntArray,
) -> Crossing:
    network = as_block(evaluator.network)
    counts = len(games), games, len(actions), actions
    return settings, *network, *counts, temperature, results


@operation("rollouts_by_networks", _rolling)
def rollouts(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    evaluator: Evaluator,
    games: IntArray,
    actions: IntArray,
    temperature: float,
    results: IntArray,
) -> None:
    """Play each game to the end of the round after each action of the seat to act.

    Args:
        settings: the settings of the games.
        evaluator: the network.
        games: ``int64[games, WIDTH]``, all with the same seat to act; not changed. The key of each
            has the set of the seats played by ``steady`` in its lowest bits.
        actions: ``int64[actions]``, legal in all games.
        temperature: of the others' mixed policies (``mixed_policy``); 0 if they choose the
            likeliest action.
        results: the totals of all seats after the round, and the tricks of the seat to act,
            ``int64[games, actions, OUTCOME]``; written.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            apply(settings, state, actions[number])
            while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
                apply(settings, state, _next(settings, state, evaluator, games[game], temperature))
            write_outcome(state, games[game, layout.SEAT], results[game, number])


@operation("traces", _rolling)
def trace(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    evaluator: Evaluator,
    games: IntArray,
    actions: IntArray,
    temperature: float,
    results: IntArray,
) -> None:
    """Write the moves of rollouts; the other arguments are those of ``rollouts``.

    Args:
        settings: the settings of the games.
        evaluator: the network.
        games: the games.
        actions: the actions.
        temperature: of the others' policies.
        results: the moves of each game to the end of the round, the action first, then
            ``NO_MOVE``, ``int64[games, actions, MOVES]``; written.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            line, move, count = results[game, number], actions[number], 0
            while True:
                line[count] = move
                count += 1
                apply(settings, state, move)
                if state[layout.PHASE] == layout.DEALING or state[layout.PHASE] == layout.FINISHED:
                    break
                move = _next(settings, state, evaluator, games[game], temperature)
            for place in range(count, len(line)):
                line[place] = NO_MOVE


@compiled
def _next(
    settings: IntArray, state: IntArray, evaluator: Evaluator, game: IntArray, temperature: float
) -> int:
    """Return the action of the seat to act in a rollout of a game."""
    seat, key = state[layout.SEAT], game[layout.KEY]
    if temperature > 0 and seat != game[layout.SEAT]:
        return mixed_policy(settings, state, evaluator, key, temperature)
    if key >> seat & 1 != 0:
        return steady_policy(settings, state, 0)
    return network_policy(settings, state, evaluator)
