"""How command lines are read: Click's commands, with refusals instead of English sentences."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self, TypeVar

import click
from click import Context

from foretell.errors import Refusal
from foretell.terminal.common.parameters import Argument, Option, parameters
from foretell.terminal.common.refusals import (
    NOTHING_CLOSE,
    Missing,
    Misused,
    NeedsValue,
    TakesNoValue,
    TooMuch,
    UnknownCommand,
    UnknownFlag,
)

_F = TypeVar("_F", bound=Callable[..., object])
_HELP: Final = "help"
HELP_FLAGS: Final = ("-h", "--help")


class Command(click.Command):
    """A command whose help is written in the user's language."""

    @classmethod
    def of(cls, function: Callable[..., object], name: str, *, help: str) -> Self:  # noqa: A002 - as Click calls it
        """Return the command that a function is, which is given the context first.

        Args:
            function: what it does; its annotations say what it takes.
            name: what is typed for it.
            help: the id of the message that explains it.
        """
        found = parameters(function)
        return cls(name, callback=click.pass_context(function), params=found, help=help)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Read the arguments; words too many are refused."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise TooMuch(extra=" ".join(rest), command=ctx.command_path)
        return rest

    def format_help(self, ctx: Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        _write_page(self, ctx, formatter)


class Group(click.Group):
    """A command whose first word is another command; alone it is its help page."""

    @classmethod
    def of(cls, function: Callable[..., object], name: str, *, help: str) -> Self:  # noqa: A002 - as Click calls it
        """Return the group that a function is; as ``Command.of``."""
        return cls(
            name,
            callback=click.pass_context(function),
            params=parameters(function),
            help=help,
            invoke_without_command=True,
            context_settings={"help_option_names": list(HELP_FLAGS)},
        )

    def declare(self, name: str, *, help: str) -> Callable[[_F], _F]:  # noqa: A002 - as Click calls it
        """Make a function a command of this group; as ``Command.of``."""

        def declared(function: _F) -> _F:
            self.add_command(Command.of(function, name, help=help))
            return function

        return declared

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002 - as Click calls it
        """Return the names of the commands, in the order of their declaration."""
        return list(self.explained())

    def explained(self) -> Mapping[str, str]:
        """Return the id of the message that explains each command, by its name."""
        return {name: str(command.help) for name, command in self.commands.items()}

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown one is refused. ``help COMMAND`` is its help page."""
        known = self.list_commands(ctx)
        if args[0] == _HELP:
            args = [*args[1:], HELP_FLAGS[-1]]
            if len(args) == 1:  # of the program itself
                self.parse_args(ctx, args)
        if args[0] not in known:
            close = _close(args[0], known)
            raise UnknownCommand(command=args[0], known=tuple(known), close=close)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        _write_page(self, ctx, formatter)


def refusal_of(error: click.ClickException) -> Refusal:
    """Return what Click refuses as a refusal with a sentence in every language."""
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    command = ctx.command_path if ctx else "foretell"
    match error:
        case click.NoSuchOption(option_name=name):
            taken = [flag for param in ctx.command.params for flag in param.opts] if ctx else []
            flags = {flag.lstrip("-"): flag for flag in taken}  # dashes are alike in all of them
            close = flags.get(_close(name.lstrip("-"), tuple(flags)), NOTHING_CLOSE)
            return UnknownFlag(flag=name, command=command, close=close)
        case click.BadOptionUsage(option_name=name):
            takes_none = "not take" in error.message
            return (TakesNoValue if takes_none else NeedsValue)(name)
        case click.MissingParameter(param=Option() as param):
            return Missing(what=param.opts[-1], command=command)
        case click.MissingParameter(param=Argument() as param):
            return Missing(what=str(param.declaration.metavar).upper(), command=command)
        case _:
            return Misused(error.format_message())


def _write_page(command: Command | Group, ctx: Context, formatter: click.HelpFormatter) -> None:
    from foretell.terminal.common.help import page

    formatter.write(page(command, ctx))


def _close(word: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, known, n=1)), NOTHING_CLOSE)
