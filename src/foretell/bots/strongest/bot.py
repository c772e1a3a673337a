"""``strongest``: the search of ``bots/search/`` around the policy of a network."""

from dataclasses import replace
from typing import Final

import numpy as np

from foretell.bots.learned.bot import predict
from foretell.bots.learned.network import Network, new_evaluator
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.sampling.likelihood import FloatArray, WeightedWorlds
from foretell.bots.sampling.resampling import resampled, weights_from_logs
from foretell.bots.sampling.situation import Situation
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.bots.search.rollouts import MOVES
from foretell.bots.strongest.beliefs import refine_games, weigh_worlds
from foretell.bots.strongest.rollouts import rollouts, trace
from foretell.sim import layout
from foretell.sim.layout import IntArray

STRONGEST: Final = Budget(games=70, worlds=350)
ANALYST: Final = replace(STRONGEST, tries_all=True)
"""The budget of an appraisal, in which no estimate depends on when an action was given up."""

QUICK_MOVES: Final = 40
"""The moves tried in each game with the quick network."""
BEST_MOVES: Final = 12
"""Those then tried with the best network."""


class NetworkRollouts:
    """The rollout policy of networks: the others act like a network or ``steady``.

    Args:
        best: the network whose policy guides the choice and plays rollouts.
        quick: the network with which most possible games are ruled out.
        temperature: of the mixed policies of the others in rollouts (``mixed_policy``); 0 if they
            choose the likeliest action.
    """

    def __init__(self, best: Network, quick: Network, temperature: float = 0.0) -> None:
        self._best = new_evaluator(best)
        self._quick = new_evaluator(quick)
        self._temperature = temperature

    def sample_games(self, situation: Situation, budget: Budget) -> IntArray:
        """Return possible games, sampled by likelihood."""
        settings, known = situation.settings, situation.known
        hands = situation.sample_worlds(budget.worlds)
        states = np.empty((budget.worlds, layout.WIDTH), np.int64)
        worlds = WeightedWorlds(hands, states, np.empty(budget.worlds))
        weigh_worlds(settings, known, self._quick, worlds)
        weights_from_logs(worlds.weights)
        games = resampled(worlds.weights, states, budget.games)
        refine_games(settings, known, self._quick, games, 0, QUICK_MOVES)
        refine_games(settings, known, self._best, games, 0, BEST_MOVES)
        return games

    def rollouts(
        self, settings: IntArray, games: IntArray, actions: IntArray, outcomes: IntArray, /
    ) -> None:
        """Play games to the end of the round."""
        rollouts(settings, self._best, games, actions, self._temperature, outcomes)

    def trace(self, settings: IntArray, games: IntArray, actions: IntArray) -> IntArray:
        """Return the moves of rollouts, ``int64[games, actions, MOVES]`` (``rollouts.trace``)."""
        moves = np.empty((len(games), len(actions), MOVES), dtype=np.int64)
        trace(settings, self._best, games, actions, self._temperature, moves)
        return moves

    def logits(self, situation: Situation, actions: IntArray) -> FloatArray:
        """Return the logits of actions in the policy of the best network, ``float64[actions]``."""
        prediction = predict(self._best, situation.settings, situation.known, actions)
        return prediction.logits.astype(np.float64)


def strongest(seed: str, games: int | None = None, *, to_win: bool = False) -> SearchingBot:
    """Return ``strongest``; arguments as for ``foretell.bots.search.bot.searcher``."""
    return SearchingBot(
        seed,
        STRONGEST.scaled(games, to_win=to_win),
        NetworkRollouts(best_network(), quick_network()),
    )
