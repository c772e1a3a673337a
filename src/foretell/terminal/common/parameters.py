"""Parameters of commands: declared in the annotations of a function, turned into Click's.

``games: Annotated[str, option("--games", help=…, metavar=…, group=…)] = "1"`` is an option. Its
type says whether it is a switch (``bool``) or may be given more than once (``tuple``), and its
default whether it has to be given. Values come as typed: the command reads and refuses them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin

import click

OTHERS: Final = "commands-group-other"
"""The heading of options that name no other."""
_R = TypeVar("_R")
_MANY: Final = tuple[str, ...]
_SWITCHES: Final = (bool, bool | None)


@dataclass(frozen=True, slots=True)
class Declaration:
    """What an annotation declares about a parameter, besides its type and default.

    Attributes:
        flags: of an option: ``--name``, ``-n``, ``--name/--no-name``; () of an argument.
        help: the id of the message that explains it.
        metavar: choices separated by ``|``, or the kind of value; None for a switch.
        group: the id of the heading that it stands under in help pages.
    """

    flags: tuple[str, ...]
    help: str
    metavar: str | None
    group: str


def option(
    *flags: str,
    help: str,  # noqa: A002 - as Click calls it
    metavar: str | None = None,
    group: str = OTHERS,
) -> Declaration:
    """Declare an option."""
    return Declaration(flags, help, metavar, group)


def argument(*, help: str, metavar: str, group: str) -> Declaration:  # noqa: A002 - as Click calls it
    """Declare an argument."""
    return Declaration((), help, metavar, group)


class Option(click.Option):
    """An option with its declaration."""

    def __init__(self, name: str, declaration: Declaration, **kwargs: Any) -> None:
        super().__init__([name, *declaration.flags], **kwargs)
        self.declaration = declaration


class Argument(click.Argument):
    """An argument with its declaration."""

    def __init__(self, name: str, declaration: Declaration, **kwargs: Any) -> None:
        super().__init__([name], **kwargs)
        self.declaration = declaration


def parameters(function: Callable[..., object]) -> list[click.Parameter]:
    """Return the declared parameters of a command's function."""
    return [
        _made(parameter, *get_args(parameter.annotation))
        for parameter in signature(function).parameters.values()
        if get_origin(parameter.annotation) is Annotated
    ]


def declared_of(command: click.Command) -> list[Option | Argument]:
    """Return the declared parameters of a command, without ``--help``."""
    return [param for param in command.params if isinstance(param, Option | Argument)]


def taking(*added: Parameter) -> Callable[[Callable[..., _R]], Callable[..., _R]]:
    """Declare parameters that a command's function receives as keyword arguments."""

    def declare(function: Callable[..., _R]) -> Callable[..., _R]:
        own = [
            parameter
            for parameter in signature(function).parameters.values()
            if parameter.kind is not Parameter.VAR_KEYWORD
        ]
        function.__signature__ = Signature([*own, *added])  # type: ignore[attr-defined]
        return function

    return declare


def _made(parameter: Parameter, kind: object, declaration: Declaration) -> Option | Argument:
    name, default = parameter.name, parameter.default
    is_required, is_many = default is Parameter.empty, kind == _MANY
    if not declaration.flags:
        return Argument(name, declaration, required=is_required, nargs=-1 if is_many else 1)
    if is_many:
        return Option(name, declaration, required=is_required, multiple=True)
    if is_required:
        return Option(name, declaration, required=True)
    return Option(name, declaration, default=default, is_flag=kind in _SWITCHES)
