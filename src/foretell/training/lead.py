"""One network alone among others: its games, and what it gains in the same seats and deals."""

from dataclasses import dataclass

import numpy as np

from foretell.bots.explanation import Z_95
from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import (
    Evaluator,
    Network,
    empty_network,
    network_policy,
    new_evaluator,
)
from foretell.bots.steady.compiled import steady_policy
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.deal import deal
from foretell.sim.games import fresh_states
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply
from foretell.training.experience import BoolArray


@dataclass(frozen=True, slots=True)
class Lead:
    """The lead of a network over another policy, per round.

    Attributes:
        points: its points minus those of the other policy in the same seats and deals.
        margin: half the 95 % interval of that.
        exact: the share of its bids that are made.
    """

    points: float
    margin: float
    exact: float


def lead(
    network: Network, others: Network | None, options: Options, *, deals: int, seed: int
) -> Lead:
    """Return the lead of a network alone among others, in each seat of each deal in turn.

    Args:
        network: the one alone.
        others: the network at all other seats, and in the games it is compared with; None for the
            rules of ``steady``.
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
    network: Network | None, others: Network | None, options: Options, deals: int, seed: int
) -> tuple[Float32Array, Float32Array]:
    """Return the points a round and the share of exact bids, ``float32[deals, players]`` each."""
    players, rounds = options.players, len(options.schedule)
    states = np.repeat(fresh_states(options, deals, seed=seed), players, axis=0)
    exact = np.zeros(len(states), dtype=np.int64)
    by_rules = np.array([network is None, others is None], dtype=np.bool_)
    own, their = (new_evaluator(one or empty_network(1, 1)) for one in (network, others))
    play_alone(settings_of(options), states, own, their, by_rules, exact)
    games = np.arange(len(states))
    results = np.stack([states[games, at.TOTALS + games % players], exact]) / rounds
    points, made = results.astype(np.float32).reshape(2, deals, players)
    return points, made


@kernel
def play_alone(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    states: IntArray,
    network: Evaluator,
    others: Evaluator,
    by_rules: BoolArray,
    exact: IntArray,
) -> None:
    """Play games to their end, one seat apart from the others, each seat in turn.

    Args:
        settings: of the games.
        states: of the games, before their first deal, ``int64[games, WIDTH]``; written.
        network: the one alone.
        others: the network at all other seats.
        by_rules: whether the one alone, and the others, play by the rules of ``steady`` instead,
            ``bool[2]``.
        exact: the number of rounds in which the one alone makes its bid, ``int64[games]``; added.
    """
    for game in range(len(states)):
        state, alone = states[game], game % settings[at.PLAYERS]
        while state[at.PHASE] != at.FINISHED:
            if state[at.PHASE] == at.DEALING:
                deal(settings, state)
            while state[at.PHASE] != at.DEALING and state[at.PHASE] != at.FINISHED:
                if by_rules[int(state[at.SEAT] != alone)]:
                    apply(settings, state, steady_policy(settings, state, 0))
                elif state[at.SEAT] == alone:
                    apply(settings, state, network_policy(settings, state, network))
                else:
                    apply(settings, state, network_policy(settings, state, others))
            exact[game] += state[at.BIDS + alone] == state[at.TAKEN + alone]
