"""Every type of line against the rules: fault, clause and expected value."""

import json

import pytest

from foretell.record.refusals import NotFollowed, WrongDraw, WrongHand
from foretell.rules.options import Options
from foretell.testing import all_options
from tests.record.helpers import changed, codes, faults, find, lines_of, played

THREE = Options(players=3, hand_sizes=(1, 2, 3))
LINES = lines_of(played(THREE))
CHOSEN = lines_of(played(Options(players=3, hand_sizes=(1, 2), first_dealer=1)))
TWO = lines_of(played(Options(players=2, first_dealer=0)))
ONE_SUIT = lines_of(played(Options(players=3, deal="one_suit")))
FULL = lines_of(played(Options(players=6)))
WIZARD = lines_of(played(Options(players=3, hand_sizes=(1, 2)), "ec", choices="9"))
"""A game in whose first round a Wizard is turned."""


def test_whole_games_of_every_combination_of_options_are_legal() -> None:
    """R10.4"""
    for options in all_options(first_dealers=("draw", 1), hand_sizes=((2, 1),)):
        if options.deal == "one_suit" and options.first_dealer is None:
            continue  # twelve rounds of up to fifteen cards; the other half will do
        assert codes(lines_of(played(options))) == [], options


@pytest.mark.parametrize(
    ("lines", "where", "keys", "code", "clause"),
    [
        (LINES, ("dealer_drawn", 0), {"draws": [["C1", "C2", "C3"]]}, "wrong_draw", "R3.1"),
        (LINES, ("dealer_drawn", 0), {"draws": []}, "wrong_draw", "R3.1"),
        (LINES, ("dealer_drawn", 0), {"dealer": -1}, "wrong_dealer", "R3.1"),
        (LINES, ("dealt", 0), {"dealer": 9}, "wrong_dealer", "R3.1"),
        (CHOSEN, ("dealt", 0), {"dealer": 0}, "wrong_dealer", "R3.2"),
        (LINES, ("dealt", 1), {"dealer": 9}, "wrong_dealer", "R3.3"),
        (LINES, ("dealt", 1), {"round": 1}, "wrong_round", "R11.1"),
        (FULL, ("dealt", 1), {"round": 1}, "wrong_round", "R2.2"),
        (TWO, ("dealt", 1), {"round": 1}, "wrong_round", "R9.4"),
        (ONE_SUIT, ("dealt", 1), {"round": 1}, "wrong_round", "R9.7"),
        (LINES, ("dealt", 0), {"hands": [[], [], []]}, "wrong_hand", "R4.1"),
        (LINES, ("dealt", 0), {"hands": []}, "wrong_hand", "R4.1"),
        (TWO, ("dealt", 0), {"hands": [[], []]}, "wrong_hand", "R9.4"),
        (ONE_SUIT, ("dealt", 0), {"hands": [[], [], []]}, "wrong_hand", "R9.7"),
        (LINES, ("dealt", 0), {"turned": None}, "wrong_turned", "R4.1"),
        (TWO, ("dealt", 0), {"turned": "Z1"}, "wrong_turned", "R9.4"),
        (ONE_SUIT, ("dealt", 0), {"turned": "Z1"}, "wrong_turned", "R9.7"),
        (ONE_SUIT, ("dealt", 0), {"trump": "C"}, "wrong_trump", "R9.7"),
        (WIZARD, ("dealt", 0), {"trump": "D"}, "wrong_trump", "R5.3"),
        (WIZARD, ("dealt", 1), {"trump": None}, "wrong_trump", "R5.1"),
        (FULL, ("dealt", 9), {"trump": "H"}, "wrong_trump", "R5.4"),
        (LINES, ("trick_won", 0), {"seat": 7}, "wrong_trick_winner", "R7.4"),
        (ONE_SUIT, ("trick_won", 0), {"seat": 7}, "wrong_trick_winner", "R9.7"),
        (LINES, ("round_scored", 0), {"round": 0}, "wrong_round", "R11.1"),
        (WIZARD, ("round_scored", 0), {"trump": None}, "wrong_trump", "R5.3"),
        (WIZARD, ("round_scored", 1), {"trump": "S", "points": []}, "wrong_trump", "R5.1"),
        (FULL, ("round_scored", 9), {"trump": "H"}, "wrong_trump", "R5.4"),
        (ONE_SUIT, ("round_scored", 0), {"trump": "C"}, "wrong_trump", "R9.7"),
        (LINES, ("round_scored", 0), {"bids": [9, 9, 9]}, "wrong_bids", "R8.3"),
        (LINES, ("round_scored", 0), {"bids": [1]}, "wrong_bids", "R8.3"),
        (LINES, ("round_scored", 0), {"tricks": [9, 9, 9]}, "wrong_tricks", "R8.1"),
        (LINES, ("round_scored", 0), {"totals": []}, "wrong_totals", "R8.3"),
        (LINES, ("finished", 0), {"totals": [0, 0, 0]}, "wrong_totals", "R8.3"),
        (LINES, ("finished", 0), {"winners": [0, 1, 2]}, "wrong_winners", "R8.4"),
    ],
)
def test_a_wrong_derived_event_is_a_fault_with_its_clause(
    lines: list[str], where: tuple[str, int], keys: dict[str, object], code: str, clause: str
) -> None:
    at = find(lines, *where)
    assert codes(changed(lines, at, **keys)) == [(at + 1, f"record/{code}", clause)]


def test_a_turned_jester_makes_no_trump() -> None:
    """R5.2"""
    lines = lines_of(played(Options(), "2a"))
    at = find(lines, "dealt")
    assert '"turned":"N3"' in lines[at]
    assert codes(changed(lines, at, trump="H")) == [(at + 1, "record/wrong_trump", "R5.2")]


