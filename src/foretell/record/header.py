"""What a record holds: players, header, events. Only what can be written exists."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from foretell.game.events import Event
from foretell.game.stream import check_seed
from foretell.record.fair import Shuffle
from foretell.record.faults import (
    EmptyText,
    InvalidTime,
    PlayersMismatch,
    TextTooLong,
    UnprintableText,
)
from foretell.record.text import clean, is_plain
from foretell.rules.options import Options

LONGEST_TEXT: Final = 128
"""Characters that an id, a name or a kind may have."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat.

    Raises:
        EmptyText: when a text is empty.
        TextTooLong: when a text has more than ``LONGEST_TEXT`` characters.
        UnprintableText: when a text has control characters.
    """

    name: str
    kind: str
    """``human``, or the name of a bot."""

    def __post_init__(self) -> None:
        for key, text in (("name", self.name), ("kind", self.kind)):
            if not text:
                raise EmptyText(key)
            _check_text(key, text)


@dataclass(frozen=True, slots=True)
class Header:
    """A game before its first event.

    Raises:
        TextTooLong: when the id has more than ``LONGEST_TEXT`` characters.
        UnprintableText: when the id has control characters.
        PlayersMismatch: when there are more or fewer names than ``options.players``.
        InvalidSeed: when the seed is not 1 to 128 lower-case hexadecimal digits.
        InvalidTime: when the time is not in UTC.
        NoncesMismatch, CommitmentMismatch, SeedMismatch: when the shuffle was not as promised.
    """

    id: str
    options: Options
    players: tuple[Player, ...]
    """One per seat."""
    seed: str
    started: datetime
    """In UTC."""
    fair: Shuffle | None = None
    """What was promised of the shuffle, where anything was."""

    def __post_init__(self) -> None:
        _check_text("id", self.id)
        if len(self.players) != self.options.players:
            raise PlayersMismatch(len(self.players), self.options.players)
        check_seed(self.seed)
        if self.started.utcoffset() != timedelta(0):
            raise InvalidTime(self.started.isoformat())
        if self.fair is not None:
            fault = self.fair.find_fault(self.seed, players=self.options.players)
            if fault is not None:
                raise fault


@dataclass(frozen=True, slots=True)
class Record:
    """A game as a file tells it: its header, and everything that has happened, in order."""

    header: Header
    events: tuple[Event, ...]


def _check_text(key: str, text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise TextTooLong(key, LONGEST_TEXT)
    if not is_plain(text):
        raise UnprintableText(key, clean(text))
