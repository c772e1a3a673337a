"""Where a JSON value is not of the shape of a line, exactly."""

from collections.abc import Sequence
from typing import Final

from msgspec import inspect

from foretell.errors import Refusal
from foretell.record import wire
from foretell.record.faults import MissingKey, UnknownType, UnknownVersion, WrongType
from foretell.record.text import clean, quote
from foretell.rules.refusals import UnknownOption

_SHAPES: Final = dict(zip(wire.LINES, inspect.multi_type_info(wire.LINES.values()), strict=True))
_SCALARS: Final[dict[type[inspect.Type], tuple[type, str]]] = {
    inspect.IntType: (int, "integer"),
    inspect.StrType: (str, "string"),
    inspect.BoolType: (bool, "boolean"),
    inspect.NoneType: (type(None), "null"),
}


def find_shape_fault(line: dict[str, object]) -> Refusal | None:
    """Return the first thing that is wrong with a line's keys and types, None if nothing is."""
    if "type" not in line:
        return MissingKey("type")
    tag = line["type"]
    if not isinstance(tag, str) or tag not in _SHAPES:
        return UnknownType(quote(tag))
    if tag == "game" and "version" in line:
        version = line["version"]
        if type(version) is not int or version != wire.VERSION:
            return UnknownVersion(quote(version), wire.VERSION)
    return _find(line, _SHAPES[tag], "")


def _find(value: object, shape: inspect.Type, path: str) -> Refusal | None:
    match shape:
        case inspect.StructType():
            return _find_in_object(value, shape, path)
        case inspect.VarTupleType(item_type=item):
            if not isinstance(value, list):
                return WrongType(path, "list", quote(value))
            found = (_find(entry, item, f"{path}[{at}]") for at, entry in enumerate(value))
            return next(filter(None, found), None)
        case inspect.UnionType(types=shapes):
            return _find_in_union(value, shapes, path)
        case inspect.LiteralType():
            return None  # the version, looked at before
        case _:
            kind, name = _SCALARS[type(shape)]
            return None if type(value) is kind else WrongType(path, name, quote(value))


def _find_in_object(value: object, shape: inspect.StructType, path: str) -> Refusal | None:
    if not isinstance(value, dict):
        return WrongType(path, "object", quote(value))
    keys = tuple(field.encode_name for field in shape.fields)
    if shape.forbid_unknown_fields:
        for key in value:
            if key not in keys:
                return UnknownOption(clean(key), keys)
    for field in shape.fields:
        inner = f"{path}.{field.name}" if path else field.name
        if field.encode_name not in value:
            if field.required:
                return MissingKey(inner)
            continue
        fault = _find(value[field.encode_name], field.type, inner)
        if fault is not None:
            return fault
    return None


def _find_in_union(value: object, shapes: Sequence[inspect.Type], path: str) -> Refusal | None:
    names = []
    for shape in shapes:
        fault = _find(value, shape, path)
        if not isinstance(fault, WrongType) or fault.key != path:
            return fault
        names.append(fault.expected)
    return WrongType(path, "_or_".join(names), quote(value))
