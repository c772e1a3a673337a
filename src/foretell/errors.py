"""What may go wrong, without a sentence in it.

A refusal is a code and fields. Turning it into words is the business of ``foretell.i18n``.
"""

from dataclasses import dataclass, fields
from typing import ClassVar


class ForetellError(Exception):
    """The base of everything this package raises on purpose."""


@dataclass(eq=False)
class Refusal(ForetellError):
    """Something was asked that the rules or a format do not allow; nothing has changed.

    Subclasses name the case and carry its data as dataclass fields.

    Attributes:
        code: stable name of the case, ``area/what`` (``play/must_follow_suit``).
        rule: the clause of the rules that refuses, or "" where no rule is concerned.
    """

    code: ClassVar[str]
    rule: ClassVar[str] = ""

    @property
    def clause(self) -> str:
        """The clause that refuses this very case; ``rule`` unless the fields decide."""
        return self.rule

    def data(self) -> dict[str, object]:
        """Return the fields by name, in the order in which they are declared."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        given = ", ".join(f"{name}={value!s}" for name, value in self.data().items())
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.code}{clause}: {given}" if given else f"{self.code}{clause}"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), tuple(self.data().values())
