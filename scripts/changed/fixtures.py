"""The files that tests need by way of the fixtures in ``conftest.py``."""

import ast
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final, TypeAlias

ModuleFile: TypeAlias = Callable[[str], str | None]
"""Returns the path of a module's file, None for a module of others."""
_CONFTEST: Final = "conftest.py"


@dataclass(frozen=True, slots=True)
class Fixture:
    """A function of a ``conftest.py``: the names in it, and the files that it imports from."""

    uses: frozenset[str]
    needs: frozenset[str]
    is_automatic: bool
    """Whether each test has it."""


def fixture_needs(
    texts: Mapping[str, str], module_file: ModuleFile
) -> Mapping[str, frozenset[str]]:
    """Return the files that each file of tests needs by its fixtures; ``texts`` are by path."""
    conftests = {
        str(PurePosixPath(file).parent): fixtures_of(text, module_file)
        for file, text in texts.items()
        if PurePosixPath(file).name == _CONFTEST
    }
    return {
        file: _needed(text, _available(file, conftests))
        for file, text in texts.items()
        if file.startswith("tests/") and PurePosixPath(file).match("test_*.py")
    }


def fixtures_of(source: str, module_file: ModuleFile) -> Mapping[str, Fixture]:
    """Return the functions of a ``conftest.py`` by name."""
    tree = ast.parse(source)
    imported = dict(_imported(tree, module_file))
    return {
        node.name: Fixture(
            uses=frozenset(_names(node)),
            needs=frozenset(imported[name] for name in _names(node) if name in imported),
            is_automatic="autouse=True" in "".join(map(ast.unparse, node.decorator_list)),
        )
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


def _available(file: str, conftests: Mapping[str, Mapping[str, Fixture]]) -> Mapping[str, Fixture]:
    """Return the fixtures of the folders of a file, the nearest first."""
    folders = map(str, PurePosixPath(file).parents)
    return ChainMap(*(dict(conftests[folder]) for folder in folders if folder in conftests))


def _needed(source: str, fixtures: Mapping[str, Fixture]) -> frozenset[str]:
    """Return the files that a test needs by its fixtures, and by those that they ask for."""
    used = set(_names(ast.parse(source))) & fixtures.keys()
    used |= {name for name, fixture in fixtures.items() if fixture.is_automatic}
    while more := {use for name in used for use in fixtures[name].uses & fixtures.keys()} - used:
        used |= more
    return frozenset(file for name in used for file in fixtures[name].needs)


def _imported(tree: ast.Module, module_file: ModuleFile) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                file = module_file(f"{node.module}.{alias.name}") or module_file(node.module)
                if file is not None:
                    yield alias.asname or alias.name, file


def _names(tree: ast.AST) -> Iterator[str]:
    """Yield all names in a piece of source: variables, arguments, and strings that may be some."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Constant(value=str(name)):
                yield name
