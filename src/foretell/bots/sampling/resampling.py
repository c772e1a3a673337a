"""Resampling of worlds by weight, compiled."""

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.sampling.likelihood import FloatArray
from foretell.sim import layout
from foretell.sim.compiling import compiled, inlined
from foretell.sim.elementary import exp
from foretell.sim.layout import IntArray

_GOLDEN_SECTION = 0.618


def resampled(weights: FloatArray, states: IntArray, count: int) -> IntArray:
    """Return games, ``int64[count, WIDTH]``, resampled by weight; see ``write_resampled``.

    Args:
        weights: ``float64[worlds]``.
        states: the games of these worlds, ``int64[worlds, WIDTH]``.
        count: the number of games.
    """
    games = np.empty((count, layout.WIDTH), dtype=np.int64)
    resample(weights, states, games)
    return games


def _resampling(weights: FloatArray, states: IntArray, games: IntArray) -> Crossing:
    return len(weights), weights, states, len(games), games


@operation("resample", _resampling)
def resample(weights: FloatArray, states: IntArray, games: IntArray) -> None:
    """Write games, resampled by weight; see ``resampled``."""
    indices = np.empty(len(games), np.int64)
    write_resampled(weights, indices)
    for game in range(len(games)):
        for entry in range(layout.WIDTH):
            games[game, entry] = states[indices[game], entry]


@compiled
def write_resampled(weights: FloatArray, indices: IntArray) -> None:
    """Write indices of worlds by systematic resampling.

    Kitagawa (1996). The indices are permuted, so that copies of a likely world are spread out.

    Args:
        weights: ``float64[worlds]``.
        indices: ``int64[count]``; written.
    """
    count, total = len(indices), 0.0
    for weight in weights:
        total += weight
    stride, world, upto = _stride(count), 0, weights[0]
    inverse = _inverse(stride, count)
    for number in range(count):
        mark = (number + 0.5) * (total / count)
        while upto < mark and world < len(weights) - 1:
            world += 1
            upto += weights[world]
        indices[number * inverse % count] = world


def _relating(log_weights: FloatArray) -> Crossing:
    return len(log_weights), log_weights


@operation("relative_weights", _relating)
def weights_from_logs(log_weights: FloatArray) -> None:
    """Replace logarithms of weights by the weights, relative to the largest."""
    largest = -np.inf
    for weight in log_weights:
        largest = max(largest, weight)
    for world in range(len(log_weights)):
        log_weights[world] = exp(log_weights[world] - largest)


@inlined
def _stride(count: int) -> int:
    """Return a number near the golden section of ``count`` and coprime to it."""
    stride = max(1, int(count * _GOLDEN_SECTION + 0.5))
    while _common_divisor(stride, count) != 1:
        stride += 1
    return stride


@inlined
def _common_divisor(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


@inlined
def _inverse(stride: int, count: int) -> int:
    """Return the number whose product with ``stride`` is 1 modulo ``count``."""
    inverse = 0
    while inverse * stride % count != 1 % count:
        inverse += 1
    return inverse
