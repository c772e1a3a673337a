"""The program: its commands, and the way from a command line to an exit status."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from importlib import import_module
from typing import Final

import click
from click import ClickException, Context, echo, pass_context
from click.exceptions import Exit

from foretell import __version__
from foretell.errors import Refusal
from foretell.floors import floor_without
from foretell.terminal.common.ascii import spell_out
from foretell.terminal.common.commands import Absent, Group, Sections, group, refusal_of
from foretell.terminal.common.environment import Environment, card_names
from foretell.terminal.common.exits import ExitStatus
from foretell.terminal.common.files import trouble
from foretell.terminal.common.flags import language_option
from foretell.terminal.common.parameters import Heading, switch
from foretell.terminal.common.view import refused

SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "commands-group-study": (
        *("play", "join", "advise", "review", "show", "check", "rules", "bots"),
        "completion",
    ),
    "commands-group-measure": (
        *("simulate", "stats", "tournament", "rate", "train", "puzzles", "bench", "serve"),
        *("admin", "loadtest"),
    ),
}
"""Command names, by the id of their heading in the list of commands."""
COMMANDS: Final = tuple(name for names in SECTIONS.values() for name in names)
"""Command names; each command is defined in the module of its name, which only it loads."""
OF_THE_LAB: Final = ("train",)
"""The commands that the lab adds, by an entry point of their name."""
GROUP: Final = "foretell.commands"
"""The entry-point group in which the lab registers its commands."""


class _Program(Group):
    """The program itself; it imports a command's module only when that command runs."""

    def explained(self) -> Sections:
        """Return the help message id of each command, without loading any."""
        return {
            heading: {name: f"commands-{name}" for name in names}
            for heading, names in SECTIONS.items()
        }

    def get_command(self, ctx: Context, cmd_name: str) -> click.Command:  # noqa: ARG002 - as Click calls it
        """Load a command."""
        if cmd_name in OF_THE_LAB:
            return _from_the_lab(cmd_name)
        command: click.Command = getattr(import_module(f"foretell.terminal.{cmd_name}"), cmd_name)
        return command


def _from_the_lab(name: str) -> click.Command:
    """Return a command of the lab, or one that says how to install the lab."""
    from importlib.metadata import entry_points

    for entry_point in entry_points(group=GROUP, name=name):
        command: click.Command = entry_point.load()
        return command
    return Absent(name, help=f"commands-{name}")


@group("foretell", cls=_Program)
@language_option
@switch("--version", "-V", help="commands-option-version", group=Heading.OTHER)
@pass_context
def foretell(ctx: Context, *, version: bool) -> None:
    """Print the version, or the list of commands when none is given."""
    if version:
        echo(f"foretell {__version__}")
    elif ctx.invoked_subcommand is None:
        echo(ctx.get_help())
    else:
        return
    ctx.exit()


def run(argv: Sequence[str], clock: Callable[[], datetime]) -> int:
    """Run a command and return its exit status; see ``foretell.terminal.main``."""
    for stream in (sys.stdout, sys.stderr):
        spell_out(stream)
    try:
        return _run(argv, clock)
    except BrokenPipeError:
        _close_quietly()
        return ExitStatus.FAULT


def _run(argv: Sequence[str], clock: Callable[[], datetime]) -> int:
    environment = Environment.of((), clock)
    try:
        environment = Environment.of(argv, clock)
        status = _command(argv, environment)
        sys.stdout.flush()
    except Refusal as refusal:
        return _refuse(refusal, environment)
    except ClickException as error:
        return _refuse(refusal_of(error, environment.words()), environment)
    except BrokenPipeError:
        raise
    except OSError as error:
        return _refuse(trouble(error), environment)
    except ModuleNotFoundError as error:  # a library of a floor that no table lists for this
        missing = floor_without(error.name)
        if missing is None:
            raise
        return _refuse(missing, environment)
    return status


def _command(argv: Sequence[str], environment: Environment) -> int:
    try:
        with foretell.make_context("foretell", list(argv), obj=environment) as ctx:
            foretell.invoke(ctx)
    except Exit as end:
        return end.exit_code
    except SystemExit as end:  # Rich exits this way on a broken pipe
        raise BrokenPipeError from end
    return ExitStatus.OK


def _refuse(refusal: Refusal, environment: Environment) -> int:
    words = environment.words()
    sys.stderr.write(f"foretell: {refused(refusal, words, card_names(words))}\n")
    return ExitStatus.REFUSED


def _close_quietly() -> None:
    """Discard buffered output: the reader has closed the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
