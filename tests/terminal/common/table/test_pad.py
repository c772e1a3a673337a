"""The score pad, laid out as on paper (R8.3)."""

import pytest

from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.terminal.common.table.score_pad import Pad
from foretell.testing import dealt, make_bids, play_at_random, play_cards
from tests.terminal.screens import ESCAPES, a_view, shown


@pytest.fixture
def session() -> Session:
    """Return the game of R13.1 after round 1 and the bids of round 2."""
    session = dealt("C1", "C2", "C3", turned="S1", dealer=2, number=1, hand_sizes=(1, 2))
    make_bids(session, 0, 1, 1)
    play_cards(session, "C1 C2 C3")
    make_bids(session, 2, 0)
    return session


def test_each_round_is_a_row_with_bids_in_small_boxes_next_to_the_totals(session: Session) -> None:
    """R8.3, R13.1"""
    assert shown(Pad(session.observe(0), a_view(3))).splitlines() == [
        " ╭───┬─────────┬─────────┬─────────╮",
        " │   │ You     │ Bot 1   │ Bot 2   │",
        " ├───┼──────┬──┼──────┬──┼──────┬──┤",
        " │  1│   20 │ 0│  −10 │ 1│   30 │ 1│",
        " │  2│      │  │      │ 2│      │ 0│",
        " ╰───┴──────┴──┴──────┴──┴──────┴──╯",
    ]


def test_columns_that_do_not_fit_are_continued_below() -> None:
    session = play_at_random(Session(Options(players=6, hand_sizes=(2, 2)), "1"), "1")
    lines = shown(Pad(session.observe(0), a_view(6)), 40).splitlines()
    assert sum("├" in line for line in lines) == 2
    assert "Bot 2" in lines[1]
    assert "Bot 3" in lines[7]


def test_secret_bids_are_not_on_the_pad_before_the_round_is_over() -> None:
    """R9.2"""
    session = Session(Options(players=3, first_dealer=2, bidding="secret"), "b")
    make_bids(session, 1, 1, 1)
    row = shown(Pad(session.observe(0), a_view(3))).splitlines()[3]
    assert row.count("1") == 2  # the round and the reader's own bid


def test_made_and_missed_bids_have_their_own_colours(session: Session) -> None:
    row = shown(Pad(session.observe(0), a_view(3)), colour=True).splitlines()[3]
    assert len(set(ESCAPES.findall(row))) > 2


def test_the_pad_of_a_game_that_has_not_begun_is_empty() -> None:
    assert len(shown(Pad(Session(Options(), "1").observe(0), a_view())).splitlines()) == 5


def test_a_round_with_a_hint_has_a_sign_that_is_explained_below(session: Session) -> None:
    pad = Pad(session.observe(0), a_view(3), ((1, 1), (0, 2)))
    assert shown(pad).splitlines()[3:] == [
        " │  1│   20 │ 0│  −10*│ 1│   30 │ 1│",
        " │  2│     *│  │      │ 2│      │ 0│",
        " ╰───┴──────┴──┴──────┴──┴──────┴──╯",
        " * with a hint",
    ]
