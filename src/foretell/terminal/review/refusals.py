"""Refusals of reviews."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NoSuchSeat(Refusal):
    """A seat that the game does not have; ``players`` are the names at its seats."""

    code: ClassVar[str] = "review/no_such_seat"

    seat: str
    last: int
    players: tuple[str, ...]


@dataclass(eq=False)
class NoRound(Refusal):
    """A game that was broken off in its first round."""

    code: ClassVar[str] = "review/no_round"


@dataclass(eq=False)
class NotPoints(Refusal):
    """A value that is not a number of points above 0."""

    code: ClassVar[str] = "review/not_points"

    flag: str
    value: str


@dataclass(eq=False)
class ThresholdsFall(Refusal):
    """Thresholds that do not rise from the mildest judgement to the worst."""

    code: ClassVar[str] = "review/thresholds_fall"

    inaccurate: str
    mistake: str
    blunder: str
