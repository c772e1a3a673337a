"""Many shuffles at once, compiled: the same as those of ``game.stream.Stream.shuffled``.

``hashlib`` computes the bytes by HMAC-SHA256, one block at a time for each stream that needs more,
and the swaps are compiled. ``Stream`` is the reference; a test checks that both agree.
"""

import hashlib
import hmac
from collections.abc import Sequence
from itertools import count
from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.sim.compiling import kernel
from foretell.sim.layout import IntArray

_BLOCK: Final = 32
"""Bytes of a block."""
_KEY: Final = 64
"""Bytes to which HMAC-SHA256 pads a key."""


class KeyedHash:
    """HMAC-SHA256 with a key that is hashed only once for all messages.

    Args:
        key: at most 64 bytes.

    Raises:
        ValueError: for a longer key.
    """

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        if len(key) > _KEY:
            raise ValueError(f"a key has {_KEY} bytes at most, not {len(key)}")
        filled = key.ljust(_KEY, b"\0")
        self._inner = hashlib.sha256(filled.translate(hmac.trans_36))
        self._outer = hashlib.sha256(filled.translate(hmac.trans_5C))

    def digest(self, message: bytes) -> bytes:
        """Return ``hmac.digest(key, message, "sha256")``."""
        inner = self._inner.copy()
        inner.update(message)
        outer = self._outer.copy()
        outer.update(inner.digest())
        return outer.digest()


def shuffle(hashes: Sequence[KeyedHash], label: str, size: int) -> IntArray:
    """Return ``Stream(key, label).shuffled(range(size))`` for many keys.

    >>> from foretell.game.stream import Stream
    >>> orders = shuffle([KeyedHash(b"a"), KeyedHash(b"b")], "round/1", 60)
    >>> orders[1].tolist() == Stream(b"b", "round/1").shuffled(range(60))
    True

    Args:
        hashes: one for each key.
        label: the purpose of the numbers.
        size: the number of items, at most 256.

    Returns:
        ``int64[hashes, size]``.
    """
    orders = np.tile(np.arange(size, dtype=np.int64), (len(hashes), 1))
    remaining = np.full(len(hashes), size, dtype=np.int64)
    for number in count():
        rows = np.flatnonzero(remaining > 1)
        if not len(rows):
            break
        message = f"{label}/{number}".encode()
        blocks = b"".join([hashes[row].digest(message) for row in rows.tolist()])
        _go_on(np.frombuffer(blocks, dtype=np.uint8).reshape(-1, _BLOCK), rows, orders, remaining)
    return orders


@kernel
def _go_on(
    blocks: npt.NDArray[np.uint8],
    rows: npt.NDArray[np.int64],
    orders: IntArray,
    remaining: IntArray,
) -> None:
    """Continue some shuffles with a block of bytes for each.

    Args:
        blocks: ``uint8[len(rows), 32]``.
        rows: the shuffles, as indices into the next two arrays.
        orders: ``int64[shuffles, size]``.
        remaining: the number of items of each still to be placed; 1 means done.
    """
    for block in range(len(rows)):
        order, bound = orders[rows[block]], remaining[rows[block]]
        for byte in blocks[block]:
            value = np.int64(byte)
            if bound > 1 and value < 256 - 256 % bound:
                other, last = value % bound, bound - 1
                order[last], order[other] = order[other], order[last]
                bound = last
        remaining[rows[block]] = bound
