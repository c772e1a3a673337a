"""The commands as they are declared, for what is made of them: completion, the manual page."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from typer.main import get_command

from foretell.cli.app import app_for

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
    return tuple(_walk(get_command(app_for()), ()))


def _walk(command: Any, words: tuple[str, ...]) -> Iterator[Declared]:
    below: dict[str, Any] = getattr(command, "commands", {})
    help_option = Parameter(
        ("--help", "-h"),
        None,
        help="commands-option-help",
        group="commands-group-other",
        is_many=False,
        is_required=False,
    )
    parameters = (*map(_parameter, command.params), help_option)
    yield Declared(words, command.help, parameters, tuple(below))
    for name, inner in below.items():
        yield from _walk(inner, (*words, name))


def _parameter(param: Any) -> Parameter:
    is_argument = param.param_type_name == "argument"
    return Parameter(
        () if is_argument else _flags(param.opts, param.secondary_opts),
        str(param.metavar) if is_argument or not param.is_flag else None,
        help=param.help,
        group=getattr(param, "rich_help_panel", None) or "commands-group-other",
        is_many=param.nargs != 1,
        is_required=param.required,
    )


def _flags(first: Sequence[str], second: Sequence[str]) -> tuple[str, ...]:
    return (*sorted(first, key=len, reverse=True), *second)
