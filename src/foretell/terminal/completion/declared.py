"""All commands as they are declared, for completion and the manual page."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from click import Context

from foretell.i18n import Words
from foretell.terminal.common.commands import Explained, Group
from foretell.terminal.common.parameters import Argument, Option
from foretell.terminal.common.values import Value
from foretell.terminal.program import foretell

PROGRAM: Final = "foretell"


@dataclass(frozen=True, slots=True)
class Declared:
    """A command.

    Attributes:
        words: its words after the program name; () for the program itself.
        help: the id of its help message.
        options: its options, as declared, ``--help`` last.
        arguments: its arguments.
        commands: the words of its subcommands.
    """

    words: tuple[str, ...]
    help: str
    options: tuple[Option, ...]
    arguments: tuple[Argument, ...]
    commands: tuple[str, ...]


def declared() -> tuple[Declared, ...]:
    """Return the program itself, then every command, each followed by its subcommands."""
    return tuple(_walk(foretell, ()))


def _walk(command: Explained, words: tuple[str, ...]) -> Iterator[Declared]:
    ctx = Context(command)
    below: dict[str, Explained] = {}
    if isinstance(command, Group):
        commands = ((name, command.get_command(ctx, name)) for name in command.list_commands(ctx))
        below = {name: inner for name, inner in commands if isinstance(inner, Explained)}
    params = command.declared(ctx)
    yield Declared(
        words,
        help=str(command.help),
        options=tuple(param for param in params if isinstance(param, Option)),
        arguments=tuple(param for param in params if isinstance(param, Argument)),
        commands=tuple(below),
    )
    for name, inner in below.items():
        yield from _walk(inner, (*words, name))


class Paths(Enum):
    """Values completed from the file system, by Click's names."""

    FILES = "file"
    FOLDERS = "dir"


@dataclass(frozen=True, slots=True)
class Listed:
    """Words to choose from, or to make a comma-separated list of."""

    words: tuple[str, ...]
    is_list: bool = False


Values = Paths | Listed
_SENTENCE: Final = ". "


def values_of(parameter: Option | Argument) -> Values | None:
    """Return the possible values of a parameter; None if any text is possible."""
    kind = parameter.type
    items = kind.shell_complete(Context(foretell), parameter, "")
    if not items:
        return None
    if items[0].type in tuple(path.value for path in Paths):
        return Paths(items[0].type)
    is_list = isinstance(kind, Value) and kind.is_list
    return Listed(tuple(item.value for item in items), is_list=is_list)


def description_of(parameter: Option | Argument, words: Words) -> str:
    """Return the purpose of a parameter in one short sentence."""
    text = words(str(parameter.help), presets="…", bots="…")
    return text.partition(_SENTENCE)[0].partition("; ")[0].removesuffix(".")
