"""A table of a ``MemoryStore``."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from foretell.server.storage.erasure import (
    NAMELESS,
    NOBODY,
    names_in,
    without_names,
    without_person,
)
from foretell.server.storage.values import Answer, AnswerKey, Commit, Row, Summary


@dataclass(slots=True)
class MemoryTable:
    """A table with its log and its answers."""

    created: int
    active: int
    token: int
    summary: Summary
    node: str | None
    opened_by: str | None = None
    version: int | None = None
    rows: list[Row] = field(default_factory=list)
    answers: dict[AnswerKey, Answer] = field(default_factory=dict)

    def write(self, commit: Commit) -> None:
        """Apply the part of a checked commit that is about the table itself."""
        if commit.row is not None:
            self.rows.append(replace(commit.row, token=commit.token))
            self.active = commit.row.at
        if commit.version is not None:
            self.version = commit.version
        for key in commit.forgotten:
            self.answers.pop(key, None)
        if commit.answer is not None:
            self.answers[commit.answer.person, commit.answer.command] = commit.answer
        if commit.summary is not None:
            self.summary = commit.summary

    def names(self, person: str) -> frozenset[str]:
        """Return a person's names in the log."""
        return frozenset[str]().union(*(names_in(row.entries, person) for row in self.rows))

    def forget(self, person: str, names: Collection[str]) -> None:
        """Erase a person from the log, and replace these names by a dash."""
        self.rows = [replace(row, entries=without_person(row.entries, person)) for row in self.rows]
        self.answers = {key: body for key, body in self.answers.items() if key[0] != person}
        if self.opened_by == person:
            self.opened_by = None
        before = self.summary
        host = (
            NOBODY if before.host == person else NAMELESS if before.host in names else before.host
        )
        body = without_names(without_person(before.body, person), names)
        self.summary = replace(before, host=host, body=body)
