"""Settings of a table, apart from the options of its games."""

from dataclasses import dataclass
from typing import Final

DEFAULT_PATIENCE: Final = 300
"""Seconds per decision at unlisted tables."""
LISTED_PATIENCE: Final = 90
"""Seconds per decision at listed tables: no stranger can hold up the others for long."""


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """A clock per seat; once it has run out, a bot plays for the seat."""

    bank: int
    """Seconds that a seat has for the whole game."""
    increment: int = 0
    """Seconds added after each decision."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """The settings of a table."""

    listed: bool = False
    """Whether the lobby lists it; otherwise people need its code to join."""
    clock: ClockSettings | None = None
    """None for a table without clocks."""
    grace: int = 45
    """Seconds that a person may be away before a bot stands in for them."""
    pace: int = 700
    """Milliseconds that bots wait before they act, so that people can follow."""
    stand_in: str = "steady"
    """The bot that fills empty seats and stands in; a level may have a style: ``casual:bold``."""
    patience: int = DEFAULT_PATIENCE
    """Seconds for one decision of a seat whose person is present; then a bot makes it."""
    silence: int = 45
    """Seconds of their turn after which others may let a bot play for a connected person."""
    hints: bool = True
    """Whether people may be given hints; each round with one is marked for everybody to see."""
