"""The exponential and the logarithm, the same to the last bit on every machine.

Those of C libraries differ in the last digit, and so would decisions that depend on them. These are
plain arithmetic, compiled or not. Errors are below one unit in the last place.
Tang and Ng, the functions of FDLIBM (1993): reduction by powers of 2, then rational approximation.
"""

from math import floor
from typing import Final

import numpy as np

from foretell.sim.compiling import inlined

_PER_LN_2: Final = 1.44269504088896338700
_LN_2_HIGH: Final = 6.93147180369123816490e-01
"""The first 33 bits of ln 2, so that small multiples are exact."""
_LN_2_LOW: Final = 1.90821492927058770002e-10
_SQRT_2: Final = 1.41421356237309514547

_MANTISSA_BITS: Final = 52
_MANTISSA: Final = (1 << _MANTISSA_BITS) - 1
_EXPONENT_OF_1: Final = 1023

_EXP_LEAST: Final = -708.0
_EXP_MOST: Final = 709.0


@inlined
def exp(x: float) -> float:
    """Return e to a power up to 709; 0 for one below -708, where the exact result is tiny."""
    if x < _EXP_LEAST:
        return 0.0
    power = int(floor(min(x, _EXP_MOST) * _PER_LN_2 + 0.5))  # noqa: RUF046 - compiled, a float
    high, low = min(x, _EXP_MOST) - power * _LN_2_HIGH, power * _LN_2_LOW
    rest = high - low
    square = rest * rest
    tail = -1.65339022054652515390e-06 + square * 4.13813679705723846039e-08
    tail = 6.61375632143793436117e-05 + square * tail
    tail = -2.77777777770155933842e-03 + square * tail
    tail = 1.66666666666666019037e-01 + square * tail
    odd = rest - square * tail
    result = 1.0 - ((low - rest * odd / (2.0 - odd)) - high)
    return result * _power_of_2(power)


@inlined
def log(x: float) -> float:
    """Return the natural logarithm of a positive number, not of the tiniest (below 2**-1022)."""
    bits = np.float64(x).view(np.int64)
    power = (bits >> _MANTISSA_BITS) - _EXPONENT_OF_1
    part = np.int64((bits & _MANTISSA) | _EXPONENT_OF_1 << _MANTISSA_BITS).view(np.float64)
    if part > _SQRT_2:
        part *= 0.5
        power += 1
    over = part - 1.0
    share = over / (2.0 + over)
    square = share * share
    tail = 1.531383769920937332e-01 + square * 1.479819860511658591e-01
    tail = 1.818357216161805012e-01 + square * tail
    tail = 2.222219843214978396e-01 + square * tail
    tail = 2.857142874366239149e-01 + square * tail
    tail = 3.999999999940941908e-01 + square * tail
    tail = 6.666666666666735130e-01 + square * tail
    half = 0.5 * over * over
    low = share * (half + square * tail) + power * _LN_2_LOW
    return power * _LN_2_HIGH - ((half - low) - over)


@inlined
def _power_of_2(power: int) -> float:
    """Return 2 to a power from -1022 to 1023."""
    return np.int64((power + _EXPONENT_OF_1) << _MANTISSA_BITS).view(np.float64)
