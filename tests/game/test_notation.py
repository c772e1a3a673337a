"""Positions as text: parse ∘ print = identity, and what cannot be is refused."""

import pytest
from hypothesis import assume, given

from foretell.game.notation import (
    EVERYTHING,
    NotationError,
    options_text,
    position_text,
    read_options,
    read_position,
)
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.testing import all_options, options, sessions

LINE = "3:2 r1 d0 H2 0,0,0 * C1/H5/S9 2,1,0 1:D5.N1.H7"


@given(sessions(options(largest=4)))
def test_every_view_of_a_position_is_read_back(session: Session) -> None:
    assume(session.to_act)
    state, players = session.state, session.options.players
    for viewer in (EVERYTHING, None, *range(players)):
        seen = state if isinstance(viewer, str) else session.observe(viewer).known
        position = read_position(position_text(seen, viewer=viewer))
        assert str(position) == position_text(seen, viewer=viewer)
        assert position.state.round == seen.round
        assert (position.state.totals, position.state.spent) == (seen.totals, seen.spent)
        if isinstance(viewer, int):
            known = session.observe(viewer)
            assert position.observation().legal_actions == known.legal_actions


def test_all_combinations_of_options_are_read_back() -> None:
    for one in all_options():
        found = read_options(options_text(one), first_dealer=one.first_dealer)
        assert found == one


@pytest.mark.parametrize(
    ("sizes", "text"),
    [((1, 2, 3), "4:1-3"), ((3, 2, 1), "4:3-1"), ((1, 3), "4:1,3"), ((5,), "4:5")],
)
def test_a_run_of_hand_sizes_is_shortened(sizes: tuple[int, ...], text: str) -> None:
    chosen = Options(players=4, hand_sizes=sizes)
    assert options_text(chosen) == text
    assert read_options(text) == chosen


def test_a_position_with_all_hands_can_be_continued() -> None:
    session = read_position(LINE).session(seed="2a")
    assert session.to_act == (0,)
    assert session.observe(0).legal_actions


def test_a_position_that_hides_hands_cannot_be_continued() -> None:
    hidden = read_position("3:2 r1 d0 H2 0,0,0 1 ?/H5/? 2,1,0 1:D5.N1.H7")
    with pytest.raises(ValueError, match="all hands"):
        hidden.session()


def test_a_view_reveals_nothing_of_another_seat() -> None:
    seen = read_position("3:2 r1 d0 H2 0,0,0 - ?/?/? 2,1,0 1:D5.N1.H7")
    assert seen.observation().seat is None
    with pytest.raises(ValueError, match="a spectator knows, not seat 1"):
        seen.observation(1)
    assert read_position(LINE).observation(1).hand


def test_there_is_no_position_before_the_first_deal() -> None:
    with pytest.raises(ValueError, match="a deal"):
        position_text(State.start(Options(), "2a"))


REFUSED = {
    "position": ["3:2 r1"],
    "form": [LINE + " x-", LINE.replace("*", "1")],
    "options": [
        options + LINE[1:] for options in ("7", "3hh", "3hs", "3hn", "3:1-999999999", "3:1,999")
    ],
    "round": [
        LINE.replace("r1", "r2"),
        LINE.replace("r1", "1"),
        LINE.replace("r1", "r" + "1" * 5000),
    ],
    "dealer": [LINE.replace("d0", "d3")],
    "turned card": [
        LINE.replace("H2", "X2"),
        LINE.replace("H2", "-"),
        LINE.replace("H2", "H2=S"),
        LINE.replace("H2", "Z2=X"),
    ],
    "totals": [LINE.replace("0,0,0", "0,0"), LINE.replace("0,0,0", "0,a,0")],
    "viewer": [LINE.replace("*", "3")],
    "hands": [
        LINE.replace("C1/H5", "C1"),
        LINE.replace("C1/", "C1.C2/"),
        LINE.replace("C1/", "H5/"),
        LINE.replace("C1/", "Q1/"),
    ],
    "bids": [
        LINE.replace("2,1,0", "2,1"),
        LINE.replace("2,1,0", "3,1,0"),
        LINE.replace("2,1,0", "-,-,0"),
    ],
    "tricks": [
        LINE.replace("1:D5", "2:D5"),
        LINE.replace("1:D5", "9:D5"),
        LINE.replace("1:D5.N1.H7", "1:"),
        LINE.replace("/H5/", "/-/") + " 1:H5",
    ],
    "cards out": [LINE + " xQ1"],
}


@pytest.mark.parametrize(
    ("part", "text"), [(part, text) for part, texts in REFUSED.items() for text in texts]
)
def test_an_impossible_position_is_refused_with_its_part(part: str, text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_position(text)
    assert refused.value.part == part, refused.value
