"""Operations on sets of cards, in plain Python and compiled."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import FULL_SET, cards_of
from foretell.sim import bits
from foretell.sim.compiling import inlined

pytestmark = pytest.mark.compiled

sets = st.integers(1, FULL_SET)


@inlined
def _count(cards: int) -> int:
    return bits.bit_count(cards)


@inlined
def _lowest(cards: int) -> int:
    return bits.lowest(cards)


@inlined
def _nth(cards: int, n: int) -> int:
    return bits.nth(cards, n)


_nth_by_bytes = inlined(bits._nth_by_bytes)


@given(sets)
def test_the_cards_of_a_set_are_counted(cards: int) -> None:
    assert _count(cards) == bits.bit_count(cards) == len(cards_of(cards))


@given(sets)
def test_the_lowest_card_is_found(cards: int) -> None:
    assert _lowest(cards) == bits.lowest(cards) == cards_of(cards)[0].index


@given(sets)
def test_each_card_of_a_set_is_found_by_its_position(cards: int) -> None:
    found = [card.index for card in cards_of(cards)]
    places = range(len(found))
    assert [_nth(cards, place) for place in places] == found
    assert [bits.nth(cards, place) for place in places] == found


@given(sets)
def test_both_ways_to_find_a_card_by_its_position_agree(cards: int) -> None:
    """Processors without the instruction to deposit bits search byte by byte."""
    found = [card.index for card in cards_of(cards)]
    assert [_nth_by_bytes(cards, place) for place in range(len(found))] == found


def test_bit_operations_accept_numpy_integers() -> None:
    (cards,) = np.array([0b101100], dtype=np.int64)
    assert (bits.bit_count(cards), bits.lowest(cards), bits.nth(cards, 2)) == (3, 2, 5)
