"""Write the types of all messages between server and page, ``web/static/wire.d.ts``.

They come from the same structs as the AsyncAPI and OpenAPI documents.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, get_args

from msgspec import inspect

from foretell.protocol import client, entries, events, server
from foretell.record import wire
from foretell.rules.declaration import DRAW
from foretell.rules.options import CHOICES
from foretell.server.http import bodies
from foretell.server.http.routes import ROUTES

FILE: Final = Path(__file__).parents[1] / "src" / "foretell" / "web" / "static" / "wire.d.ts"
_HEAD: Final = """\
/**
 * The types of messages between server and page; no page loads this file.
 * Written by scripts/wire_types.py from the server's structs.
 */
"""
_UNIONS: Final[dict[str, object]] = {
    "Move": client.Move,
    "Command": client.Command,
    "ClientMessage": client.ClientMessage,
    "GameEvent": events.GameEvent,
    "TableEvent": entries.Entry,
    "ServerMessage": server.Said,
}
_REQUESTS: Final = tuple(
    operation.reads
    for methods in ROUTES.values()
    for operation in methods.values()
    if operation.reads
)
_ANSWERS: Final = (
    bodies.PersonBody,
    bodies.Sessions,
    bodies.LinkBody,
    bodies.LinkPreview,
    bodies.TableCreated,
    bodies.TableBody,
    bodies.Lobby,
    bodies.OwnTables,
    bodies.Games,
    bodies.DayDistribution,
    bodies.RefusalBody,
)
_NAMES: Final[dict[type, str]] = {
    events.DealtView: "Dealt",
    events.BidView: "BidMade",
    events.BiddingClosedView: "BiddingClosed",
}
"""The page's names for structs that it names differently."""
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.DictType: "Readonly<Record<string, unknown>>",
}
_WIDTH: Final = 100
"""A type is on one line if it fits."""
_SHARED: Final = ("readonly id: string", "readonly version?: number | null")
"""The fields of every command."""
_COMMAND: Final = f"""\
/** A command of a type: its id, and the version of the table on which it was decided. */
interface CommandOf<Type> {{
  readonly type: Type;
  {_SHARED[0]};
  {_SHARED[1]};
}}
"""


def files() -> Iterator[tuple[Path, str]]:
    """Yield the file with its text."""
    yield FILE, text()


def text() -> str:
    """Return the text of the file."""
    sent = _structs(get_args(client.ClientMessage) + _REQUESTS)
    received = _structs(get_args(server.Said) + _ANSWERS)
    types = {kind: _struct(info, sent=kind in sent) for kind, info in (received | sent).items()}
    parts = [_HEAD, _COMMAND, *(types[kind] for kind in sorted(types, key=name_of))]
    parts += [_alias(name, get_args(union)) for name, union in _UNIONS.items()]
    parts.append(_codes("RetryableCode", server.RETRYABLE))
    return "\n".join(parts)


_Struct = inspect.StructType | inspect.DataclassType


def name_of(kind: type) -> str:
    """Return the name of a struct's interface."""
    return _NAMES.get(kind, kind.__name__)


def _structs(kinds: tuple[type, ...]) -> dict[type, _Struct]:
    """Return these structs and all structs and dataclasses they contain."""
    structs: dict[type, _Struct] = {}

    def visit(kind: object) -> None:
        match kind:
            case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
                if cls not in structs:
                    structs[cls] = kind
                    for field in kind.fields:
                        visit(field.type)
            case inspect.UnionType(types=types):
                for inner in types:
                    visit(inner)
            case inspect.VarTupleType(item_type=item):
                visit(item)

    for info in inspect.multi_type_info(kinds):
        visit(info)
    return structs


def _struct(struct: _Struct, *, sent: bool) -> str:
    """Return the type of a struct, as an interface if it does not fit into a line."""
    name, fields = name_of(struct.cls), _fields(struct, sent=sent)
    base = ""
    if isinstance(struct, inspect.StructType) and struct.cls in get_args(client.Command):
        base = f'CommandOf<"{struct.tag}">'
        fields = [field for field in fields[1:] if field not in _SHARED]
    body = f"{{ {'; '.join(fields)} }}" if fields else ""
    line = f"export type {name} = {' & '.join(filter(None, (base, body)))};\n"
    if len(line) > _WIDTH:
        head = f"export interface {name} {f'extends {base} ' if base else ''}{{"
        line = "\n".join([head, *(f"  {field};" for field in fields), "}", ""])
    return f"/** {(struct.cls.__doc__ or '').partition(chr(10))[0]} */\n{line}"


def _fields(struct: _Struct, *, sent: bool) -> list[str]:
    if isinstance(struct, inspect.DataclassType):
        return [f"readonly {field.encode_name}: {_type(field.type)}" for field in struct.fields]
    fields = [f'readonly {struct.tag_field}: "{struct.tag}"'] if struct.tag is not None else []
    choices = _choices() if struct.cls is wire.Options else {}
    for field in struct.fields:
        omits = struct.cls.__struct_config__.omit_defaults or struct.cls is wire.Options
        may_lack = not field.required and (sent or omits)
        kind = choices.get(field.encode_name) or _type(field.type)
        fields.append(f"readonly {field.encode_name}{'?' if may_lack else ''}: {kind}")
    return fields


def _choices() -> dict[str, str]:
    """Return the types of options with a fixed set of named values."""
    named = {name: _either(f'"{value}"' for value in kind) for name, kind in CHOICES.items()}
    return {**named, "first_dealer": f'number | "{DRAW}"'}


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return name_of(cls)
        case inspect.NamedTupleType(fields=fields):
            return f"readonly [{', '.join(_type(field.type) for field in fields)}]"
        case inspect.LiteralType(values=values):
            return _either(f'"{value}"' for value in values)
        case inspect.UnionType(types=types):
            return _either(_type(one) for one in types)
        case inspect.TupleType(item_types=types):
            return f"readonly [{', '.join(map(_type, types))}]"
        case inspect.VarTupleType(item_type=item):
            inner = _tagged_union(item) or _type(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case _:
            return _PLAIN[type(kind)]


def _tagged_union(kind: inspect.Type) -> str | None:
    """Return the name of a union, if it has one."""
    if not isinstance(kind, inspect.UnionType):
        return None
    inside = {one.cls for one in kind.types if isinstance(one, inspect.StructType)}
    return next((name for name, union in _UNIONS.items() if set(get_args(union)) == inside), None)


def _either(types: Iterator[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _alias(name: str, kinds: tuple[type, ...]) -> str:
    """Return a union, with the smaller unions in it by their names."""
    rest, names = set(kinds), list[str]()
    for other, union in sorted(_UNIONS.items(), key=lambda item: -len(get_args(item[1]))):
        part = set(get_args(union))
        if other != name and part <= rest:
            rest -= part
            names.append(other)
    names += [name_of(kind) for kind in kinds if kind in rest]
    members = "".join(f"\n  | {one}" for one in names)
    return f"export type {name} ={members};\n"


def _codes(name: str, codes: Iterable[str]) -> str:
    members = _either(f'"{code}"' for code in sorted(codes))
    return f"export type {name} = {members};\n"
