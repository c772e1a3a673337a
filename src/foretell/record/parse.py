"""Parsing a line of bytes, or refusing it with exactly what is wrong.

Nearly every line is as this package writes it: it decodes, and encodes to the same bytes again,
which proves that no key occurs twice. All others are checked key by key.
"""

import json
from collections.abc import Sequence
from typing import Final, NoReturn

import msgspec
from msgspec import inspect

from foretell.errors import Refusal
from foretell.record import refusals, wire
from foretell.record.codec import ParsedEvent, event_of
from foretell.record.text import OddNumber, clean, cleaned, quote
from foretell.rules.options import UnknownOption

DEEPEST: Final = 16
"""The most levels of nested lists and objects; lines of version 1 have at most 3."""
_MAX_DIGITS: Final = len(str(-wire.MAX_INTEGER))

_decode: Final = msgspec.json.Decoder(wire.Line).decode
_encode: Final = msgspec.json.Encoder().encode


def parse_line(line: bytes) -> wire.Game | ParsedEvent:
    """Return the header or the event in a line.

    Raises:
        Refusal: what is wrong with it, safe to show.
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
        raise refusals.NotObject(quote(value))
    fault = find_shape_fault(value)
    if fault is not None:
        raise fault
    return msgspec.convert(value, wire.LINES[value["type"]])


def _read_json(line: bytes) -> object:
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise refusals.NotUtf8 from None
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=OddNumber,
            parse_constant=_no_constant,
        )
    except json.JSONDecodeError as error:
        raise refusals.NotJson(error.pos + 1) from None
    except RecursionError:
        raise refusals.TooDeep(DEEPEST) from None
    if _is_deeper(value, DEEPEST):
        raise refusals.TooDeep(DEEPEST)
    return value


def _no_constant(name: str) -> NoReturn:
    raise refusals.NoNumber(name)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value: dict[str, object] = {}
    for key, item in pairs:
        if key in value:
            raise refusals.DuplicateKey(clean(key))
        value[key] = item
    return value


def _integer(text: str) -> int | OddNumber:
    if len(text) <= _MAX_DIGITS and abs(number := int(text)) <= wire.MAX_INTEGER:
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


_SHAPES: Final = dict(zip(wire.LINES, inspect.multi_type_info(wire.LINES.values()), strict=True))
_SCALARS: Final[dict[type[inspect.Type], tuple[type, str]]] = {
    inspect.IntType: (int, "integer"),
    inspect.StrType: (str, "string"),
    inspect.BoolType: (bool, "boolean"),
    inspect.NoneType: (type(None), "null"),
}


def find_shape_fault(line: dict[str, object]) -> Refusal | None:
    """Return the first fault in a line's keys and types, None when there is none."""
    if "type" not in line:
        return refusals.MissingKey("type")
    tag = line["type"]
    if not isinstance(tag, str) or tag not in _SHAPES:
        return refusals.UnknownType(quote(tag))
    if tag == "game" and "version" in line:
        version = line["version"]
        if type(version) is not int or version != wire.VERSION:
            return refusals.UnknownVersion(quote(version), wire.VERSION)
    return _find(line, _SHAPES[tag], "")


def _find(value: object, shape: inspect.Type, path: str) -> Refusal | None:
    match shape:
        case inspect.StructType():
            return _find_in_object(value, shape, path)
        case inspect.VarTupleType(item_type=item):
            if not isinstance(value, list):
                return refusals.WrongType(path, "list", quote(value))
            faults = (_find(entry, item, f"{path}[{at}]") for at, entry in enumerate(value))
            return next(filter(None, faults), None)
        case inspect.UnionType(types=shapes):
            return _find_in_union(value, shapes, path)
        case inspect.LiteralType():
            return None  # the version, checked before
        case _:
            kind, name = _SCALARS[type(shape)]
            return None if type(value) is kind else refusals.WrongType(path, name, quote(value))


def _find_in_object(value: object, shape: inspect.StructType, path: str) -> Refusal | None:
    if not isinstance(value, dict):
        return refusals.WrongType(path, "object", quote(value))
    keys = tuple(field.encode_name for field in shape.fields)
    if shape.forbid_unknown_fields:
        for key in value:
            if key not in keys:
                return UnknownOption(clean(key), keys)
    for field in shape.fields:
        inner = f"{path}.{field.name}" if path else field.name
        if field.encode_name not in value:
            if field.required:
                return refusals.MissingKey(inner)
            continue
        fault = _find(value[field.encode_name], field.type, inner)
        if fault is not None:
            return fault
    return None


def _find_in_union(value: object, shapes: Sequence[inspect.Type], path: str) -> Refusal | None:
    names = []
    for shape in shapes:
        fault = _find(value, shape, path)
        if not isinstance(fault, refusals.WrongType) or fault.key != path:
            return fault
        names.append(fault.expected)
    return refusals.WrongType(path, "_or_".join(names), quote(value))
