"""Reasons for an action: each one occurs, is true, and has a sentence."""

from collections.abc import Mapping
from typing import Final

import pytest

from foretell.bots.explain import FIELDS, MOST, reasons_for, taking
from foretell.bots.explanation import Field
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.i18n import LANGUAGES
from foretell.testing import dealt, make_bids, play_cards
from tests.bots.explain.decisions import (
    LAST,
    LED,
    LOST,
    LOW,
    OVER,
    SHORT,
    STRONG,
    WORTHLESS,
    against,
    bidding,
    of,
    playing,
)
from tests.i18n.ftl import patterns, variables

pytestmark = pytest.mark.kernel


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taking, "GAMES", 60)
    monkeypatch.setattr(taking, "WORLDS", 60)


EXAMPLES = {
    "all_same": lambda: of(bidding(*LOW), "0", behind=0.0),
    "next_bid": lambda: of(bidding(*LOW), "1"),
    "next_suit": lambda: of(bidding(*LOW, turned="Z1"), "H"),
    "next_card": lambda: of(playing(*LOW, bids=(0, 0, 0)), "S2"),
    "level_bid": lambda: of(bidding(*LOW), "1", behind=0.5),
    "level_suit": lambda: of(bidding(*LOW, turned="Z1"), "H", behind=0.5),
    "level_card": lambda: of(playing(*LOW, bids=(0, 0, 0)), "S2", behind=0.5),
    "bid_forbidden": lambda: of(bidding(*LOW, bids=(1, 0), even_bid="never"), "0"),
    "bid_sure_tricks": lambda: of(bidding("Z1 Z2 H6", "S5 S6 S7", "C5 C6 C7", bids=(0, 0)), "2"),
    "bid_high_cards": lambda: of(
        bidding("Z1 D13 H2 H3", "S5 S6 S7 S8", "C5 C6 C7 C8", bids=(0, 0)), "2"
    ),
    "bid_weak_hand": lambda: of(bidding(*LOW), "0"),
    "bid_promises": lambda: of(bidding(*LOW), "0"),
    "bid_others_leave": lambda: of(bidding(*LOW, bids=(1,)), "0"),
    "bid_others_want_more": lambda: of(bidding(*LOW, bids=(1, 2)), "0"),
    "bid_others_hold": lambda: of(bidding("H2 H3", "Z1 D6", "D5 C6", clairvoyance=True), "0"),
    "bid_others_hold_wizards": lambda: of(
        bidding("H2 H3", "Z1 D6", "D5 C6", turned="N2", clairvoyance=True), "0"
    ),
    "trump_held": lambda: of(bidding(*LOW, turned="Z1"), "H"),
    "trump_not_held": lambda: of(bidding(*LOW, turned="Z1"), "C"),
    "trump_others_hold": lambda: of(bidding(*LOW, turned="Z1", clairvoyance=True), "C"),
    "card_only": lambda: of(
        playing("H5 S6", "S5 H7", "S13 C6", bids=(0, 0, 0), played="S5"), "S13"
    ),
    "all_needed": lambda: of(playing(*LAST, bids=(0, 0, 3), played=LED), "Z1"),
    "some_needed": lambda: of(playing(*LAST, bids=(0, 0, 2), played=LED), "Z1"),
    "none_needed": lambda: of(playing(*LAST, bids=(0, 0, 0), played=LED), "S9"),
    "out_of_reach": lambda: of(playing(*LAST, bids=(0, 0, 3), played=f"{LED} S9 C6"), "Z1"),
    "too_many_taken": lambda: of(
        playing("Z1 H2 H13", *LAST[1:], bids=(0, 0, 0), played=f"{LED} Z1"), "H2"
    ),
    "wins_as_last": lambda: of(playing(*LAST, bids=(0, 0, 2), played=LED), "Z1"),
    "wins_unbeaten": lambda: of(playing("H5 S6", "Z1 H7", "S13 C6", bids=(1, 0, 0)), "Z1"),
    "cannot_win": lambda: of(playing(*LAST, bids=(0, 0, 0), played=LED), "S9"),
    "none_can_win": lambda: of(playing(*WORTHLESS, bids=(0, 0, 0), played=LED), "S3"),
    "all_win": lambda: of(
        playing("S3 S12", "H5 H7", "N1 C6", bids=(0, 1, 1), turned="S2", played="H5 N1"), "S3"
    ),
    "probably_takes": lambda: of(playing(*STRONG, bids=(1, 0, 0)), "D13", shares={"D13": 0.625}),
    "probably_loses": lambda: of(playing(*STRONG, bids=(0, 0, 0)), "C3", shares={"C3": 0.375}),
    "likeliest": lambda: of(
        playing("H9 S3 S4 S5", "H3 H2 C2 C1", "S13 C6 D4 D5", bids=(4, 0, 0)),
        "H3",
        shares={"H3": 0.125},
    ),
    "unlikeliest": lambda: of(
        playing("H9 S3", "D13 D9", "S13 C6", bids=(0, 0, 0)), "D9", shares={"D9": 0.875, "D13": 1.0}
    ),
    "cheapest_winner": lambda: of(playing("Z1 D9 C2", *LAST[1:], bids=(0, 0, 2), played=LED), "D9"),
    "sheds": lambda: of(playing(*WORTHLESS, bids=(0, 0, 0), played=LED), "S12"),
    "spares": lambda: of(playing(*WORTHLESS, bids=(0, 0, 1), played=LED), "S3"),
    "keeps_jester": lambda: of(
        playing("S3 N1 H2", *WORTHLESS[1:], bids=(0, 0, 0), played="H7 C6"), "H2"
    ),
    "keeps_sure_tricks": lambda: of(
        playing("Z1 Z2 Z3 S2", "S5 H7 H8 H9", "S13 C6 C7 C8", bids=(0, 0, 2), played=LED), "S2"
    ),
    "rest_is_enough": lambda: of(playing(*STRONG, bids=(1, 0, 0)), "C3"),
    "draws_trump": lambda: of(playing(*STRONG, bids=(2, 0, 0)), "D13"),
    "last_of_suit": lambda: of(playing("H9 S3", "D13 H3", "S13 C6", bids=(0, 0, 0)), "H3"),
    "seldom_too_many": lambda: of(
        playing(*WORTHLESS, bids=(0, 0, 2), played=LED), "S12", tricks=((0, 0, 2, 1), (0, 0, 1, 2))
    ),
    "seldom_too_few": lambda: of(
        playing(*WORTHLESS, bids=(0, 0, 2), played=LED), "S12", tricks=((0, 1, 2, 0), (0, 2, 1, 0))
    ),
    "against_chance": lambda: against(bidding(*LOW), "1", "0"),
    "against_bid_missed": lambda: against(bidding(*LOW), "1", "0", tricks=((2, 1, 0), (1, 2, 0))),
    "against_bid_passed": lambda: against(bidding(*LOW), "0", "1", tricks=((1, 2, 0), (2, 1, 0))),
    "against_bid_cheap": lambda: against(bidding(*LOW), "0", "1"),
    "against_bid_high": lambda: against(bidding(*LOW), "2", "0"),
    "against_bid_low": lambda: against(bidding(LOW[0], "Z1 Z2", LOW[2]), "0", "2"),
    "against_trump_fewer": lambda: against(bidding(*LOW, turned="Z1"), "S", "H"),
    "against_trump_lower": lambda: against(bidding("H2 S9", *LOW[1:], turned="Z1"), "H", "S"),
    "against_trump_weak": lambda: against(
        bidding(*LOW, turned="Z1"), "S", "H", tricks=((4, 0, 0), (0, 4, 0))
    ),
    "against_takes": lambda: against(playing(*LAST, bids=(0, 0, 0), played=LED), "Z1", "S9"),
    "against_seldom_takes": lambda: against(
        playing(*LAST, bids=(0, 0, 2), played=LED), "S9", "Z1", tricks=SHORT
    ),
    "against_keeps_danger": lambda: against(
        playing(*LOST, bids=(1, 0, 0), played="Z1 S13"), "H2", "D13", tricks=OVER
    ),
    "against_too_many": lambda: against(
        playing("Z1 D13 S2", *LAST[1:], bids=(0, 0, 1), played=LED), "D13", "S2", tricks=OVER
    ),
    "against_too_few": lambda: against(
        playing(*LOST, bids=(1, 0, 1), played="Z1 S13"), "D13", "H2", tricks=SHORT
    ),
    "against_spends_wizard": lambda: against(
        playing(*LAST, bids=(0, 0, 1), played=LED), "Z1", "D9"
    ),
    "against_spends_jester": lambda: against(
        playing("S3 N1 H2", *WORTHLESS[1:], bids=(0, 0, 0), played="H7 C6"), "N1", "H2"
    ),
    "against_spends_winner": lambda: against(
        playing(*LOST, bids=(1, 0, 1), played="Z1 S13"), "D13", "H2", tricks=SHORT
    ),
    "against_keeps_suit": lambda: against(
        playing("C3 H2 H3", *LOST[1:], bids=(1, 0, 1), played="Z1 S13"), "H2", "C3"
    ),
    "against_more": lambda: against(playing(*LOW, bids=(0, 0, 0)), "S3", "S2", tricks=OVER),
    "against_fewer": lambda: against(playing(*LOW, bids=(2, 0, 0)), "S3", "S2", tricks=SHORT),
    "against_further": lambda: against(
        playing(*LOW, bids=(2, 0, 0)), "S3", "S2", tricks=((4, 0, 0), (2, 2, 0))
    ),
}
"""A decision for each code of a reason."""

