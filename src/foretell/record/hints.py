"""Hints in a record: keys of an event's line that have no meaning for the game.

``hints`` lists the seats that had used a hint in the round by the time of the next event, and
``hint`` has the values that a seat was shown before its decision.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from foretell.game.hint import Hint

_KEY: Final = "hints"
_VALUES: Final = b'"hint"'


class _Marked(msgspec.Struct):
    hints: tuple[int, ...] = ()


class _Advised(msgspec.Struct):
    hint: Hint | None = None


def hints_in(line: bytes) -> tuple[int, ...]:
    """Return the seats with a hint that a line names; none if it says nothing readable of it."""
    try:
        return msgspec.json.decode(line, type=_Marked).hints
    except msgspec.DecodeError:
        return ()


def hint_in(line: bytes) -> Hint | None:
    """Return the hint before the decision in a line; None if there is none that is readable."""
    if _VALUES not in line:
        return None
    try:
        return msgspec.json.decode(line, type=_Advised).hint
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def with_hints(line: bytes, seats: Iterable[int]) -> bytes:
    r"""Return an event's line that names these seats, too.

    >>> with_hints(b'{"type":"bid","seat":2,"bid":0}\n', [0])
    b'{"type":"bid","seat":2,"bid":0,"hints":[0]}\n'
    """
    keys = msgspec.json.decode(line, type=dict[str, object])
    keys[_KEY] = sorted({*hints_in(line), *seats})
    return msgspec.json.encode(keys) + b"\n"


def with_hint(line: str, hint: Hint | None) -> str:
    r"""Return the line of a decision with the hint before it, if there was one.

    >>> from foretell.game.hint import HintValue
    >>> hint = Hint(70, (HintValue(0, 2000, 9500, 90, 0, 0),))
    >>> with_hint('{"type":"bid","seat":2,"bid":0}\n', hint)
    '{"type":"bid","seat":2,"bid":0,"hint":{"games":70,"values":[[0,2000,9500,90,0,0,[]]]}}\n'
    """
    if hint is None:
        return line
    values = msgspec.json.encode(hint).decode()
    return line.removesuffix("}\n") + f',"hint":{values}}}\n'
