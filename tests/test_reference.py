"""Every public name has one import path, a docstring, a page and an example that is tested."""

import ast
import doctest
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from scripts.public_names import (
    MODULES,
    SOURCES,
    Name,
    documented,
    imported,
    origin,
    public_names,
    tree,
)

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "build" / "reference"
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DESCRIBED = re.compile(r"^\.\. auto\w+:: (\S+)$(?!\n   :no-members:)", re.MULTILINE)
SHOWN = re.compile(r"\b([A-Z]\w+)[(.]")
"""A class in the output of an example."""
PARSER = doctest.DocTestParser()


def defined(file: Path) -> dict[str, Name]:
    """Return the names at the top of a module, for the examples in its docstrings."""
    module = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    code = ast.parse(file.read_text(encoding="utf-8"))
    names = {
        node.name: Name(module, node.name)
        for node in code.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    for node in code.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names[name] = Name(module, name)
    return names | imported(code)


def is_class(name: Name) -> bool:
    """Return whether a name is that of a class."""
    place = origin(name)
    return any(
        isinstance(node, ast.ClassDef) and node.name == place.name
        for node in tree(place.module).body
    )


def used(code: ast.AST, known: Mapping[str, Name]) -> Iterator[Name]:
    """Yield where the names are defined that some code uses, besides importing them.

    Args:
        code: the code.
        known: the names that are bound before it.
    """
    bound = {**known, **imported(code)}
    for node in ast.walk(code):
        match node:
            case ast.Name(id=name) if name in bound:
                yield origin(bound[name])
            case ast.Attribute(value=value, attr=name):
                module = ast.unparse(value)
                if isinstance(value, ast.Name) and value.id in bound:
                    module = ".".join(bound[value.id])
                if module in MODULES:
                    yield origin(Name(module, name))


class Example(NamedTuple):
    """Some code that is tested, what it prints, and the names that are bound before it."""

    code: str
    printed: str = ""
    bound: Mapping[str, Name] = {}


def example(text: str, bound: Mapping[str, Name] = {}) -> Example:
    """Return the example in a docstring, or in a block of a page."""
    if ">>> " not in text:
        return Example(text, bound=bound)
    asked = PARSER.get_examples(text)
    code = "".join(one.source for one in asked)
    return Example(code, "".join(one.want for one in asked), bound)


def examples() -> Iterator[Example]:
    """Yield the examples of pages, of scripts and of docstrings."""
    for page in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        blocks = [example(one) for one in BLOCK.findall(page.read_text(encoding="utf-8"))]
        yield Example("".join(one.code for one in blocks), "".join(one.printed for one in blocks))
    for script in (*(ROOT / "examples").glob("*.py"), *(ROOT / "docs" / "examples").glob("*.py")):
        yield Example(script.read_text(encoding="utf-8"))
    for file in (SOURCES / "foretell").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if ">>> " not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                docstring = ast.get_docstring(node) or ""
                if ">>> " in docstring:
                    yield example(docstring, defined(file))


def shown_in_examples() -> set[Name]:
    """Return where the names are defined that an example uses, or prints as a value."""
    found: set[Name] = set()
    classes: dict[str, list[Name]] = {}
    for place in public_names():
        if is_class(place):
            classes.setdefault(place.name, []).append(place)
    for code, printed, bound in examples():
        found.update(used(ast.parse(code), bound))
        for name in SHOWN.findall(printed):
            if len(classes.get(name, ())) == 1:
                found.update(classes[name])
    return found


def test_every_public_name_appears_in_a_tested_example() -> None:
    """Write a short one into its docstring, where it runs as a doctest."""
    shown = shown_in_examples()
    missing = [".".join(name) for place, name in public_names().items() if place not in shown]
    assert missing == []


def test_every_public_name_has_a_docstring() -> None:
    missing = [".".join(name) for name in public_names().values() if not documented(name)]
    assert missing == []


def test_the_docs_import_each_public_name_from_one_module() -> None:
    public = public_names()
    wrong = [
        f"{page.relative_to(ROOT)}: import {name.name} from {wanted.module}, not {name.module}"
        for page in (ROOT / "docs").rglob("*.md")
        for block in BLOCK.findall(page.read_text(encoding="utf-8"))
        for name in imported(ast.parse(example(block).code)).values()
        if (wanted := public.get(origin(name), name)) != name
    ]
    assert wrong == []


def test_the_reference_describes_every_public_name_once() -> None:
    """Each is on the page of the module to import it from."""
    described = [
        Name(*name.rpartition(".")[::2])
        for page in REFERENCE.glob("*.md")
        for name in DESCRIBED.findall(page.read_text(encoding="utf-8"))
    ]
    assert sorted(described) == sorted(public_names().values())


def test_the_reference_lists_every_public_module() -> None:
    page = (REFERENCE.parent / "reference.md").read_text(encoding="utf-8")
    assert sorted(set(re.findall(r"^\| \[`([\w.]+)`", page, re.MULTILINE))) == sorted(MODULES)
