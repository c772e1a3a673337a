"""Click options and arguments, grouped under the headings of a help page."""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

import click

from foretell.i18n import Words

_Decorated = TypeVar("_Decorated", bound=Callable[..., object])


class Heading(StrEnum):
    """The headings of a help page as message ids, in page order."""

    ARGUMENTS = "commands-group-arguments"
    WHAT = "commands-group-what"
    GAME = "commands-group-game"
    TABLE = "commands-group-table"
    RECORD = "commands-group-record"
    SERVER = "commands-group-server"
    ACCESS = "commands-group-access"
    KEEP = "commands-group-keep"
    SCREEN = "commands-group-screen"
    OTHER = "commands-group-other"


class Option(click.Option):
    """An option under a heading of the help page; ``help`` is the id of a message."""

    def __init__(self, *args: Any, group: Heading = Heading.WHAT, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.group = group

    @property
    def flags(self) -> tuple[str, ...]:
        """All its flags, the long one first."""
        return (*sorted(self.opts, key=len, reverse=True), *self.secondary_opts)


class Argument(click.Argument):
    """An argument under a heading of the help page; ``help`` is the id of a message."""

    def __init__(
        self,
        *args: Any,
        help: str,  # noqa: A002 - as Click calls it
        group: Heading = Heading.ARGUMENTS,
        **attributes: Any,
    ) -> None:
        super().__init__(*args, **attributes)
        self.help = help
        self.group = group


def value_of(param: Option | Argument, words: Words) -> str:
    """Return the placeholder of a parameter's value: its choices, otherwise a word."""
    name = param.type.name
    return name if "|" in name else words(f"commands-value-{name}")


def option(*names: str, **attributes: Any) -> Callable[[_Decorated], _Decorated]:
    """Add an ``Option`` to a command."""
    return click.option(*names, cls=Option, **attributes)


def switch(*names: str, **attributes: Any) -> Callable[[_Decorated], _Decorated]:
    """Add an ``Option`` without a value to a command."""
    return click.option(*names, cls=Option, is_flag=True, **attributes)


def argument(name: str, **attributes: Any) -> Callable[[_Decorated], _Decorated]:
    """Add an ``Argument`` to a command."""
    return click.argument(name, cls=Argument, **attributes)
