"""`scripts/check_sizes.py`: limits and exceptions."""

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def check(root: Path) -> Callable[[Path], int]:
    main: Callable[[Path], int] = runpy.run_path(str(root / "scripts" / "check_sizes.py"))["main"]
    return main


def write(root: Path, name: str, lines: int) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x\n" * lines, encoding="utf-8")


def test_small_files_pass(
    check: Callable[[Path], int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "src/a.py", 130)
    write(tmp_path, "src/b.py", 10)
    write(tmp_path, "src/c.py", 500)
    assert check(tmp_path) == 0
    assert capsys.readouterr().out == "3 source files, median 130 lines, longest 500\n"


@pytest.mark.parametrize("name", ["tests/test_a.py", "src/i18n/it.ftl", "README.md"])
def test_a_long_file_fails_by_name(
    check: Callable[[Path], int], tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    write(tmp_path, name, 501)
    assert check(tmp_path) == 1
    assert capsys.readouterr().out.startswith(f"{name}: 501 lines")


@pytest.mark.parametrize(
    "name", [".venv/a.py", "build/a.py", "games.jsonl", "requirements/run.txt"]
)
def test_generated_files_may_be_long(
    check: Callable[[Path], int], tmp_path: Path, name: str
) -> None:
    write(tmp_path, name, 501)
    assert check(tmp_path) == 0


def test_the_median_of_the_source_is_bounded(check: Callable[[Path], int], tmp_path: Path) -> None:
    write(tmp_path, "src/a.py", 131)
    write(tmp_path, "lab/src/b.py", 132)
    write(tmp_path, "src/c.py", 1)
    write(tmp_path, "lab/benchmarks/d.py", 1)
    write(tmp_path, "tests/test_a.py", 1)
    assert check(tmp_path) == 1