FIELD_VALUES: Final[Mapping[str, Mapping[str, Field]]] = {
    "next_bid": {"bid": 0, "points": 5.0},
    "next_suit": {"suit": "C", "points": 5.0},
    "next_card": {"card": "S3", "points": 5.0},
    "level_bid": {"bid": 0, "points": 0.5},
    "level_suit": {"suit": "C", "points": 0.5},
    "level_card": {"card": "S3", "points": 0.5},
    "bid_forbidden": {"bid": 1},
    "bid_sure_tricks": {"count": 1},
    "bid_high_cards": {"cards": "Z1 D13", "count": 2},
    "bid_promises": {"tricks": 0.2},
    "bid_others_leave": {"sum": 1, "left": 1, "to_come": 1},
    "bid_others_want_more": {"sum": 3, "size": 2},
    "bid_others_hold": {"wizards": 0, "trumps": 1},
    "bid_others_hold_wizards": {"wizards": 0},
    "trump_held": {"suit": "H", "count": 2, "card": "H3"},
    "trump_not_held": {"suit": "C"},
    "trump_others_hold": {"suit": "C", "count": 2},
    "card_only": {"card": "S13"},
    "all_needed": {"count": 3},
    "some_needed": {"count": 2, "left": 3},
    "out_of_reach": {"count": 3, "left": 2},
    "too_many_taken": {"count": 1},
    "probably_takes": {"percent": 62},
    "probably_loses": {"percent": 38},
    "likeliest": {"percent": 12},
    "unlikeliest": {"percent": 88},
    "keeps_sure_tricks": {"count": 2},
    "rest_is_enough": {"tricks": 1.8, "count": 1},
    "draws_trump": {"count": 9},
    "last_of_suit": {"suit": "H"},
    "seldom_too_many": {"percent": 33, "worse": 67},
    "seldom_too_few": {"percent": 33, "worse": 67},
    "against_chance": {"percent": 40, "better": 60},
    "against_bid_missed": {"bid": 1, "percent": 67},
    "against_bid_passed": {"bid": 0, "percent": 67},
    "against_bid_cheap": {"bid": 1, "more": 10},
    "against_bid_high": {"tricks": 0.2},
    "against_bid_low": {"tricks": 1.9},
    "against_trump_fewer": {"suit": "S", "count": 0, "more": 2},
    "against_trump_lower": {"card": "S9"},
    "against_trump_weak": {"tricks": 0.0, "than": 1.0},
    "against_takes": {"percent": 100},
    "against_seldom_takes": {"percent": 0, "better": 100},
    "against_keeps_danger": {"card": "D13"},
    "against_too_many": {"tricks": 2.3, "count": 1},
    "against_too_few": {"tricks": 0.6, "count": 1},
    "against_keeps_suit": {"suit": "C"},
    "against_more": {"percent": 100, "better": 25},
    "against_fewer": {"percent": 100, "better": 0},
    "against_further": {"tricks": 2.0, "than": 1.5},
}
"""The fields of each example, where the reason has any."""


