"""The contents of a record: players, header, events. Only valid values can be created."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from foretell.errors import Refusal
from foretell.game.events import Event
from foretell.game.hint import Hint
from foretell.game.stream import check_seed
from foretell.record import refusals
from foretell.record.shuffle_proof import Shuffle
from foretell.record.text import clean, is_plain
from foretell.rules.options import Options

LONGEST_TEXT: Final = 128
"""The most characters that an id, a name or a kind may have."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player as listed in a header.

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
                raise refusals.EmptyText(key)
            _check_text(key, text)


@dataclass(frozen=True, slots=True)
class Header:
    """The header of a record: a game before its first event.

    Raises:
        TextTooLong: when the id has more than ``LONGEST_TEXT`` characters.
        UnprintableText: when the id has control characters.
        PlayersMismatch: when the number of names differs from ``options.players``.
        InvalidSeed: when the seed is not 1 to 128 lower-case hexadecimal digits.
        InvalidTime: when the time is not in UTC.
        NoncesMismatch, CommitmentMismatch, SeedMismatch: when the shuffle was not fair.
    """

    id: str
    options: Options
    players: tuple[Player, ...]
    """One per seat."""
    seed: str
    started: datetime
    """In UTC."""
    fair: Shuffle | None = None
    """The fair shuffle, if there was one."""

    def __post_init__(self) -> None:
        _check_text("id", self.id)
        if len(self.players) != self.options.players:
            raise refusals.PlayersMismatch(len(self.players), self.options.players)
        check_seed(self.seed)
        if self.started.utcoffset() != timedelta(0):
            raise refusals.InvalidTime(self.started.isoformat())
        if self.fair is not None:
            fault = self.fair.find_fault(self.seed, players=self.options.players)
            if fault is not None:
                raise fault


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game: its header and all events in order."""

    header: Header
    events: tuple[Event, ...]
    hint_values: tuple[tuple[int, Hint], ...] = ()
    """The hints before decisions, each with the number of the events before it."""

    def _repr_html_(self) -> str:
        from foretell.record.page import record_html

        return record_html(self)


def _check_text(key: str, text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise refusals.TextTooLong(key, LONGEST_TEXT)
    if not is_plain(text):
        raise refusals.UnprintableText(key, clean(text))


Requirement = Callable[[Header], Refusal | None]
"""A check of headers beyond the format: returns a refusal, or None when it is met."""


def fairly_shuffled(noted: str | None = None) -> Requirement:
    """Return the requirement that a header proves a fair shuffle.

    The proof itself needs no check here: a ``Header`` with a false one cannot be created.

    Args:
        noted: the commitment noted before the game, which the header has to repeat; None to
            accept any.
    """

    def find_fault(header: Header) -> Refusal | None:
        if header.fair is None:
            return refusals.NoShuffle()
        if noted is not None and header.fair.commitment != noted:
            return refusals.OtherCommitment(noted, header.fair.commitment)
        return None

    return find_fault
