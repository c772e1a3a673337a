"""Lines of puzzles: what is written is read again, and anything else is refused."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.analysis.puzzles import (
    LEVELS,
    FollowUp,
    NotPuzzles,
    Puzzle,
    Value,
    parse_puzzle,
    puzzle_text,
)
from foretell.analysis.puzzles.puzzle import MOST_DECISIONS

LINE: Final = "4 10 4c0 134481240104001412210131010031000 214:44,593:99 u cfwe 914"
TWO_MOVES: Final = f"{LINE} 0a 12:5,-90:3,204:80"

VALUES: Final = st.lists(
    st.builds(Value, st.integers(-2000, 2000), st.integers(0, 100)), min_size=2
).map(tuple)
ACTIONS: Final = st.lists(st.integers(0, 20)).map(tuple)
PUZZLES: Final = st.builds(
    Puzzle,
    players=st.integers(3, 6),
    size=st.integers(1, 20),
    seed=st.integers(0, 1 << 60).map("{:x}".format),
    choices=ACTIONS,
    values=VALUES,
    found=st.sets(st.sampled_from(LEVELS)).map(lambda one: tuple(sorted(one, key=LEVELS.index))),
    themes=st.text("abcdefghijklmnopqrstuvwxyz", min_size=1, max_size=5),
    difficulty=st.integers(0, 4000),
    follow_ups=st.lists(st.builds(FollowUp, ACTIONS, VALUES), max_size=MOST_DECISIONS - 1).map(
        tuple
    ),
)


@given(PUZZLES)
def test_a_puzzle_is_read_as_it_was_written(puzzle: Puzzle) -> None:
    assert parse_puzzle(puzzle_text(puzzle)) == puzzle


def test_a_line_says_what_the_documentation_says() -> None:
    puzzle = parse_puzzle(LINE)
    assert puzzle_text(puzzle) == LINE
    assert (puzzle.players, puzzle.size, puzzle.seed) == (4, 10, "4c0")
    assert puzzle.choices[:4] == (1, 3, 4, 4)
    assert puzzle.values == (Value(214, 44), Value(593, 99))
    assert puzzle.found == ("casual", "seasoned", "expert", "learned")
    assert (puzzle.best, puzzle.gap, puzzle.difficulty) == (1, 379, 914)
    assert puzzle.follow_ups == ()


def test_a_line_has_the_decisions_that_follow() -> None:
    (further,) = parse_puzzle(TWO_MOVES).follow_ups
    assert further.replies == (0, 10)
    assert further.values == (Value(12, 5), Value(-90, 3), Value(204, 80))
    assert (further.best, further.gap) == (2, 192)
    assert puzzle_text(parse_puzzle(TWO_MOVES)) == TWO_MOVES


@pytest.mark.parametrize(
    "line",
    [
        "",
        LINE + " ",
        LINE.replace("4 10", "2 10"),
        LINE.replace("4c0", "4C0"),
        LINE.replace(",593:99", ""),
        LINE.replace(" u ", " w "),
        LINE.replace(" cfwe", ""),
        LINE.replace(" 914", ""),
        LINE + " 0a",
        LINE + 3 * " 0a 12:5,204:80",
    ],
)
def test_a_text_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(NotPuzzles):
        parse_puzzle(line)
