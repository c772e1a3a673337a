"""Bit operations on sets of cards: the size, the lowest card and the n-th card.

Each function is plain Python when interpreted, and a few machine instructions when compiled.
"""

from typing import Any, Final

import numpy as np

from foretell.sim.compiler import binding, config, intrinsic, ir, overload, types
from foretell.sim.compiling import CALLED_BY_PIECES

_DEPOSITS: Final = (
    not config.CPU_NAME and not config.CPU_FEATURES and not config.DISABLE_JIT
) and binding.get_host_cpu_features().get("bmi2", False)
"""Whether the processor has an instruction to deposit bits at the positions of a mask (BMI2)."""

_PAIRS: Final = 0x5555555555555555
_FOURS: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F
_ONE_EACH: Final = 0x0101010101010101
_SEVEN_TOPS: Final = 0x0080808080808080
_SEVEN_BYTES: Final = 0x00FFFFFFFFFFFFFF

_IN_BYTE: Final = np.array(
    [
        ([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[n]
        for n in range(8)
        for byte in range(256)
    ],
    dtype=np.int64,
)
"""The position of the n-th set bit of a byte, at index ``256 * n + byte``."""


def bit_count(cards: int) -> int:
    """Return the number of cards in a set."""
    return int(cards).bit_count()


def lowest(cards: int) -> int:
    """Return the lowest card of a set, which must not be empty."""
    return int(cards & -cards).bit_length() - 1


def nth(cards: int, n: int) -> int:
    """Return the n-th card of a set, from 0 for the lowest; ``n`` must be less than its size."""
    cards = int(cards)
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


@intrinsic
def _population(typing: Any, cards: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.int64), generate


@intrinsic
def _trailing_zeros(typing: Any, cards: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _deposit(typing: Any, bits: Any, places: Any) -> Any:
    """Deposit the low bits at the positions of a mask's set bits (the instruction PDEP)."""
    word = ir.IntType(64)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        function = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word])
        )
        return builder.call(function, values)

    return types.int64(types.int64, types.int64), generate


def _nth_by_deposit(cards: Any, n: Any) -> Any:
    return _trailing_zeros(_deposit(1 << n, cards))


def _nth_by_bytes(cards: Any, n: Any) -> Any:
    """Find the byte from the bit counts of all bytes at once, and the bit in it from a table.

    Vigna, Broadword Implementation of Rank/Select Queries (2008), section 4.
    """
    sums = cards - ((cards >> 1) & _PAIRS)
    sums = (sums & _FOURS) + ((sums >> 2) & _FOURS)
    sums = ((sums + (sums >> 4)) & _BYTES) * _ONE_EACH
    passed = (((n * _ONE_EACH) | _SEVEN_TOPS) - (sums & _SEVEN_BYTES)) & _SEVEN_TOPS
    start = bit_count(passed) * 8
    rest = n - (((sums << 8) >> start) & 0xFF)
    return start + _IN_BYTE[(rest << 8) + ((cards >> start) & 0xFF)]


_INLINED: Final = {**CALLED_BY_PIECES, "forceinline": True}


@overload(bit_count, jit_options=_INLINED)
def _compiled_bit_count(cards: Any) -> Any:
    def count(cards: Any) -> Any:
        return _population(cards)

    return count


@overload(lowest, jit_options=_INLINED)
def _compiled_lowest(cards: Any) -> Any:
    def lowest_bit(cards: Any) -> Any:
        return _trailing_zeros(cards)

    return lowest_bit


@overload(nth, jit_options=_INLINED, target="cpu")
def _compiled_nth(cards: Any, n: Any) -> Any:
    return _nth_by_deposit if _DEPOSITS else _nth_by_bytes


@overload(nth, jit_options=_INLINED, target="gpu")
def _nth_elsewhere(cards: Any, n: Any) -> Any:
    return _nth_by_bytes
