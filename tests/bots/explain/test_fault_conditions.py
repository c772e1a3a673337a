"""The condition of each reason against an action: decisions at its edge, on both sides."""

from collections.abc import Mapping
from functools import partial
from typing import Final

import pytest

from foretell.bots.explain import FIELDS, writing
from foretell.bots.explain.rows import MOST_ROWS
from tests.bots.explain.decisions import (
    HIGH_TAKES,
    KING_FALLS,
    KING_FALLS_LATER,
    KING_TAKES,
    LAST,
    LED,
    LOST,
    LOW,
    STRONG,
    THREE_FALLS,
    THREE_TAKES,
    WORTHLESS,
    Decision,
    against,
    bidding,
    duel,
    each,
    playing,
    told_against,
    trumps,
)

pytestmark = pytest.mark.compiled

fault = partial(against, chances=(0.5, 0.5))
"""No chance falls, so that no fault gives way to that."""
naming = partial(bidding, *LOW, turned="Z1")
"""Seat 0 chooses the trump suit (R5.3)."""
last = partial(playing, *LAST, played=LED)
lost = partial(playing, *LOST, played="Z1 S13")
leading = partial(playing, *STRONG)
EQUAL = ((2, 2, 0, 0), (2, 2, 0, 0))

HOLDS: Final[Mapping[str, Mapping[str, Decision]]] = {
    "against_chance": {
        "by two percent": lambda: against(bidding(*LOW), "1", "0", chances=(0.58, 0.6))
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
        "by less, though two are shown": lambda: against(
            bidding(*LOW), "1", "0", chances=(0.584, 0.603)
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
    "against_takes_surely": {
        "a trick is needed": lambda: fault(last(bids=(0, 0, 1)), "Z1", "S9"),
        "the better card takes it too": lambda: fault(last(bids=(0, 0, 0)), "Z1", "D9"),
        "it may be beaten": lambda: fault(leading(bids=(0, 0, 0)), "D12", "C3"),
    },
    "against_takes": {
        "a trick is needed": lambda: told_against(
            trumps((5, HIGH_TAKES, THREE_FALLS), bid=1), "D13", "D3"
        ),
        "the better card takes it almost as often": lambda: told_against(
            trumps((9, HIGH_TAKES, THREE_TAKES), bid=0), "D13", "D3"
        ),
        "it is a cause, and that is told with it": lambda: told_against(
            duel((10, KING_TAKES, KING_FALLS_LATER), bid=0), "D13", "C3"
        ),
    },
    "against_cannot_take": {
        "no trick is needed": lambda: fault(last(bids=(0, 0, 0)), "S9", "Z1"),
        "more tricks are to come than are needed": lambda: fault(last(bids=(0, 0, 2)), "S9", "Z1"),
        "the better card cannot either": lambda: fault(
            playing(*WORTHLESS, bids=(0, 0, 3), played=LED), "S3", "S12"
        ),
        "it can": lambda: fault(last(bids=(0, 0, 3)), "D9", "Z1"),
    },
    "against_seldom_takes": {
        "no trick is needed": lambda: told_against(
            duel((5, KING_FALLS_LATER, KING_TAKES), bid=0), "C3", "D13"
        ),
        "the better card takes it hardly oftener": lambda: told_against(
            duel((9, KING_FALLS_LATER, KING_FALLS), bid=1), "C3", "D13"
        ),
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
