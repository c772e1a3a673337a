"""Names of decisions by what they lost."""

import pytest

from foretell.analysis import Judgement, Thresholds, judge


@pytest.mark.parametrize(
    ("loss", "name"),
    [
        (0.0, None),
        (1.99, None),
        (2.0, Judgement.INACCURATE),
        (4.99, Judgement.INACCURATE),
        (5.0, Judgement.MISTAKE),
        (9.99, Judgement.MISTAKE),
        (10.0, Judgement.BLUNDER),
        (60.0, Judgement.BLUNDER),
    ],
)
def test_a_loss_has_the_name_of_the_highest_threshold_it_reaches(
    loss: float, name: Judgement | None
) -> None:
    assert judge(loss, error=0.0) is name


def test_a_loss_within_three_standard_errors_has_no_name() -> None:
    assert judge(9.0, error=3.0) is None
    assert judge(9.0, error=2.99) is Judgement.MISTAKE


def test_a_loss_in_fewer_than_400_possible_games_has_no_name() -> None:
    assert judge(9.0, error=0.1, games=399) is None
    assert judge(9.0, error=0.1, games=400) is Judgement.MISTAKE


def test_thresholds_can_be_changed() -> None:
    strict = Thresholds(inaccurate=0.5, mistake=1.0, blunder=2.0)
    assert judge(1.5, error=0.1, thresholds=strict) is Judgement.MISTAKE


def test_equal_thresholds_skip_a_name() -> None:
    assert judge(4.0, 0.0, Thresholds(inaccurate=4, mistake=4, blunder=9)) is Judgement.MISTAKE


@pytest.mark.parametrize("values", [(0, 5, 10), (-1, 5, 10), (6, 5, 10), (2, 11, 10)])
def test_thresholds_that_do_not_rise_are_refused(values: tuple[float, float, float]) -> None:
    with pytest.raises(ValueError, match="must be positive and rise"):
        Thresholds(*values)
