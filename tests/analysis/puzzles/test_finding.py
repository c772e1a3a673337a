"""Puzzles found in self-play: the same for the same round, with the gap that they promise."""

import pytest

from foretell.analysis.puzzles import find_puzzles, position_of, puzzle_text
from foretell.analysis.puzzles.finding import DEALS, SEARCH
from foretell.analysis.puzzles.levels import finders
from foretell.analysis.puzzles.position import kind_of, kinds_of
from foretell.bots.explanation import Explaining
from foretell.bots.registry import create
from tests.analysis.puzzles.test_found import FILE

pytestmark = pytest.mark.compiled

ROUND = 159
"""A round with a puzzle of each kind: naming trump, a bid and a card."""
ANOTHER_SEED = "44"


def test_the_package_has_the_puzzles_of_a_round_as_they_are_found() -> None:
    found = find_puzzles(ROUND)
    lines = FILE.read_text(encoding="ascii").splitlines()
    assert found
    assert [puzzle_text(puzzle) for puzzle in found] == [
        line for line in lines[1:] if int(line.split()[2], 16) // DEALS == ROUND
    ]


def test_a_search_with_another_seed_finds_the_same_action() -> None:
    for puzzle in find_puzzles(ROUND):
        observation = position_of(puzzle)
        best = kinds_of(observation.legal_actions)[puzzle.best][0]
        bot = create(SEARCH, ANOTHER_SEED)
        assert isinstance(bot, Explaining)
        assert kind_of(bot.explain(observation).action) == kind_of(best)
        assert finders(observation, best, puzzle.seed) == puzzle.found
