"""The parts of an entry of a Fluent catalogue."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias


class Literal(NamedTuple):
    """A text or a number."""

    value: str | int


class Variable(NamedTuple):
    """A value that is filled in."""

    name: str


class Reference(NamedTuple):
    """Another message, or a term, whose name begins with a hyphen."""

    name: str


class Call(NamedTuple):
    """A function, called with values."""

    function: str
    arguments: "tuple[Expression, ...]"


class Variant(NamedTuple):
    """A pattern for one value of a selector, or for numbers of one plural form."""

    key: str | int
    pattern: "Pattern"
    is_default: bool


class Select(NamedTuple):
    """A choice between variants."""

    selector: "Expression"
    variants: tuple[Variant, ...]


Expression: TypeAlias = Literal | Variable | Reference | Call | Select
Pattern: TypeAlias = tuple[str | Expression, ...]
"""Texts, and what stands between them."""


class Entry(NamedTuple):
    """A message or a term, whose name begins with a hyphen, with its further texts by name."""

    name: str
    pattern: Pattern | None
    attributes: Mapping[str, Pattern]
