"""The last answers to each person at a table, so that a repeated command is not executed twice."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from typing import Final

import msgspec

from foretell.errors import Refusal
from foretell.protocol.client import Command
from foretell.protocol.codec import encode, refused, version_of
from foretell.server.metrics import REFUSED
from foretell.server.storage.values import Answer, AnswerKey

MOST_EACH: Final = 100
"""Answers remembered for each person at a table."""
LASTS: Final = 24 * 3_600 * 1_000
"""Milliseconds for which an answer is kept."""


class IdReused(Refusal, code="command/id_reused"):
    """The id of this command belongs to another one; each command needs its own id."""


class AnswerBook:
    """The last answers to each person, the oldest dropped first.

    Args:
        answers: the stored answers, oldest first. Earlier versions stored no time: their answers
            are ordered by what they acknowledge, and count as given now.
        now: the time in milliseconds since 1970.
        most: the limit on answers to all persons together; None for no limit.
    """

    def __init__(
        self, answers: Iterable[Answer] = (), *, now: int = 0, most: int | None = None
    ) -> None:
        self._of: OrderedDict[str, OrderedDict[str, Answer]] = OrderedDict()
        self._most = most
        self._size = 0
        for answer in sorted(answers, key=_order):
            self._add(answer if answer.at is not None else replace(answer, at=now))

    def __len__(self) -> int:
        return self._size

    def find(self, person: str, command: str) -> Answer | None:
        """Return the answer to a command by its id, None if there is none."""
        answers = self._of.get(person)
        return None if answers is None else answers.get(command)

    def surplus(self, person: str) -> tuple[AnswerKey, ...]:
        """Return the keys of a person's answers that the next one displaces."""
        answers = self._of.get(person, OrderedDict())
        beyond = 1 + len(answers) - MOST_EACH
        return tuple((person, command) for command, _ in zip(answers, range(beyond), strict=False))

    def keep(self, answer: Answer) -> None:
        """Add an answer, and drop surplus and outdated ones."""
        for person, command in self.surplus(answer.person):
            self._drop(person, command)
        self._add(answer)
        while self._most is not None and self._size > self._most:
            person, answers = next(iter(self._of.items()))
            self._drop(person, next(iter(answers)))
        if answer.at is not None:
            self._drop_persons(before=answer.at - LASTS)

    def _add(self, answer: Answer) -> None:
        answers = self._of.setdefault(answer.person, OrderedDict())
        self._of.move_to_end(answer.person)
        self._size += answer.command not in answers
        answers[answer.command] = answer

    def _drop(self, person: str, command: str) -> None:
        answers = self._of[person]
        del answers[command]
        self._size -= 1
        if not answers:
            del self._of[person]

    def _drop_persons(self, before: int) -> None:
        """Drop all answers to persons who have been inactive since a time."""
        while self._of:
            person, answers = next(iter(self._of.items()))
            last = next(reversed(answers.values()))
            if last.at is None or last.at >= before:
                return
            self._size -= len(self._of.pop(person))


def _order(answer: Answer) -> tuple[int, int, int, str]:
    """Return the sort key of an answer: those without a time come first."""
    if answer.at is not None:
        return answer.at, 0, 0, ""  # in the order of the store
    return -1, version_of(answer.body), len(answer.command), answer.command


def answer_to(person: str, command: Command, body: bytes, *, at: int) -> Answer:
    """Return the answer to a command in the form to keep."""
    return Answer(person, command.id, body, at, _digest(command))


def repeated(answer: Answer, command: Command) -> bytes:
    """Return the reply to a command whose id was answered before.

    The reply is the same answer, or a refusal if that was to another command. Answers kept without
    a digest match any command.
    """
    if answer.digest is None or answer.digest == _digest(command):
        return answer.body
    REFUSED.labels(IdReused.code).inc()
    return encode(refused(IdReused(), command.id))


def _digest(command: Command) -> bytes:
    """Return a digest of a command, to distinguish it from others with its id.

    Fields with default values are ignored, so that adding a field keeps the digest.
    """
    content = {
        field.encode_name: value
        for field in _fields(type(command))
        if (value := getattr(command, field.name)) != field.default
    }
    kind = type(command).__struct_config__.tag
    return blake2b(encode((kind, content)), digest_size=8).digest()


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)
