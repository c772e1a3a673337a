"""``foretell check``: a check of records for faults, reported line by line."""

import sys
from typing import Final

from click.exceptions import Exit

from foretell.table.fair_shuffle import check_hex
from foretell.terminal.common.commands import command
from foretell.terminal.common.environment import Environment, pass_environment
from foretell.terminal.common.exits import ExitStatus
from foretell.terminal.common.files import trouble
from foretell.terminal.common.flags import json_option, language_option
from foretell.terminal.common.output import write_aside
from foretell.terminal.common.parameters import argument, option, switch
from foretell.terminal.common.values import FILE_OR_STANDARD, STANDARD, Value

_COMMITMENT: Final = Value("hex", lambda typed, flag: check_hex(flag, typed.strip().lower()))


@command("check")
@argument("files", type=FILE_OR_STANDARD, nargs=-1, required=True, help="commands-argument-files")
@switch("--fair", help="commands-option-fair")
@option("--commitment", type=_COMMITMENT, help="commands-option-commitment")
@switch("--complete", help="commands-option-complete")
@json_option("commands-option-json-check")
@language_option
@pass_environment
def check(
    environment: Environment,
    files: tuple[str, ...],
    *,
    fair: bool,
    commitment: str | None,
    complete: bool,
    as_json: bool,
) -> None:
    """Report each fault and the number of games and events checked."""
    from foretell.terminal.check.audit import Audit, Fairness
    from foretell.terminal.check.report import JsonReport, LineReport

    words = environment.words()
    fairness = Fairness(is_asked=fair or commitment is not None, noted=commitment)
    report = (JsonReport if as_json else LineReport)(words, fairness)
    audit, is_unread = Audit(fairness.requirement, complete=complete), False
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
    if is_unread:
        raise Exit(ExitStatus.REFUSED)
    if audit.found:
        raise Exit(ExitStatus.FAULT)
