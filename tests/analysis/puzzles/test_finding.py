"""Puzzles found in self-play: the same for the same rounds, with the gap that they promise."""

from typing import Final

import pytest

from foretell.analysis.puzzles import Puzzle, find_puzzle, positions_of
from foretell.analysis.puzzles.levels import Solved, finders, shares_of
from foretell.analysis.puzzles.position import kind_of, kinds_of
from foretell.analysis.puzzles.puzzle import LEVELS
from foretell.bots.explanation import Explaining
from foretell.bots.registry import create

pytestmark = pytest.mark.compiled

ROUNDS: Final = (30005, 30010, 30014)
"""Two rounds with a puzzle, of which the second has two decisions, and one without."""
SEARCH, SEED = "strongest:140", "44"
"""Another search than the one by which puzzles are found."""


@pytest.fixture(scope="module")
def found() -> tuple[Puzzle | None, ...]:
    return tuple(map(find_puzzle, ROUNDS))


def test_the_same_rounds_have_the_same_puzzles(found: tuple[Puzzle | None, ...]) -> None:
    assert tuple(map(find_puzzle, ROUNDS)) == found
    assert [None if puzzle is None else len(puzzle.follow_ups) for puzzle in found] == [0, 1, None]


def test_another_search_finds_the_same_actions(
    found: tuple[Puzzle | None, ...],
) -> None:
    for puzzle in filter(None, found):
        bot = create(SEARCH, SEED)
        assert isinstance(bot, Explaining)
        decisions = []
        places = (puzzle.best, *(decision.best for decision in puzzle.follow_ups))
        for observation, place in zip(positions_of(puzzle), places, strict=True):
            best = kinds_of(observation.legal_actions)[place][0]
            assert kind_of(bot.explain(observation).action) == kind_of(best)
            decisions.append(Solved(observation, best))
        assert finders(shares_of(LEVELS, decisions, puzzle.seed)) == puzzle.found
