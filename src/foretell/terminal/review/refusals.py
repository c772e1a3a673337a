"""Refusals of reviews."""

from foretell.errors import Refusal


class NoSuchSeat(Refusal, code="review/no_such_seat"):
    """A seat that the game does not have; ``players`` are the names at its seats."""

    seat: str
    last: int
    players: tuple[str, ...]


class NoRound(Refusal, code="review/no_round"):
    """A game that was broken off in its first round."""


class NotPoints(Refusal, code="review/not_points"):
    """A value that is not a number of points above 0."""

    flag: str
    value: str


class ThresholdsFall(Refusal, code="review/thresholds_fall"):
    """Thresholds that do not rise from the mildest judgement to the worst."""

    inaccurate: str
    mistake: str
    blunder: str
