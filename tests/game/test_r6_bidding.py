"""R6, R9.1 and R9.2 at the table: the order of bids and their announcement."""

from typing import Any

import pytest

from foretell.cards import Card
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.events import BiddingClosed, BidMade, RoundScored
from foretell.game.legal import legal_actions
from foretell.game.phases import Bidding, Playing
from foretell.game.refusals import (
    AlreadyBid,
    BidFirst,
    BidMakesEven,
    BidMakesEvenForLeader,
    BidOutOfRange,
    NotYourBid,
    PlayFirst,
)
from foretell.game.session import Session
from foretell.testing import dealt, make_bids, play_at_random

HANDS = ("C1 C3 C5", "D1 D3 D5", "H1 H3 H5", "S1 S3 S5")


def table(**options: Any) -> Session:
    return dealt(*HANDS, turned="C2", dealer=1, **options)


def test_r6_1_bids_go_from_the_dealers_left_clockwise_dealer_last() -> None:
    """R6.1."""
    session = table()
    seats: list[int] = []
    while isinstance(session.phase, Bidding):
        seats += session.to_act
        make_bids(session, 0)
    assert seats == [2, 3, 0, 1]


def test_r6_1_a_bid_is_from_0_to_the_cards_in_hand() -> None:
    """R6.1."""
    session = table()
    assert session.legal_actions(2) == tuple(MakeBid(2, bid) for bid in (0, 1, 2, 3))
    for bid in (-1, 4, 60):
        with pytest.raises(BidOutOfRange) as caught:
            session.act(MakeBid(2, bid))
        assert (caught.value.code, caught.value.clause) == ("bid/out_of_range", "R6.1")
        assert caught.value.data() == {"bid": bid, "hand_size": 3}


@pytest.mark.parametrize("bid", [True, 1.0, "1", None])
def test_r6_1_only_a_whole_number_is_a_bid(bid: Any) -> None:
    """R6.1."""
    session = table()
    with pytest.raises(BidOutOfRange):
        session.act(MakeBid(2, bid))
    assert session.observe(2).bids == (None,) * 4


@pytest.mark.parametrize("seat", [0, 1, 3, -1, 4])
def test_r6_1_nobody_bids_out_of_turn(seat: int) -> None:
    """R6.1."""
    session = table()
    assert legal_actions(session.state, seat) == ()
    with pytest.raises(NotYourBid) as caught:
        session.act(MakeBid(seat, 0))
    assert (caught.value.code, caught.value.clause) == ("bid/not_your_turn", "R6.1")
    assert caught.value.data() == {"seat": seat, "to_act": 2}


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_r6_1_a_bid_is_final(bidding: str) -> None:
    """R6.1."""
    session = table(bidding=bidding)
    make_bids(session, 1)
    with pytest.raises(AlreadyBid) as caught:
        session.act(MakeBid(2, 2))
    assert (caught.value.code, caught.value.clause) == ("bid/stands", "R6.1")
    assert caught.value.data() == {"seat": 2}
    assert session.state.round.bids == (None, None, 1, None)


@pytest.mark.parametrize("first", [0, 3])
def test_r6_1_the_bid_of_the_first_and_of_the_last_seat_is_final(first: int) -> None:
    """R6.1."""
    session = dealt("C2", "C3", "C4", "C5", turned="D1", dealer=(first - 1) % 4)
    make_bids(session, 1)
    with pytest.raises(AlreadyBid):
        session.act(MakeBid(first, 0))


def test_r6_1_nobody_plays_while_the_round_is_being_bid() -> None:
    """R6.1."""
    with pytest.raises(BidFirst) as caught:
        table().act(PlayCard(2, Card("H1")))
    assert (caught.value.code, caught.value.clause) == ("turn/bid", "R6.1")
    assert caught.value.data() == {"seat": 2}


def test_r6_1_nobody_bids_while_the_round_is_being_played() -> None:
    """R6.1, R7.1."""
    session = table()
    make_bids(session, 0, 0, 0, 0)
    with pytest.raises(PlayFirst) as caught:
        session.act(MakeBid(2, 1))
    assert (caught.value.code, caught.value.clause) == ("turn/play", "R7.1")
    assert caught.value.data() == {"seat": 2}


