"""``foretell check``: every fault of records, line by line."""

import sys
from typing import TYPE_CHECKING, Annotated, Final, assert_never

from typer import Argument, Context, Exit, Option

from foretell.cli.files import STANDARD, trouble
from foretell.cli.setting import Setting
from foretell.cli.speech import LANG

if TYPE_CHECKING:
    from foretell.cli.fairness import Fairness
    from foretell.console.audit import Flaw, Met
    from foretell.i18n import Words

_GROUP: Final = "commands-group-what"


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
    fair: Annotated[
        bool, Option("--fair", help="commands-option-fair", rich_help_panel=_GROUP)
    ] = False,
    commitment: Annotated[
        str | None,
        Option(
            "--commitment",
            help="commands-option-commitment",
            metavar="hex",
            rich_help_panel=_GROUP,
        ),
    ] = None,
    complete: Annotated[
        bool, Option("--complete", help="commands-option-complete", rich_help_panel=_GROUP)
    ] = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
) -> None:
    """Print ``FILE:LINE: what (clause)`` for each fault, and how much was checked."""
    from foretell.cli.fairness import Fairness
    from foretell.cli.output import write_aside, write_line
    from foretell.console.audit import Audit

    setting: Setting = ctx.obj
    words = setting.words()
    fairness = Fairness.asked(commitment, fair=fair)
    audit, is_unread = Audit(fairness.demand, complete=complete), False
    for file in files:
        source = sys.stdin.buffer if file == STANDARD else file
        try:
            for finding in audit.findings(source, words):
                write_line(f"{file}:{_told(finding, fairness, words)}")
        except OSError as error:
            why = trouble(error, file)
            write_aside(f"foretell: {words.refusal(why, audit.names(words))}")
            is_unread = True
    if audit.games or audit.found:
        write_line(
            words(
                "commands-checked",
                games=audit.games,
                broken_off=audit.broken_off,
                events=audit.events,
                faults=audit.found,
            )
        )
    raise Exit(2 if is_unread else min(audit.found, 1))


def _told(finding: "Flaw | Met", fairness: "Fairness", words: "Words") -> str:
    """Return what stands behind the file's name: of a fault the line, and what it is."""
    from foretell.console.audit import Flaw, Met
    from foretell.console.view import refused

    match finding:
        case Flaw(line, refusal, names):
            return f"{line}: {refused(refusal, words, names)}"
        case Met(header, deals):
            return f" {fairness.told(header, deals, words)}"
        case _:
            assert_never(finding)
