"""Causes: the card with which possible games part, and how it takes a trick, or fails to."""

import numpy as np
import pytest

from foretell.bots.explain.causes import (
    FEWER,
    HISTOGRAM,
    MORE,
    Lines,
    direction_of,
    fate_of,
    play_lines,
)
from foretell.bots.explain.codes import HOWS
from foretell.cards import Card
from foretell.sim import layout
from foretell.sim.settings import settings_of
from foretell.testing import dealt, make_bids
from tests.bots.explain.decisions import (
    KING_FALLS,
    KING_FALLS_LATER,
    KING_RUFFS,
    KING_TAKES,
    duel,
    playing,
    told_against,
    traced,
)

HANDS = ("C7 N1 Z1", "C13 D10 S2", "C5 D9 H3")
"""Seat 1 leads to three tricks, with diamonds trump."""
SPECIAL = ("C7 N2 Z2", "Z1 N1 S2", "C5 D9 H3")

FATES = {
    "leads: it wins as it is led": (HANDS, "C13 C5 C7 D10 D9 N1 S2 H3 Z1", "C13", 1),
    "leads: a trump is not led late": (HANDS, "D10 D9 N1 C13 C5 C7 S2 H3 Z1", "D10", 1),
    "leads_late: nobody else has a trump left": (HANDS, "D10 D9 N1 C13 C5 C7 S2 H3 Z1", "C13", 2),
    "must_lead: it is the last card": (HANDS, "D10 D9 Z1 C7 C13 C5 S2 H3 N1", "S2", 3),
    "late: its suit is led, and no trump is left": (
        HANDS,
        "D10 D9 Z1 C7 C13 C5 S2 H3 N1",
        "C13",
        2,
    ),
    "follows: its suit is led": (HANDS, "S2 H3 Z1 C7 C13 C5 D10 D9 N1", "C13", 2),
    "ruffs: another suit is led": (HANDS, "C13 C5 Z1 C7 D10 D9 S2 H3 N1", "D10", 2),
    "takes: a Wizard does so on any lead": (SPECIAL, "S2 D9 C7 C5 N2 Z1 N1 H3 Z2", "Z1", 2),
    "higher: a card of its suit beats it": (
        ("C13 N1 Z1", "C7 D10 S2", "C5 D9 H3"),
        "C7 C5 C13 Z1 D10 D9 N1 S2 H3",
        "C7",
        1,
    ),
    "trumped: a trump beats it": (HANDS, "S2 D9 C7 C5 N1 C13 D10 H3 Z1", "S2", 1),
    "wizard: a Wizard beats it": (HANDS, "S2 H3 Z1 C7 C13 C5 D10 D9 N1", "S2", 1),
    "discarded: another suit is led": (HANDS, "D10 D9 N1 C13 C5 Z1 C7 S2 H3", "S2", 3),
    "fails: a Jester takes no trick": (SPECIAL, "N1 C5 C7 Z2 S2 D9 N2 Z1 H3", "N1", 1),
}


def lines_of(*cases: tuple[int, str, str], bid: int = 0) -> Lines:
    """Return the played lines of a duel."""
    session, traces = duel(*cases, bid=bid)
    return _played(settings_of(session.state.options), traces.games, traces.moves)


def _played(settings: layout.IntArray, games: layout.IntArray, moves: layout.IntArray) -> Lines:
    took, taken = np.zeros((2, len(games), 2), dtype=np.int64)
    arrays = np.zeros(1, np.int64), took, taken, np.zeros(layout.WIDTH, np.int64)
    lines = Lines(settings, games, moves, *arrays, np.zeros(HISTOGRAM, np.int64))
    play_lines(lines, np.empty(0, np.int64))
    return lines


@pytest.mark.parametrize("name", FATES)
def test_the_way_in_which_a_card_takes_a_trick_or_fails_to_is_read_from_the_moves(
    name: str,
) -> None:
    hands, line, card, trick = FATES[name]
    session = playing(*hands, bids=(0, 0, 0))
    traces = traced(session, (1, line, line))
    lines = _played(settings_of(session.state.options), traces.games, traces.moves)
    way, number = divmod(fate_of(lines, 0, Card(card).index), HISTOGRAM // len(HOWS))
    assert (HOWS[way], number + 1) == (name.partition(":")[0], trick)


def test_every_way_has_an_example() -> None:
    assert {name.partition(":")[0] for name in FATES} == set(HOWS)


def test_with_one_suit_each_a_higher_rank_of_any_suit_beats_a_card() -> None:
    """R9.7."""
    session = dealt("C1 C2 C3 C4", "D1 D2 Z2 N2", "H1 H2 H3 H4", deal="one_suit")
    make_bids(session, 0, 0, 0)
    traces = traced(session, (1, "D1 H2 C3", "D2 H2 C3"))
    lines = _played(settings_of(session.state.options), traces.games, traces.moves)
    assert HOWS[fate_of(lines, 0, Card("D1").index) * len(HOWS) // HISTOGRAM] == "higher"


def test_the_commoner_way_to_miss_the_bid_is_the_direction() -> None:
    too_many, too_few = (KING_TAKES, KING_FALLS_LATER), (KING_FALLS, KING_RUFFS)
    assert direction_of(lines_of((2, *too_many), (1, *too_few), bid=0), 0) == MORE
    assert direction_of(lines_of((1, *too_many), (2, *too_few), bid=1), 0) == FEWER
    assert direction_of(lines_of((1, *too_many), bid=1), 1) == FEWER


def test_where_no_bid_is_made_the_larger_miss_is_the_direction() -> None:
    """Two tricks are bid, and the king takes one at most."""
    lines = lines_of((1, KING_FALLS, KING_RUFFS), bid=2)
    assert direction_of(lines, 0) == FEWER
    assert direction_of(lines_of((1, KING_FALLS, KING_FALLS_LATER), bid=2), 0) == 0


def test_the_typical_game_misses_the_bid_by_least() -> None:
    session = playing("Z1 S3", "D13 D12", "S13 C6", bids=(0, 0, 0))
    both, one = "D13 C6 S3 D12 S13 S3", "D13 C6 S3 D12 S13 Z1"
    none = "D12 C6 Z1 Z1 D13 S13"  # these need not be legal: only what is counted matters here
    traces = traced(session, (6, both, none), (6, one, none))
    cause = told_against((session, traces), "D13", "D12")
    assert cause["cause_takes_now"].fields["game"] == 6
