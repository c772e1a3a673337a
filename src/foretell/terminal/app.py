"""The program: its commands, and ``--version``."""

from collections.abc import Mapping
from importlib import import_module
from typing import Annotated, Final

import click
from click import Context, echo

from foretell import __version__
from foretell.terminal.common.commands import Command, Group
from foretell.terminal.common.flags import LANG
from foretell.terminal.common.parameters import option

COMMANDS: Final = (
    *("play", "join", "advise", "simulate", "check", "show", "rules", "stats", "tournament"),
    *("rate", "train", "bench", "serve", "loadtest", "completion", "admin"),
)
"""Each command stands under its name in the module of its name, which it alone loads."""


class Program(Group):
    """The program itself."""

    def explained(self) -> Mapping[str, str]:
        """Return the id of the message that explains each command; loads none of them."""
        return {name: f"commands-{name}" for name in COMMANDS}

    def get_command(self, ctx: Context, cmd_name: str) -> click.Command:
        """Load a command."""
        del ctx
        found = getattr(import_module(f"foretell.terminal.{cmd_name}"), cmd_name)
        if isinstance(found, Group):
            return found
        return Command.of(found, cmd_name, help=self.explained()[cmd_name])


def foretell(
    ctx: Context,
    *,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
    version: Annotated[bool, option("--version", "-V", help="commands-option-version")] = False,
) -> None:
    """Say which version this is, or what there is to do when no command is given."""
    if version:
        echo(f"foretell {__version__}")
    elif ctx.invoked_subcommand is None:
        echo(ctx.get_help())
    else:
        return
    ctx.exit()


APP: Final = Program.of(foretell, "foretell", help="commands-foretell")
