"""Check that files stay small: at most 500 lines each, and a median of at most 130.

Conformance data, lock files and licences are neither prose nor code, so their suffixes are skipped.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

LONGEST: Final = 500
LARGEST_MEDIAN: Final = 130
SUFFIXES: Final = frozenset({".css", ".ftl", ".js", ".md", ".py", ".toml"})
GENERATED: Final = frozenset({"build", "dist"})
"""Ignored folders, in addition to hidden ones and Python's."""


def written_files(root: Path, folder: Path) -> Iterator[Path]:
    """Yield the hand-written files under ``folder``, in a stable order."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.name == "__pycache__":
            continue
        if path.is_dir():
            if path.relative_to(root).as_posix() not in GENERATED:
                yield from written_files(root, path)
        elif path.suffix in SUFFIXES:
            yield path


def main(root: Path) -> int:
    """Print the findings for the checkout at ``root`` and return the exit status."""
    lines = {
        path.relative_to(root): len(path.read_text(encoding="utf-8").splitlines())
        for path in written_files(root, root)
    }
    too_long = {path: count for path, count in lines.items() if count > LONGEST}
    for path, count in too_long.items():
        print(f"{path.as_posix()}: {count} lines, {LONGEST} at most: split it")

    source = [
        count for path, count in lines.items() if path.suffix == ".py" and "src" in path.parts[:2]
    ]
    middle = median(source or [0])
    print(f"{len(source)} source files, median {middle:g} lines, longest {max(source, default=0)}")
    if middle > LARGEST_MEDIAN:
        print(f"the median of the source files may be {LARGEST_MEDIAN} lines at most")
    return int(bool(too_long) or middle > LARGEST_MEDIAN)


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1]))
