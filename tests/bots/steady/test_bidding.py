"""What is bid."""

from dataclasses import replace

import pytest

from foretell.bots.steady.bidding import choose_bid, expected_tricks
from foretell.game.session import Session
from foretell.rules.bidding import NO_BID
from foretell.game.legal import bid_forbidden_to
from foretell.rules.options import Options
from foretell.rules.trick import NO_TRUMP
from foretell.testing import dealt, make_bids, play_at_random


def bid(session: Session, seat: int) -> int:
    return choose_bid(session.observe(seat).known, seat)


def worth(session: Session, seat: int) -> float:
    known = session.observe(seat).known
    trump = NO_TRUMP if known.round.trump is None else known.round.trump
    return expected_tricks(known, seat, trump)


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
def test_likely_winners_are_counted(hand: str, tricks: int) -> None:
    session = dealt("C5 D5 H5 S5 C6", hand, "C7 D7 H7 S7 D6", "C8 D8 H8 S8 S6", turned="H2")
    assert bid(session, 1) == tricks


def test_the_leader_of_a_single_trick_bids_on_a_high_card() -> None:
    """Whoever has to follow does not."""
    session = dealt("S12", "C13", "D13", turned="N1", dealer=2)
    assert bid(session, 0) == 1
    make_bids(session, 1)
    assert bid(session, 1) == 0


def test_a_card_is_worth_less_among_more_players() -> None:
    hands = ["C13 D4", "C5 D5", "C6 D6", "C7 D7", "C8 D8", "C9 D9"]
    worths = [worth(dealt(*hands[:players], turned="H2"), 0) for players in (3, 4, 5, 6)]
    assert worths == sorted(worths, reverse=True)


def test_the_same_hand_is_worth_less_when_others_have_bid_high() -> None:
    """R6.1: open bids are an advantage of those who bid late."""
    hands = "C13 H9 D4 S2", "C5 D5 H5 S5", "C6 D6 H6 S6"
    modest, greedy = dealt(*hands, turned="H2"), dealt(*hands, turned="H2")
    make_bids(modest, 0, 0)
    make_bids(greedy, 4, 4)
    assert bid(modest, 0) == bid(greedy, 0) + 1


def test_others_cannot_talk_a_player_out_of_more_than_a_trick() -> None:
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


def test_a_clairvoyant_player_bids_by_what_the_others_hold() -> None:
    """R9.6."""
    weak = dealt("C5 C6 C7", "N1 N2 C1", "N3 D1 D2", turned="H2", clairvoyance=True)
    strong = dealt("C5 C6 C7", "Z1 Z2 H13", "Z3 H12 H11", turned="H2", clairvoyance=True)
    assert bid(weak, 0) > bid(strong, 0)


def test_a_clairvoyant_leader_of_a_single_trick_does_too() -> None:
    weak = dealt("N1", "N2", "C5", turned="H2", dealer=1, clairvoyance=True)
    strong = dealt("Z1", "H13", "C5", turned="H2", dealer=1, clairvoyance=True)
    assert worth(strong, 2) < 0.5 < worth(weak, 2)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_instead_of_a_forbidden_bid_the_next_one_is_made(players: int) -> None:
    """R9.8."""
    forbidden = 0
    for seed in range(60):
        options = Options(players=players, hand_sizes=(1 + seed % 9,), first_dealer=0)
        session = play_at_random(Session(options, f"{seed:x}"), "1", steps=players - 1)
        free = session.observe(0).known
        bound = replace(free, options=replace(options, even_bid="never"))
        wanted = choose_bid(free, 0)
        if bid_forbidden_to(bound, 0) in (wanted, NO_BID):
            forbidden += 1
        made = choose_bid(bound, 0)
        assert made != bid_forbidden_to(bound, 0)
        assert abs(made - wanted) == (bid_forbidden_to(bound, 0) == wanted)
    assert forbidden > 5


def test_the_forbidden_bid_of_a_sole_leader_is_avoided() -> None:
    """R9.5."""
    hands = "Z1 C1 D1", "C5 D5 H5", "C6 D6 H6"
    for totals, tricks in ((50, 10, 20), 0), ((10, 50, 20), 1):
        session = dealt(*hands, turned="H2", totals=totals, even_bid="not_leader")
        make_bids(session, 1, 1)
        assert (bid(session, 0) == 1) == (tricks == 1)
        assert abs(bid(session, 0) - 1) <= 1