def test_every_code_of_a_reason_has_an_example() -> None:
    assert [f"reason/{name}" for name in EXAMPLES] == list(FIELDS)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_reason_is_found_with_its_fields(name: str) -> None:
    reason = EXAMPLES[name]()[name]
    assert reason.fields == FIELD_VALUES.get(name, {})
    assert tuple(reason.fields) == FIELDS[f"reason/{name}"]


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_that_shows_its_fields(language: str) -> None:
    messages = {code.replace("/", "-").replace("_", "-"): code for code in FIELDS}
    assert patterns(language, "reasons.ftl").keys() == messages.keys()
    for message, code in messages.items():
        names = {name.replace("_", "-") for name in FIELDS[code]}
        assert variables(language, message) <= names


def test_a_chance_that_does_not_fall_is_no_fault() -> None:
    assert "against_chance" not in against(bidding(*LOW), "1", "0", chances=(0.604, 0.6))


def test_a_hand_on_the_other_side_of_a_bid_is_no_fault_of_it() -> None:
    session = bidding(LOW[0], "Z1 Z2", LOW[2])
    assert not {"against_bid_high", "against_bid_low"} & against(session, "2", "1").keys()


def test_a_card_that_takes_a_wanted_trick_is_not_blamed_for_it() -> None:
    session = playing(*LAST, bids=(0, 0, 2), played=LED)
    assert "against_takes" not in against(session, "Z1", "S9")


