"""The catalogues as syntax trees, and the messages that the source uses."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Visitor

import foretell
import foretell_lab

SOURCE = Path(foretell.__file__).parent
LAB = Path(foretell_lab.__file__).parent
CATALOGUES = SOURCE / "i18n" / "catalogues"

Entry = ftl.Message | ftl.Term


def paths(language: str) -> list[Path]:
    """Return the files of a language."""
    return sorted((CATALOGUES / language).iterdir())


@cache
def bodies(language: str) -> dict[str, list[ftl.EntryType]]:
    """Return the syntax tree of each file of a language, by name."""
    return {path.name: parse(path.read_text(encoding="utf-8")).body for path in paths(language)}


def entries(language: str, file: str | None = None) -> Iterator[Entry]:
    """Yield the messages and terms of a language, or of one of its files."""
    for name, body in bodies(language).items():
        if file in {None, name}:
            yield from (entry for entry in body if isinstance(entry, Entry))


@cache
def patterns(language: str, file: str | None = None) -> dict[str, ftl.Pattern]:
    """Return the values and attributes of messages by ``id`` and ``id.attribute``; no terms."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Term):
            continue
        if entry.value is not None:
            found[entry.id.name] = entry.value
        found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


class _Names(Visitor):
    """Collects the variables, messages and terms named in a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - as above
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - as above
        self.references.add("-" + node.id.name)
        if node.arguments:
            self.visit(node.arguments)


def _names(node: ftl.BaseNode) -> _Names:
    names = _Names()
    names.visit(node)
    return names


def variables(language: str, message: str) -> set[str]:
    """Return the variables of a message, including those of messages it references."""
    names = _names(patterns(language)[message])
    others = {name for name in names.references if not name.startswith("-")}
    return names.variables.union(*(variables(language, other) for other in others))


def references(language: str) -> set[str]:
    """Return all referenced messages and terms (with their hyphen)."""
    return set().union(*(_names(entry).references for entry in entries(language)))


def terms_of(entry: Entry, language: str) -> list[Entry]:
    """Return the terms referenced by an entry."""
    named = {name for name in _names(entry).references if name.startswith("-")}
    return [term for term in entries(language) if "-" + term.id.name in named] if named else []


def text_of(pattern: ftl.Pattern) -> str:
    """Return the source text of a pattern."""
    return serialize(ftl.Resource([ftl.Message(ftl.Identifier("m"), pattern)])).strip()


class _Prose(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's names
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802 - as above
        self.parts.append(node.value)


def prose(node: ftl.BaseNode) -> list[str]:
    """Return the texts of a pattern or an entry without its placeables."""
    visitor = _Prose()
    visitor.visit(node)
    return visitor.parts


class Call(NamedTuple):
    """A call in the source that formats a message by its id."""

    where: str
    message: str
    given: frozenset[str] | None
    """The variables that it gives; None where they cannot be read off."""


@cache
def calls() -> list[Call]:
    """Return every call of ``words(...)`` in the source with a literal id."""
    found = []
    for path in sorted((*SOURCE.rglob("*.py"), *LAB.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                names = [keyword.arg for keyword in node.keywords]
                given = frozenset(name.replace("_", "-") for name in names if name is not None)
                where = f"{path}:{node.lineno}"
                found += [
                    Call(where, message, None if None in names else given)
                    for message in _outcomes(node.args[0])
                ]
    return found


def _speaks(function: ast.expr) -> bool:
    match function:
        case ast.Name(id="words" | "speaker") | ast.Attribute(attr="words" | "_words"):
            return True
        case _:
            return False


def _outcomes(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from _outcomes(body)
            yield from _outcomes(other)


@cache
def literals() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return all string constants of the source, and a pattern for each of its f-strings.

    Scripts of the page have both, too.
    """
    texts: set[str] = set()
    shapes: set[str] = set()
    for path in sorted((*SOURCE.rglob("*.py"), *LAB.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                shapes.add(_shape(node))
    for path in sorted((SOURCE / "web").rglob("*.js")):
        script = path.read_text(encoding="utf-8")
        texts.update(name.partition(".")[0] for name in re.findall(r'"([a-z][a-z0-9.-]+)"', script))
        shapes.update(map(_script_shape, re.findall(r"`([a-z]+-[^`]*)`", script)))
    return frozenset(texts), tuple(re.compile(shape) for shape in sorted(shapes))


def _shape(node: ast.JoinedStr) -> str:
    """Return the regular expression of an f-string that starts with a message's prefix."""
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and re.match(r"[a-z]+-", str(first.value))):
        return r"(?!)"
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[a-z0-9-]+"
        for part in node.values
    )


def _script_shape(template: str) -> str:
    """Return the regular expression of a template of a script, without an attribute."""
    parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", template)
    return r"[a-z0-9-]+".join(map(re.escape, parts)).partition(r"\.")[0]
