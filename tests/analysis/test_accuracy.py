"""The scale of accuracy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.analysis import accuracy_of
from foretell.analysis.accuracy import at_stake

LOSSES = st.lists(st.floats(0, 100), min_size=1, max_size=12)


def test_decisions_that_lose_nothing_are_fully_accurate() -> None:
    assert accuracy_of(lost=0.0, stake=12.5) == 100


@given(st.lists(LOSSES, min_size=1, max_size=12).filter(lambda all_: any(map(any, all_))))
def test_a_random_player_has_the_accuracy_0_on_average(decisions: list[list[float]]) -> None:
    """The mean over all legal actions of each decision, as a random player takes them."""
    expected = sum(sum(losses) / len(losses) for losses in decisions)
    stake = sum(at_stake(losses) for losses in decisions)
    assert expected / stake == pytest.approx(1)
    assert stake < 1 or accuracy_of(expected, stake) == pytest.approx(0, abs=1e-9)


def test_alike_cards_count_one_by_one() -> None:
    """Somebody who plays at random plays one of two Wizards twice as often as one of one."""
    wizards, king = [6.0, 6.0], [0.0]
    assert at_stake([*king, *wizards]) == 4


@given(LOSSES, st.floats(1, 1000))
def test_accuracy_falls_with_every_point_lost_and_stays_from_0_to_100(
    losses: list[float], stake: float
) -> None:
    found = [accuracy_of(loss, stake) for loss in sorted(losses)]
    assert all(one is not None and 0 <= one <= 100 for one in found)
    assert found == sorted(found, key=lambda one: -(one or 0))


def test_there_is_no_accuracy_where_less_than_a_point_was_at_stake() -> None:
    assert accuracy_of(lost=0.0, stake=0.0) is None
    assert accuracy_of(lost=0.9, stake=0.99) is None
    assert accuracy_of(lost=0.25, stake=1.0) == 75
