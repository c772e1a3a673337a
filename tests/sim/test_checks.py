"""Checks that refuse bad input before any kernel runs."""

import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.checks import check_array, check_states
from foretell.sim.games import fresh_states, play_out
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.testing import dealt, make_bids, play_cards

pytestmark = pytest.mark.kernel

TABLE = dealt("C1 C2 C3", "C5 H5 Z1", "H7 H8 H9", "S1 S2 N1", turned="D2", dealer=3)
make_bids(TABLE, 0, 0, 3, 0)
play_cards(TABLE, "C1 C5 H7 N1 H5")
OPTIONS = TABLE.state.options


def states(count: int = 3) -> IntArray:
    return np.repeat(state_of(TABLE.state)[None], count, axis=0)


def test_the_checks_accept_a_position_of_a_game() -> None:
    check_states(OPTIONS, states())


@pytest.mark.parametrize("value", [-9, 63, 1 << 61])
@pytest.mark.parametrize(
    ("place", "what"),
    [
        (layout.PHASE, "phase (0 to 4)"),
        (layout.SEAT, "seat (0 to 3)"),
        (layout.LEADER, "leader (0 to 3)"),
        (layout.STARTER, "first dealer (0 to 3)"),
        (layout.ROUND, "round (0 to 1)"),
        (layout.SIZE, "size of hands"),
        (layout.TRUMP, "trump (-2 to 3)"),
        (layout.LED, "suit led (-4 to 3)"),
        (layout.WINNER, "winner so far (0 to 3)"),
        (layout.DEALER, "dealer (0 to 3)"),
        (layout.BEST, "best card (-1 to 59)"),
        (layout.ON_TABLE, "number of cards on the table (0 to 3)"),
        (layout.BIDS_MADE, "number of bids"),
        (layout.TRICKS, "number of tricks"),
        (layout.SPENT, "card"),
        (layout.PLAYED, "number of cards played"),
        (layout.BIDS + 2, "bid"),
    ],
)
def test_an_impossible_state_is_refused_with_the_game_and_the_fault(
    place: int, what: str, value: int
) -> None:
    wrong = states()
    wrong[1, place] = value
    with pytest.raises(
        ValueError, match=re.escape(f"game 1 of the states has an impossible {what}")
    ):
        play_out(OPTIONS, wrong, rounds=1)


@pytest.mark.parametrize(
    ("place", "value", "what"),
    [
        (layout.TURNED, 60, "turned card (-1 to 59)"),
        (layout.TOTALS + 1, 1 << 62, "total"),
        (layout.SEAT, 0, "player to act"),
        (layout.HANDS, 1 << 1, "number of cards in a hand"),
        (layout.HANDS, 1 << 1 | 1 << 60, "card"),
        (layout.HANDS, 1 << 0 | 1 << 1, "card that is in two places"),
        (layout.HANDS, 1 << 56 | 1 << 40, "card that is in two places"),
    ],
)
def test_hands_that_overlap_or_are_too_large_are_refused(place: int, value: int, what: str) -> None:
    wrong = states()
    wrong[2, place] = value
    with pytest.raises(
        ValueError, match=re.escape(f"game 2 of the states has an impossible {what}")
    ):
        check_states(OPTIONS, wrong)


def test_a_deck_may_lack_cards_only_in_the_last_round() -> None:
    smaller = states()
    smaller[:, layout.SPENT] = 0b11111 << 20
    check_states(OPTIONS, smaller)
    with pytest.raises(ValueError, match="an impossible number of cards spent"):
        check_states(Options(players=4, hand_sizes=(3, 3)), smaller)


@given(
    st.integers(0, layout.WIDTH - 1), st.integers(-(1 << 63), (1 << 63) - 1) | st.integers(-9, 70)
)
def test_any_state_is_either_refused_or_played_to_its_end(place: int, value: int) -> None:
    """No state makes compiled code leave its arrays or loop forever."""
    one = states(1)
    one[0, place] = value
    try:
        play_out(OPTIONS, one, rounds=1)
    except ValueError:
        return
    assert one[0, layout.PHASE] in {layout.FINISHED, layout.DEALING}


@given(st.data())
def test_states_before_a_deal_are_refused_or_played_to_their_end(data: st.DataObject) -> None:
    chosen = Options(players=3, hand_sizes=(1, 2))
    one = fresh_states(chosen, 1)
    for _ in range(2):
        place = data.draw(st.integers(0, layout.WIDTH - 1))
        one[0, place] = data.draw(st.integers(-9, 70))
    try:
        play_out(chosen, one, rounds=2)
    except ValueError:
        return
    assert one[0, layout.PHASE] in {layout.FINISHED, layout.DEALING}


@pytest.mark.parametrize(
    ("array", "told"),
    [
        ([1, 2], "hands must be an array of int64, not list"),
        (np.zeros(2, dtype=np.float64), "hands must be an array of int64, not float64"),
        (np.zeros(3, dtype=np.int64), "hands must have the shape (2,), not (3,)"),
        (np.zeros(4, dtype=np.int64)[::2], "hands must be contiguous in memory"),
    ],
)
def test_an_array_that_does_not_fit_is_refused(array: object, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        check_array("hands", array, (2,))


def test_a_read_only_array_is_refused() -> None:
    array = np.zeros(2, dtype=np.int64)
    array.flags.writeable = False
    with pytest.raises(ValueError, match="writeable"):
        check_array("hands", array, (2,))
