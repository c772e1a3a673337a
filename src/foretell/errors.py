"""Errors and refusals, as codes and fields; ``foretell.i18n`` turns them into sentences."""

from dataclasses import dataclass, fields
from typing import ClassVar, dataclass_transform


class ForetellError(Exception):
    """The base class of all errors that this package raises deliberately.

    >>> issubclass(Refusal, ForetellError)
    True
    """


@dataclass_transform(eq_default=False)
@dataclass(eq=False)
class Refusal(ForetellError):
    """The rules or a format do not allow something; nothing has changed.

    A subclass that names a case is a dataclass, whose fields are the data of the case:

    >>> class NotReady(Refusal, code="turn/not_ready", rule="R6.1"):
    ...     seat: int
    >>> NotReady(seat=2)
    NotReady(seat=2)
    >>> print(NotReady(seat=2))
    turn/not_ready (R6.1): seat=2

    Attributes:
        code: stable code of the case, ``area/what`` (``play/must_follow_suit``).
        rule: the clause of the rules that refuses, or "" when no rule is involved.
    """

    code: ClassVar[str]
    rule: ClassVar[str] = ""

    def __init_subclass__(cls, *, code: str = "", rule: str = "") -> None:
        if code:
            cls.code, cls.rule = code, rule
            dataclass(eq=False)(cls)

    @property
    def clause(self) -> str:
        """The clause that refuses in this case; ``rule`` unless the fields determine it."""
        return self.rule

    def data(self) -> dict[str, object]:
        """Return the fields by name, in declaration order."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        data = ", ".join(f"{name}={value!s}" for name, value in self.data().items())
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.code}{clause}: {data}" if data else f"{self.code}{clause}"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), tuple(self.data().values())
