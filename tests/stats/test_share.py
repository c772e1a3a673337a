"""Shares and their confidence intervals."""

from math import isnan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.stats.share import Share

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_intervals_of_shares_are_wilson_intervals(
    hits: int, of: int, low: float, high: float
) -> None:
    """Published figures, to four digits."""
    share = Share(hits, of)
    assert share.value == hits / of
    assert round(share.low, 4) == low
    assert round(share.high, 4) == high


@given(st.integers(1, 10**9), st.data())
def test_a_share_lies_within_its_interval_which_lies_within_0_and_1(
    of: int, data: st.DataObject
) -> None:
    share = Share(data.draw(st.integers(0, of)), of)
    assert 0 <= share.low <= share.value + 1e-12
    assert share.value - 1e-12 <= share.high <= 1
    assert share.margin > 0


def test_more_cases_make_the_interval_of_a_share_narrower() -> None:
    assert Share(700, 1000).margin < Share(70, 100).margin < Share(7, 10).margin


def test_a_share_of_no_cases_is_nan() -> None:
    nothing = Share(0, 0)
    assert all(map(isnan, (nothing.value, nothing.margin, nothing.low, nothing.high)))
