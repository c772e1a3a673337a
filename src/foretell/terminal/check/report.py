"""The report of ``foretell check``: lines of text, or lines of JSON."""

from dataclasses import dataclass
from typing import assert_never

from foretell.errors import Refusal
from foretell.i18n import Words
from foretell.terminal.check.audit import Audit, Fairness, Flaw, Met
from foretell.terminal.common.output import write_json, write_line
from foretell.terminal.common.records import fault_json, refusal_json
from foretell.terminal.common.view import refused
from foretell.untrusted_text import shown


@dataclass(frozen=True, slots=True)
class LineReport:
    """``FILE:LINE: what (clause)`` for each fault, and a last line of totals."""

    words: Words
    fairness: Fairness

    def found(self, file: str, finding: Flaw | Met) -> None:
        """Report one finding of a file."""
        match finding:
            case Flaw(line, refusal, names):
                write_line(f"{shown(file)}:{line}: {refused(refusal, self.words, names)}")
            case Met(header, deals):
                write_line(f"{shown(file)}: {self.fairness.line(header, deals, self.words)}")
            case _:
                assert_never(finding)

    def unread(self, file: str, refusal: Refusal, audit: Audit) -> None:
        """Report nothing here: standard error carries the refusal."""

    def checked(self, audit: Audit) -> None:
        """Report the totals checked, unless nothing was."""
        if audit.games or audit.found:
            write_line(self.words("commands-checked", **audit.counts))


class JsonReport(LineReport):
    """One JSON object per line; the last one holds the totals."""

    def found(self, file: str, finding: Flaw | Met) -> None:
        """Report one finding of a file."""
        match finding:
            case Flaw(line, refusal, names):
                write_json(fault_json(file, line, refusal, words=self.words, names=names))
            case Met(header, deals):
                met = self.fairness.to_json(header, deals)
                sentence = self.fairness.line(header, deals, self.words)
                write_json({"type": "fair", "file": file, **met, "sentence": sentence})
            case _:
                assert_never(finding)

    def unread(self, file: str, refusal: Refusal, audit: Audit) -> None:
        """Report that a file cannot be read."""
        why = refusal_json(refusal, self.words, audit.names(self.words))
        write_json({"type": "unread", "file": file, **why})

    def checked(self, audit: Audit) -> None:
        """Report the totals checked."""
        write_json({"type": "checked", **audit.counts})
