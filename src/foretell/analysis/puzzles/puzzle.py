"""``Puzzle``: decisions with the value of each action, and their line in a file."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from foretell.analysis.puzzles.refusals import NotPuzzles

FORMAT: Final = "foretell/puzzles 2"
"""The first line of a file of puzzles."""
LEVELS: Final = ("beginner", "casual", "seasoned", "expert", "learned")
"""The bots that are asked, the weakest first."""
LEAST_GAP: Final = 8
"""The least gap between the best action and the next, in points."""
MOST_DECISIONS: Final = 3
"""The most decisions of a puzzle."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NONE: Final = "-"
_ACTIONS: Final = "-|[0-9a-z]+"
_VALUES: Final = r"-?\d+:\d+(?:,-?\d+:\d+)+"
_LINE: Final = re.compile(
    rf"(?P<players>[3-6]) (?P<size>[1-9]\d?) (?P<seed>[0-9a-f]{{1,16}}) (?P<choices>{_ACTIONS}) "
    rf"(?P<values>{_VALUES}) (?P<found>[0-9a-v]) (?P<themes>[a-z]+) (?P<difficulty>\d{{1,4}})"
    rf"(?P<follow_ups>(?: (?:{_ACTIONS}) {_VALUES}){{0,{MOST_DECISIONS - 1}}})"
)


class Value(NamedTuple):
    """The measured value of an action.

    Attributes:
        points: the expected points of the round, in tenths.
        makes_bid: the probability to make the bid exactly, in percent.
    """

    points: int
    makes_bid: int


class FollowUp(NamedTuple):
    """A further decision of the same seat, after the best answer to the one before.

    Attributes:
        replies: the actions from that answer to this decision, each by its place among the legal
            actions: those of the others, and the seat's own where it had no choice.
        values: of each kind of legal action, in their order.
    """

    replies: tuple[int, ...]
    values: tuple[Value, ...]

    @property
    def best(self) -> int:
        """The place of the best action among the values."""
        return _best(self.values)

    @property
    def gap(self) -> int:
        """The gap between the best action and the next, in tenths of a point."""
        return _gap(self.values)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision in a game of one round, dealt by seat 0, and perhaps further ones.

    Attributes:
        players: the number of players, 3 to 6.
        size: the cards dealt to each player.
        seed: the seed of the game, which no other puzzle has.
        choices: the actions before the decision, each by its place among the legal actions.
        values: of each kind of legal action, in their order; all Wizards are one kind, and so are
            all Jesters.
        found: the bots of ``LEVELS`` that take the best action, in each decision.
        themes: letters for what the puzzle is about (``foretell.analysis.puzzles.themes``), the
            first for the kind of action.
        difficulty: the rating of a player who solves it in half of all tries.
        follow_ups: the further decisions.
    """

    players: int
    size: int
    seed: str
    choices: tuple[int, ...]
    values: tuple[Value, ...]
    found: tuple[str, ...]
    themes: str
    difficulty: int
    follow_ups: tuple[FollowUp, ...] = ()

    @property
    def best(self) -> int:
        """The place of the best action among the values."""
        return _best(self.values)

    @property
    def gap(self) -> int:
        """The gap between the best action and the next, in tenths of a point."""
        return _gap(self.values)


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the line of a puzzle, without its end."""
    finders = _DIGITS[sum(1 << LEVELS.index(level) for level in puzzle.found)]
    decision = f"{_actions_text(puzzle.choices)} {_values_text(puzzle.values)}"
    head = f"{puzzle.players} {puzzle.size} {puzzle.seed} {decision} {finders} {puzzle.themes}"
    further = "".join(
        f" {_actions_text(replies)} {_values_text(values)}" for replies, values in puzzle.follow_ups
    )
    return f"{head} {puzzle.difficulty}{further}"


def parse_puzzle(line: str) -> Puzzle:
    """Return the puzzle of a line.

    Raises:
        NotPuzzles: when the line is not one.
    """
    match = _LINE.fullmatch(line)
    if match is None:
        raise NotPuzzles(line)
    mask = _DIGITS.index(match["found"])
    further = match["follow_ups"].split()
    return Puzzle(
        players=int(match["players"]),
        size=int(match["size"]),
        seed=match["seed"],
        choices=_actions(match["choices"]),
        values=_values(match["values"]),
        found=tuple(level for place, level in enumerate(LEVELS) if mask >> place & 1),
        themes=match["themes"],
        difficulty=int(match["difficulty"]),
        follow_ups=tuple(
            FollowUp(_actions(replies), _values(values))
            for replies, values in zip(further[::2], further[1::2], strict=True)
        ),
    )


def _actions_text(actions: Sequence[int]) -> str:
    return "".join(_DIGITS[action] for action in actions) or _NONE


def _actions(text: str) -> tuple[int, ...]:
    return () if text == _NONE else tuple(map(_DIGITS.index, text))


def _values_text(values: Sequence[Value]) -> str:
    return ",".join(f"{points}:{makes_bid}" for points, makes_bid in values)


def _values(text: str) -> tuple[Value, ...]:
    pairs = (value.split(":") for value in text.split(","))
    return tuple(Value(int(points), int(makes_bid)) for points, makes_bid in pairs)


def _best(values: Sequence[Value]) -> int:
    return max(range(len(values)), key=lambda place: values[place].points)


def _gap(values: Sequence[Value]) -> int:
    first, second = sorted((value.points for value in values), reverse=True)[:2]
    return first - second
