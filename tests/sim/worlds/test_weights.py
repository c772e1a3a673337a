"""Weights of worlds, by the likelihood of the past actions in each."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from foretell.cards import WIZARD_SET
from foretell.sim.layout import IntArray
from foretell.sim.worlds import Worlds
from foretell.sim.worlds.tables import FloatArray
from foretell.testing import dealt

pytestmark = pytest.mark.kernel

OBSERVATION = dealt("C1 C2", "D1 D2", "H1 H2", turned="S1").observe(0)
WORLDS = Worlds(OBSERVATION)


def wizards(hands: IntArray) -> IntArray:
    """Return the number of Wizards that seat 1 holds in each world."""
    count: IntArray = np.bitwise_count(hands[:, 1] & WIZARD_SET)
    return count


def weights_by(likelihood: Callable[[IntArray], npt.ArrayLike]) -> FloatArray:
    return WORLDS.sample_weighted(500, likelihood, seed=7)[1]


def test_weighted_worlds_are_the_sampled_ones() -> None:
    hands, weights = WORLDS.sample_weighted(500, wizards, seed=7, first=3)
    assert (hands == WORLDS.sample(500, seed=7, first=3)).all()
    assert weights.shape == (500,)


def test_weights_are_proportional_to_the_likelihood_and_sum_to_one() -> None:
    counts = wizards(WORLDS.sample(500, seed=7))
    weights = weights_by(lambda hands: 0.25 * (1 + wizards(hands)))
    assert weights == pytest.approx((1 + counts) / (1 + counts).sum())
    assert weights.sum() == pytest.approx(1)


@pytest.mark.parametrize("unit", [1e-320, 1e-30, 1e300])
def test_the_scale_of_the_likelihood_does_not_matter(unit: float) -> None:
    assert weights_by(lambda hands: unit * wizards(hands)) == pytest.approx(weights_by(wizards))


def test_a_likelihood_may_be_boolean_or_a_list() -> None:
    condition = weights_by(lambda hands: wizards(hands) > 0)
    as_list = weights_by(lambda hands: [int(count > 0) for count in wizards(hands)])
    assert (condition == as_list).all()
    assert set(condition) == {0, condition.max()}


WORLD = np.arange(500)


@pytest.mark.parametrize(
    ("likelihoods", "message"),
    [
        (np.ones(499), r"each of 500 worlds, not float64 of the shape \(499,\)"),
        (np.ones((500, 1)), r"not float64 of the shape \(500, 1\)"),
        (1.0, r"not float64 of the shape \(\)"),
        (np.ones(500, dtype=complex), "not complex128"),
        (np.full(500, "1"), "not <U1"),
        (WORLD - 3.0, "world 0 must be finite, from 0: -3.0"),
        (np.where(WORLD == 4, np.nan, 1), "world 4 must be finite, from 0: nan"),
        (np.where(WORLD == 5, np.inf, 1), "world 5 must be finite, from 0: inf"),
        (np.zeros(500), "makes all of 500 worlds impossible"),
    ],
)
def test_an_invalid_likelihood_is_refused(likelihoods: npt.ArrayLike, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        weights_by(lambda _: likelihoods)


def test_weights_of_no_worlds_are_refused() -> None:
    with pytest.raises(ValueError, match="makes all of 0 worlds impossible"):
        WORLDS.sample_weighted(0, wizards)
