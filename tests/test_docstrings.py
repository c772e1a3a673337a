"""The language of docstrings, and of comments at the head of a script."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("examples", "lab", "scripts", "src", "tests")
VENDORED = "src/foretell/web/static/vendor"
UNIDIOMATIC = re.compile(
    r"\A(?:Who|What|Which|How|Where|Whoever|Whatever)\b(?![^\n]*\?)"  # unless it asks a question
    r"|\bReturn (?:what|who|how)\b"
    r"|\bwhen left out\b|\bso many\b(?! that\b)|\b(?:gone|goes) on with\b|\bput away\b"
    r"|\bSee to it\b"
)
JSDOC = re.compile(r"/\*\*\s*(?:\* )?(.*?)\*/", re.DOTALL)
HEAD = re.compile(r"\A(?://.*\n)+")


def docstrings(file: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of each docstring of a Python file, or each doc comment of a script."""
    source = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield node.lineno, text
        return
    for comment in JSDOC.finditer(source):
        yield source.count("\n", 0, comment.start()) + 1, comment[1]
    head = HEAD.match(source)
    if head:
        yield 1, re.sub(r"^// ?", "", head[0], flags=re.MULTILINE)


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_docstring_is_unidiomatic(folder: str) -> None:
    unidiomatic = [
        f"{name}:{line}: {phrase[0]}"
        for file in sorted((ROOT / folder).rglob("*"))
        if file.suffix in {".py", ".js", ".ts"}
        if not (name := file.relative_to(ROOT).as_posix()).startswith(VENDORED)
        for line, text in docstrings(file)
        if (phrase := UNIDIOMATIC.search(text))
    ]
    assert unidiomatic == []


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("Who sits there.", True),
        ("What is it?", False),
        ("Return what a seat sees.", True),
        ("Seconds; none when left out.", True),
        ("So many that none is left.", False),
        ("Wait for so many seconds.", True),
        ("The seat of the player who leads.", False),
    ],
)
def test_unidiomatic_phrases_are_found_and_others_are_not(text: str, *, is_found: bool) -> None:
    assert (UNIDIOMATIC.search(text) is not None) is is_found
