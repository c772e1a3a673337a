"""Weights of worlds, from likelihoods computed by the caller."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from foretell.sim.layout import IntArray
from foretell.sim.worlds.tables import FloatArray

Likelihood: TypeAlias = Callable[[IntArray], npt.ArrayLike]
"""``(hands) -> likelihoods``: from ``int64[worlds, players]`` to a number from 0 per world."""


def weights_of(hands: IntArray, likelihood: Likelihood) -> FloatArray:
    """Return the normalised weights of worlds, which sum to 1.

    Args:
        hands: the worlds, ``int64[worlds, players]``.
        likelihood: the likelihood function.

    Raises:
        ValueError: when likelihoods are not finite numbers from 0, one per world, or are all 0.
    """
    likelihoods = np.asarray(likelihood(hands))
    if likelihoods.shape != (len(hands),) or likelihoods.dtype.kind not in "biuf":
        raise ValueError(
            f"the likelihood must return a number for each of {len(hands)} worlds, "
            f"not {likelihoods.dtype} of the shape {likelihoods.shape}"
        )
    weights = likelihoods.astype(np.float64)
    wrong = ~np.isfinite(weights) | (weights < 0)
    if wrong.any():
        world = int(wrong.argmax())
        raise ValueError(
            f"the likelihood of world {world} must be finite, from 0: {weights[world]}"
        )
    largest = weights.max(initial=0.0)
    if largest == 0:
        raise ValueError(f"the likelihood makes all of {len(hands)} worlds impossible: draw more")
    weights /= largest
    weights /= weights.sum()
    return weights
