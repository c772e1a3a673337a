"""``Played``: the result of a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from foretell.arena.contests import Seating
from foretell.arena.times import Times


@dataclass(frozen=True, slots=True)
class Played:
    """The result of one deal in one arrangement of the seats. Tuples have one entry per seat.

    Decision times are ignored when results are compared.

    Attributes:
        deal: the number of the deal, from 1.
        seating: the bot at each seat.
        points: the final totals.
        exact: the number of bids made exactly.
        luck: the luck of the bot that is alone, in points of its lead, compared with each
            reference (``foretell.arena.estimations``); None if it was not estimated.
        times: the times of the decisions.
    """

    deal: int
    seating: Seating
    points: tuple[int, ...]
    exact: tuple[int, ...]
    times: tuple[Times, ...] = field(compare=False)
    luck: tuple[float, ...] | None = None

    def to_json(self) -> dict[str, object]:
        """Return the game as JSON values."""
        return {
            "deal": self.deal,
            "seats": list(self.seating),
            "points": list(self.points),
            "exact": list(self.exact),
            "times": [[times.seconds, list(map(list, times.bins))] for times in self.times],
            **({} if self.luck is None else {"luck": list(self.luck)}),
        }

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """Return the game from JSON values.

        Raises:
            ValueError, TypeError, KeyError: when the values are not a game.
        """
        return cls(
            _whole(values["deal"]),
            _wholes(values["seats"]),
            _wholes(values["points"]),
            _wholes(values["exact"]),
            tuple(
                Times(float(seconds), tuple((_whole(at), _whole(count)) for at, count in bins))
                for seconds, bins in values["times"]
            ),
            tuple(map(float, values["luck"])) if "luck" in values else None,
        )


def _wholes(values: Any) -> tuple[int, ...]:
    return tuple(map(_whole, values))


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no whole number")
    return value
