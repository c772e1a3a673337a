"""R6, R9.5 and R9.8: the bids that are allowed."""

import pytest

from foretell.rules.bidding import (
    EVEN_BID_FREE,
    EVEN_BID_NEVER,
    EVEN_BID_NOT_LEADER,
    NO_BID,
    forbidden_bid,
    legal_bids,
)


def standing(hand_size: int, forbidden: int = NO_BID) -> list[int]:
    bids = legal_bids(hand_size, forbidden)
    return [bid for bid in range(bids.bit_length()) if bids >> bid & 1]


@pytest.mark.parametrize("hand_size", range(1, 21))
def test_r6_1_a_bid_is_from_0_to_the_cards_in_hand(hand_size: int) -> None:
    """R6.1."""
    assert standing(hand_size) == list(range(hand_size + 1))


def test_r6_2_the_sum_of_the_bids_is_free() -> None:
    """R6.2."""
    for others in range(16):
        assert forbidden_bid(5, others, EVEN_BID_FREE, 50, 0) == NO_BID


@pytest.mark.parametrize(("others", "forbidden"), [(0, 5), (1, 4), (4, 1), (5, 0), (6, NO_BID)])
def test_r9_5_the_sole_leader_may_not_make_the_sum_even(others: int, forbidden: int) -> None:
    """R9.5; if the others have bid more than the tricks, the sum can no longer be even."""
    assert forbidden_bid(5, others, EVEN_BID_NOT_LEADER, 30, 20) == forbidden


@pytest.mark.parametrize(("total", "best_other"), [(0, 0), (20, 20), (10, 20), (-10, 0)])
def test_r9_5_a_player_who_does_not_lead_alone_is_free(total: int, best_other: int) -> None:
    """R9.5."""
    assert forbidden_bid(5, 4, EVEN_BID_NOT_LEADER, total, best_other) == NO_BID


@pytest.mark.parametrize(("total", "best_other"), [(0, 0), (20, 20), (10, 20), (30, 20)])
def test_r9_8_the_last_bidder_may_never_make_the_sum_even(total: int, best_other: int) -> None:
    """R9.8."""
    assert forbidden_bid(5, 4, EVEN_BID_NEVER, total, best_other) == 1
    assert forbidden_bid(5, 6, EVEN_BID_NEVER, total, best_other) == NO_BID


def test_r9_8_every_other_bid_is_legal() -> None:
    """R9.8, R9.5."""
    assert standing(5, forbidden=1) == [0, 2, 3, 4, 5]
    assert standing(5, forbidden=0) == [1, 2, 3, 4, 5]
    assert standing(1, forbidden=1) == [0]
