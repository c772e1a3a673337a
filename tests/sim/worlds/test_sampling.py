"""Sampling of worlds: it depends only on the seed and the number of a world."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim.layout import IntArray
from foretell.sim.worlds import Worlds
from foretell.testing import play_at_random

pytestmark = pytest.mark.kernel

OPTIONS = Options(players=4, hand_sizes=(13,), first_dealer=0)
GAME = play_at_random(Session(OPTIONS, "4"), "0", steps=4 + 34)
SEAT = GAME.to_act[0]
OBSERVATION = GAME.observe(SEAT)
WORLDS = Worlds(OBSERVATION)


def test_worlds_hold_all_hands_as_sets_including_the_known_ones() -> None:
    hands = WORLDS.sample(20)
    assert hands.shape == (20, 4)
    assert hands.dtype == np.int64
    own = [OBSERVATION.known.round.hands[SEAT]] * 20
    assert hands[:, SEAT].tolist() == own


def test_a_seed_gives_the_same_worlds_on_every_machine() -> None:
    """This holds compiled and interpreted."""
    assert WORLDS.sample(2, seed=7).tolist() == [
        [8796094267392, 274877940740, 35184389128209, 7318349407059968],
        [4512395725635584, 412316992512, 35184389128209, 2815299522986016],
    ]
    assert WORLDS.sample(1, seed=-(2**63), first=2**62 - 1).tolist() == [
        [13762560, 146297389056, 35184389128209, 7318899150290948]
    ]


def test_a_world_depends_only_on_the_seed_and_its_number() -> None:
    all_at_once = WORLDS.sample(50, seed=7)
    assert (Worlds(OBSERVATION).sample(10, seed=7) == all_at_once[:10]).all()
    assert (WORLDS.sample(10, seed=7, first=40) == all_at_once[40:]).all()


def test_another_seed_samples_other_worlds() -> None:
    assert (WORLDS.sample(50, seed=1) != WORLDS.sample(50, seed=2)).any(axis=1).sum() > 40


def test_threads_may_share_the_worlds_of_an_observation() -> None:
    with ThreadPoolExecutor(4) as threads:
        parts = threads.map(lambda n: WORLDS.sample(25, seed=7, first=25 * n), range(4))
        assert (np.concatenate(list(parts)) == WORLDS.sample(100, seed=7)).all()


def test_sampling_no_worlds_gives_an_empty_array() -> None:
    assert WORLDS.sample(0).shape == (0, 4)


def test_worlds_can_be_written_to_an_array_of_the_caller() -> None:
    hands = np.zeros((60, 4), dtype=np.int64)
    WORLDS.sample_into(hands[10:], seed=7)
    assert (hands[:10] == 0).all()
    assert (hands[10:] == WORLDS.sample(50, seed=7)).all()


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        (np.zeros((3, 3), dtype=np.int64), r"shape \(3, 4\), not \(3, 3\)"),
        (np.zeros(12, dtype=np.int64), r"shape \(12, 4\)"),
        (np.zeros((3, 4), dtype=np.int32), "of int64, not int32"),
        (np.zeros((4, 3), dtype=np.int64).T, "contiguous"),
        ([[0, 0, 0, 0]], "of int64, not list"),
    ],
)
def test_an_array_of_another_shape_or_type_is_refused_for_worlds(
    hands: IntArray, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        WORLDS.sample_into(hands)


@pytest.mark.parametrize("count", [-1, True, 2.0])
def test_an_invalid_number_of_worlds_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="count must be a whole number from 0"):
        WORLDS.sample(count)


@pytest.mark.parametrize("seed", [2**63, "7"])
def test_an_invalid_seed_of_worlds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed must be"):
        WORLDS.sample(1, seed=seed)


@pytest.mark.parametrize("first", [-1, 2**62])
def test_an_invalid_number_of_the_first_world_is_refused(first: int) -> None:
    with pytest.raises(ValueError, match="first must be"):
        WORLDS.sample(1, first=first)
