"""Many shuffles at once: those of ``game.stream.Stream.shuffled``, compiled.

The bytes come from HMAC-SHA256 by ``hashlib``, one block for each stream that still needs any, and
the swaps are compiled. ``Stream`` stays the definition; a test holds this to it.
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
"""Bytes to which HMAC-SHA256 fills up a key."""


class KeyedHash:
    """HMAC-SHA256 under one key, which is hashed once and not again for each message.

    Args:
        key: of at most 64 bytes.

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
        label: what the numbers are for.
        size: how many items, 256 at most.

    Returns:
        ``int64[hashes, size]``.
    """
    orders = np.tile(np.arange(size, dtype=np.int64), (len(hashes), 1))
    left = np.full(len(hashes), size, dtype=np.int64)
    for number in count():
        rows = np.flatnonzero(left > 1)
        if not len(rows):
            break
        message = f"{label}/{number}".encode()
        blocks = b"".join([hashes[row].digest(message) for row in rows.tolist()])
        _go_on(np.frombuffer(blocks, dtype=np.uint8).reshape(-1, _BLOCK), rows, orders, left)
    return orders


@kernel
def _go_on(
    blocks: npt.NDArray[np.uint8], rows: npt.NDArray[np.int64], orders: IntArray, left: IntArray
) -> None:
    """Go on with some shuffles, with a block of bytes for each.

    Args:
        blocks: ``uint8[len(rows), 32]``.
        rows: which shuffles, by their place in the next two.
        orders: ``int64[shuffles, size]``.
        left: how many items of each are still to be placed; 1 is its end.
    """
    for block in range(len(rows)):
        order, bound = orders[rows[block]], left[rows[block]]
        for byte in blocks[block]:
            value = np.int64(byte)
            if bound > 1 and value < 256 - 256 % bound:
                other, last = value % bound, bound - 1
                order[last], order[other] = order[other], order[last]
                bound = last
        left[rows[block]] = bound
