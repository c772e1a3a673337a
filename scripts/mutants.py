"""Try the mutants of docs/contribute/mutation.md, and write down which test fails at each.

    python -m scripts.mutants [ROOM ...]

A mutant is a line of a table there: a file, a text in it and another one in its place. All is done
in a copy, where the tests of the mutant's room run until one fails: first what is compiled as
plain Python, then compiled.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from scripts.changed.checkout import files

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "contribute" / "mutation.md"
ROW: Final = re.compile(
    r"^\| `(?P<file>\S+)` \| `(?P<old>.+?)` \| `(?P<new>.+?)` \| .*\|$", re.MULTILINE
)
FAILED: Final = re.compile(r"^FAILED (.+?)(?: - .*)?$", re.MULTILINE)
ALIVE: Final = "**alive**"
PLAIN: Final = {"NUMBA_DISABLE_JIT": "1", "NUMBA_ENABLE_CUDASIM": "1"}
SLOW: Final = ("whole", "compiled_only")
"""The marks of tests that do not run as plain Python."""


def main(rooms: Sequence[str]) -> None:
    """Try the mutants of some rooms, or of all, and rewrite the last column of the tables."""
    with TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in files(ROOT):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)

        def tried(row: re.Match[str]) -> str:
            file, old, new = (row[name].replace("\\|", "|") for name in ("file", "old", "new"))
            if rooms and not file.startswith(tuple(rooms)):
                return row[0]
            killed = killer(copy, file, old, new)
            print(f"{file}: {old} -> {new}: {killed}", flush=True)
            start = row[0][: row.end("new") - row.start() + 1]
            return f"{start} | {killed} |"

        page = ROW.sub(tried, PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(page, encoding="utf-8")


def killer(copy: Path, file: str, old: str, new: str) -> str:
    """Return the first test that fails at a mutant, and passes without it."""
    path = copy / "src" / "foretell" / file
    room = next(room for room in Path(file).parents if (copy / "tests" / room).is_dir())
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        raise SystemExit(f"{file} has {text.count(old)} times: {old}")
    for plain in (True, False):
        tests = tests_of(copy / "tests" / room, path.stem, plain=plain)
        path.write_text(text.replace(old, new), encoding="utf-8")
        failed = failing(copy, tests, plain=plain)
        path.write_text(text, encoding="utf-8")
        if failed is None:
            continue
        if failing(copy, [failed], plain=plain) is not None:
            raise SystemExit(f"{failed} fails without a mutant")
        return f"`{failed.partition('[')[0].removeprefix('tests/')}`"
    return ALIVE


def tests_of(folder: Path, subject: str, *, plain: bool) -> list[str]:
    """Return the files of tests in a folder that run as plain Python, or compiled.

    Those that are named for the subject come first.
    """
    marked = re.compile(rf"pytest\.mark\.({'|'.join(SLOW if plain else (*SLOW, 'compiled'))})\b")
    tests = sorted(folder.rglob("test_*.py"), key=lambda file: subject not in file.stem)
    return [
        str(file)
        for file in tests
        if (marked.search(file.read_text(encoding="utf-8")) is None) is plain
    ]


def failing(copy: Path, tests: Sequence[str], *, plain: bool) -> str | None:
    """Return the first of some tests that fails."""
    if not tests:
        return None
    environment = {"PYTHONPATH": str(copy / "src"), "NUMBA_CACHE_DIR": str(copy / ".numba_cache")}
    command = [sys.executable, "-m", "pytest", "-qx", "-pno:cacheprovider", "--timeout=3600"]
    done = subprocess.run(  # noqa: S603 - its arguments are tests of this project
        [*command, *tests],
        cwd=copy,
        env=os.environ | environment | (PLAIN if plain else {}),
        capture_output=True,
        text=True,
        check=False,
    )
    failed = FAILED.search(done.stdout)
    if done.returncode and failed is None:
        raise SystemExit(done.stdout[-2000:] + done.stderr[-2000:])
    return None if failed is None else failed[1]


if __name__ == "__main__":
    main(sys.argv[1:])
