"""Rows of numbers written as texts."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.sim.layout import IntArray
from foretell.sim.spelling import Spelling

pytestmark = pytest.mark.kernel

PIECES = st.dictionaries(st.integers(0, 300), st.binary(max_size=60), min_size=1)


def array(*rows: list[int]) -> IntArray:
    return np.array(rows, dtype=np.int64)


@pytest.mark.compiled
@given(PIECES, st.data())
def test_the_text_of_a_row_joins_the_pieces_of_its_numbers(
    pieces: dict[int, bytes], data: st.DataObject
) -> None:
    number = st.sampled_from(sorted(pieces))
    width = data.draw(st.integers(0, 20))
    rows = data.draw(st.lists(st.lists(number, min_size=width, max_size=width), min_size=1))
    spelled = Spelling.of(pieces).join(array(*rows))
    assert spelled == [b"".join(map(pieces.__getitem__, row)) for row in rows]


@pytest.mark.parametrize("number", [-1, 1, 3, 1 << 40])
def test_a_number_without_a_text_is_refused(number: int) -> None:
    spelling = Spelling.of({0: b"", 2: b"two"})
    with pytest.raises(ValueError, match="has no piece"):
        spelling.join(array([0, 2], [2, number]))


def test_no_rows_give_no_texts() -> None:
    assert Spelling.of({0: b"zero"}).join(np.empty((0, 5), dtype=np.int64)) == []
