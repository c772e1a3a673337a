"""How command lines are read: Typer's commands, with refusals instead of English sentences."""

from collections.abc import Callable
from difflib import get_close_matches
from inspect import Parameter, Signature, signature
from typing import Any, Final, TypeVar, cast

from typer import Context, TyperException
from typer.core import TyperCommand, TyperGroup

from foretell.cli.refusals import (
    NOTHING_CLOSE,
    Missing,
    Misused,
    NeedsValue,
    TakesNoValue,
    TooMuch,
    UnknownCommand,
    UnknownFlag,
)
from foretell.errors import Refusal

_R = TypeVar("_R")
_HELP: Final = "help"


class Command(TyperCommand):
    """A command whose help is written in the user's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; words too many are refused."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise TooMuch(extra=" ".join(rest), command=ctx.command_path)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _write_page(self, ctx, formatter)


class Group(TyperGroup):
    """The program itself, whose first word is a command."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command; an unknown one is refused. ``help COMMAND`` is its help page."""
        if args[0] == _HELP and _HELP not in self.commands:
            args = [*args[1:], "--help"]
            if len(args) == 1:  # of the program itself
                self.parse_args(ctx, args)
        if args[0] not in self.commands:
            close = _close(args[0], tuple(self.commands))
            raise UnknownCommand(command=args[0], known=tuple(self.commands), close=close)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        _write_page(self, ctx, formatter)


def refusal_of(error: TyperException) -> Refusal:
    """Return what Typer refuses as a refusal with a sentence in every language.

    Cases are told apart by name: Typer keeps its exceptions to itself.
    """
    given = cast("Any", error)
    command = given.ctx.command_path if getattr(given, "ctx", None) else "foretell"
    match type(error).__name__:
        case "NoSuchOption":
            flags = [flag for param in given.ctx.command.params for flag in param.opts]
            close = _close(given.option_name, tuple(flags))
            return UnknownFlag(flag=given.option_name, command=command, close=close)
        case "BadOptionUsage":
            takes_none = "not take" in error.message
            return (TakesNoValue if takes_none else NeedsValue)(given.option_name)
        case "MissingParameter":
            is_option = given.param.param_type_name == "option"
            what = given.param.opts[-1] if is_option else given.param.metavar.upper()
            return Missing(what=what, command=command)
        case _:
            return Misused(error.format_message())


def taking(
    *added: Parameter,
) -> Callable[[Callable[..., _R]], Callable[..., _R]]:
    """Declare more parameters of a command than its function names: they come as keywords."""

    def declare(function: Callable[..., _R]) -> Callable[..., _R]:
        own = [
            parameter
            for parameter in signature(function, eval_str=True).parameters.values()
            if parameter.kind is not Parameter.VAR_KEYWORD
        ]
        function.__signature__ = Signature([*own, *added])  # type: ignore[attr-defined]
        return function

    return declare


def _write_page(command: Any, ctx: Any, formatter: Any) -> None:
    from foretell.cli.help import page

    formatter.write(page(command, ctx))


def _close(word: str, known: tuple[str, ...]) -> str:
    return next(iter(get_close_matches(word, known, n=1)), NOTHING_CLOSE)


__all__ = ["Command", "Context", "Group", "refusal_of", "taking"]