@pytest.mark.parametrize("bids", [(0, 0, 0, 0), (1, 1, 1, 0), (3, 3, 3, 3)])
def test_r6_2_the_sum_is_free(bids: tuple[int, ...]) -> None:
    """R6.2."""
    session = table()
    make_bids(session, *bids)
    assert isinstance(session.phase, Playing)
    assert session.state.round.bid_sum == sum(bids)


@pytest.mark.parametrize("bidding", ["open", "hidden"])
def test_r6_3_every_bid_and_their_sum_are_announced_before_play(bidding: str) -> None:
    """R6.3: the sum is compared with the number of tricks."""
    session = table(bidding=bidding)
    *_, announced = make_bids(session, 2, 0, 1, 3)
    assert isinstance(announced, BiddingClosed)
    assert announced.bids == (1, 3, 2, 0)
    for viewer in (None, 0, 1, 2, 3):
        known = session.observe(viewer).known.round
        assert (known.bid_sum, known.size) == (6, 3)


@pytest.mark.parametrize("bidding", ["open", "hidden"])
def test_r6_4_bids_and_tricks_won_are_in_plain_view_throughout_play(bidding: str) -> None:
    """R6.4."""
    session = table(bidding=bidding)
    make_bids(session, 2, 0, 1, 3)
    while not session.outcome:
        for viewer in (None, 0, 1, 2, 3):
            observation = session.observe(viewer)
            assert observation.bids == (1, 3, 2, 0)
            assert observation.taken == session.state.round.taken
        play_at_random(session, "0", steps=1)
    assert sum(session.state.round.taken) == 3


def test_open_bids_are_known_as_they_are_made() -> None:
    """R6.1, R12."""
    session = table()
    make_bids(session, 2)
    for viewer in (None, 0, 1, 2, 3):
        assert session.observe(viewer).bids == (None, None, 2, None)


@pytest.mark.parametrize("bidding", ["hidden", "secret"])
def test_r9_1_everybody_bids_in_any_order(bidding: str) -> None:
    """R9.1, R9.2."""
    session = table(bidding=bidding)
    assert session.phase == Bidding((2, 3, 0, 1))
    for seat in range(4):
        assert session.legal_actions(seat) == tuple(MakeBid(seat, bid) for bid in range(4))
    session.act(MakeBid(0, 1))
    assert session.phase == Bidding((2, 3, 1))
    session.act(MakeBid(1, 1))
    session.act(MakeBid(3, 1))
    assert session.phase == Bidding((2,))
    session.act(MakeBid(2, 1))
    assert session.to_act == (2,)
    assert not isinstance(session.phase, Bidding)


@pytest.mark.parametrize("bidding", ["hidden", "secret"])
@pytest.mark.parametrize("seat", [-1, 4])
def test_r9_1_nobody_bids_without_a_seat(bidding: str, seat: int) -> None:
    """R9.1, R9.2."""
    session = table(bidding=bidding)
    assert legal_actions(session.state, seat) == ()
    with pytest.raises(NotYourBid):
        session.act(MakeBid(seat, 0))


@pytest.mark.parametrize("bidding", ["hidden", "secret"])
def test_r9_1_nobody_knows_the_others_bids_while_bidding(bidding: str) -> None:
    """R9.1, R9.2: except that they have bid."""
    session = table(bidding=bidding)
    make_bids(session, 2, 0)
    for viewer, seen in (
        (None, (None,) * 4),
        (0, (None,) * 4),
        (2, (None, None, 2, None)),
        (3, (None, None, None, 0)),
    ):
        observation = session.observe(viewer)
        assert observation.bids == seen
        assert observation.known.round.has_bid == (False, False, True, True)


def test_r9_1_all_bids_are_revealed_together_when_all_have_bid() -> None:
    """R9.1."""
    session = table(bidding="hidden")
    make_bids(session, 2, 0, 1)
    assert session.observe(None).bids == (None,) * 4
    assert [type(event) for event in make_bids(session, 3)] == [BidMade, BiddingClosed]
    assert session.observe(None).bids == (1, 3, 2, 0)


