"""Counter-based random numbers: SplitMix64, in which the n-th number needs no earlier one.

A game's numbers depend only on the seed, the game's number and their purpose, not on threads, the
order of games or the machine.
Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators (2014).
"""

from typing import Any, Final

import numpy as np

from foretell.sim.compiler import overload
from foretell.sim.compiling import CALLED_BY_PIECES, inlined

_GAMMA: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB
_WORD: Final = (1 << 64) - 1
_LOW: Final = (1 << 32) - 1


def _signed(value: int) -> int:
    return ((value + (1 << 63)) & _WORD) - (1 << 63)


def derive(key: int, n: int) -> int:
    """Return the n-th random number of a key, from 0: 64 bits as a signed integer.

    It serves as random bits or as the key of further numbers.
    """
    value = (int(key) + (int(n) + 1) * _GAMMA) & _WORD
    value = ((value ^ (value >> 30)) * _FIRST) & _WORD
    value = ((value ^ (value >> 27)) * _SECOND) & _WORD
    return _signed(value ^ (value >> 31))


_UNSIGNED: Final = tuple(map(np.uint64, (1, 27, 30, 31, _GAMMA, _FIRST, _SECOND)))


@overload(derive, jit_options={**CALLED_BY_PIECES, "forceinline": True})
def _compiled_derive(key: Any, n: Any) -> Any:
    one, mid, long, last, gamma, first, second = _UNSIGNED

    def derived(key: Any, n: Any) -> Any:  # only unsigned numbers may overflow when compiled
        value = np.uint64(key) + (np.uint64(n) + one) * gamma
        value = (value ^ (value >> long)) * first
        value = (value ^ (value >> mid)) * second
        return np.int64(value ^ (value >> last))

    return derived


@inlined
def below(bits: int, bound: int) -> int:
    """Return a uniform number from 0 to ``bound - 1`` from 64 random bits.

    It is exactly uniform: the few bits that would bias it are mixed again.
    Lemire, Fast Random Integer Generation in an Interval (2019).

    Args:
        bits: 64 random bits.
        bound: 1 to 2**31.
    """
    product = ((bits >> 32) & _LOW) * bound
    if (product & _LOW) < bound:
        uneven = (1 << 32) % bound
        while (product & _LOW) < uneven:
            bits = derive(bits, 0)
            product = ((bits >> 32) & _LOW) * bound
    return product >> 32
