"""What a load test has seen so far."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Times are in seconds, and not of moves of the warm-up."""

    made: int = 0
    """Moves of which all seats were told, those of the warm-up among them."""
    games: int = 0
    """Games that were played to their end."""
    responses: list[float] = field(default_factory=list)
    """For each move, from the moment when it was due until all seats were sent it."""
    seen: list[float] = field(default_factory=list)
    """For each move, from sending it until all seats were sent it."""
    answered: list[float] = field(default_factory=list)
    """For each move, from sending it until its answer."""
    reconnects: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
