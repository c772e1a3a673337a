"""Streams of numbers determined by a seed alone, the same on every machine.

``docs/build/deal-stream.md`` has the full specification with test vectors. The version is part
of every key, so that another method gives other numbers.
"""

import hmac
import re
from collections.abc import Sequence
from typing import Final, TypeVar

from foretell.game.refusals import InvalidSeed

__all__ = ["Stream", "derive_seed"]

VERSION: Final = b"foretell/1"
_SEED: Final = re.compile(r"[0-9a-f]{1,128}")
_T = TypeVar("_T")


def check_seed(seed: str) -> str:
    """Return the seed if it is 1 to 128 lower-case hexadecimal digits.

    Raises:
        InvalidSeed: when it is not.
    """
    if not _SEED.fullmatch(seed):
        raise InvalidSeed(seed)
    return seed


def derive_seed(seed: str, label: str) -> str:
    """Return a 32-digit seed for one purpose, from which ``seed`` cannot be derived.

    >>> derive_seed("2a", "game/0")
    '668413b3baa640f294c0a4e17f6b2c2c'
    """
    return hmac.digest(seed.encode(), VERSION + b"/seed/" + label.encode(), "sha256").hex()[:32]


class Stream:
    """Uniform numbers and shuffles from HMAC-SHA256 in counter mode.

    >>> coins = Stream(b"2a", "coins")
    >>> [coins.below(2) for _ in range(4)], coins.shuffled("abc")
    ([1, 1, 0, 1], ['a', 'c', 'b'])

    Block ``i`` is ``HMAC-SHA256(key, label + "/" + str(i))``; its 32 bytes are used in order.

    Args:
        key: any bytes.
        label: the purpose of the numbers; streams with different labels are independent.
    """

    __slots__ = ("_block", "_key", "_label", "_position", "_used")

    def __init__(self, key: bytes, label: str) -> None:
        self._key = key
        self._label = label.encode() + b"/"
        self._block = b""
        self._used = 0
        self._position = 0

    def byte(self) -> int:
        """Return the next byte, 0 to 255."""
        if self._position == len(self._block):
            self._block, self._position = self._next_block(), 0
        value = self._block[self._position]
        self._position += 1
        return value

    def below(self, bound: int) -> int:
        """Return a uniform number from 0 to ``bound - 1``; ``bound`` is 1 to 256.

        Bytes from the last, incomplete multiple of ``bound`` upwards are rejected, so that all
        numbers are equally likely.
        """
        limit = 256 - 256 % bound
        value = self.byte()
        while value >= limit:
            value = self.byte()
        return value % bound

    def shuffled(self, items: Sequence[_T]) -> list[_T]:
        """Return the items (256 at most) in a uniformly random order (Fisher–Yates shuffle).

        ``foretell.sim.shuffles`` does the same for many streams at once.
        """
        result = list(items)
        block, position = self._block, self._position
        for last in range(len(result) - 1, 0, -1):
            bound = last + 1  # ``below`` inlined: every card of every game is dealt here
            limit = 256 - 256 % bound
            value = limit
            while value >= limit:
                if position == len(block):
                    block, position = self._next_block(), 0
                value = block[position]
                position += 1
            other = value % bound
            result[last], result[other] = result[other], result[last]
        self._block, self._position = block, position
        return result

    def _next_block(self) -> bytes:
        block = hmac.digest(self._key, self._label + str(self._used).encode(), "sha256")
        self._used += 1
        return block
