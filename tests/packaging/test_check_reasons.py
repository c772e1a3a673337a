"""`scripts/check_reasons.py`: an exception to a rule without its reason is reported."""

from pathlib import Path

import pytest

from tests.packaging.tree import Tree


@pytest.fixture
def tree(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tree:
    return Tree(tmp_path, root / "scripts" / "check_reasons.py", capsys)


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
    tree: Tree, name: str, line: str
) -> None:
    tree.write(f"tests/{name}", f"\n{line}\n")
    assert tree.fails() == f"tests/{name}:2: an exception without a reason\n"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("a.py", f"eval(text)  {NOQA}, S102 - our own"),
        ("a.py", f"eval(text)  {IGNORE}  # our own"),
        ("a.js", f"{DENO} -- our own"),
        ("a.css", f"/* {NOQA} */"),
    ],
)
def test_an_exception_with_its_reason_passes(tree: Tree, name: str, line: str) -> None:
    tree.write(f"tests/{name}", line)
    tree.passes()
