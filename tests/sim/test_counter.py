"""Counter-based random numbers."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.sim import counter
from foretell.sim.compiling import inlined

pytestmark = pytest.mark.kernel

PUBLISHED = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""First numbers of SplitMix64 from the state 1234567, as printed by its reference code."""

words = st.integers(-(1 << 63), (1 << 63) - 1)


@inlined
def _derive(key: int, n: int) -> int:
    return counter.derive(key, n)


def test_counter_based_numbers_match_splitmix64() -> None:
    assert [counter.derive(1234567, n) % 2**64 for n in range(5)] == list(PUBLISHED)


@pytest.mark.compiled
@given(words, st.integers(0, 1 << 62))
def test_compiled_random_numbers_are_the_same_as_plain_ones(key: int, n: int) -> None:
    assert _derive(key, n) == counter.derive(key, n)


@pytest.mark.compiled
def test_an_overflow_is_never_undefined() -> None:
    """Compilers may draw any conclusion from the overflow of signed numbers, marked ``nsw``."""
    _derive(1, 2)
    code = "".join(_derive.inspect_llvm().values())  # type: ignore[attr-defined]  # compiled, a dispatcher
    assert "mul i64" in code
    assert "mul nsw" not in code


@given(words, st.integers(1, 1 << 31))
def test_a_number_drawn_below_a_bound_is_below_it(bits: int, bound: int) -> None:
    assert 0 <= counter.below(bits, bound) < bound


def test_all_numbers_below_a_bound_are_equally_likely() -> None:
    """With a fixed seed; the probability of a larger deviation is one in a million."""
    counts = Counter(counter.below(counter.derive(5, n), 6) for n in range(6000))
    assert sum((counts[value] - 1000) ** 2 / 1000 for value in range(6)) < 35.9


@pytest.mark.parametrize("bound", [3, 7, 60])
def test_bits_that_would_bias_a_number_are_mixed_again(bound: int) -> None:
    """These are the first of 2**32 values, which are not a multiple of the bound."""
    uneven = 0
    assert counter.below(uneven, bound) == counter.below(counter.derive(uneven, 0), bound)
