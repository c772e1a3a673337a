"""Click commands with help and refusals in the user's language."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, TypeAlias

import click
from click import Context

from foretell.errors import Refusal
from foretell.floors import LabMissing, need
from foretell.i18n import Words
from foretell.terminal.common.needs import NEEDS
from foretell.terminal.common.parameters import Argument, Heading, Option, value_of
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

HELP: Final = "help"
_HELP_FLAGS: Final = ("-h", "--help")
_WHOLE: Final = "foretell.whole_help"
"""Set in a context where ``help COMMAND`` was typed, which leaves nothing out."""
Sections: TypeAlias = Mapping[str, Mapping[str, str]]
"""The help message id of each subcommand by name, under the message id of a heading."""


class Explained(click.Command):
    """A command whose help is written in the user's language."""

    @cached_property
    def _help(self) -> Option:
        return Option(
            _HELP_FLAGS,
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_help,
            help="commands-option-help",
            group=Heading.OTHER,
        )

    def get_help_option(self, ctx: Context) -> Option:  # noqa: ARG002 - as Click calls it
        """Return ``--help``, with a message id like every other option."""
        return self._help

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Parse the arguments; errors refer to this command."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def explained(self) -> Sections:
        """Return the help message id of each subcommand."""
        return {}

    def invoke(self, ctx: Context) -> object:
        """Run the command.

        Raises:
            FloorMissing: when the libraries of its floor are not installed.
        """
        if ctx.info_name in NEEDS:
            need(NEEDS[ctx.info_name])
        return super().invoke(ctx)

    def declared(self, ctx: Context) -> list[Option | Argument]:
        """Return the options and arguments of the command, ``--help`` last."""
        return [param for param in self.get_params(ctx) if isinstance(param, Option | Argument)]

    def format_help(self, ctx: Context, formatter: click.HelpFormatter) -> None:
        """Write the help page."""
        from foretell.terminal.common.help import page

        formatter.write(page(ctx, whole=ctx.meta.get(_WHOLE, False)))


class Command(Explained):
    """A command without subcommands."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Parse the arguments; refuse surplus words."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise TooMuch(extra=" ".join(rest), command=ctx.command_path)
        return rest


class Absent(Explained):
    """A command that only the lab has; whatever it is given, it says how to install the lab."""

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        """Parse the arguments, of which only ``--help`` is known."""
        ctx.allow_extra_args = ctx.ignore_unknown_options = True
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Context) -> object:
        """Refuse (``LabMissing``)."""
        raise LabMissing(what=ctx.command_path)


class Group(Explained, click.Group):
    """A command with subcommands; without one it shows its help page."""

    command_class = Command

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002 - as Click calls it
        """Return the names of the commands, in the order of their declaration."""
        return [name for names in self.explained().values() for name in names]

    def explained(self) -> Sections:
        """Return the help message id of each subcommand."""
        named = {name: str(command.help) for name, command in self.commands.items()}
        return {"commands-group-commands": named}

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a subcommand or refuse it; ``help COMMAND`` shows its whole help page."""
        names = self.list_commands(ctx)
        if args[0] == HELP:
            ctx.meta[_WHOLE] = True
            args = [*args[1:], _HELP_FLAGS[-1]]
            if len(args) == 1:  # help for the program itself
                self.parse_args(ctx, args)
        if args[0] not in names:
            close = _close(args[0], names)
            raise UnknownCommand(command=args[0], known=tuple(names), close=close)
        return super().resolve_command(ctx, args)


def command(name: str) -> Callable[[Callable[..., object]], Command]:
    """Turn a function into the command ``name``, explained by the message of that name."""
    return click.command(name, cls=Command, help=f"commands-{name}")


def group(name: str, *, cls: type[Group] = Group) -> Callable[[Callable[..., object]], Group]:
    """Turn a function into a group; it is called before the subcommand."""
    return click.group(name, cls=cls, help=f"commands-{name}", invoke_without_command=True)


def refusal_of(error: click.ClickException, words: Words) -> Refusal:
    """Return a Click error as a refusal; a missing value is named as in help pages."""
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    params = ctx.command.get_params(ctx) if ctx else []
    typed = ctx.command_path if ctx else "foretell"
    match error:
        case click.NoSuchOption(option_name=name):
            options = [param for param in params if isinstance(param, Option)]
            flags = {flag.lstrip("-"): flag for param in options for flag in param.opts}
            is_argument = name.lstrip("-") in {param.name for param in params} - {*flags}
            near = NOTHING_CLOSE if is_argument else _close(name.lstrip("-"), tuple(flags))
            close = flags.get(near, NOTHING_CLOSE)
            return UnknownFlag(flag=name, command=typed, close=close)
        case click.BadOptionUsage(option_name=name):
            switches = [param for param in params if isinstance(param, Option) and param.is_flag]
            takes_none = any(name in option.flags for option in switches)
            return (TakesNoValue if takes_none else NeedsValue)(name)
        case click.MissingParameter(param=Option() as param):
            return Missing(what=param.flags[0], command=typed)
        case click.MissingParameter(param=Argument() as param):
            return Missing(what=value_of(param, words), command=typed)
        case _:
            return Misused(error.format_message())


def _show_help(ctx: Context, _: click.Parameter, value: bool) -> None:  # noqa: FBT001 - Click's
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def _close(word: str, names: Sequence[str]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, names, n=1)), NOTHING_CLOSE)
