"""The lead of a network: what one seat of it gains over a seat of the others, on the same deals."""

from dataclasses import dataclass

import numpy as np

from foretell.bots.explanation import Z_95
from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import Evaluator, Network, network_policy, new_evaluator
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.deal import deal
from foretell.sim.games import fresh_states
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply


@dataclass(frozen=True, slots=True)
class Lead:
    """The lead of a network over another, per round.

    Attributes:
        points: its points minus those of the other network in the same seats and deals.
        margin: half the 95 % interval of that.
        exact: the share of its bids that are made.
    """

    points: float
    margin: float
    exact: float


def lead(network: Network, others: Network, options: Options, *, deals: int, seed: int) -> Lead:
    """Return the lead of a network alone among others, in each seat of each deal in turn.

    Args:
        network: the one alone.
        others: the network at all other seats, and in the games it is compared with.
        options: of the games.
        deals: the number of games that are dealt.
        seed: of their cards.
    """
    points, exact = _played(network, others, options, deals, seed)
    before, _ = _played(others, others, options, deals, seed)
    gains = (points - before).mean(axis=1)
    margin = Z_95 * gains.std() / np.sqrt(deals)
    return Lead(float(gains.mean()), float(margin), float(exact.mean()))


def _played(
    network: Network, others: Network, options: Options, deals: int, seed: int
) -> tuple[Float32Array, Float32Array]:
    """Return the points a round and the share of exact bids, ``float32[deals, players]`` each."""
    players, rounds = options.players, len(options.schedule)
    states = np.repeat(fresh_states(options, deals, seed=seed), players, axis=0)
    exact = np.zeros(len(states), dtype=np.int64)
    _play(settings_of(options), states, new_evaluator(network), new_evaluator(others), exact)
    games = np.arange(len(states))
    points = states[games, at.TOTALS + games % players] / rounds
    shape = (deals, players)
    return points.reshape(shape).astype(np.float32), (exact / rounds).reshape(shape).astype(
        np.float32
    )


@kernel
def _play(
    settings: IntArray, states: IntArray, network: Evaluator, others: Evaluator, exact: IntArray
) -> None:
    for game in range(len(states)):
        state, alone = states[game], game % settings[at.PLAYERS]
        while state[at.PHASE] != at.FINISHED:
            if state[at.PHASE] == at.DEALING:
                deal(settings, state)
            while state[at.PHASE] != at.DEALING and state[at.PHASE] != at.FINISHED:
                if state[at.SEAT] == alone:
                    apply(settings, state, network_policy(settings, state, network))
                else:
                    apply(settings, state, network_policy(settings, state, others))
            exact[game] += state[at.BIDS + alone] == state[at.TAKEN + alone]
