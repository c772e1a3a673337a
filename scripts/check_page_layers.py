"""Check that the rooms of the page import only from rooms below them.

The rooms are folders of ``src/foretell/web/static/``, listed in ``layers.toml`` like those of
the package. A folder inside a room belongs to it; but a room with rooms inside has only the files
directly in it, so that a new folder there has to be listed. Types count as imports.
"""

import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final, TypeAlias

STATIC: Final = PurePosixPath("src/foretell/web/static")
SUFFIXES: Final = frozenset({".js", ".ts"})
_STATEMENT: Final = r'^(?:import|export)\b[^;"\']*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"'
_CALL: Final = r'\bimport\(\s*"([^"]+)"'
_TYPE: Final = r'@import\s[^"]*?\bfrom\s+"([^"]+)"|@ts-types="([^"]+)"'
_SCRIPT: Final = r'\bnew URL\("(\.[^"]+\.js)"'
_IMPORT: Final = re.compile("|".join((_STATEMENT, _CALL, _TYPE, _SCRIPT)), re.MULTILINE)
"""Statements, calls, types, and the scripts of workers."""

Imports: TypeAlias = Mapping[str, frozenset[str]]
"""The files that each file imports; both are paths relative to the folder of the page."""


@dataclass(frozen=True, slots=True)
class Layers:
    """The rooms of the page in their order."""

    rows: Sequence[Sequence[str]]
    """From the top; the rooms of one row do not import each other."""
    ignored: frozenset[str] = frozenset()
    """Files and folders that are in no room, since everything may import them."""

    def room_of(self, file: str) -> str | None:
        """Return the room of a file, or None if it has none."""
        path = PurePosixPath(file)
        rooms = {room for row in self.rows for room in row}
        split = {parent.as_posix() for room in rooms for parent in PurePosixPath(room).parents}
        for folder in map(PurePosixPath.as_posix, path.parents):
            if folder in split and folder != path.parent.as_posix():
                return None
            if folder in rooms:
                return folder
        return None

    def is_ignored(self, file: str) -> bool:
        """Return whether a file is in no room on purpose."""
        path = PurePosixPath(file)
        return any(one.as_posix() in self.ignored for one in (path, *path.parents))

    def findings(self, imports: Imports) -> list[str]:
        """Return a sentence for each file without a room and each import upward, sorted."""
        floor = {room: at for at, row in enumerate(reversed(self.rows)) for room in row}
        sentences = set()
        for file, imported in imports.items():
            if self.is_ignored(file):
                continue
            room = self.room_of(file)
            if room is None:
                sentences.add(f"{file}: its folder has no place in the layers of the page")
                continue
            for other in imported:
                above = self.room_of(other)
                if above is None or self.is_ignored(other) or above == room:
                    continue
                if floor[above] >= floor[room]:
                    sentences.add(f"{file} imports {other}: {above} is not below {room}")
        return sorted(sentences)


def page_imports(static: Path) -> dict[str, frozenset[str]]:
    """Return the import graph of the files in the page's folder."""
    return {
        path.relative_to(static).as_posix(): frozenset(_imports(path, static))
        for path in sorted(static.rglob("*"))
        if path.suffix in SUFFIXES
    }


def imported_names(script: str) -> set[str]:
    """Return the addresses of the files that a script imports, as they are written there."""
    return {next(filter(None, match.groups())) for match in _IMPORT.finditer(script)}


def _imports(path: Path, static: Path) -> set[str]:
    names = imported_names(path.read_text(encoding="utf-8"))
    targets = {(path.parent / name).resolve() for name in names if name.startswith(".")}
    return {
        target.relative_to(static).as_posix() for target in targets if target.is_relative_to(static)
    }


def read_layers(path: Path) -> Layers:
    """Return the layers that a ``layers.toml`` lists under ``tool.foretell.page``."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))["tool"]["foretell"]["page"]
    rows = [tuple(room.strip() for room in row.split("|")) for row in table["layers"]]
    return Layers(rows, frozenset(table["ignored"]))


def main(root: Path) -> int:
    """Print the findings for the checkout at ``root`` and return the exit status."""
    static = (root / STATIC).resolve()
    imports = page_imports(static)
    findings = read_layers(root / "layers.toml").findings(imports)
    for finding in findings:
        print(finding)
    if not findings:
        count = sum(map(len, imports.values()))
        print(f"The page: {len(imports)} files, {count} imports, none from a room above")
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1]))
