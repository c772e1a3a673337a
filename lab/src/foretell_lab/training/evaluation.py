"""The evaluation of a network: one seat of it among ``steady`` players."""

from dataclasses import dataclass

import numpy as np

from foretell.arena.compiled import new_policies, play_alone
from foretell.bots.explanation import Z_95
from foretell.bots.learned.network import Network
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.games import fresh_states
from foretell.sim.settings import settings_of


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a network, per round.

    Attributes:
        points: mean points of the network.
        lead: over the mean of the others, in points.
        margin: half the 95 % interval of the lead.
        exact: the share of bids that are made.
    """

    points: float
    lead: float
    margin: float
    exact: float


def evaluate(network: Network, options: Options, *, games: int, seed: int) -> Score:
    """Return the score of a network that plays one seat of each game, every seat in turn.

    Args:
        network: the network to evaluate.
        options: of the games.
        games: the number of games.
        seed: of their deals.
    """
    states = fresh_states(options, games, seed=seed)
    exact = np.zeros(games, dtype=np.int64)
    play_alone(settings_of(options), new_policies(network, None), states, exact)
    rounds = len(options.schedule)
    totals = states[:, layout.TOTALS : layout.TOTALS + options.players] / rounds
    alone = np.arange(games) % options.players
    own = totals[np.arange(games), alone]
    lead = own - (totals.sum(axis=1) - own) / (options.players - 1)
    return Score(
        points=float(own.mean()),
        lead=float(lead.mean()),
        margin=float(Z_95 * lead.std() / np.sqrt(games)),
        exact=float(exact.mean() / rounds),
    )
