"""Puzzles: decisions whose best action is ahead of every other, found in self-play.

``finding`` looks for them, and ``batch`` writes them to a file. ``puzzle`` is the value and its
line in a file, ``position`` the game at the decision, ``themes`` what a puzzle is about. The format
is in ``docs/play/daily-and-puzzles.md``.
"""

from foretell.analysis.puzzles.batch import continue_file, read_puzzles
from foretell.analysis.puzzles.finding import find_puzzles
from foretell.analysis.puzzles.position import position_of
from foretell.analysis.puzzles.puzzle import (
    FORMAT,
    LEAST_GAP,
    LEVELS,
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
    "NotPuzzles",
    "Puzzle",
    "Value",
    "continue_file",
    "find_puzzles",
    "parse_puzzle",
    "position_of",
    "puzzle_text",
    "read_puzzles",
]
