"""R8.1 and R8.2: points for a bid and the tricks taken."""

import pytest

from foretell.rules.scoring import points


@pytest.mark.parametrize("bid", range(21))
def test_r8_1_an_exact_bid_scores_20_and_10_for_each_trick(bid: int) -> None:
    """R8.1."""
    assert points(bid, bid) == 20 + 10 * bid


@pytest.mark.parametrize("bid", range(21))
def test_r8_2_each_trick_over_or_under_the_bid_costs_10(bid: int) -> None:
    """R8.2."""
    for away in range(1, 21):
        assert points(bid, bid + away) == -10 * away
        assert points(bid + away, bid) == -10 * away