def test_an_equally_good_action_is_always_mentioned() -> None:
    session = bidding("Z1 Z2 D13 D12 C2", "S5 S6 C7 C8 C9", "C3 C4 C5 C6 H9", bids=(1, 1))
    assert len(of(session, "4")) == MOST
    assert "next_bid" not in of(session, "4")
    assert list(of(session, "4", behind=0.5))[-1] == "level_bid"


def test_two_wizards_count_as_the_same_action() -> None:
    """R1.1: playing the other one is not a different action."""
    session = playing("H5 H6", "Z1 Z2", "C5 C6", bids=(2, 0, 0))
    assert list(of(session, "Z1")) == ["card_only"]


def test_the_hand_is_no_reason_for_a_bid_far_from_its_strength() -> None:
    assert not of(bidding(*LOW), "2").keys() & {"bid_weak_hand", "bid_promises"}
    strong = bidding("Z1 Z2 Z3 D13", "S5 S6 S7 S8", "C5 C6 C7 C8", bids=(0, 0))
    assert not of(strong, "0").keys() & {"bid_sure_tricks", "bid_high_cards", "bid_weak_hand"}
    assert of(strong, "4")["bid_sure_tricks"].fields == {"count": 3}


def test_the_leader_of_the_only_trick_bids_by_the_chance_to_win_it() -> None:
    assert of(bidding("S5", "Z1", "C5"), "1")["bid_promises"].fields == {"tricks": 1.0}


def test_a_forbidden_bid_far_from_the_chosen_one_is_no_reason() -> None:
    """R9.8."""
    session = bidding(*LOW, bids=(0, 0), even_bid="never")
    assert "bid_forbidden" not in of(session, "0")
    assert of(session, "1")["bid_forbidden"].fields == {"bid": 2}


