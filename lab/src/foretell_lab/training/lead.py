"""One network alone among others: its games, and what it gains in the same seats and deals."""

from dataclasses import dataclass

import numpy as np

from foretell.arena.compiled import new_policies, play_alone
from foretell.bots.explanation import Z_95
from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import Network
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.games import fresh_states
from foretell.sim.settings import settings_of


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
    play_alone(settings_of(options), new_policies(network, others), states, exact)
    games = np.arange(len(states))
    results = np.stack([states[games, layout.TOTALS + games % players], exact]) / rounds
    points, shares = results.astype(np.float32).reshape(2, deals, players)
    return points, shares
