"""The policy of the network at a decision."""

from functools import cache
from typing import TypeAlias

import numpy as np

from foretell.analysis.puzzles.levels import Solved
from foretell.analysis.puzzles.position import kind_of
from foretell.bots.learned.bot import LearnedBot, learned

Logits: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float64]]"


@cache
def network() -> LearnedBot:
    """Return the network, which is read once."""
    return learned("00")


def log_odds(decision: Solved) -> float:
    """Return the log odds of the best action, or one alike, in the policy of the network."""
    observation, best = decision
    logits = network().predict(observation).logits.astype(np.float64)
    is_best = np.array([kind_of(one) == kind_of(best) for one in observation.legal_actions])
    return float(_log_sum(logits[is_best]) - _log_sum(logits[~is_best]))


def _log_sum(logits: Logits) -> float:
    """Return the logarithm of a sum of exponentials."""
    return float(np.logaddexp.reduce(logits))
