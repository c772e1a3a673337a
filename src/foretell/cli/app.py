"""The program: its commands, and ``--version``."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Final

from typer import Context, Exit, Option, Typer, echo

from foretell import __version__
from foretell.cli.grammar import Command, Group
from foretell.cli.setting import LANGUAGE_FLAG
from foretell.cli.speech import LANG

COMMANDS: Final = (
    *("play", "join", "advise", "simulate", "check", "show", "rules", "stats", "tournament"),
    *("rate", "train", "bench", "serve", "loadtest", "completion", "admin"),
)
"""Each command stands under its name in the module of its name."""


def app_for(argv: Sequence[str] = ()) -> Typer:
    """Return the program with the one command that these arguments name, or with all of them.

    The others need not be loaded, unless they are to be listed.
    """
    named = command_named(argv)
    app = Typer(
        cls=Group,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    for name in COMMANDS if named is None else (named,):
        command = getattr(import_module(f"foretell.cli.{name}"), name)
        if isinstance(command, Typer):
            app.add_typer(command, name=name, cls=Group, help=f"commands-{name}")
        else:
            app.command(cls=Command, help=f"commands-{name}")(command)
    app.callback(invoke_without_command=True, help="commands-foretell")(foretell)
    return app


def command_named(argv: Sequence[str]) -> str | None:
    """Return the command that arguments begin with, behind options; None for anything else.

    >>> command_named(["--lang", "it", "rules", "7.3"]), command_named(["help", "rules"])
    ('rules', None)
    """
    words = iter(argv)
    for word in words:
        if word == LANGUAGE_FLAG:
            next(words, None)
        elif not word.startswith("-"):
            return word if word in COMMANDS else None
    return None


def foretell(
    ctx: Context,
    *,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
    version: Annotated[
        bool, Option("--version", "-V", help="commands-option-version", is_eager=True)
    ] = False,
) -> None:
    """Say which version this is, or what there is to do when no command is given."""
    if version:
        echo(f"foretell {__version__}")
    elif ctx.invoked_subcommand is None:
        echo(ctx.get_help())
    else:
        return
    raise Exit
