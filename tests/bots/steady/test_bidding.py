"""Bids of the steady bot."""

from dataclasses import replace
from math import comb

import pytest

from foretell.bots.runner import play_on
from foretell.bots.steady import SteadyBot
from foretell.bots.steady.bidding import chance_to_lead_and_win, tricks_aimed_at
from foretell.bots.steady.view import bidder_of, own_cards, sight_of, weights_of
from foretell.game.actions import MakeBid
from foretell.game.legal import bid_forbidden_to
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import EvenBid, Options
from foretell.testing import dealt, make_bids


def bid(session: Session, seat: int) -> int:
    return bid_on(session.observe(seat))


def bid_on(observation: SeatObservation) -> int:
    action = SteadyBot("0").act(observation)
    assert isinstance(action, MakeBid)
    return action.bid


def worth(session: Session, seat: int) -> float:
    known = session.observe(seat).known
    sight = sight_of(known, seat)
    return tricks_aimed_at(bidder_of(known, seat, sight), sight, weights_of(known.options))


def chance_to_win(session: Session, seat: int) -> float:
    """Return the chance to win the only trick by leading it."""
    known = session.observe(seat).known
    sight = sight_of(known, seat)
    return chance_to_lead_and_win(
        own_cards(known, seat, sight), sight, others=known.options.players - 1
    )


@pytest.mark.parametrize(
    ("hand", "tricks"),
    [
        ("N1 N2 C1 D2 S1", 0),
        ("Z1 N2 C1 D2 S1", 1),
        ("Z1 Z2 C1 D2 S1", 2),
        ("Z1 Z2 H13 D2 S1", 3),
        ("Z1 Z2 H12 H13 S1", 4),
    ],
)
def test_likely_winners_count_towards_the_bid(hand: str, tricks: int) -> None:
    session = dealt("C5 D5 H5 S5 C6", hand, "C7 D7 H7 S7 D6", "C8 D8 H8 S8 S6", turned="H2")
    assert bid(session, 1) == tricks


@pytest.mark.parametrize(("card", "tricks"), [("Z1", 1), ("S13", 1), ("S9", 0), ("N1", 0)])
def test_the_leader_of_the_only_trick_bids_on_a_card_that_is_hard_to_beat(
    card: str, tricks: int
) -> None:
    session = dealt("D5", card, "D6", turned="H2")
    assert bid(session, 1) == tricks


def test_trump_decides_whether_a_lead_wins_the_only_trick() -> None:
    for turned, tricks in ("S2", 1), ("H2", 0):
        assert bid(dealt("D5", "S9", "D6", turned=turned), 1) == tricks


def test_the_chance_to_win_the_only_trick_is_the_share_of_deals_that_let_it() -> None:
    """Four higher spades and four Wizards among the 58 cards that are neither held nor turned."""
    session = dealt("D5", "S9", "D6", turned="N4")
    assert chance_to_win(session, 1) == pytest.approx(comb(50, 2) / comb(58, 2))


def test_with_clairvoyance_the_chance_is_the_share_of_winning_cards() -> None:
    """R9.6: clubs, spades, Wizards and six hearts, among the 56 cards that nobody else holds."""
    session = dealt("H5", "C1", "H7", "D13", turned="N4", clairvoyance=True)
    assert chance_to_win(session, 1) == pytest.approx(36 / 56)


def test_the_same_hand_is_worth_less_when_others_have_bid_high() -> None:
    """R6.1: open bids are an advantage of those who bid late."""
    hands = "C13 H9 D4 S2", "C5 D5 H5 S5", "C6 D6 H6 S6"
    modest, greedy = dealt(*hands, turned="H2"), dealt(*hands, turned="H2")
    make_bids(modest, 0, 0)
    make_bids(greedy, 4, 4)
    assert bid(modest, 0) > bid(greedy, 0)


def test_high_bids_of_others_lower_a_bid_by_at_most_one_trick() -> None:
    hands = "Z1 Z2 Z3 H13", "C5 D5 H5 S5", "C6 D6 H6 S6"
    session = dealt(*hands, turned="H2")
    make_bids(session, 4, 4)
    assert bid(session, 0) >= 3


@pytest.mark.parametrize("bidding", ["hidden", "secret"])
def test_bids_that_are_not_shown_change_nothing(bidding: str) -> None:
    """R9.1, R9.2."""
    hands = "C13 H9 D4 S2", "C5 D5 H5 S5", "C6 D6 H6 S6"
    session = dealt(*hands, turned="H2", bidding=bidding)
    before = bid(session, 0)
    make_bids(session, 4, 4)
    assert bid(session, 0) == before


def test_a_clairvoyant_player_bids_by_the_others_cards() -> None:
    """R9.6."""
    weak = dealt("C5 C6 C7", "N1 N2 C1", "N3 D1 D2", turned="H2", clairvoyance=True)
    strong = dealt("C5 C6 C7", "Z1 Z2 H13", "Z3 H12 H11", turned="H2", clairvoyance=True)
    assert worth(weak, 0) > worth(strong, 0)


def test_a_clairvoyant_leader_of_the_only_trick_bids_by_the_others_cards() -> None:
    """R9.6."""
    for others, tricks in (("N1", "N2"), 1), (("Z1", "H13"), 0):
        session = dealt(*others, "C5", turned="H2", dealer=1, clairvoyance=True)
        assert bid(session, 2) == tricks


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_forbidden_bid_is_replaced_by_the_next_best_one(players: int) -> None:
    """R9.8."""
    hindered = 0
    for number in range(60):
        options = Options(players=players, hand_sizes=(1 + number % 9,), first_dealer=0)
        session = Session(options, f"{number:x}")
        if not session.state.round.awaits_trump:
            play_on(session, (None, *[SteadyBot("0")] * (players - 1)))
            free = session.observe(0)
            never = replace(options, even_bid=EvenBid.NEVER)
            bound = replace(free, known=replace(free.known, options=never))
            wanted, forbidden = bid_on(free), bid_forbidden_to(bound.known, 0)
            hindered += wanted == forbidden
            assert abs(bid_on(bound) - wanted) == (wanted == forbidden)
    assert hindered > 5


def test_the_forbidden_bid_of_a_sole_leader_is_avoided() -> None:
    """R9.5."""
    hands = "Z1 C1 D1", "C5 D5 H5", "C6 D6 H6"
    for totals, restricted in ((50, 10, 20), True), ((10, 50, 20), False):
        session = dealt(*hands, turned="H2", totals=totals, even_bid="not_leader")
        make_bids(session, 1, 1)
        assert (bid(session, 0) != 1) == restricted
        assert bid(session, 0) <= 2
