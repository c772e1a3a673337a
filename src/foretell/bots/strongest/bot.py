"""``strongest``: the search of ``bots/search/`` with networks as policy, prior and evidence."""

from functools import partial
from typing import Final

import numpy as np

from foretell.bots.learned.bot import PREDICTION_ERROR, predict
from foretell.bots.learned.network import Evaluator, Network, new_evaluator
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.bots.search.likelihood import WeightedWorlds
from foretell.bots.search.resampling import resampled, weights_from_logs
from foretell.bots.search.situation import Situation
from foretell.bots.search.successive_elimination import Prior
from foretell.bots.strongest.beliefs import weigh_bids, weigh_plays
from foretell.bots.strongest.endgames import new_endgame_solver, solve_endgames
from foretell.bots.strongest.rollouts import rollouts
from foretell.sim import layout as at
from foretell.sim.layout import IntArray

STRONGEST: Final = Budget(games=400, worlds=1500, actions=6)
ENDGAME: Final = 3
"""The most cards in each hand for which the rest of the round is solved exactly."""
SPARE: Final = 2
"""The ratio of games resampled by bids to those then resampled from them by plays."""


class NetworkRollouts:
    """The rollout policy of networks: the others act like a network or ``steady``.

    Args:
        best: the network for the prior.
        quick: the network that weights worlds and plays rollouts.
    """

    def __init__(self, best: Network, quick: Network) -> None:
        self._best = new_evaluator(best)
        self._quick = new_evaluator(quick)
        self._solver = new_endgame_solver()

    def sample_games(self, situation: Situation, budget: Budget) -> IntArray:
        """Return possible games, sampled by likelihood."""
        count = budget.games * (SPARE if situation.plays else 1)
        weigh = partial(_weigh_bids, self._quick)
        games = situation.sample_games(count, worlds=budget.worlds, weigh=weigh)
        if not situation.plays:
            return games
        weights = np.empty(count)
        weigh_plays(situation.settings, situation.known, self._quick, games, weights)
        weights_from_logs(weights)
        return resampled(weights, games, budget.games)

    def rollouts(
        self, settings: IntArray, games: IntArray, actions: IntArray, totals: IntArray, /
    ) -> None:
        """Play games to the end of the round, or solve them if few cards are left."""
        game = games[0]
        if game[at.PHASE] == at.PLAYING and game[at.SIZE] - game[at.TRICKS] <= ENDGAME:
            solve_endgames(settings, self._solver, games, actions, totals)
        else:
            rollouts(settings, self._quick, games, actions, totals)

    def prior(self, situation: Situation, actions: IntArray) -> Prior:
        """Return the estimates of the best network."""
        prediction = predict(self._best, situation.settings, situation.known, actions)
        return Prior(prediction.points.astype(np.float64), PREDICTION_ERROR)


def _weigh_bids(
    evaluator: Evaluator, settings: IntArray, known: IntArray, worlds: WeightedWorlds
) -> None:
    weigh_bids(settings, known, evaluator, worlds, 0)
    weights_from_logs(worlds.weights)


def strongest(seed: str, games: int | None = None, *, to_win: bool = False) -> SearchingBot:
    """Return ``strongest``; arguments as for ``foretell.bots.search.bot.searcher``."""
    return SearchingBot(
        seed,
        STRONGEST.scaled(games, to_win=to_win),
        NetworkRollouts(best_network(), quick_network()),
    )