def test_the_last_of_two_wizards_takes_the_trick_with_the_dark_wizard() -> None:
    """R9.3; a trick with one Wizard or none falls to R7.4."""
    lines = lines_of(played(Options(players=3, hand_sizes=(20,), winning_wizard="last"), "2d"))
    clauses = set()
    for number in range(20):
        at = find(lines, "trick_won", number)
        wizards = sum('"card":"Z' in line for line in lines[at - 3 : at])
        ((line, code, clause), *_) = codes(changed(lines, at, seat=9))
        assert (line, code) == (at + 1, "record/wrong_trick_winner")
        assert clause == ("R9.3" if wizards > 1 else "R7.4")
        clauses.add(clause)
    assert clauses == {"R9.3", "R7.4"}


def test_wrong_points_are_reported_with_the_clause_of_the_first_wrong_seat() -> None:
    """R8.1 for a seat that made its bid, R8.2 for one that missed it."""
    at = find(WIZARD, "round_scored", 1)
    missed = changed(WIZARD, find(WIZARD, "round_scored"), points=[20, -10, -10])
    made = changed(WIZARD, at, points=[40, 20, 30])
    assert [clause for *_, clause in codes(missed)] == ["R8.2"]
    assert [clause for *_, clause in codes(made)] == ["R8.1"]


@pytest.mark.parametrize(
    ("kind", "keys", "code", "clause"),
    [
        ("trump_chosen", {"seat": 0}, "trump/not_dealer", "R5.3"),
        ("bid", {"seat": 1}, "bid/not_your_turn", "R6.1"),
        ("bid", {"seat": -1}, "bid/not_your_turn", "R6.1"),
        ("played", {"seat": 1}, "play/not_your_turn", "R7.1"),
        ("played", {"seat": 99}, "play/not_your_turn", "R7.1"),
    ],
)
def test_refusals_of_the_game_are_reported_as_faults(
    kind: str, keys: dict[str, object], code: str, clause: str
) -> None:
    at = find(WIZARD, kind)
    assert codes(changed(WIZARD, at, **keys))[0] == (at + 1, code, clause)


@pytest.mark.parametrize("bid", [-1, 2, 10**14])
def test_a_bid_is_a_number_of_tricks(bid: int) -> None:
    """R6.1; the score then does not show it either."""
    at = find(LINES, "bid")
    assert codes(changed(LINES, at, bid=bid)) == [
        (at + 1, "bid/out_of_range", "R6.1"),
        (find(LINES, "round_scored") + 1, "record/wrong_bids", "R8.3"),
    ]


@pytest.mark.parametrize(
    ("even_bid", "code", "clause"),
    [("never", "bid/even", "R9.8"), ("not_leader", "bid/even_leader", "R9.5")],
)
def test_a_bid_that_evens_the_total_is_a_fault(even_bid: str, code: str, clause: str) -> None:
    found = set()
    for seed in range(40):
        options = Options(players=3, hand_sizes=(1, 1, 1), even_bid=even_bid)
        lines = lines_of(played(options, f"{seed:x}"))
        at = find(lines, "bid", 8)
        for bid in (0, 1):
            found |= {fault for fault in codes(changed(lines, at, bid=bid)) if fault[0] == at + 1}
    assert {(fault[1], fault[2]) for fault in found} == {(code, clause)}


def test_a_card_that_does_not_follow_suit_is_a_fault() -> None:
    """R7.3; the second player of a trick saves a card of the suit led for the next."""
    lines = lines_of(played(Options(players=3, hand_sizes=(2,), first_dealer=0), "0"))
    first, second = find(lines, "played", 1), find(lines, "played", 5)
    card, other = (json.loads(lines[at])["card"] for at in (first, second))
    (fault, *_) = faults(changed(lines, first, card=other))
    assert fault.line == first + 1
    assert isinstance(fault.refusal, NotFollowed)
    assert fault.refusal.clause == "R7.3"
    assert fault.refusal.data() == {
        "seat": 2,
        "card": other,
        "led": card[0],
        "allowed": (card,),
    }


def test_a_card_that_is_not_in_the_hand_is_a_fault() -> None:
    """R7.3"""
    at = find(LINES, "played")
    other = "N4" if '"N4"' not in LINES[at - 4] else "N3"
    assert codes(changed(LINES, at, card=other))[0] == (at + 1, "record/not_held", "R7.3")


def test_the_first_wrong_card_of_a_deal_is_reported() -> None:
    at = find(WIZARD, "dealt", 1)
    (fault,) = faults(changed(WIZARD, at, hands=[["D10", "C10"], ["H2", "C1"], ["C3", "H5"]]))
    assert isinstance(fault.refusal, WrongHand)
    assert fault.refusal.data() == {
        "expected": '"H3"',
        "found": '"C1"',
        "by": "R4.1",
        "seat": 1,
        "place": 2,
    }


def test_an_extra_hand_is_reported() -> None:
    at = find(WIZARD, "dealt", 0)
    (fault,) = faults(changed(WIZARD, at, hands=[["S2"], ["C4"], ["S8"], []]))
    assert isinstance(fault.refusal, WrongHand)
    assert (fault.refusal.seat, fault.refusal.expected, fault.refusal.found) == (3, "null", "[]")


def test_a_wrong_draw_is_reported_with_drawings_counted_from_one() -> None:
    (fault,) = faults(changed(WIZARD, 1, draws=[["Z4", "C3", "Z2"], ["N1", None, None]]))
    assert isinstance(fault.refusal, WrongDraw)
    assert (fault.refusal.drawing, fault.refusal.seat, fault.refusal.found) == (2, 2, "null")
