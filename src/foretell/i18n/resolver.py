"""Formats entries of a catalogue: fills in values and selects variants.

This is the part of Fluent that the catalogues use: variables that are texts or numbers, references
to messages, terms without arguments, functions, and selectors. fluent.runtime supports all of
Fluent, and loads formats of dates and numbers for every language, which takes as long as the rest
of a short command. A test compares every message with the output of fluent.runtime.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fluent.syntax import ast

from foretell.i18n.entries import entry
from foretell.i18n.numerals import plural, written

Value = str | int | float


@dataclass(frozen=True, slots=True)
class Resolver:
    """Formats the patterns of one language.

    Attributes:
        language: the two-letter code.
        functions: functions that entries may call, by name.
    """

    language: str
    functions: Mapping[str, Callable[..., Value]]

    def text(self, pattern: ast.Pattern, given: Mapping[str, object]) -> str:
        """Return a pattern as text.

        Args:
            pattern: the value of an entry, of an attribute or of a variant.
            given: the values of its variables.

        Raises:
            LookupError: when a variable is missing, or is neither a text nor a number.
        """
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._written(self._value(element.expression, given))
            for element in pattern.elements
        )

    def _written(self, value: Value) -> str:
        return written(value, self.language) if isinstance(value, int | float) else value

    def _value(self, node: ast.SyntaxNode, given: Mapping[str, object]) -> Value:
        match node:
            case ast.VariableReference():
                return _known(node.id.name, given)
            case ast.SelectExpression():
                return self.text(self._chosen(node, given), given)
            case ast.FunctionReference():
                values = [self._value(argument, given) for argument in node.arguments.positional]
                return self.functions[node.id.name](*values)
            case ast.MessageReference():
                return self._named(node.id.name, given)
            case ast.TermReference():
                return self._named(f"-{node.id.name}", {})
            case ast.NumberLiteral():
                return int(node.value)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case _:
                raise TypeError(node)

    def _named(self, name: str, given: Mapping[str, object]) -> str:
        pattern = entry(self.language, name).value
        assert pattern is not None, name
        return self.text(pattern, given)

    def _chosen(self, node: ast.SelectExpression, given: Mapping[str, object]) -> ast.Pattern:
        """Return the variant for the selector's value or plural form, else the default."""
        selector = self._value(node.selector, given)
        keys: set[Value] = {selector}
        if isinstance(selector, int | float):
            keys.add(plural(selector, self.language))
        default = next(variant for variant in node.variants if variant.default)
        return next((one for one in node.variants if _key(one) in keys), default).value


def _key(variant: ast.Variant) -> Value:
    key = variant.key
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name


def _known(name: str, given: Mapping[str, object]) -> Value:
    value = given.get(name)
    if not isinstance(value, str | int | float):
        raise LookupError(f"{name} is {value!r}")
    return value
