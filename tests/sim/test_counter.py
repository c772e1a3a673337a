"""Random numbers from counters."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.sim import counter
from foretell.sim.compiling import inlined

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]

PUBLISHED = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The first numbers of SplitMix64 from the state 1234567, as its reference code prints them."""

words = st.integers(-(1 << 63), (1 << 63) - 1)


@inlined
def _derive(key: int, n: int) -> int:
    return counter.derive(key, n)


def test_the_numbers_are_those_of_splitmix64() -> None:
    assert [counter.derive(1234567, n) % 2**64 for n in range(5)] == list(PUBLISHED)


@given(words, st.integers(0, 1 << 62))
def test_compiled_numbers_are_the_same(key: int, n: int) -> None:
    assert _derive(key, n) == counter.derive(key, n)


@given(words, st.integers(1, 1 << 31))
def test_a_number_below_a_bound_is(bits: int, bound: int) -> None:
    assert 0 <= counter.below(bits, bound) < bound


def test_each_number_below_a_bound_is_as_likely_as_the_others() -> None:
    """A fixed seed; the chance to be this far off would be one in a million."""
    counts = Counter(counter.below(counter.derive(5, n), 6) for n in range(6000))
    assert sum((counts[value] - 1000) ** 2 / 1000 for value in range(6)) < 35.9


@pytest.mark.parametrize("bound", [3, 7, 60])
def test_bits_that_would_make_a_number_likelier_are_mixed_again(bound: int) -> None:
    """The first of 2**32 equal parts that are no multiple of the bound."""
    uneven = 0
    assert counter.below(uneven, bound) == counter.below(counter.derive(uneven, 0), bound)
