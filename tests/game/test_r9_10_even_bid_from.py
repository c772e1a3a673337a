"""R9.10: even bids are restricted only in rounds of some number of cards or more."""

from typing import Any

import pytest

from foretell.game.actions import MakeBid
from foretell.game.refusals import BidMakesEven, BidMakesEvenForLeader
from foretell.game.session import Session
from foretell.rules.options import EvenBid, Options
from foretell.testing import dealt, make_bids

HANDS = {
    1: ("C1", "D1", "H1"),
    2: ("C1 C3", "D1 D3", "H1 H3"),
    3: ("C1 C3 C5", "D1 D3 D5", "H1 H3 H5"),
}


def last_to_bid(size: int, **options: Any) -> Session:
    """Return a game in which the dealer can make the bids add up with a bid of 1."""
    session = dealt(*HANDS[size], turned="S5", dealer=2, even_bid_from=2, **options)
    make_bids(session, 0, size - 1)
    return session


def bids_of(session: Session) -> list[int]:
    return [action.bid for action in session.legal_actions(2) if isinstance(action, MakeBid)]


def test_r9_10_in_smaller_rounds_every_bid_is_allowed() -> None:
    """R9.10, R9.8."""
    session = last_to_bid(1, even_bid="never")
    assert bids_of(session) == [0, 1]
    session.act(MakeBid(2, 1))
    assert session.state.round.bids == (0, 0, 1)


@pytest.mark.parametrize("size", [2, 3])
def test_r9_10_from_that_number_of_cards_on_the_bid_is_refused(size: int) -> None:
    """R9.10, R9.8."""
    session = last_to_bid(size, even_bid="never")
    assert bids_of(session) == [bid for bid in range(size + 1) if bid != 1]
    with pytest.raises(BidMakesEven):
        session.act(MakeBid(2, 1))


def test_r9_10_a_sole_leader_is_restricted_from_that_number_of_cards_on() -> None:
    """R9.10, R9.5."""
    small = last_to_bid(1, even_bid="not_leader", totals=(0, 0, 10))
    assert bids_of(small) == [0, 1]
    large = last_to_bid(2, even_bid="not_leader", totals=(0, 0, 10))
    assert bids_of(large) == [0, 2]
    with pytest.raises(BidMakesEvenForLeader):
        large.act(MakeBid(2, 1))


def test_r9_10_the_options_of_a_round_have_the_ban_or_not() -> None:
    """R9.10: rounds by their cards, in whatever order a table plays them."""
    chosen = Options(hand_sizes=(3, 1, 2, 4), even_bid="never", even_bid_from=3)
    bans = [chosen.in_round(number).even_bid is EvenBid.NEVER for number in (1, 2, 3, 4)]
    assert bans == [True, False, False, True]
    assert Options(even_bid="never").in_round(1).even_bid is EvenBid.NEVER
