"""The files that each file of the checkout imports, starts, reads or is given by fixtures.

Modules that are loaded by name are found by their names in strings; files that are read, by theirs.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final, TypeAlias

from scripts.changed.fixtures import fixture_needs
from scripts.changed.messages import CATALOGUES, message_uses
from scripts.changed.program import command_needs
from scripts.check_page_layers import imported_names

Needs: TypeAlias = Mapping[str, frozenset[str]]
"""For each file the files that it needs itself; all paths are relative to the checkout."""

PACKAGES: Final = ("foretell", "foretell_lab", "tests", "scripts", "examples")
SOURCE: Final = {"foretell": "src/", "foretell_lab": "lab/src/"}
"""The folders of the packages that are not directly in the checkout."""
PAGE: Final = "src/foretell/web/static/"
BROWSER: Final = "tests/web/browsing.py"
"""The tests' browser, to which the page is sent as a whole."""
EXAMPLES: Final = "#examples"
"""The end of a module's name where its examples are meant, which may import from rooms above."""
BUILT: Final = "tests/packaging/test_installed.py"
"""Tests of the package as it is built from all of its source."""
FOLDERS: Final = {
    name: f"{name}/"
    for name in ("conformance", "deploy", "docs", "examples", "lab", "scripts", "src", "tests")
} | {"static": PAGE, "STATIC": PAGE, "catalogues": CATALOGUES}
"""Names by which a test reads all files of a folder, unless it also names one of them."""
NOT_READ: Final = frozenset({"__init__.py", "conftest.py"})
"""Names that are many files'."""

_LITERAL: Final = re.compile(r"""(?<!get_path\()["'`]([^"'`\n]{1,120})["'`]|\b(STATIC)\b""")
_MODULE: Final = re.compile(r"""["'](?:foretell|foretell_lab|tests)((?:\.\w+)+)""")
_SHOWN: Final = re.compile(r"^ *(?:>>> )?(?:from|import) (foretell[\w.]*)", re.MULTILINE)


def needs(root: Path, files: Sequence[str]) -> Needs:
    """Return the files that each file of a checkout needs."""
    index = Index(files)
    texts = {
        file: (root / file).read_text(encoding="utf-8")
        for file in files
        if file.endswith((".py", ".js", ".ftl", ".md")) and "/vendor/" not in file
    }
    needed: dict[str, set[str]] = {file: set() for file in files}
    modules = {file: text for file, text in texts.items() if file.endswith(".py")}
    source = {file: text for file, text in texts.items() if file.startswith(("src/", "lab/src/"))}
    for file, other in chain(_imports(index), message_uses(source, page=PAGE)):
        needed[file].add(other)
    for file, text in texts.items():
        needed[file].update(_named(file, text, index))
        if file.endswith(".js"):
            needed[file].update(_scripts(file, text, index))
    for file, others in fixture_needs(texts, index.module_file).items():
        needed[file] |= others
    for file, other in tuple(command_needs(modules, needed)):
        needed[file].add(other)
    for file, text in texts.items():
        if file.endswith(".md"):
            needed[file].update(_shown(text, index))
        elif file.endswith(".py") and file in source and ">>> " in text:
            needed[file + EXAMPLES] = {file, *_shown(text, index)}
    needed[BROWSER].update(index.below(PAGE))
    needed[BUILT].update(index.below("src/"))
    return {file: frozenset(others - {file}) for file, others in needed.items()}


class Index:
    """The files of a checkout by module, by name and by folder."""

    def __init__(self, files: Sequence[str]) -> None:
        self._files = frozenset(files)
        self._names: dict[str, list[str]] = defaultdict(list)
        for file in files:
            self._names[PurePosixPath(file).name].append(file)

    def __contains__(self, file: str) -> bool:
        return file in self._files

    def below(self, folder: str) -> Iterator[str]:
        """Yield all files whose paths begin with ``folder``."""
        return (file for file in self._files if file.startswith(folder))

    def named(self, name: str) -> Sequence[str]:
        """Return all files of a name."""
        return self._names.get(name, ())

    def module_file(self, module: str) -> str | None:
        """Return the file of a module, or None if it is none of the checkout."""
        path = module.replace(".", "/")
        stem = SOURCE.get(module.partition(".")[0], "") + path
        return next((it for it in (f"{stem}.py", f"{stem}/__init__.py") if it in self), None)

    def loaded(self, module: str) -> Iterator[str]:
        """Yield the file of a module that a string names, with something in it or without."""
        names = module.split(".")
        parents = (".".join(names[:count]) for count in range(len(names), 1, -1))
        yield from islice(filter(None, map(self.module_file, parents)), 1)


def _imports(index: Index) -> Iterator[tuple[str, str]]:
    import grimp

    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    for module in graph.modules:
        file = index.module_file(module)
        for other in graph.find_modules_directly_imported_by(module):
            needed = index.module_file(other)
            if file is not None and needed is not None:
                yield file, needed


def _named(file: str, text: str, index: Index) -> Iterator[str]:
    """Yield the modules that a file names in strings, and in tests files and folders."""
    for match in _MODULE.finditer(text):
        yield from index.loaded(match[0][1:])
    if not file.startswith("tests/"):
        return
    literals = {(one or other).split("?")[0].rstrip("/") for one, other in _LITERAL.findall(text)}
    named = {literal.rpartition("/")[2] for literal in literals}
    read = {other for name in named - NOT_READ if "." in name for other in index.named(name)}
    yield from read
    for literal in literals & FOLDERS.keys():
        folder = FOLDERS[literal]
        if not any(other.startswith(folder) for other in read):
            yield from index.below(folder)


def _shown(text: str, index: Index) -> Iterator[str]:
    """Yield the modules that the examples of a text import."""
    for module in _SHOWN.findall(text):
        yield from index.loaded(module)


def _scripts(file: str, text: str, index: Index) -> Iterator[str]:
    """Yield the files that a script imports."""
    for name in imported_names(text):
        is_served = name.startswith("/static/")
        needed = PAGE + name[8:] if is_served else normpath(PurePosixPath(file).parent / name)
        if needed in index:
            yield needed
