"""``Puzzle``: a decision with the value of each action, and its line in a file."""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from foretell.analysis.puzzles.refusals import NotPuzzles

FORMAT: Final = "foretell/puzzles 1"
"""The first line of a file of puzzles."""
LEVELS: Final = ("beginner", "casual", "seasoned", "expert", "learned")
"""The bots that are asked, the weakest first; those that find a puzzle set its difficulty."""
LEAST_GAP: Final = 8
"""The least gap between the best action and the next, in points, for each seed of the search."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NONE: Final = "-"
_LINE: Final = re.compile(
    r"(?P<players>[3-6]) (?P<size>[1-9]\d?) (?P<seed>[0-9a-f]{1,16}) (?P<choices>-|[0-9a-z]+) "
    r"(?P<values>-?\d+:\d+(?:,-?\d+:\d+)+) (?P<found>[0-9a-v]) (?P<themes>[a-z]+)"
)


class Value(NamedTuple):
    """The measured value of an action.

    Attributes:
        points: the expected points of the round, in tenths.
        makes_bid: the probability to make the bid exactly, in percent.
    """

    points: int
    makes_bid: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision in a game of one round, dealt by seat 0.

    Attributes:
        players: the number of players, 3 to 6.
        size: the cards dealt to each player.
        seed: the seed of the game.
        choices: the actions before the decision, each by its place among the legal actions.
        values: of each kind of legal action, in their order; all Wizards are one kind, and so are
            all Jesters.
        found: the bots of ``LEVELS`` that take the best action.
        themes: letters for what the puzzle is about (``foretell.analysis.puzzles.themes``), the
            first for the kind of action.
    """

    players: int
    size: int
    seed: str
    choices: tuple[int, ...]
    values: tuple[Value, ...]
    found: tuple[str, ...]
    themes: str

    @property
    def best(self) -> int:
        """The place of the best action among the values."""
        return max(range(len(self.values)), key=lambda place: self.values[place].points)

    @property
    def gap(self) -> int:
        """The gap between the best action and the next, in tenths of a point."""
        first, second = sorted((value.points for value in self.values), reverse=True)[:2]
        return first - second


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the line of a puzzle, without its end."""
    choices = "".join(_DIGITS[choice] for choice in puzzle.choices)
    values = ",".join(f"{points}:{makes_bid}" for points, makes_bid in puzzle.values)
    finders = _DIGITS[sum(1 << LEVELS.index(level) for level in puzzle.found)]
    head = f"{puzzle.players} {puzzle.size} {puzzle.seed} {choices or _NONE}"
    return f"{head} {values} {finders} {puzzle.themes}"


def parse_puzzle(line: str) -> Puzzle:
    """Return the puzzle of a line.

    Raises:
        NotPuzzles: when the line is not one.
    """
    match = _LINE.fullmatch(line)
    if match is None:
        raise NotPuzzles(line)
    mask, choices = _DIGITS.index(match["found"]), match["choices"]
    pairs = (value.split(":") for value in match["values"].split(","))
    return Puzzle(
        players=int(match["players"]),
        size=int(match["size"]),
        seed=match["seed"],
        choices=() if choices == _NONE else tuple(map(_DIGITS.index, choices)),
        values=tuple(Value(int(points), int(makes_bid)) for points, makes_bid in pairs),
        found=tuple(level for place, level in enumerate(LEVELS) if mask >> place & 1),
        themes=match["themes"],
    )