def test_r9_2_until_the_last_trick_everybody_knows_only_their_own_bid() -> None:
    """R9.2: tricks won stay visible."""
    session = table(bidding="secret")
    make_bids(session, 2, 0, 1, 3)
    while not session.outcome:
        assert session.observe(None).bids == (None, None, None, None)
        assert session.observe(3).bids == (None, None, None, 0)
        assert session.observe(1).bids == (None, 3, None, None)
        for viewer in (None, 0, 1, 2, 3):
            assert session.observe(viewer).taken == session.state.round.taken
        play_at_random(session, "0", steps=1)


def test_r9_2_bids_are_revealed_when_the_last_trick_has_been_played() -> None:
    """R9.2."""
    session = table(bidding="secret")
    make_bids(session, 2, 0, 1, 3)
    play_at_random(session, "0")
    scored = next(event for event in session.events if isinstance(event, RoundScored))
    assert scored.bids == (1, 3, 2, 0)
    for viewer in (None, 0, 1, 2, 3):
        assert session.observe(viewer).bids == (1, 3, 2, 0)
        assert session.observe(viewer).known.scores == (scored,)


def lead_alone() -> Session:
    return dealt(*HANDS, turned="C2", dealer=1, totals=(10, 30, 20, 20), even_bid="not_leader")


def test_r9_5_the_sole_leader_may_not_make_the_bids_even() -> None:
    """R9.5."""
    session = lead_alone()
    make_bids(session, 1, 0, 1)
    assert session.legal_actions(1) == (MakeBid(1, 0), MakeBid(1, 2), MakeBid(1, 3))
    with pytest.raises(BidMakesEvenForLeader) as caught:
        session.act(MakeBid(1, 1))
    assert (caught.value.code, caught.value.clause) == ("bid/even_leader", "R9.5")
    assert caught.value.data() == {"bid": 1, "hand_size": 3}


def test_r9_5_only_the_last_to_bid_is_restricted() -> None:
    """R9.5: this holds for every leader."""
    session = lead_alone()
    assert len(session.legal_actions(2)) == 4
    make_bids(session, 3)
    assert session.legal_actions(3) == tuple(MakeBid(3, bid) for bid in range(4))


@pytest.mark.parametrize("totals", [(30, 30, 0, 0), (40, 30, 0, 0), (0, 0, 0, 0), (0, -10, 0, 0)])
def test_r9_5_a_player_who_shares_the_lead_or_does_not_lead_is_free(
    totals: tuple[int, ...],
) -> None:
    """R9.5."""
    session = dealt(*HANDS, turned="C2", dealer=1, totals=totals, even_bid="not_leader")
    make_bids(session, 1, 0, 1, 1)
    assert isinstance(session.phase, Playing)


def test_r9_5_in_the_first_round_nobody_is_restricted() -> None:
    """R9.5: everybody has 0 points."""
    session = table(even_bid="not_leader")
    make_bids(session, 1, 0, 1)
    assert len(session.legal_actions(1)) == 4


@pytest.mark.parametrize("totals", [(0, 0, 0, 0), (10, 30, 0, 0), (30, 10, 0, 0)])
def test_r9_8_the_last_to_bid_may_never_make_the_bids_even(totals: tuple[int, ...]) -> None:
    """R9.8."""
    session = dealt(*HANDS, turned="C2", dealer=1, totals=totals, even_bid="never")
    make_bids(session, 1, 0, 1)
    assert session.legal_actions(1) == (MakeBid(1, 0), MakeBid(1, 2), MakeBid(1, 3))
    with pytest.raises(BidMakesEven) as caught:
        session.act(MakeBid(1, 1))
    assert (caught.value.code, caught.value.clause) == ("bid/even", "R9.8")
    assert caught.value.data() == {"bid": 1, "hand_size": 3}


def test_r9_8_when_more_is_bid_than_there_are_tricks_every_bid_is_legal() -> None:
    """R9.8."""
    session = table(even_bid="never")
    make_bids(session, 3, 1, 0)
    assert len(session.legal_actions(1)) == 4
