"""`scripts/check_sizes.py`: limits and exceptions."""

from pathlib import Path

import pytest

from tests.packaging.tree import Tree


@pytest.fixture
def tree(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tree:
    return Tree(tmp_path, root / "scripts" / "check_sizes.py", capsys)


def test_small_files_pass(tree: Tree) -> None:
    tree.write("src/a.py", 130 * "x\n")
    tree.write("src/b.py", 10 * "x\n")
    tree.write("src/c.py", 500 * "x\n")
    assert tree.passes() == "3 source files, median 130 lines, longest 500\n"


@pytest.mark.parametrize("name", ["tests/test_a.py", "src/i18n/it.ftl", "README.md"])
def test_a_long_file_fails_by_name(tree: Tree, name: str) -> None:
    tree.write(name, 501 * "x\n")
    assert tree.fails().startswith(f"{name}: 501 lines")


@pytest.mark.parametrize(
    "name", [".venv/a.py", "build/a.py", "games.jsonl", "requirements/run.txt"]
)
def test_generated_files_may_be_long(tree: Tree, name: str) -> None:
    tree.write(name, 501 * "x\n")
    tree.passes()


def test_the_median_of_the_source_is_bounded(tree: Tree) -> None:
    tree.write("src/a.py", 131 * "x\n")
    tree.write("lab/src/b.py", 132 * "x\n")
    tree.write("src/c.py", 1 * "x\n")
    tree.write("lab/benchmarks/d.py", 1 * "x\n")
    tree.write("tests/test_a.py", 1 * "x\n")
    tree.fails()
