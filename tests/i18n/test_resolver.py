"""Entries are formatted as by fluent.runtime."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from foretell.i18n import LANGUAGES
from foretell.i18n.entries import entry
from foretell.i18n.numerals import plural, written
from foretell.i18n.resolver import Resolver, Value
from foretell.i18n.syntax import Pattern
from foretell.i18n.words import functions_of
from foretell.rules.options import Edition
from tests.i18n.ftl import bodies, patterns, variables

NUMBERS = (0, 1, 2, 11, 1_234, 10**6, 6.5)
TEXTS = ("", "Émile", "8 di cuori", "11 degli Umani")
LARGE = (999, 1_000, 99_999, 10**6, 10**6 + 1, 2 * 10**6, 10**15)
FRACTIONS = (0.0, 1.0, 0.5, 1.5, 2.125, 6.0, 9.9996, 0.0004, 1_234.5, 10.0**6)
PLURALS = ("one", "many", "other")
"""Forms that numbers have, and no text is."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


class _Choices(Visitor):
    """Collects the variants of selectors, and the variables passed to functions."""

    def __init__(self, *patterns: ftl.Pattern) -> None:
        self.keys: dict[Value, None] = {}
        self.texts: set[str] = set()
        for pattern in patterns:
            self.visit(pattern)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 - the visitor's names
        match node.key:
            case ftl.NumberLiteral(value=number):
                self.keys[int(number)] = None
            case ftl.Identifier(name=name) if name not in PLURALS:
                self.keys[name] = None
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - as above
        for argument in node.arguments.positional:
            assert isinstance(argument, ftl.VariableReference)
            self.texts.add(argument.id.name)


@cache
def bundle(language: str, edition: Edition) -> FluentBundle:
    functions: dict[str, Any] = {**functions_of(edition)}
    made = FluentBundle([language], functions, use_isolating=False)
    for body in bodies(language).values():
        made.add_resource(ftl.Resource(body))
    return made


def said_by_fluent(made: FluentBundle, name: str, given: dict[str, Value]) -> str:
    message, _, attribute = name.partition(".")
    found = made.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, given)
    assert not errors, (name, given, errors)
    return str(text)


@cache
def texts_only(language: str) -> set[str]:
    """Return the variables passed to functions, which are texts."""
    return _Choices(*patterns(language).values()).texts


def values(name: str, language: str) -> Iterator[dict[str, Value]]:
    """Yield values for the variables of a message; each variable gets every value."""
    every = (*_Choices(patterns(language)[name]).keys, *NUMBERS, *TEXTS)
    needed = sorted(variables(language, name))
    for start in range(len(every) if needed else 1):
        given = {name: every[(start + 5 * place) % len(every)] for place, name in enumerate(needed)}
        yield {
            name: str(value) if name in texts_only(language) else value
            for name, value in given.items()
        }


def pattern_of(name: str, language: str) -> Pattern:
    """Return a message, or with ``message.attribute`` one of its attributes, as it is read here."""
    message, _, attribute = name.partition(".")
    found = entry(language, message)
    pattern = found.attributes[attribute] if attribute else found.pattern
    assert pattern is not None
    return pattern


@each_language
def test_every_message_is_formatted_as_by_fluent_runtime(language: str) -> None:
    for name, edition in zip(patterns(language), cycle(Edition), strict=False):
        resolver, made = Resolver(language, functions_of(edition)), bundle(language, edition)
        for given in values(name, language):
            expected = said_by_fluent(made, name, given)
            assert resolver.text(pattern_of(name, language), given) == expected, (name, given)


@each_language
@pytest.mark.parametrize("edition", Edition)
def test_every_message_names_the_cards_of_the_edition(language: str, edition: Edition) -> None:
    resolver, made = Resolver(language, functions_of(edition)), bundle(language, edition)
    for name in patterns(language):
        given = next(values(name, language))
        own = resolver.text(pattern_of(name, language), given)
        assert own == said_by_fluent(made, name, given), name


@each_language
@pytest.mark.parametrize("sign", [1, -1])
def test_numbers_are_formatted_and_pluralized_as_by_fluent_runtime(
    language: str, sign: int
) -> None:
    source = "n = { $n }\nplural = { $n ->\n [one] one\n [many] many\n *[other] other\n }\n"
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source))
    for number in (*range(130), *LARGE, *FRACTIONS):
        given = {"n": sign * number}
        for name, said in (("n", written), ("plural", plural)):
            pattern = made.get_message(name).value
            assert pattern is not None
            assert said(sign * number, language) == made.format_pattern(pattern, given)[0]


def test_a_value_neither_text_nor_number_is_a_programming_error() -> None:
    said = Resolver("en", {})
    pattern = pattern_of("play-seed", "en")
    assert said.text(pattern, {"seed": 7}).endswith("7")
    for value in (None, ("a",), 1j):
        with pytest.raises(LookupError, match="seed"):
            said.text(pattern, {"seed": value})