def test_the_tricks_that_others_leave_come_with_the_players_still_to_bid() -> None:
    left = of(bidding(*LOW, bids=(1,)), "0")["bid_others_leave"]
    assert left.fields == {"sum": 1, "left": 1, "to_come": 1}
    more = of(bidding(*LOW, bids=(1, 2)), "0")["bid_others_want_more"]
    assert more.fields == {"sum": 3, "size": 2}


def test_a_wizard_wins_for_certain_unless_the_last_one_wins() -> None:
    """R9.3."""
    hands = ("H5 S6", "Z1 H7", "S13 C6")
    dark = playing(*hands, bids=(1, 0, 0), winning_wizard="last")
    assert "wins_unbeaten" not in of(dark, "Z1")


def test_with_one_suit_each_no_suit_has_to_be_followed() -> None:
    """R9.7: being void of a suit makes no difference."""
    hands = ("C1 C2 C3 C4", "D1 D2 Z2 N2", "H1 H2 H3 H4")
    session = dealt(*hands, deal="one_suit")
    make_bids(session, 0, 0, 0)
    play_cards(session, "D2 H2 C3 C2")
    assert "last_of_suit" not in of(session, "D1")


def test_an_argument_against_a_card_is_no_reason_for_it() -> None:
    """The chosen card may take one trick too many, or give away one that is needed."""
    too_many = of(playing(*LAST, bids=(0, 0, 0), played=LED), "Z1")
    assert list(too_many) == ["next_card"]
    leading = of(playing(*STRONG, bids=(0, 0, 0)), "D13")
    assert not leading.keys() & {"none_needed", "probably_takes", "draws_trump"}
    needed = of(playing(*WORTHLESS, bids=(0, 0, 2), played=LED), "S12")
    assert list(needed) == ["none_can_win", "next_card"]


def test_neither_of_two_equal_cards_is_called_saved() -> None:
    session = playing("S3 S4 H2", *WORTHLESS[1:], bids=(0, 0, 1), played=LED)
    assert "spares" not in of(session, "S3")


def test_trumps_that_nobody_else_can_hold_are_not_drawn() -> None:
    trumps = "D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D1 H9"
    others = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13"
    hands = (others, trumps, others.replace("S", "C"))
    session = playing(*hands, bids=(13, 0, 0))
    assert "draws_trump" not in of(session, "D13")


def test_the_searcher_gives_reasons_for_its_actions() -> None:
    bot = SearchingBot("0", Budget(games=4, worlds=4))
    for session in (bidding(*LOW), playing(*STRONG, bids=(1, 0, 0)), bidding(*LOW, turned="Z1")):
        observation = session.observe(session.to_act[0])
        explained = bot.explain(observation)
        assert explained.action == bot.act(observation)
        assert explained.reasons == reasons_for(observation, explained.action_values)
        assert explained.reasons


def test_the_misses_of_a_bid_are_those_on_its_side() -> None:
    """A bid that is too high is blamed for falling short of it, and not for taking more."""
    session = bidding(*LOW)
    assert "against_bid_missed" not in against(session, "1", "0", tricks=((0, 2, 2), (2, 2, 0)))
    assert "against_bid_passed" not in against(session, "0", "1", tricks=((3, 1, 0), (0, 2, 2)))
    assert "against_bid_cheap" not in against(session, "1", "0")
    found = against(session, "0", "2", tricks=((1, 3, 0), (0, 2, 2)))
    assert found["against_bid_passed"].fields == {"bid": 0, "percent": 75}
    assert found["against_bid_cheap"].fields == {"bid": 2, "more": 20}


