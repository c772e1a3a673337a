"""Many shuffles at once, compared with those of single streams."""

import hmac

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.stream import Stream
from foretell.sim.shuffles import KeyedHash, shuffle
from tests.sim.amounts import amount

pytestmark = pytest.mark.kernel

KEYS = [number.to_bytes(32, "big") for number in range(amount(400, 20))]


@pytest.mark.compiled
@given(st.binary(max_size=64), st.binary(max_size=200))
def test_a_keyed_hash_computes_hmac_sha256(key: bytes, message: bytes) -> None:
    assert KeyedHash(key).digest(message) == hmac.digest(key, message, "sha256")


def test_a_key_longer_than_one_block_is_refused() -> None:
    with pytest.raises(ValueError, match="a key has 64 bytes at most, not 65"):
        KeyedHash(b"k" * 65)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 15, 33, 60, 129, 256])
@pytest.mark.parametrize("label", ["deck", "round/12", "round/1/seat/3"])
def test_shuffles_made_together_match_those_of_single_streams(size: int, label: str) -> None:
    """Among them are some that need one more block of bytes than others."""
    keys = KEYS if size == 60 else KEYS[:40]
    orders = shuffle(list(map(KeyedHash, keys)), label, size)
    assert orders.shape == (len(keys), size)
    for key, order in zip(keys, orders.tolist(), strict=True):
        assert order == Stream(key, label).shuffled(range(size))


def test_some_shuffles_take_more_bytes_than_others() -> None:
    """The test above relies on this: two blocks suffice for some decks, but not for others."""
    used = set()
    for key in KEYS:
        stream = Stream(key, "deck")
        stream.shuffled(range(60))
        used.add(stream._used)
    assert {2, 3} <= used


def test_no_keys_give_no_shuffles() -> None:
    assert np.array_equal(shuffle([], "deck", 60), np.empty((0, 60)))
