"""Files of puzzles: continued as if they had never been interrupted."""

from io import BytesIO
from itertools import islice

import pytest

from foretell.analysis.puzzles import FORMAT, NotPuzzles, Puzzle, Value, batch, continue_file
from foretell.analysis.puzzles.rounds import DEALS


def _found(number: int) -> Puzzle | None:
    """Return a puzzle in two rounds of three."""
    values = (Value(100, 50), Value(0, 20))
    puzzle = Puzzle(3, 2, f"{number * DEALS:x}", (), values, (), "b", 1200)
    return puzzle if number % 3 else None


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "find_puzzle", _found)


def _written(rounds: int, before: bytes = b"") -> bytes:
    file = BytesIO(before)
    steps = continue_file(file, jobs=1)
    for _ in islice(steps, rounds):
        pass
    steps.close()
    return file.getvalue()


def test_a_file_is_a_line_for_its_format_and_one_for_each_puzzle() -> None:
    lines = _written(6).decode().splitlines()
    assert lines[0] == FORMAT
    assert [line.split()[2] for line in lines[1:]] == ["100", "200", "400", "500"]


def test_a_file_cut_off_anywhere_is_continued_as_if_it_had_not_been() -> None:
    whole = _written(9)
    for end in range(len(whole)):
        continued = _written(9, whole[:end]) if end > len(FORMAT) else whole
        assert continued.startswith(whole)


def test_the_number_of_puzzles_is_reported_after_each_round() -> None:
    assert list(islice(continue_file(BytesIO(), jobs=1), 6)) == [0, 1, 2, 2, 3, 4]


@pytest.mark.parametrize("content", [b"{}\n", b"foretell/puzzles 1\n", b"foretell/puzzles 2\nx\n"])
def test_another_file_is_refused_and_stays_as_it_is(content: bytes) -> None:
    file = BytesIO(content)
    with pytest.raises(NotPuzzles):
        next(continue_file(file, jobs=1))
    assert file.getvalue() == content
