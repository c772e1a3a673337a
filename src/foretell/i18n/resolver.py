"""Formats entries of a catalogue: fills in values and selects variants.

This is the part of Fluent that the catalogues use: variables that are texts or numbers, references
to messages, terms without arguments, functions, and selectors. fluent.runtime supports all of
Fluent, and loads formats of dates and numbers for every language, which takes as long as the rest
of a short command. A test compares every message with the output of fluent.runtime.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import assert_never

from foretell.i18n.entries import entry
from foretell.i18n.numerals import plural, written
from foretell.i18n.syntax import Call, Expression, Literal, Pattern, Reference, Select, Variable

Value = str | int | float


@dataclass(frozen=True, slots=True)
class Resolver:
    """Formats the patterns of one language, with functions that entries may call, by name."""

    language: str
    functions: Mapping[str, Callable[..., Value]]

    def text(self, pattern: Pattern, values: Mapping[str, object]) -> str:
        """Return a pattern as text.

        Args:
            pattern: the value of an entry, of an attribute or of a variant.
            values: the values of its variables.

        Raises:
            LookupError: when a variable is missing, or is neither a text nor a number.
        """
        return "".join(
            part if isinstance(part, str) else self._written(self._value(part, values))
            for part in pattern
        )

    def _written(self, value: Value) -> str:
        return written(value, self.language) if isinstance(value, int | float) else value

    def _value(self, part: Expression, values: Mapping[str, object]) -> Value:
        match part:
            case Variable(name):
                return _known(name, values)
            case Select():
                return self.text(self._chosen(part, values), values)
            case Call(function, arguments):
                return self.functions[function](*(self._value(each, values) for each in arguments))
            case Reference(name):
                pattern = entry(self.language, name).pattern
                assert pattern is not None, name
                return self.text(pattern, {} if name.startswith("-") else values)
            case Literal(value):
                return value
            case _:
                assert_never(part)

    def _chosen(self, choice: Select, values: Mapping[str, object]) -> Pattern:
        """Return the variant for the selector's value or plural form, else the default."""
        selector = self._value(choice.selector, values)
        keys: set[Value] = {selector}
        if isinstance(selector, int | float):
            keys.add(plural(selector, self.language))
        default = next(variant for variant in choice.variants if variant.is_default)
        return next(
            (variant for variant in choice.variants if variant.key in keys), default
        ).pattern


def _known(name: str, values: Mapping[str, object]) -> Value:
    value = values.get(name)
    if not isinstance(value, str | int | float):
        raise LookupError(f"{name} is {value!r}")
    return value
