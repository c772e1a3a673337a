"""The program: its commands, and ``--version``."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

import click
from click import Context, echo, pass_context

from foretell import __version__
from foretell.terminal.common.commands import Group, group, switch
from foretell.terminal.common.flags import language_option

COMMANDS: Final = (
    *("play", "join", "advise", "simulate", "check", "show", "rules", "stats", "tournament"),
    *("rate", "train", "bench", "serve", "loadtest", "completion", "admin"),
)
"""Each command stands under its name in the module of its name, which it alone loads."""


class _Program(Group):
    """The program itself, which loads a command when it runs."""

    def explained(self) -> Mapping[str, str]:
        """Return the id of the message that explains each command; loads none of them."""
        return {name: f"commands-{name}" for name in COMMANDS}

    def get_command(self, ctx: Context, cmd_name: str) -> click.Command:  # noqa: ARG002 - as Click calls it
        """Load a command."""
        found: click.Command = getattr(import_module(f"foretell.terminal.{cmd_name}"), cmd_name)
        return found


@group("foretell", cls=_Program)
@language_option
@switch("--version", "-V", help="commands-option-version")
@pass_context
def foretell(ctx: Context, *, version: bool) -> None:
    """Say which version this is, or what there is to do when no command is given."""
    if version:
        echo(f"foretell {__version__}")
    elif ctx.invoked_subcommand is None:
        echo(ctx.get_help())
    else:
        return
    ctx.exit()
