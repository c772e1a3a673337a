"""The puzzles that come with the package."""

from pathlib import Path
from statistics import mean
from typing import Final

import pytest

import foretell.analysis.puzzles as package
from foretell.analysis.puzzles import (
    LEAST_GAP,
    Puzzle,
    position_of,
    positions_of,
    read_puzzles,
)
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
    gaps = [
        gap for puzzle in puzzles for gap in (puzzle.gap, *(one.gap for one in puzzle.follow_ups))
    ]
    assert min(gaps) >= 10 * LEAST_GAP


def test_no_deal_is_there_twice(puzzles: tuple[Puzzle, ...]) -> None:
    assert len({puzzle.seed for puzzle in puzzles}) == len(puzzles)


def test_difficulties_differ_and_some_puzzles_are_hard(puzzles: tuple[Puzzle, ...]) -> None:
    difficulties = [puzzle.difficulty for puzzle in puzzles]
    assert len(set(difficulties)) > 500
    assert min(difficulties) < 900
    assert max(difficulties) > 1900


def test_some_puzzles_have_two_or_three_decisions(puzzles: tuple[Puzzle, ...]) -> None:
    assert {len(puzzle.follow_ups) for puzzle in puzzles} == {0, 1, 2}


def test_every_kind_of_decision_is_there(puzzles: tuple[Puzzle, ...]) -> None:
    assert {puzzle.themes[0] for puzzle in puzzles} == {"b", "c", "t"}
    assert {puzzle.players for puzzle in puzzles} == {3, 4, 5, 6}


def test_a_puzzle_leads_to_a_decision_about_what_it_says(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in puzzles[::SAMPLE]:
        observation = position_of(puzzle)
        kinds = kinds_of(observation.legal_actions)
        assert len(kinds) == len(puzzle.values)
        assert themes_of(observation, kinds[puzzle.best][0]) == puzzle.themes


def test_right_answers_lead_to_further_decisions_of_the_seat(puzzles: tuple[Puzzle, ...]) -> None:
    for puzzle in [one for one in puzzles if one.follow_ups]:
        first, *further = positions_of(puzzle)
        assert len(further) == len(puzzle.follow_ups)
        for observation, decision in zip(further, puzzle.follow_ups, strict=True):
            assert observation.seat == first.seat
            assert len(kinds_of(observation.legal_actions)) == len(decision.values)


def test_a_rating_follows_from_who_solves_a_puzzle(puzzles: tuple[Puzzle, ...]) -> None:
    mean_by_finders = [
        mean(one.difficulty for one in puzzles if len(one.found) == count) for count in range(6)
    ]
    assert mean_by_finders == sorted(mean_by_finders, reverse=True)
