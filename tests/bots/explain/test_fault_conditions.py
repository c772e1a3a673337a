"""The condition of each reason against an action: decisions at its edge, on both sides."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import pytest

from foretell.bots.explain import FIELDS, writing
from foretell.bots.explain.rows import MOST_ROWS
from tests.bots.explain.decisions import (
    LAST,
    LED,
    LOST,
    LOW,
    OVER,
    SHORT,
    STRONG,
    WORTHLESS,
    Decision,
    against,
    bidding,
    each,
    playing,
)

pytestmark = pytest.mark.compiled

fault = partial(against, chances=(0.5, 0.5), shares={})
"""No chance falls, so that no fault gives way to that."""
naming = partial(bidding, *LOW, turned="Z1")
"""Seat 0 chooses the trump suit (R5.3)."""
last = partial(playing, *LAST, played=LED)
lost = partial(playing, *LOST, played="Z1 S13")
leading = partial(playing, *STRONG)
EQUAL = ((2, 2, 0, 0), (2, 2, 0, 0))

HOLDS: Final[Mapping[str, Mapping[str, Decision]]] = {
    "against_chance": {
        "by a percent": lambda: against(bidding(*LOW), "1", "0", chances=(0.594, 0.596))
    },
    "against_takes": {
        "clearly oftener, though one is too many already": lambda: fault(
            leading(bids=(0, 0, 0), played="D13 C6 H9"), "D12", "C3", shares={"D12": 0.3}
        ),
    },
    "against_too_many": {
        "with a trick to win yet": lambda: fault(last(bids=(0, 0, 1)), "Z1", "S9", tricks=OVER)
    },
    "against_more": {
        "though it falls short as often": lambda: fault(
            playing(*LOW, bids=(1, 0, 0)), "S3", "S2", tricks=((1, 1, 2), (1, 2, 1))
        )
    },
    "against_fewer": {
        "oftener than it takes too many": lambda: fault(
            playing(*LOW, bids=(1, 0, 0)), "S3", "S2", tricks=((4, 2, 2), (1, 6, 1))
        )
    },
}
"""Decisions at the edge of a reason's condition, where it is given."""

