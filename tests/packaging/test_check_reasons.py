"""`scripts/check_reasons.py`: an exception to a rule without its reason is reported."""

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def check(root: Path) -> Callable[[Path], int]:
    main: Callable[[Path], int] = runpy.run_path(str(root / "scripts" / "check_reasons.py"))["main"]
    return main


NOQA, IGNORE, DENO = (
    "# no" + "qa: S307",
    "# type: " + "ignore[misc]",
    "// deno-lint-" + "ignore no-eval",
)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("a.py", f"eval(text)  {NOQA}"),
        ("a.py", f"eval(text)  {NOQA}, S102"),
        ("a.py", f"eval(text)  {NOQA} -"),
        ("a.py", f"eval(text)  {IGNORE}"),
        ("a.py", f"eval(text)  {IGNORE}  {NOQA} - our own"),
        ("a.js", DENO),
    ],
)
def test_an_exception_without_a_reason_is_reported_with_its_line(
    check: Callable[[Path], int],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    line: str,
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / name).write_text(f"\n{line}\n", encoding="utf-8")
    assert check(tmp_path) == 1
    assert capsys.readouterr().out == f"tests/{name}:2: an exception without a reason\n"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("a.py", f"eval(text)  {NOQA}, S102 - our own"),
        ("a.py", f"eval(text)  {IGNORE}  # our own"),
        ("a.js", f"{DENO} -- our own"),
        ("a.css", f"/* {NOQA} */"),
    ],
)
def test_an_exception_with_its_reason_passes(
    check: Callable[[Path], int], tmp_path: Path, name: str, line: str
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / name).write_text(line, encoding="utf-8")
    assert check(tmp_path) == 0
