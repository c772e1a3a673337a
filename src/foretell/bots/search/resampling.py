"""Resampling of worlds by weight, compiled."""

import numpy as np

from foretell.bots.search.likelihood import FloatArray
from foretell.sim.compiling import inlined, kernel
from foretell.sim.elementary import exp
from foretell.sim.layout import IntArray

_GOLDEN_SECTION = 0.618


@kernel
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


@kernel
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
