"""Puzzles, and the bots that are shown at them: the page reads them as Python does."""

from typing import Final

import pytest

from foretell.analysis.puzzles import Puzzle, position_of, puzzle_text, read_puzzles
from foretell.analysis.puzzles.position import kinds_of
from foretell.game.actions import Action, ChooseTrump, MakeBid
from tests.analysis.puzzles.test_found import FILE
from tests.web.pages import InDeno

pytestmark = pytest.mark.whole

SAMPLE: Final = 10


def test_the_page_reads_puzzles_as_python_does() -> None:
    puzzles = read_puzzles(FILE.read_text(encoding="ascii"))[::SAMPLE]
    found = InDeno().run("puzzles.js", [_told(puzzle) for puzzle in puzzles])
    assert found == {"checked": 7 * len(puzzles), "failures": []}


def _told(puzzle: Puzzle) -> dict[str, object]:
    observation = position_of(puzzle)
    kinds = kinds_of(observation.legal_actions)
    return {
        "line": puzzle_text(puzzle),
        "seat": observation.seat,
        "hand": [str(card) for card in observation.hand or ()],
        "bids": list(observation.bids),
        "kinds": len(kinds),
        "best": _name(kinds[puzzle.best][0]),
        "found": list(puzzle.found),
    }


def _name(action: Action) -> str:
    """Return the page's name for a kind of action."""
    if isinstance(action, MakeBid):
        return f"bid {action.bid}"
    if isinstance(action, ChooseTrump):
        return action.suit.letter
    card = action.card
    return "Wizard" if card.is_wizard else "Jester" if card.is_jester else str(card)
