"""One line of bytes to what it says, or to exactly what is wrong with it.

Nearly every line is as this package writes it: it decodes, and encodes to the same bytes again,
which proves that no key is there twice. All others are looked at key by key.
"""

import json
from typing import Final, NoReturn

import msgspec

from foretell.errors import Refusal
from foretell.record import wire
from foretell.record.codec import Told, event_of
from foretell.record.faults import DuplicateKey, NoNumber, NotJson, NotObject, NotUtf8, TooDeep
from foretell.record.shape import find_shape_fault
from foretell.record.text import OddNumber, clean, cleaned, quote

DEEPEST: Final = 16
"""Lists and objects in one another; the lines of version 1 come to 3."""
_LONGEST_INTEGER: Final = len(str(-wire.LARGEST))

_decode: Final = msgspec.json.Decoder(wire.Line).decode
_encode: Final = msgspec.json.Encoder().encode


def parse_line(line: bytes) -> wire.Game | Told:
    """Return the header or what else a line tells.

    Raises:
        Refusal: what is wrong with it, its texts clean.
    """
    struct = _as_written(line) or _as_anybody_writes(line)
    if isinstance(struct, wire.Game):
        return struct
    try:
        return event_of(struct)
    except Refusal as refusal:
        raise cleaned(refusal) from None


def _as_written(line: bytes) -> wire.Line | None:
    try:
        struct = _decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return struct if _encode(struct) == line else None


def _as_anybody_writes(line: bytes) -> wire.Line:
    value = _read_json(line)
    if not isinstance(value, dict):
        raise NotObject(quote(value))
    fault = find_shape_fault(value)
    if fault is not None:
        raise fault
    return msgspec.convert(value, wire.LINES[value["type"]])


def _read_json(line: bytes) -> object:
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise NotUtf8 from None
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=OddNumber,
            parse_constant=_no_constant,
        )
    except json.JSONDecodeError as error:
        raise NotJson(error.pos + 1) from None
    except RecursionError:
        raise TooDeep(DEEPEST) from None
    if _is_deeper(value, DEEPEST):
        raise TooDeep(DEEPEST)
    return value


def _no_constant(name: str) -> NoReturn:
    raise NoNumber(name)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value: dict[str, object] = {}
    for key, item in pairs:
        if key in value:
            raise DuplicateKey(clean(key))
        value[key] = item
    return value


def _integer(text: str) -> int | OddNumber:
    if len(text) <= _LONGEST_INTEGER and abs(number := int(text)) <= wire.LARGEST:
        return number
    return OddNumber(text)


def _is_deeper(value: object, levels: int) -> bool:
    inner: object
    match value:
        case dict():
            inner = value.values()
        case list():
            inner = value
        case _:
            return False
    return levels == 0 or any(_is_deeper(item, levels - 1) for item in inner)
