"""``foretell check``: every fault of records, line by line."""

import sys
from typing import Annotated, Final

from click import Context
from click.exceptions import Exit

from foretell.cli.files import STANDARD, trouble
from foretell.cli.parameters import argument, option
from foretell.cli.setting import Setting
from foretell.cli.speech import LANG

_GROUP: Final = "commands-group-what"


def check(
    ctx: Context,
    files: Annotated[
        tuple[str, ...],
        argument(
            help="commands-argument-files",
            metavar="file",
            group="commands-group-arguments",
        ),
    ],
    *,
    fair: Annotated[bool, option("--fair", help="commands-option-fair", group=_GROUP)] = False,
    commitment: Annotated[
        str | None,
        option(
            "--commitment",
            help="commands-option-commitment",
            metavar="hex",
            group=_GROUP,
        ),
    ] = None,
    complete: Annotated[
        bool, option("--complete", help="commands-option-complete", group=_GROUP)
    ] = False,
    as_json: Annotated[
        bool, option("--json", help="commands-option-json-check", group=_GROUP)
    ] = False,
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.cli.setting
) -> None:
    """Report each fault, and how much was checked."""
    from foretell.cli.fairness import Fairness
    from foretell.cli.findings import JsonReport, LineReport
    from foretell.cli.output import write_aside
    from foretell.console.audit import Audit

    setting: Setting = ctx.obj
    words = setting.words()
    fairness = Fairness.asked(commitment, fair=fair)
    report = (JsonReport if as_json else LineReport)(words, fairness)
    audit, is_unread = Audit(fairness.demand, complete=complete), False
    for file in files:
        source = sys.stdin.buffer if file == STANDARD else file
        try:
            for finding in audit.findings(source, words):
                report.found(file, finding)
        except OSError as error:
            why = trouble(error, file)
            report.unread(file, why, audit)
            write_aside(f"foretell: {words.refusal(why, audit.names(words))}")
            is_unread = True
    report.checked(audit)
    raise Exit(2 if is_unread else min(audit.found, 1))
