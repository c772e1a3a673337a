"""The puzzles that come with the package."""

from pathlib import Path
from typing import Final

import pytest

import foretell.analysis.puzzles as package
from foretell.analysis.puzzles import LEAST_GAP, Puzzle, position_of, read_puzzles
from foretell.analysis.puzzles.position import kinds_of
from foretell.analysis.puzzles.themes import themes_of

FILE: Final = Path(package.__file__).with_name("found.puzzles")
MOST_BYTES: Final = 1_000_000
SAMPLE: Final = 25
"""One puzzle in this many is checked closely."""


@pytest.fixture(scope="module")
def puzzles() -> tuple[Puzzle, ...]:
    return read_puzzles(FILE.read_text(encoding="ascii"))


def test_the_file_stays_below_a_megabyte() -> None:
    assert FILE.stat().st_size <= MOST_BYTES


def test_the_best_action_is_far_ahead_of_every_other(puzzles: tuple[Puzzle, ...]) -> None:
    assert all(puzzle.gap >= 10 * LEAST_GAP for puzzle in puzzles)


def test_no_decision_is_there_twice(puzzles: tuple[Puzzle, ...]) -> None:
    decisions = {(puzzle.seed, puzzle.players, puzzle.choices) for puzzle in puzzles}
    assert len(decisions) == len(puzzles)


def test_every_kind_of_decision_is_there(puzzles: tuple[Puzzle, ...]) -> None:
    assert {puzzle.themes[0] for puzzle in puzzles} == {"b", "c", "t"}
    assert {puzzle.players for puzzle in puzzles} == {3, 4, 5, 6}


def test_a_puzzle_leads_to_a_decision_about_what_it_says(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in puzzles[::SAMPLE]:
        observation = position_of(puzzle)
        kinds = kinds_of(observation.legal_actions)
        assert len(kinds) == len(puzzle.values)
        assert themes_of(observation, kinds[puzzle.best][0]) == puzzle.themes
