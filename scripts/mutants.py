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
from collections.abc import Mapping, Sequence
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
NO_TESTS: Final = 5
"""The exit status of pytest where no test has the marks."""
ALIVE: Final = "**alive**"
PLAIN: Final = {"NUMBA_DISABLE_JIT": "1", "NUMBA_ENABLE_CUDASIM": "1"}
RUNS: Final[Sequence[tuple[Mapping[str, str], str]]] = (
    (PLAIN, "not (thorough or whole or compiled)"),
    ({}, "compiled and not (thorough or whole)"),
)
"""The environment and the marks of each run."""


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
    tests = sorted(  # those that are named for the subject come first
        (copy / "tests" / room).rglob("test_*.py"), key=lambda file: path.stem not in file.stem
    )
    for environment, marks in RUNS:
        path.write_text(text.replace(old, new), encoding="utf-8")
        failed = failing(copy, [str(file) for file in tests], environment, marks)
        path.write_text(text, encoding="utf-8")
        if failed is None:
            continue
        if failing(copy, [failed], environment, marks) is not None:
            raise SystemExit(f"{failed} fails without a mutant")
        return f"`{failed.partition('[')[0].removeprefix('tests/')}`"
    return ALIVE


def failing(
    copy: Path, tests: Sequence[str], environment: Mapping[str, str], marks: str
) -> str | None:
    """Return the first of some tests with these marks that fails."""
    paths = {"PYTHONPATH": str(copy / "src"), "NUMBA_CACHE_DIR": str(copy / ".numba_cache")}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-pno:cacheprovider", "--timeout=3600"]
    done = subprocess.run(  # noqa: S603 - its arguments are tests of this project
        [*command, "-m", marks, *tests],
        cwd=copy,
        env={**os.environ, **paths, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode in (0, NO_TESTS):
        return None
    if failed := FAILED.search(done.stdout):
        return failed[1]
    raise SystemExit(done.stdout[-2000:] + done.stderr[-2000:])


if __name__ == "__main__":
    main(sys.argv[1:])
