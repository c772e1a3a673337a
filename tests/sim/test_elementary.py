"""The exponential and the logarithm, against those of Python."""

import math

import numpy as np
import pytest

from foretell.sim import elementary
from foretell.sim.compiling import kernel
from foretell.sim.worlds.tables import FloatArray
from tests.sim.amounts import amount

pytestmark = pytest.mark.compiled

NUMBERS = np.random.default_rng(7)
POWERS = np.concatenate(
    [
        NUMBERS.uniform(low, high, amount(100_000, 2_000))
        for low, high in ((-708, 709), (-60, 5), (-1, 1))
    ]
)


@kernel
def exponentials(numbers: FloatArray, results: FloatArray) -> None:
    for number in range(len(numbers)):
        results[number] = elementary.exp(numbers[number])


@kernel
def logarithms(numbers: FloatArray, results: FloatArray) -> None:
    for number in range(len(numbers)):
        results[number] = elementary.log(numbers[number])


def exponentials_of(numbers: FloatArray) -> FloatArray:
    results = np.empty_like(numbers)
    exponentials(numbers, results)
    return results


def test_exponentials_are_within_a_unit_in_the_last_place() -> None:
    exact = np.array([math.exp(number) for number in POWERS])
    assert (np.abs(exponentials_of(POWERS) - exact) <= np.spacing(exact)).all()


def test_logarithms_are_within_a_unit_in_the_last_place() -> None:
    numbers = np.exp(POWERS)
    results = np.empty_like(numbers)
    logarithms(numbers, results)
    exact = np.array([math.log(number) for number in numbers])
    assert (np.abs(results - exact) <= np.spacing(np.abs(exact))).all()


def test_tiny_exponentials_are_zero_and_those_of_large_numbers_finite() -> None:
    tiny, one, large = exponentials_of(np.array([-1e9, 0.0, 1e9]))
    assert (tiny, one) == (0.0, 1.0)
    assert 8e307 < large < math.inf


def test_results_are_the_same_to_the_last_bit_everywhere() -> None:
    """The values were found once; no machine, compiler or version may change a digit."""
    numbers = np.array([-35.7, -0.1, 0.3, 1.0, 50.0])
    logs = np.empty_like(numbers)
    logarithms(np.array([0.02, 0.3, 0.8, 1.02, 12345.678]), logs)
    assert [value.hex() for value in exponentials_of(numbers).tolist()] == EXPONENTIALS
    assert [value.hex() for value in logs.tolist()] == LOGARITHMS


EXPONENTIALS = [
    "0x1.68fba5203a250p-52",
    "0x1.cf46d99d52b3ap-1",
    "0x1.599058c8c1a96p+0",
    "0x1.5bf0a8b14576ap+1",
    "0x1.19103e4080b45p+72",
]
LOGARITHMS = [
    "-0x1.f4bd2b7ac1bafp+1",
    "-0x1.34378fcbda721p+0",
    "-0x1.c8ff7c79a9a20p-3",
    "0x1.44723d272a7f6p-6",
    "0x1.2d79559791e31p+3",
]