FAILS: Final[Mapping[str, Mapping[str, Decision]]] = {
    "against_chance": {
        "the percentage is the same": lambda: against(
            bidding(*LOW), "1", "0", chances=(0.596, 0.604)
        ),
    },
    "against_bid_missed": {
        "the better bid is higher": lambda: fault(
            bidding(*LOW), "0", "1", tricks=((3, 1, 0), (2, 2, 0))
        ),
        "it is missed as often": lambda: fault(
            bidding(*LOW), "2", "1", tricks=((0, 2, 2), (2, 2, 0))
        ),
    },
    "against_bid_passed": {
        "the better bid is lower": lambda: fault(
            bidding(*LOW), "1", "0", tricks=((0, 0, 4), (0, 4, 0))
        ),
        "it is passed as often": lambda: fault(
            bidding(*LOW), "0", "1", tricks=((2, 2, 0), (0, 2, 2))
        ),
    },
    "against_bid_cheap": {"the better bid is lower": lambda: fault(bidding(*LOW), "1", "0")},
    "against_bid_high": {
        "the better bid is higher": lambda: fault(bidding(LOW[0], "Z1 Z2", LOW[2]), "0", "2"),
        "the hand is worth more": lambda: fault(bidding(LOW[0], "Z1 Z2", LOW[2]), "2", "1"),
    },
    "against_bid_low": {
        "the better bid is lower": lambda: fault(bidding(*LOW), "2", "0"),
        "the hand is worth less": lambda: fault(bidding(*LOW), "0", "1"),
    },
    "against_trump_fewer": {
        "as many are held": lambda: fault(
            bidding("H4 S9", "S5 S6", "C5 C6", turned="Z1"), "S", "H"
        ),
        "more are held": lambda: fault(naming(), "H", "S"),
    },
    "against_trump_lower": {
        "the better suit's highest is lower": lambda: fault(
            bidding("H2 S9", *LOW[1:], turned="Z1"), "S", "H"
        ),
        "it is as high": lambda: fault(bidding("H9 S9", *LOW[1:], turned="Z1"), "S", "H"),
        "none of the suit is held": lambda: fault(naming(), "S", "H"),
    },
    "against_trump_weak": {
        "a twentieth of a trick less": lambda: fault(
            naming(), "S", "H", tricks=((20, 0, 0), (19, 1, 0))
        ),
    },
    "against_takes": {
        "a trick is needed": lambda: fault(last(bids=(0, 0, 1)), "Z1", "S9"),
        "the better card takes it almost as often": lambda: fault(
            leading(bids=(0, 0, 0)), "D12", "D3", shares={"D12": 0.5, "D3": 0.41}
        ),
    },
    "against_seldom_takes": {
        "no trick is needed": lambda: fault(last(bids=(0, 0, 0)), "S9", "Z1", tricks=SHORT),
        "the bid is not missed oftener": lambda: fault(
            last(bids=(0, 0, 2)), "S9", "Z1", tricks=EQUAL
        ),
        "the better card takes it hardly oftener": lambda: fault(
            leading(bids=(2, 0, 0)), "D3", "D12", shares={"D12": 0.5, "D3": 0.41}, tricks=SHORT
        ),
    },
    "against_keeps_danger": {
        "the bid is not passed oftener": lambda: fault(
            lost(bids=(1, 0, 0)), "H2", "D13", tricks=EQUAL
        ),
        "the card left is harmless": lambda: fault(lost(bids=(1, 0, 0)), "H3", "H2", tricks=OVER),
        "it is as dangerous itself": lambda: fault(
            playing("D13 D12 H3", *LOST[1:], bids=(1, 0, 0), played="Z1 S13"),
            "D13",
            "D12",
            tricks=OVER,
        ),
        "it takes the trick itself": lambda: fault(last(bids=(0, 0, 0)), "D9", "S9", tricks=OVER),
    },
    "against_too_many": {
        "the bid is not passed oftener": lambda: fault(
            last(bids=(0, 0, 1)), "Z1", "S9", tricks=EQUAL
        ),
        "the rest is not too strong": lambda: fault(
            playing(*LOW, bids=(2, 0, 0)), "S3", "S2", tricks=((0, 0, 2, 2), (0, 0, 4, 0))
        ),
    },
    "against_too_few": {
        "the bid is not missed oftener": lambda: fault(
            lost(bids=(1, 0, 1)), "D13", "H2", tricks=EQUAL
        ),
        "the rest is strong enough": lambda: fault(
            playing("D13 Z2 Z3", *LOST[1:], bids=(1, 0, 1), played="Z1 S13"),
            "D13",
            "Z2",
            tricks=SHORT,
        ),
    },
    "against_spends_wizard": {
        "the better card is one too": lambda: fault(
            playing("Z1 Z2 N1", *WORTHLESS[1:], bids=(0, 0, 1), played=LED), "Z1", "Z2"
        ),
        "it is a Jester": lambda: fault(
            playing("Z1 Z2 N1", *WORTHLESS[1:], bids=(0, 0, 1), played=LED), "N1", "Z2"
        ),
        "it is a trump": lambda: fault(last(bids=(0, 0, 1)), "D9", "S9"),
    },
    "against_spends_jester": {
        "the better card is one too": lambda: fault(
            playing("N1 N2 S3", *WORTHLESS[1:], bids=(0, 0, 1), played=LED), "N1", "N2"
        ),
        "it is a Wizard": lambda: fault(last(bids=(0, 0, 1)), "Z1", "S9"),
    },
    "against_spends_winner": {
        "the bid is not missed oftener": lambda: fault(
            lost(bids=(1, 0, 1)), "D13", "H2", tricks=EQUAL
        ),
        "the better card is worth more": lambda: fault(
            lost(bids=(1, 0, 1)), "H2", "D13", tricks=SHORT
        ),
        "it is a Wizard": lambda: fault(last(bids=(0, 0, 3)), "Z1", "D9", tricks=SHORT),
    },
    "against_keeps_suit": {
        "both are the last of a suit": lambda: fault(
            playing("C3 H2 S3", *LOST[1:], bids=(1, 0, 1), played="Z1 S13"), "C3", "H2"
        ),
        "another of the suit is left": lambda: fault(lost(bids=(1, 0, 1)), "D13", "H2"),
    },
    "against_more": {
        "as often": lambda: fault(playing(*LOW, bids=(0, 0, 0)), "S3", "S2", tricks=EQUAL),
        "it falls short oftener by as much": lambda: fault(
            playing(*LOW, bids=(1, 0, 0)), "S3", "S2", tricks=((1, 2, 1), (0, 4, 0))
        ),
    },
    "against_fewer": {
        "as often": lambda: fault(playing(*LOW, bids=(2, 0, 0)), "S3", "S2", tricks=EQUAL),
        "it takes too many oftener by more": lambda: fault(
            playing(*LOW, bids=(1, 0, 0)), "S3", "S2", tricks=((1, 1, 2), (0, 4, 0))
        ),
    },
    "against_further": {
        "by a twentieth of a trick": lambda: fault(
            playing(*LOW, bids=(2, 0, 0)), "S3", "S2", tricks=((20, 0, 0), (19, 1, 0))
        ),
        "the bid is missed oftener": lambda: fault(
            playing(*LOW, bids=(2, 0, 0)), "S3", "S2", tricks=((4, 0, 0), (2, 0, 2))
        ),
    },
}
"""Decisions where one part of a reason's condition does not hold, and it is not given."""


def test_every_reason_against_an_action_has_a_decision_where_it_just_fails() -> None:
    codes = [code for code in FIELDS if code.startswith("reason/against_")]
    assert [f"reason/{name}" for name in FAILS] == codes


@each(HOLDS)
def test_a_reason_is_given_at_the_edge_of_its_condition(name: str, decision: Decision) -> None:
    assert name in decision()


@each(FAILS)
def test_a_reason_is_not_given_where_a_part_of_its_condition_fails(
    name: str, decision: Decision, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MOST", MOST_ROWS)  # interpreted, none is cut off
    assert name not in decision()
