"""The scale of accuracy."""

from itertools import pairwise
from math import e

import pytest

from foretell.analysis import accuracy_of


def test_a_decision_that_loses_nothing_is_fully_accurate() -> None:
    assert accuracy_of(0.0) == 100


def test_ten_points_lost_leave_an_eth_of_accuracy() -> None:
    assert accuracy_of(10.0) == pytest.approx(100 / e)


def test_accuracy_falls_with_every_point_and_stays_above_0() -> None:
    found = [accuracy_of(loss) for loss in range(100)]
    assert all(more > less > 0 for more, less in pairwise(found))
