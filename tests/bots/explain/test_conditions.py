"""The condition of each reason for an action: decisions at its edge, on both sides."""

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
    KING_RUFFS,
    KING_TAKES,
    LAST,
    LED,
    LOW,
    STRONG,
    THREE_FALLS,
    THREE_TAKES,
    WORTHLESS,
    Decision,
    bidding,
    duel,
    each,
    of,
    playing,
    surplus,
    told,
    trumps,
)

pytestmark = pytest.mark.compiled

reasons = of
naming = partial(bidding, *LOW, turned="Z1")
"""Seat 0 chooses the trump suit (R5.3)."""
last = partial(playing, *LAST, played=LED)
worthless = partial(playing, *WORTHLESS, played=LED)
leading = partial(playing, *STRONG)
WINNERS = ("S3 S12", "H5 H7", "N1 C6")
"""Seat 0 plays last to a trick that each of its trumps takes, if spades are trump."""
all_win = partial(playing, *WINNERS, turned="S2", played="H5 N1")
AFTER_WIZARD = ("Z1 D9 C2", *LAST[1:])

HOLDS: Final[Mapping[str, Mapping[str, Decision]]] = {
    "all_same": {"a gap nobody would see": lambda: reasons(bidding(*LOW), "0", behind=0.04)},
    "level_bid": {"a gap as wide as its margin": lambda: reasons(bidding(*LOW), "1", behind=1.0)},
    "level_suit": {"a gap as wide as its margin": lambda: reasons(naming(), "H", behind=1.0)},
    "level_card": {
        "a gap as wide as its margin": lambda: reasons(
            playing(*LOW, bids=(0, 0, 0)), "S2", behind=1.0
        )
    },
    "bid_forbidden": {
        "one above it": lambda: reasons(bidding(*LOW, bids=(0, 1), even_bid="never"), "2"),
        "one below it": lambda: reasons(bidding(*LOW, bids=(0, 0), even_bid="never"), "1"),
    },
    "bid_sure_tricks": {
        "as many as are bid": lambda: reasons(
            bidding("Z1 Z2 H6", "S5 S6 S7", "C5 C6 C7", bids=(0, 0)), "1"
        ),
    },
    "bid_promises": {
        "half a trick, as it is shown": lambda: reasons(bidding("S5", "H11", "C5"), "1"),
    },
    "bid_others_leave": {"none is left": lambda: reasons(bidding(*LOW, bids=(1, 1)), "0")},
    "all_needed": {"the only trick": lambda: reasons(last(bids=(0, 0, 3)), "Z1")},
    "takes_trick": {
        "a game oftener than the other": lambda: told(
            duel((4, KING_TAKES, KING_FALLS_LATER), (1, KING_FALLS, KING_FALLS_LATER), bid=1), "D13"
        ),
    },
    "cause_takes": {
        "there are ten games": lambda: told(duel((10, KING_RUFFS, KING_FALLS), bid=1), "C3"),
        "in a twentieth of them": lambda: told(
            duel((38, KING_RUFFS, KING_TAKES), (2, KING_RUFFS, KING_FALLS), bid=1), "C3"
        ),
    },
    "too_many_taken": {"one too many, and a card that may lose": lambda: surplus(bid=0)},
    "seldom_too_many": {
        "five games of a hundred fewer": lambda: reasons(
            worthless(bids=(0, 0, 2)), "S12", tricks=((0, 0, 96, 4), (0, 0, 91, 9))
        ),
    },
    "seldom_too_few": {
        "five games of a hundred fewer": lambda: reasons(
            worthless(bids=(0, 0, 2)), "S12", tricks=((0, 4, 96, 0), (0, 9, 91, 0))
        ),
    },
}
"""Decisions at the edge of a reason's condition, where it is given."""

