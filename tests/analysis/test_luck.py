"""Sums of luck and skill."""

import pytest

from foretell.analysis import Luck

ONE = Luck(points=30, average=21.5, cards=4.0, others=3.0, own=1.5, decisions=-2.0)


def test_hidden_cards_are_what_own_actions_gave_beyond_the_decisions() -> None:
    assert ONE.hidden == 3.5
    assert ONE.decisions is not None
    parts = ONE.cards + ONE.others + ONE.decisions + ONE.hidden
    assert parts == pytest.approx(ONE.points - ONE.average, abs=1e-9)


def test_a_seat_that_was_not_reviewed_has_no_decisions_and_no_hidden_cards() -> None:
    assert Luck(points=30, average=20, cards=4, others=4, own=2).hidden is None


def test_rounds_add_up_part_by_part() -> None:
    both = ONE + Luck(points=-10, average=20.5, cards=1.0, others=2.0, own=-33.5, decisions=-4.0)
    assert both == Luck(points=20, average=42, cards=5.0, others=5.0, own=-32.0, decisions=-6.0)


def test_a_sum_is_reviewed_only_if_both_rounds_are() -> None:
    assert (ONE + Luck(points=0, average=0, cards=0, others=0, own=0)).decisions is None
