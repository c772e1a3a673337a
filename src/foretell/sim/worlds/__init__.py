"""Worlds: hidden cards sampled uniformly from all deals consistent with an observation.

>>> from foretell import Options, Session
>>> worlds = Worlds(Session(Options(players=3, first_dealer=0), seed="2a").observe(1))
>>> worlds.count  # the others' cards of the first round: two of the 58 that seat 1 does not see
3306
>>> worlds.sample(1000, seed=7).shape
(1000, 3)
"""

from foretell.sim.worlds.weights import Likelihood
from foretell.sim.worlds.worlds import Worlds

__all__ = ["Likelihood", "Worlds"]
