"""The commands as they are declared, for what is made of them: completion, the manual page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from click import Command, Context

from foretell.terminal.app import APP
from foretell.terminal.common.commands import HELP_FLAGS, Group
from foretell.terminal.common.parameters import OTHERS, Argument, Option, declared_of

PROGRAM: Final = "foretell"


@dataclass(frozen=True, slots=True)
class Parameter:
    """An option or an argument.

    Attributes:
        names: an option's flags, the long one first; () of an argument.
        value: its metavar: choices parted by ``|``, or the name of a kind; None of a switch.
        help: the id of its message.
        group: the id of the heading that it stands under in help pages.
        is_many: whether an argument may be given more than once.
        is_required: whether it has to be given.
    """

    names: tuple[str, ...]
    value: str | None
    help: str
    group: str
    is_many: bool
    is_required: bool

    @property
    def choices(self) -> tuple[str, ...]:
        """The values that it can have, where its metavar lists them."""
        return tuple(self.value.split("|")) if self.value and "|" in self.value else ()


@dataclass(frozen=True, slots=True)
class Declared:
    """A command.

    Attributes:
        words: what is typed for it behind the program's name; () for the program itself.
        help: the id of its message.
        parameters: its options and arguments, as declared.
        commands: the words of the commands below it.
    """

    words: tuple[str, ...]
    help: str
    parameters: tuple[Parameter, ...]
    commands: tuple[str, ...]

    @property
    def options(self) -> tuple[Parameter, ...]:
        """Its options."""
        return tuple(parameter for parameter in self.parameters if parameter.names)

    @property
    def arguments(self) -> tuple[Parameter, ...]:
        """Its arguments."""
        return tuple(parameter for parameter in self.parameters if not parameter.names)


def declared() -> tuple[Declared, ...]:
    """Return the program itself, and then every command and those below it."""
    return tuple(_walk(APP, ()))


def _walk(command: Command, words: tuple[str, ...]) -> Iterator[Declared]:
    below: dict[str, Command] = {}
    if isinstance(command, Group):
        ctx = Context(command)
        found = ((name, command.get_command(ctx, name)) for name in command.list_commands(ctx))
        below = {name: inner for name, inner in found if inner}
    help_option = Parameter(
        HELP_FLAGS[::-1],
        None,
        help="commands-option-help",
        group=OTHERS,
        is_many=False,
        is_required=False,
    )
    parameters = (*map(_parameter, declared_of(command)), help_option)
    yield Declared(words, str(command.help), parameters, tuple(below))
    for name, inner in below.items():
        yield from _walk(inner, (*words, name))


def _parameter(param: Option | Argument) -> Parameter:
    is_argument = isinstance(param, Argument)
    return Parameter(
        () if is_argument else _flags(param.opts, param.secondary_opts),
        param.declaration.metavar,
        help=param.declaration.help,
        group=param.declaration.group,
        is_many=param.nargs != 1,
        is_required=param.required,
    )


def _flags(first: Sequence[str], second: Sequence[str]) -> tuple[str, ...]:
    return (*sorted(first, key=len, reverse=True), *second)
