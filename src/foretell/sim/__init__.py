"""The simulator: the compiled game, for search, learning and statistics.

>>> from foretell import Options
>>> play_games(Options(players=4), 100, seed=7).totals.shape
(100, 4)

To write your compiled code, see the modules: ``layout`` names the entries of a game's
arrays, ``step``, ``deal``, ``bits`` and ``counter`` have the functions, ``compiling`` the
decorators.
"""

from foretell.sim.fixed_deals import deal_hands
from foretell.sim.games import (
    RANDOM,
    Player,
    Results,
    fresh_states,
    play_games,
    play_out,
    player,
)
from foretell.sim.policy import Policy
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.solver import Everyone, Solver, WorstCase
from foretell.sim.vector import Buffers, VectorGames, choose_at_random, unpack
from foretell.sim.worlds import Likelihood, Worlds

__all__ = [
    "RANDOM",
    "Buffers",
    "Everyone",
    "Likelihood",
    "Player",
    "Policy",
    "Results",
    "Solver",
    "VectorGames",
    "Worlds",
    "WorstCase",
    "choose_at_random",
    "deal_hands",
    "fresh_states",
    "play_games",
    "play_out",
    "player",
    "settings_of",
    "state_of",
    "unpack",
]
