"""Puzzles: decisions whose best action is ahead of every other, found in self-play.

``finding`` looks for them, and ``batch`` writes them to a file. ``puzzle`` is the value and its
line in a file, ``position`` the game at its decisions, ``themes`` what a puzzle is about, and
``difficulty`` its rating, from what ``levels`` find. The format is in
``docs/how-it-works/puzzles.md``.
"""

from foretell.analysis.puzzles.batch import continue_file, read_puzzles
from foretell.analysis.puzzles.finding import find_puzzle
from foretell.analysis.puzzles.position import position_of, positions_of
from foretell.analysis.puzzles.puzzle import (
    FORMAT,
    LEAST_GAP,
    LEVELS,
    FollowUp,
    Puzzle,
    Value,
    parse_puzzle,
    puzzle_text,
)
from foretell.analysis.puzzles.refusals import NotPuzzles

__all__ = [
    "FORMAT",
    "LEAST_GAP",
    "LEVELS",
    "FollowUp",
    "NotPuzzles",
    "Puzzle",
    "Value",
    "continue_file",
    "find_puzzle",
    "parse_puzzle",
    "position_of",
    "positions_of",
    "puzzle_text",
    "read_puzzles",
]
