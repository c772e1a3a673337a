"""What each action leads to in possible games, played on by the network and by rules of thumb."""

from foretell.bots.learned.network import Mind, network_policy
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.copying import copy_into
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import apply


@kernel
def play_outs(
    settings: IntArray, mind: Mind, games: IntArray, actions: IntArray, totals: IntArray
) -> None:
    """Play each game to the end of the round after each action of the seat to act.

    Args:
        settings: of the games.
        mind: the network.
        games: ``int64[games, WIDTH]``, in all of which the same seat is to act; not changed. The
            key of each is a set of the seats that play by rules of thumb.
        actions: ``int64[actions]``, legal in all of them.
        totals: where to write the totals of all seats after it, ``int64[games, actions, SEATS]``.
    """
    state = games[0].copy()
    for game in range(len(games)):
        for number in range(len(actions)):
            copy_into(state, games[game])
            apply(settings, state, actions[number])
            while state[at.PHASE] != at.DEALING and state[at.PHASE] != at.FINISHED:
                if games[game, at.KEY] >> state[at.SEAT] & 1 != 0:
                    apply(settings, state, steady_policy(settings, state, 0))
                else:
                    apply(settings, state, network_policy(settings, state, mind))
            for seat in range(SEATS):
                totals[game, number, seat] = state[at.TOTALS + seat]
