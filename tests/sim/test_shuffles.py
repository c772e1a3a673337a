"""Many shuffles at once are those of the streams."""

import hmac

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.stream import Stream
from foretell.sim.shuffles import KeyedHash, shuffle
from tests.sim.amounts import amount

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]

KEYS = [number.to_bytes(32, "big") for number in range(amount(400, 20))]


@given(st.binary(max_size=64), st.binary(max_size=200))
def test_a_keyed_hash_is_hmac_sha256(key: bytes, message: bytes) -> None:
    assert KeyedHash(key).digest(message) == hmac.digest(key, message, "sha256")


def test_a_key_too_long_to_be_used_as_it_is_is_refused() -> None:
    with pytest.raises(ValueError, match="a key has 64 bytes at most, not 65"):
        KeyedHash(b"k" * 65)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 15, 33, 60, 129, 256])
@pytest.mark.parametrize("label", ["deck", "round/12", "round/1/seat/3"])
def test_many_shuffles_are_those_of_each_stream(size: int, label: str) -> None:
    """Among so many are some that need one more block of bytes than others."""
    keys = KEYS if size == 60 else KEYS[:40]
    orders = shuffle(list(map(KeyedHash, keys)), label, size)
    assert orders.shape == (len(keys), size)
    for key, order in zip(keys, orders.tolist(), strict=True):
        assert order == Stream(key, label).shuffled(range(size))


def test_some_shuffles_take_more_bytes_than_others() -> None:
    """What the test above relies on: decks that two blocks suffice for, and others."""
    used = set()
    for key in KEYS:
        stream = Stream(key, "deck")
        stream.shuffled(range(60))
        used.add(stream._used)
    assert {2, 3} <= used


def test_nothing_is_shuffled_where_there_are_no_keys() -> None:
    assert np.array_equal(shuffle([], "deck", 60), np.empty((0, 60)))
