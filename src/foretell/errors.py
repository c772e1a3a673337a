"""Errors and refusals, as codes and fields; ``foretell.i18n`` turns them into sentences."""

from dataclasses import dataclass, fields
from typing import ClassVar


class ForetellError(Exception):
    """The base class of all errors that this package raises deliberately.

    >>> issubclass(Refusal, ForetellError)
    True
    """


@dataclass(eq=False)
class Refusal(ForetellError):
    """The rules or a format do not allow something; nothing has changed.

    Subclasses name the case and carry its data as dataclass fields.

    Attributes:
        code: stable code of the case, ``area/what`` (``play/must_follow_suit``).
        rule: the clause of the rules that refuses, or "" when no rule is involved.
    """

    code: ClassVar[str]
    rule: ClassVar[str] = ""

    @property
    def clause(self) -> str:
        """The clause that refuses in this case; ``rule`` unless the fields determine it."""
        return self.rule

    def data(self) -> dict[str, object]:
        """Return the fields by name, in declaration order."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!s}" for name, value in self.data().items())
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.code}{clause}: {given}" if given else f"{self.code}{clause}"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), tuple(self.data().values())
