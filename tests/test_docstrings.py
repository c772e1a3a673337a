"""Docstrings say what a thing is, in rooms whose language has been checked."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = (
    "benchmarks",
    "scripts",
    "src/foretell/cards.py",
    "src/foretell/client",
    "src/foretell/errors.py",
    "src/foretell/i18n",
    "src/foretell/protocol",
    "src/foretell/record",
    "src/foretell/server",
    "src/foretell/table",
    "src/foretell/terminal",
    "src/foretell/testing",
    "tests/cards",
    "tests/client",
    "tests/conformance",
    "tests/i18n",
    "tests/packaging",
    "tests/protocol",
    "tests/record",
    "tests/table",
    "tests/testing",
)
"""Rooms without unidiomatic docstrings; add a room once it is clean."""
UNIDIOMATIC = re.compile(
    r"\A(?:Who|What|Which|How|Where|Whoever|Whatever)\b(?![^\n]*\?)"  # unless it asks a question
    r"|\bReturn (?:what|who|how)\b"
    r"|\bwhen left out\b|\bso many\b(?! that\b)|\b(?:gone|goes) on with\b|\bput away\b"
    r"|\bSee to it\b"
)


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of each string that stands alone, as docstrings of constants do."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


@pytest.mark.parametrize("room", ROOMS)
def test_a_clean_room_has_no_unidiomatic_docstring(room: str) -> None:
    path = ROOT / room
    found = [
        f"{file.relative_to(ROOT)}:{line}: {phrase[0]}"
        for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))
        for line, text in docstrings(file.read_text(encoding="utf-8"))
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
