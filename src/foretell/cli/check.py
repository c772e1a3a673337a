"""``foretell check``: every fault of records, line by line."""

import sys
from typing import Annotated

from typer import Argument, Context, Exit

from foretell.cli.files import STANDARD, trouble
from foretell.cli.setting import Setting
from foretell.cli.speech import LANG


def check(
    ctx: Context,
    files: Annotated[
        list[str],
        Argument(
            help="commands-argument-files",
            metavar="file",
            rich_help_panel="commands-group-arguments",
        ),
    ],
    *,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
) -> None:
    """Print ``FILE:LINE: what (clause)`` for each fault, and how much was checked."""
    from foretell.cli.output import write_aside, write_line
    from foretell.console.audit import Audit
    from foretell.console.view import refused

    setting: Setting = ctx.obj
    words = setting.words()
    audit, status = Audit(), 0
    for file in files:
        try:
            for line, refusal, names in audit.faults(
                sys.stdin.buffer if file == STANDARD else file, words
            ):
                write_line(f"{file}:{line}: {refused(refusal, words, names)}")
                status = max(status, 1)
        except OSError as error:
            why = trouble(error, file)
            write_aside(f"foretell: {words.refusal(why, audit.names(words))}")
            status = 2
    if audit.games or audit.found:
        write_line(
            words("commands-checked", games=audit.games, events=audit.events, faults=audit.found)
        )
    raise Exit(status)
