"""A hint as it is kept: what a seat was shown before it acted.

>>> hint = Hint(games=400, values=(HintValue("H4", 2580, 6410, 110, 0, 0),))
>>> hint.values[0].action
'H4'
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

MOST_VALUES: Final = 64
"""The most actions of a hint, and the most counts of tricks of one of them."""
_MOST_GAMES: Final = 2000
_MOST_POINTS: Final = 10**6
_LONGEST: Final = 3
"""The characters of a card."""
CERTAIN: Final = 10**4
"""The chance of what is certain."""


class HintValue(NamedTuple):
    """The value of an action, in whole numbers: a record has the same bytes everywhere."""

    action: int | str
    """As in records: the bid, the letter of the suit, or the card."""
    points: int
    """The expected points of the round, in hundredths, like the three figures below."""
    makes_bid: int
    """The chance of making the bid, in ten-thousandths."""
    margin: int
    """Half the 95 % interval of the points."""
    behind: int
    """The gap to the best action."""
    behind_margin: int
    """Half the 95 % interval of the gap."""
    tricks: tuple[int, ...] = ()
    """In how many possible games the seat took 0, 1, 2, … tricks of the round."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The values that a hint showed last, the best action first.

    Raises:
        ValueError: when there are no values, a figure is out of range, or the first action is not
            the best.
    """

    games: int
    """The number of possible games behind the values."""
    values: tuple[HintValue, ...]

    def __post_init__(self) -> None:
        if not 1 <= self.games <= _MOST_GAMES or not 1 <= len(self.values) <= MOST_VALUES:
            raise ValueError("a hint has 1 to 64 values, of 1 to 2,000 games")
        if self.values[0].behind or not all(map(_is_possible, self.values)):
            raise ValueError("the figures of a hint are out of range")


def _is_possible(value: HintValue) -> bool:
    margins = (value.margin, value.behind, value.behind_margin)
    return (
        abs(value.points) <= _MOST_POINTS
        and 0 <= value.makes_bid <= CERTAIN
        and all(0 <= one <= _MOST_POINTS for one in margins)
        and len(value.tricks) <= MOST_VALUES
        and all(0 <= one <= _MOST_GAMES for one in value.tricks)
        and _is_action(value.action)
    )


def _is_action(action: int | str) -> bool:
    return len(action) <= _LONGEST if isinstance(action, str) else 0 <= action < MOST_VALUES
