"""The measurements of a load test, and the report made of them."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import msgspec

MILLISECONDS: Final = 1_000


@dataclass(slots=True)
class Tally:
    """Measurements so far; times are in seconds and leave out moves of the warm-up."""

    made: int = 0
    """Moves received by all seats, including those of the warm-up."""
    games: int = 0
    """Finished games."""
    responses: list[float] = field(default_factory=list)
    """For each move, the time from its due time until all seats received it."""
    seen: list[float] = field(default_factory=list)
    """For each move, the time from sending it until all seats received it."""
    answered: list[float] = field(default_factory=list)
    """For each move, the time from sending it until its answer."""
    reconnects: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)


class Percentiles(msgspec.Struct, frozen=True):
    """Percentiles of a latency in milliseconds."""

    p50: float
    p99: float
    p999: float
    most: float


def percentiles_of(seconds: list[float]) -> Percentiles | None:
    """Return the percentiles of times in seconds, None when there are none.

    >>> percentiles_of([0.001, 0.002, 0.003])
    Percentiles(p50=2.0, p99=3.0, p999=3.0, most=3.0)
    """
    if not seconds:
        return None
    ranked = sorted(seconds)

    def at(share: float) -> float:
        return round(MILLISECONDS * ranked[min(len(ranked) - 1, int(share * len(ranked)))], 2)

    return Percentiles(at(0.5), at(0.99), at(0.999), at(1))


class Report(msgspec.Struct, frozen=True):
    """The results of a load test; times are in milliseconds unless noted.

    Moves of the warm-up are left out. Everything else, such as refusals, is counted from the first
    connection on.
    """

    people: int
    tables: int
    spectators: int
    warm_up: float
    """Seconds of play before the measurement."""
    seconds: float
    """Seconds of measured play."""
    rate: int
    """Scheduled moves per second; 0 for as many as the server can handle."""
    due: int
    """Scheduled moves, made or not."""
    moves: int
    """Moves received by all seats of their table."""
    owed: int
    """Scheduled moves that had not been made a second after the end."""
    moves_per_second: float
    """Moves made during the measurement, whenever they were due."""
    games: int
    """Finished games."""
    response: Percentiles | None
    """From the time a move was due until all seats of its table received it. Owed moves count as if
    they had been made at the end."""
    seen: Percentiles | None
    """From sending a move until all seats of its table received it: the server's latency, without
    the time that moves waited for those before them."""
    answered: Percentiles | None
    """From sending a move until its answer."""
    reconnects: int
    """Lost connections that were reopened."""
    idle_sockets: int
    idle_kilobytes: float | None
    """Server memory per idle socket, in units of 1,000 bytes; None where unknown."""
    resident_megabytes: float | None
    """Server memory after the test, in units of 1,000,000 bytes; None where unknown."""
    cpu_per_move: float | None
    """Processor time of the server per move; None where unknown."""
    cores: int | None
    """Processors of this machine."""
    load: tuple[float, float] | None
    """The load average of this machine before and after; None where there is none."""
    refused: dict[str, int]
    """Number of refusals by code."""
    errors: dict[str, int]
    """Number of errors by kind."""

    def json(self) -> str:
        """Return the report as one line of JSON."""
        return msgspec.json.encode(self).decode()