def test_too_many_tricks_speak_against_a_card_only_where_they_grow() -> None:
    session = playing(*LOST, bids=(1, 0, 0), played="Z1 S13")
    same = ((2, 2, 0, 0), (2, 2, 0, 0))
    assert not against(session, "H2", "D13", tricks=same).keys() & {
        *("against_keeps_danger", "against_too_many", "against_more", "against_fewer"),
        *("against_spends_winner", "against_further"),
    }
    found = against(playing(*LOW, bids=(0, 0, 0)), "S3", "S2", tricks=((1, 0, 3), (3, 1, 0)))
    assert found["against_more"].fields == {"percent": 75, "better": 25}


def test_without_games_the_rule_of_thumb_says_which_way_a_bid_is_missed() -> None:
    """A puzzle has values alone."""
    unwanted = playing(*LOST, bids=(1, 0, 0), played="Z1 S13")
    assert "against_keeps_danger" in against(unwanted, "H2", "D13")
    wanted = playing(*LOST, bids=(1, 0, 3), played="Z1 S13")
    assert "against_keeps_danger" not in against(wanted, "H2", "D13")
    assert "against_spends_winner" in against(wanted, "D13", "H2")
    assert "against_seldom_takes" in against(playing(*LAST, bids=(0, 0, 2), played=LED), "S9", "Z1")


def test_a_winner_is_missed_only_where_tricks_are_wanted() -> None:
    session = playing(*LOST, bids=(1, 0, 1), played="Z1 S13")
    assert "against_spends_winner" not in against(session, "D13", "H2", tricks=OVER)
    assert "against_spends_winner" not in against(session, "H2", "D13", tricks=SHORT)


def test_a_bid_that_is_lost_anyway_can_be_missed_further() -> None:
    session = playing(*LOW, bids=(2, 0, 0))
    found = against(session, "S3", "S2", tricks=((4, 0, 0), (1, 3, 0)))
    assert found["against_further"].fields == {"tricks": 2.0, "than": 1.2}
    assert "against_further" not in against(session, "S3", "S2", tricks=((4, 0, 0), (0, 3, 1)))


def test_the_last_card_of_both_suits_or_of_trump_empties_nothing() -> None:
    """R7.3: a void in trump lets nobody ruff."""
    both = playing("C3 H2 H3", *LOST[1:], bids=(1, 0, 1), played="Z1 S13")
    assert "against_keeps_suit" not in against(both, "C3", "H2")
    trump = playing(*LOST, bids=(1, 0, 1), played="Z1 S13")
    assert "against_keeps_suit" not in against(trump, "H2", "D13")


def test_a_wizard_is_spent_unless_the_better_card_is_one() -> None:
    session = playing("Z1 Z2 N1", *WORTHLESS[1:], bids=(0, 0, 1), played=LED)
    assert "against_spends_wizard" in against(session, "Z1", "N1")
    assert not against(session, "N1", "Z1").keys() & {"against_spends_wizard"}
    assert "against_spends_wizard" not in against(session, "Z1", "Z2")


def test_a_trump_suit_is_lower_by_its_highest_card_alone() -> None:
    """R5.3."""
    session = bidding("H4 H9 S2 S9", "S5 S6 S7 S8", "C5 C6 C7 C8", turned="Z1")
    assert not against(session, "S", "H").keys() & {"against_trump_lower", "against_trump_fewer"}
    assert "against_trump_weak" not in against(
        session, "S", "H", tricks=((0, 4, 0, 0, 0), (0, 4, 0, 0, 0))
    )


def test_misses_are_a_reason_only_where_no_card_has_fewer() -> None:
    session = playing(*WORTHLESS, bids=(0, 0, 2), played=LED)
    few = {"seldom_too_many", "seldom_too_few"}
    assert not few & of(session, "S12", tricks=((0, 1, 2, 1), (0, 1, 3, 0))).keys()
    assert not few & of(session, "S12", tricks=((0, 1, 3, 0), (0, 1, 3, 0))).keys()
    found = of(session, "S12", tricks=((0, 1, 3, 0), (0, 1, 2, 1)))
    assert found["seldom_too_many"].fields == {"percent": 0, "worse": 25}
