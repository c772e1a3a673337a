"""Entries parsed one by one equal those that fluent.syntax reads in whole catalogues."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from foretell.i18n import LANGUAGES
from foretell.i18n.entries import entry, texts
from foretell.i18n.parser import parse
from foretell.i18n.syntax import (
    Call,
    Entry,
    Expression,
    Literal,
    Pattern,
    Reference,
    Select,
    Variable,
    Variant,
)
from tests.examples import examples
from tests.i18n.ftl import entries as whole_entries
from tests.i18n.ftl import references

each_language = pytest.mark.parametrize("language", LANGUAGES)


def name_of(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


def as_ours(found: ftl.Message | ftl.Term) -> Entry:
    """Return an entry of fluent.syntax as ours."""
    attributes = {each.id.name: pattern_of(each.value) for each in found.attributes}
    return Entry(name_of(found), pattern_of(found.value) if found.value else None, attributes)


def pattern_of(pattern: ftl.Pattern) -> Pattern:
    return tuple(
        part.value if isinstance(part, ftl.TextElement) else expression_of(part)
        for part in pattern.elements
    )


def expression_of(node: ftl.SyntaxNode) -> Expression:
    match node:
        case ftl.Placeable(expression=inner):
            return expression_of(inner)
        case ftl.SelectExpression(selector=selector, variants=variants):
            return Select(expression_of(selector), tuple(map(variant_of, variants)))
        case ftl.FunctionReference(id=name, arguments=arguments):
            return Call(name.name, tuple(map(expression_of, arguments.positional)))
        case ftl.VariableReference(id=name):
            return Variable(name.name)
        case ftl.TermReference(id=name):
            return Reference(f"-{name.name}")
        case ftl.MessageReference(id=name):
            return Reference(name.name)
        case ftl.NumberLiteral(value=value):
            return Literal(int(value))
        case ftl.StringLiteral():
            return Literal(str(node.parse()["value"]))
    raise TypeError(node)


def variant_of(variant: ftl.Variant) -> Variant:
    key = variant.key
    name = int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name
    return Variant(name, pattern_of(variant.value), variant.default)


@each_language
def test_every_entry_parsed_alone_equals_the_one_in_its_file(language: str) -> None:
    whole = {name_of(found): found for found in whole_entries(language)}
    assert texts(language).keys() == whole.keys()
    for name, found in whole.items():
        assert entry(language, name) == as_ours(found), name


LINES = st.lists(
    st.sampled_from(
        (
            *("a", "b c ", " ", "", "{ $x }", "{$x}y", "{ -term }{ other }", '{ "" }', "{ 7 }"),
            *('{ "\\u00e9\\"\\\\" }', "{ F($x, 1) }", "{ { $x } }", "}", "{", "# no comment"),
            *("{ $x ->", "[one] a", "*[other] b { $y }", "[-3] c", "} d", ".part = e", "= f"),
        )
    ),
    max_size=8,
)
INDENTS = st.lists(st.sampled_from(("", "  ", "    ", "       ")), min_size=8, max_size=8)


@examples(600, thorough=20_000)
@given(lines=LINES, indents=INDENTS, inline=st.sampled_from(("", " ", " x", " x  ")))
def test_any_entry_is_read_as_fluent_syntax_reads_it(
    lines: list[str], indents: list[str], inline: str
) -> None:
    below = (indent + line for indent, line in zip(indents, lines, strict=False))
    text = "\n".join((f"name ={inline}", *below)) + "\n"
    (*whole,) = FluentParser(with_spans=False).parse(text).body
    entries = [part for part in whole if not isinstance(part, ftl.BaseComment)]
    if len(entries) == 1 and isinstance(entries[0], ftl.Message):
        assert parse(text) == as_ours(entries[0])
    else:
        with pytest.raises(ValueError, match="no Fluent at"):
            parse(text)


@each_language
def test_every_reference_of_an_entry_exists(language: str) -> None:
    named = {name.partition(".")[0] for name in references(language)}
    assert named
    assert named <= texts(language).keys()


def test_an_unknown_entry_is_a_programming_error() -> None:
    with pytest.raises(LookupError, match="en has no message unheard-of"):
        entry("en", "unheard-of")