FAILS: Final[Mapping[str, Mapping[str, Decision]]] = {
    "all_same": {"a gap to be seen": lambda: reasons(bidding(*LOW), "0", behind=0.05)},
    "next_bid": {"within its margin": lambda: reasons(bidding(*LOW), "1", behind=1.0)},
    "next_suit": {"within its margin": lambda: reasons(naming(), "H", behind=1.0)},
    "next_card": {
        "within its margin": lambda: reasons(playing(*LOW, bids=(0, 0, 0)), "S2", behind=1.0)
    },
    "level_bid": {"beyond its margin": lambda: reasons(bidding(*LOW), "1", behind=1.1)},
    "level_suit": {"beyond its margin": lambda: reasons(naming(), "H", behind=1.1)},
    "level_card": {
        "beyond its margin": lambda: reasons(playing(*LOW, bids=(0, 0, 0)), "S2", behind=1.1)
    },
    "bid_forbidden": {
        "two below it": lambda: reasons(bidding(*LOW, bids=(0, 0), even_bid="never"), "0"),
        "every bid is allowed": lambda: reasons(bidding(*LOW, bids=(1, 0)), "0"),
    },
    "bid_sure_tricks": {
        "more than are bid": lambda: reasons(
            bidding("Z1 Z2 H6", "S5 S6 S7", "C5 C6 C7", bids=(0, 0)), "0"
        ),
        "no trick is sure": lambda: reasons(bidding(*LOW), "1"),
    },
    "bid_high_cards": {
        "too few cards could take a trick": lambda: reasons(
            bidding("H9 S3 S4 S5", "C2 D3 H2 H3", "S13 C6 C7 C8", turned="D2"), "4"
        ),
        "more than are bid": lambda: reasons(
            bidding("Z1 D13 H2 H3", "S5 S6 S7 S8", "C5 C6 C7 C8", bids=(0, 0)), "1"
        ),
        "all of them are sure tricks": lambda: reasons(
            bidding("Z1 Z2 Z3 H2", "S5 S6 S7 S8", "C5 C6 C7 C8", bids=(0, 0)), "3"
        ),
    },
    "bid_weak_hand": {
        "a trick is bid": lambda: reasons(bidding(*LOW), "1"),
        "a high card is held": lambda: reasons(bidding(LOW[0], "Z1 S3", LOW[2]), "0"),
    },
    "bid_promises": {
        "less than half, as it is shown": lambda: reasons(bidding("S5", "H10", "C5"), "1"),
        "one away": lambda: reasons(bidding("S5", "Z1", "C5"), "0"),
    },
    "bid_others_leave": {
        "nobody has bid": lambda: reasons(bidding(*LOW), "0"),
        "fewer are left": lambda: reasons(bidding(*LOW, bids=(1, 1)), "1"),
        "two more are left": lambda: reasons(bidding(*LOW, bids=(0, 0)), "0"),
        "more is bid than there is": lambda: reasons(bidding(*LOW, bids=(1, 2)), "0"),
        "bids are hidden": lambda: reasons(bidding(*LOW, bids=(1,), bidding="hidden"), "0"),
    },
    "bid_others_want_more": {
        "a trick is bid": lambda: reasons(bidding(*LOW, bids=(1, 2)), "1"),
        "as many are bid as there are": lambda: reasons(bidding(*LOW, bids=(1, 1)), "0"),
    },
    "bid_others_hold": {
        "hands are not seen": lambda: reasons(bidding("H2 H3", "Z1 D6", "D5 C6"), "0"),
        "no trump": lambda: reasons(
            bidding("H2 H3", "Z1 D6", "D5 C6", turned="N2", clairvoyance=True), "0"
        ),
    },
    "bid_others_hold_wizards": {
        "hands are not seen": lambda: reasons(bidding("H2 H3", "Z1 D6", "D5 C6", turned="N2"), "0"),
        "a trump": lambda: reasons(bidding("H2 H3", "Z1 D6", "D5 C6", clairvoyance=True), "0"),
    },
    "trump_held": {
        "none in hand": lambda: reasons(naming(), "C"),
        "the own hand is not seen": lambda: reasons(naming(clairvoyance=True), "H"),
    },
    "trump_not_held": {
        "two in hand": lambda: reasons(naming(), "H"),
        "the own hand is not seen": lambda: reasons(naming(clairvoyance=True), "C"),
    },
    "trump_others_hold": {"hands are not seen": lambda: reasons(naming(), "C")},
    "card_only": {"another is legal": lambda: reasons(playing(*LOW, bids=(0, 0, 0)), "S2")},
    "all_needed": {
        "one fewer": lambda: reasons(last(bids=(0, 0, 2)), "Z1"),
        "one more than there are": lambda: reasons(
            playing(*LAST, bids=(0, 0, 3), played=f"{LED} S9 C6"), "Z1"
        ),
    },
    "some_needed": {
        "none": lambda: reasons(last(bids=(0, 0, 0)), "S9"),
        "all": lambda: reasons(last(bids=(0, 0, 3)), "Z1"),
    },
    "none_needed": {
        "one": lambda: reasons(last(bids=(0, 0, 1)), "Z1"),
        "one too many is taken": lambda: reasons(
            playing("Z1 H2 H13", *LAST[1:], bids=(0, 0, 0), played=f"{LED} Z1"), "H2"
        ),
    },
    "out_of_reach": {"just within reach": lambda: reasons(last(bids=(0, 0, 3)), "Z1")},
    "too_many_taken": {
        "as many as are bid": lambda: reasons(
            playing("Z1 H2 H13", *LAST[1:], bids=(0, 0, 1), played=f"{LED} Z1"), "H2"
        )
    },
    "wins_as_last": {
        "a player is to come": lambda: reasons(
            playing("H5 S6", "Z1 H7", "S13 C6", bids=(1, 0, 0)), "Z1"
        ),
        "no trick is needed": lambda: reasons(last(bids=(0, 0, 0)), "Z1"),
        "it loses": lambda: reasons(last(bids=(0, 0, 2)), "S9"),
        "every card takes the trick": lambda: reasons(all_win(bids=(0, 0, 2)), "S12"),
    },
    "wins_unbeaten": {
        "nobody is to come": lambda: reasons(last(bids=(0, 0, 2)), "Z1"),
        "it may be beaten": lambda: reasons(leading(bids=(1, 0, 0)), "D12"),
    },
    "cannot_win": {
        "it takes the trick": lambda: reasons(last(bids=(0, 0, 1)), "Z1"),
        "no card takes it": lambda: reasons(worthless(bids=(0, 0, 0)), "S3"),
    },
    "none_can_win": {"another takes the trick": lambda: reasons(last(bids=(0, 0, 0)), "S9")},
    "all_win": {"another loses": lambda: reasons(last(bids=(0, 0, 2)), "Z1")},
    "takes_trick": {
        "it does so no oftener than the other": lambda: told(
            duel((4, KING_TAKES, KING_RUFFS), (1, KING_FALLS, KING_RUFFS), bid=0), "D13"
        ),
        "it does so in all": lambda: told(duel((5, KING_TAKES, KING_FALLS_LATER), bid=1), "D13"),
        "it is a cause, and that is told with it": lambda: told(
            duel((2, KING_FALLS, KING_RUFFS), (10, KING_TAKES, KING_FALLS_LATER), bid=1), "D13"
        ),
    },
    "loses_trick": {
        "the other takes it no oftener": lambda: told(
            trumps((4, THREE_FALLS, THREE_FALLS), (1, THREE_TAKES, THREE_FALLS), bid=0), "D3"
        ),
        "it does so in all": lambda: told(trumps((5, THREE_FALLS, HIGH_TAKES), bid=0), "D3"),
    },
    "cause_takes": {
        "there are nine games": lambda: told(duel((9, KING_RUFFS, KING_FALLS), bid=1), "C3"),
        "it takes a trick as often after the other": lambda: told(
            duel((10, KING_RUFFS, KING_TAKES), bid=1), "C3"
        ),
        "in one game alone": lambda: told(
            duel((19, KING_RUFFS, KING_TAKES), (1, KING_RUFFS, KING_FALLS), bid=1), "C3"
        ),
        "it is the card played": lambda: told(
            duel((10, KING_TAKES, KING_FALLS_LATER), bid=1), "D13"
        ),
    },
    "cause_fails": {
        "it takes a trick as often after the other": lambda: told(
            duel((10, KING_FALLS_LATER, KING_FALLS), bid=0), "C3"
        ),
        "it is the card played": lambda: told(
            trumps((4, THREE_FALLS, HIGH_TAKES), (8, THREE_TAKES, HIGH_TAKES), bid=1), "D3"
        ),
    },
    "cause_takes_now": {
        "it takes a trick as often after the other": lambda: told(
            duel((10, KING_TAKES, KING_RUFFS), bid=1), "D13"
        ),
        "it is not the card played": lambda: told(duel((10, KING_RUFFS, KING_FALLS), bid=1), "C3"),
    },
    "cause_fails_now": {
        "it takes a trick as often after the other": lambda: told(
            duel((10, KING_FALLS, KING_FALLS_LATER), bid=0), "D13"
        ),
        "it is not the card played": lambda: told(
            duel((10, KING_FALLS_LATER, KING_TAKES), bid=0), "C3"
        ),
    },
    "keeps_jester": {
        "it is the Jester": lambda: reasons(
            playing("S3 N1 H2", *WORTHLESS[1:], bids=(0, 0, 0), played="H7 C6"), "N1"
        ),
        "there is none": lambda: reasons(worthless(bids=(0, 0, 0)), "S3"),
        "it probably takes the trick": lambda: reasons(
            playing("H9 S3", "D13 N1", "S13 C6", bids=(0, 0, 0)), "D13"
        ),
    },
    "keeps_sure_tricks": {
        "one more is needed": lambda: reasons(
            playing("Z1 Z2 Z3 S2", "S5 H7 H8 H9", "S13 C6 C7 C8", bids=(0, 0, 3), played=LED), "S2"
        ),
        "none is needed": lambda: reasons(
            playing("Z1 Z2 Z3 S2", "S5 H7 H8 H9", "S13 C6 C7 C8", bids=(0, 0, 0), played=LED), "S2"
        ),
    },
    "seldom_too_many": {
        "four games of a hundred fewer": lambda: reasons(
            worthless(bids=(0, 0, 2)), "S12", tricks=((0, 0, 96, 4), (0, 0, 92, 8))
        ),
        "another is too high less often": lambda: reasons(
            worthless(bids=(0, 0, 2)), "S12", tricks=((0, 0, 91, 9), (0, 0, 96, 4))
        ),
    },
    "seldom_too_few": {
        "four games of a hundred fewer": lambda: reasons(
            worthless(bids=(0, 0, 2)), "S12", tricks=((0, 4, 96, 0), (0, 8, 92, 0))
        ),
        "another falls short less often": lambda: reasons(
            worthless(bids=(0, 0, 2)), "S12", tricks=((0, 9, 91, 0), (0, 4, 96, 0))
        ),
    },
}
"""Decisions where one part of a reason's condition does not hold, and it is not given."""


def test_every_reason_for_an_action_has_a_decision_where_it_just_fails() -> None:
    codes = [code for code in FIELDS if not code.startswith("reason/against_")]
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
