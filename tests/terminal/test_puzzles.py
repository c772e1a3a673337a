"""``foretell puzzles``: a file of puzzles is written, continued, and no other file is touched."""

from pathlib import Path

import pytest

from foretell.analysis.puzzles import FORMAT, Puzzle, Value, batch
from foretell.analysis.puzzles.rounds import DEALS
from foretell.i18n import LANGUAGES
from tests.terminal.helpers import Run, refusal


def _found(number: int) -> Puzzle:
    """Return the puzzle of a round."""
    values = (Value(100, 50), Value(0, 20))
    return Puzzle(3, 2, f"{number * DEALS:x}", (), values, (), "b", 1200)


def test_a_file_is_written_and_then_continued(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "find_puzzle", _found)
    file = tmp_path / "found.puzzles"
    asked = ("puzzles", "--out", str(file), "--jobs", "1", "--lang", "en")
    told = run(*asked, "--count", "3")
    assert (told.status, told.out) == (0, f"3 puzzles are in {file}.\n")
    first = file.read_text()
    assert first.splitlines()[0] == FORMAT
    told = run(*asked, "--count", "7")
    assert (told.status, told.out) == (0, f"7 puzzles are in {file}.\n")
    assert file.read_text().startswith(first)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_file_is_refused_and_stays_as_it_is(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes\n")
    assert "my notes" in refusal(run("puzzles", "--out", str(file), "--jobs", "1", "--lang", lang))
    assert file.read_text() == "my notes\n"
