"""Reasons for an action: each one occurs, is true, and has a sentence."""

from collections.abc import Mapping
from typing import Final

import pytest

from foretell.bots.explain import FIELDS, MOST, reasons_for
from foretell.bots.explanation import Field
from foretell.bots.search.bot import Budget, SearchingBot
from foretell.i18n import LANGUAGES
from tests.bots.explain.decisions import (
    HIGH_TAKES,
    KING_FALLS,
    KING_FALLS_LATER,
    KING_RUFFS,
    KING_TAKES,
    LAST,
    LED,
    LOST,
    LOW,
    OVER,
    SHORT,
    STRONG,
    THREE_FALLS,
    THREE_TAKES,
    WORTHLESS,
    against,
    bidding,
    duel,
    of,
    playing,
    surplus,
    told,
    told_against,
    trumps,
)
from tests.i18n.ftl import patterns, variables

pytestmark = pytest.mark.kernel


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
    "too_many_taken": lambda: surplus(bid=0),
    "wins_as_last": lambda: of(playing(*LAST, bids=(0, 0, 2), played=LED), "Z1"),
    "wins_unbeaten": lambda: of(playing("H5 S6", "Z1 H7", "S13 C6", bids=(1, 0, 0)), "Z1"),
    "cannot_win": lambda: of(playing(*LAST, bids=(0, 0, 0), played=LED), "S9"),
    "none_can_win": lambda: of(playing(*WORTHLESS, bids=(0, 0, 0), played=LED), "S3"),
    "all_win": lambda: of(
        playing("S3 S12", "H5 H7", "N1 C6", bids=(0, 1, 1), turned="S2", played="H5 N1"), "S3"
    ),
    "takes_trick": lambda: told(
        duel((4, KING_TAKES, KING_FALLS_LATER), (1, KING_FALLS, KING_FALLS_LATER), bid=1), "D13"
    ),
    "loses_trick": lambda: told(
        trumps((4, THREE_FALLS, HIGH_TAKES), (1, THREE_TAKES, HIGH_TAKES), bid=0), "D3"
    ),
    "cause_takes": lambda: told(duel((10, KING_RUFFS, KING_FALLS), bid=1), "C3"),
    "cause_fails": lambda: told_against(
        duel((10, KING_FALLS_LATER, KING_TAKES), (2, KING_RUFFS, KING_FALLS), bid=1), "C3", "D13"
    ),
    "cause_takes_now": lambda: told(
        duel((2, KING_FALLS, KING_RUFFS), (10, KING_TAKES, KING_FALLS_LATER), bid=1), "D13"
    ),
    "cause_fails_now": lambda: told_against(duel((10, KING_FALLS, KING_RUFFS), bid=1), "D13", "C3"),
    "keeps_jester": lambda: of(
        playing("S3 N1 H2", *WORTHLESS[1:], bids=(0, 0, 0), played="H7 C6"), "H2"
    ),
    "keeps_sure_tricks": lambda: of(
        playing("Z1 Z2 Z3 S2", "S5 H7 H8 H9", "S13 C6 C7 C8", bids=(0, 0, 2), played=LED), "S2"
    ),
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
    "against_takes_surely": lambda: against(playing(*LAST, bids=(0, 0, 0), played=LED), "Z1", "S9"),
    "against_takes": lambda: told_against(
        trumps((4, HIGH_TAKES, THREE_FALLS), (1, HIGH_TAKES, THREE_TAKES), bid=0), "D13", "D3"
    ),
    "against_cannot_take": lambda: against(playing(*LAST, bids=(0, 0, 3), played=LED), "S9", "Z1"),
    "against_seldom_takes": lambda: told_against(
        duel((4, KING_FALLS_LATER, KING_TAKES), (1, KING_FALLS_LATER, KING_FALLS), bid=1),
        "C3",
        "D13",
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
    "takes_trick": {"count": 4, "games": 5},
    "loses_trick": {"count": 4, "games": 5},
    "cause_takes": {
        "card": "D13",
        "other": "D13",
        "count": 10,
        "instead": 0,
        "games": 10,
        "game": 0,
        "trick": 2,
        "kept": 1,
        "how": "ruffs",
    },
    "cause_fails": {
        "card": "D13",
        "other": "D13",
        "count": 2,
        "instead": 10,
        "games": 12,
        "game": 0,
        "trick": 2,
        "kept": 1,
        "how": "wizard",
    },
    "cause_takes_now": {
        "card": "D13",
        "other": "C3",
        "count": 10,
        "instead": 2,
        "games": 12,
        "game": 2,
    },
    "cause_fails_now": {
        "card": "D13",
        "other": "C3",
        "count": 0,
        "instead": 10,
        "games": 10,
        "game": 0,
    },
    "keeps_sure_tricks": {"count": 2},
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
    "against_takes": {"count": 5, "games": 5},
    "against_seldom_takes": {"count": 0, "games": 5, "instead": 4},
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
    assert reason.fields == pytest.approx(FIELD_VALUES.get(name, {}), abs=0.05)
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


def test_an_argument_against_a_card_is_no_reason_for_it() -> None:
    """The chosen card may take one trick too many, or give away one that is needed."""
    too_many = of(playing(*LAST, bids=(0, 0, 0), played=LED), "Z1")
    assert list(too_many) == ["next_card"]
    leading = of(playing(*STRONG, bids=(0, 0, 0)), "D13")
    assert list(leading) == ["next_card"]
    needed = of(playing(*WORTHLESS, bids=(0, 0, 2), played=LED), "S12")
    assert list(needed) == ["none_can_win", "next_card"]


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
    assert list(against(session, "H2", "D13", tricks=same)) == ["against_chance"]
    found = against(playing(*LOW, bids=(0, 0, 0)), "S3", "S2", tricks=((1, 0, 3), (3, 1, 0)))
    assert found["against_more"].fields == {"percent": 75, "better": 25}


def test_a_bid_that_is_lost_anyway_can_be_missed_further() -> None:
    session = playing(*LOW, bids=(2, 0, 0))
    found = against(session, "S3", "S2", tricks=((4, 0, 0), (1, 3, 0)))
    assert found["against_further"].fields == {"tricks": 2.0, "than": 1.25}
    assert "against_further" not in against(session, "S3", "S2", tricks=((4, 0, 0), (0, 3, 1)))


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
