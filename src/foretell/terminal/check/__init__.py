"""``foretell check``: every fault of records, line by line."""

import sys
from typing import Annotated, Final

from click import Context
from click.exceptions import Exit

from foretell.terminal.common.environment import Setting
from foretell.terminal.common.files import STANDARD, trouble
from foretell.terminal.common.flags import LANG
from foretell.terminal.common.parameters import argument, option

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
    lang: LANG = None,  # noqa: ARG001 - read before anything else, see foretell.terminal.common.environment
) -> None:
    """Report each fault, and how much was checked."""
    from foretell.terminal.check.audit import Audit
    from foretell.terminal.check.fairness import Fairness
    from foretell.terminal.check.report import JsonReport, LineReport
    from foretell.terminal.common.output import write_aside

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
