"""Hints in a record: a key of an event's line that has no meaning for the game.

``hints`` lists the seats that had used a hint in the round by the time of the next event.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

_KEY: Final = "hints"


class _Marked(msgspec.Struct):
    hints: tuple[int, ...] = ()


def hints_in(line: bytes) -> tuple[int, ...]:
    """Return the seats with a hint that a line names; none if it says nothing readable of it."""
    try:
        return msgspec.json.decode(line, type=_Marked).hints
    except msgspec.DecodeError:
        return ()


def with_hints(line: bytes, seats: Iterable[int]) -> bytes:
    r"""Return an event's line that names these seats, too.

    >>> with_hints(b'{"type":"bid","seat":2,"bid":0}\n', [0])
    b'{"type":"bid","seat":2,"bid":0,"hints":[0]}\n'
    """
    keys = msgspec.json.decode(line, type=dict[str, object])
    keys[_KEY] = sorted({*hints_in(line), *seats})
    return msgspec.json.encode(keys) + b"\n"
