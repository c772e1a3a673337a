"""What each action leads to in possible games, when from there on all play as ``steady`` does."""

from foretell.bots.steady.twin import steady_policy
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.games import play_on
from foretell.sim.layout import IntArray
from foretell.sim.step import apply


@kernel
def play_outs(settings: IntArray, states: IntArray, actions: IntArray, points: IntArray) -> None:
    """Play each game to the end of the round after each action of the seat to act.

    Args:
        settings: of the games.
        states: ``int64[games, WIDTH]``, in all of which the same seat is to act; not changed.
        actions: ``int64[actions]``, legal in all of them.
        points: where to write what the seat gets, ``int64[games, actions]``.
    """
    state = states[0].copy()
    for game in range(len(states)):
        seat = states[game, at.SEAT]
        before = states[game, at.TOTALS + seat]
        for number in range(len(actions)):
            state[:] = states[game]
            apply(settings, state, actions[number])
            if state[at.PHASE] != at.DEALING:  # then the action was the last of its round
                play_on(settings, state, steady_policy, 1)
            points[game, number] = state[at.TOTALS + seat] - before
