"""All commands as they are declared, for what is made of them: completion, the manual page."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from click import Context

from foretell.terminal.app import foretell
from foretell.terminal.common.commands import Argument, Explained, Group, Option

PROGRAM: Final = "foretell"


@dataclass(frozen=True, slots=True)
class Declared:
    """A command.

    Attributes:
        words: what is typed for it behind the program's name; () for the program itself.
        help: the id of its message.
        options: its options, as declared, ``--help`` last.
        arguments: its arguments.
        commands: the words of the commands below it.
    """

    words: tuple[str, ...]
    help: str
    options: tuple[Option, ...]
    arguments: tuple[Argument, ...]
    commands: tuple[str, ...]


def declared() -> tuple[Declared, ...]:
    """Return the program itself, and then every command and those below it."""
    return tuple(_walk(foretell, ()))


def _walk(command: Explained, words: tuple[str, ...]) -> Iterator[Declared]:
    ctx = Context(command)
    below: dict[str, Explained] = {}
    if isinstance(command, Group):
        found = ((name, command.get_command(ctx, name)) for name in command.list_commands(ctx))
        below = {name: inner for name, inner in found if isinstance(inner, Explained)}
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
