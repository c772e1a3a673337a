"""The language of docstrings, in rooms that have been checked."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parents[1]
ROOMS = (
    "lab",
    "scripts",
    "src/foretell/analysis",
    "src/foretell/arena",
    "src/foretell/art",
    "src/foretell/bench",
    "src/foretell/bots",
    "src/foretell/cards.py",
    "src/foretell/client",
    "src/foretell/envs",
    "src/foretell/errors.py",
    "src/foretell/game",
    "src/foretell/i18n",
    "src/foretell/protocol",
    "src/foretell/record",
    "src/foretell/rules",
    "src/foretell/server",
    "src/foretell/sim",
    "src/foretell/stats",
    "src/foretell/table",
    "src/foretell/terminal",
    "src/foretell/testing",
    "src/foretell/web",
    "tests/arena",
    "tests/art",
    "tests/bench",
    "tests/bots",
    "tests/cards",
    "tests/client",
    "tests/conformance",
    "tests/conftest.py",
    "tests/envs",
    "tests/examples.py",
    "tests/game",
    "tests/i18n",
    "tests/packaging",
    "tests/protocol",
    "tests/record",
    "tests/rules",
    "tests/sim",
    "tests/stats",
    "tests/server",
    "tests/table",
    "tests/terminal",
    "tests/testing",
    "tests/lab",
    "tests/web",
)
"""Folders and files without unidiomatic docstrings; add one once it is clean."""
UNIDIOMATIC = re.compile(
    r"\A(?:Who|What|Which|How|Where|Whoever|Whatever)\b(?![^\n]*\?)"  # unless it asks a question
    r"|\bReturn (?:what|who|how)\b"
    r"|\bwhen left out\b|\bso many\b(?! that\b)|\b(?:gone|goes) on with\b|\bput away\b"
    r"|\bSee to it\b"
)


JSDOC = re.compile(r"/\*\*\s*(?:\* )?(.*?)\*/", re.DOTALL)


def docstrings(file: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of each docstring of a Python file, or each doc comment of a script."""
    source = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        for comment in JSDOC.finditer(source):
            yield source.count("\n", 0, comment.start()) + 1, comment[1]
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


@pytest.mark.parametrize("room", ROOMS)
def test_a_clean_room_has_no_unidiomatic_docstring(room: str) -> None:
    path = ROOT / room
    found = [
        f"{file.relative_to(ROOT)}:{line}: {phrase[0]}"
        for file in ([path] if path.is_file() else sorted(path.rglob("*")))
        if file.suffix in {".py", ".js", ".ts"} and "vendor" not in file.parts
        for line, text in docstrings(file)
        if (phrase := UNIDIOMATIC.search(text))
    ]
    assert found == []


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
