"""Commands of people at a table."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from foretell.cards import Card, Suit
from foretell.game.hint import Hint


@dataclass(frozen=True, slots=True)
class Sit:
    """Take this open seat, or the first one if it is None."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ChooseCharacter:
    """Appear as a character (``foretell.table.characters``), for as long as one keeps the seat."""

    character: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the seat."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """As the host: give an open seat to a bot."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Remove:
    """As the host: vacate the seat of a bot or another person, who is barred from the table.

    During a game, a person who is present is removed only once all others have agreed.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Readmit:
    """As the host: let a person whom this event removed take a seat again."""

    removed: int


@dataclass(frozen=True, slots=True)
class AnswerRemoval:
    """Agree to the removal that the host asks for, or refuse it."""

    agree: bool


@dataclass(frozen=True, slots=True)
class Swap:
    """As the host: swap the holders of two seats."""

    seats: tuple[int, int]


@dataclass(frozen=True, slots=True)
class LetBotPlay:
    """Let a bot stand in at once for the person at this seat, who is not connected."""

    seat: int


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Contribute to the shuffle before the game starts (``docs/how-it-works/fair-shuffle.md``)."""

    nonce: str
    """1 to 128 lower-case hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class Start:
    """As the host: start the game; bots take the open seats."""


@dataclass(frozen=True, slots=True)
class CallRematch:
    """As the host: after a game, gather for another one."""


@dataclass(frozen=True, slots=True)
class ChooseTrump:
    """Name the trump suit (R5.3)."""

    suit: Suit
    hint: Hint | None = None
    """The values that the person was shown before, for the record."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid (R6.1)."""

    bid: int
    hint: Hint | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card (R7)."""

    card: Card
    hint: Hint | None = None


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask to take back one's own last action."""


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Agree to an undo, or refuse it."""

    agree: bool


@dataclass(frozen=True, slots=True)
class UseHint:
    """Mark the round as one in which this seat is given hints; none is shown before."""


@dataclass(frozen=True, slots=True)
class ShowMoment:
    """As the host: show everybody a moment of the game that is over."""

    game: int
    """The number of the game."""
    at: int
    """The number of its events that have happened by then."""
    seat: int | None = None
    """The seat whose hand is shown; None for all hands."""


@dataclass(frozen=True, slots=True)
class AddNote:
    """Add a note at a moment of the game that is over, for everybody to read."""

    game: int
    at: int
    text: str


@dataclass(frozen=True, slots=True)
class RemoveNote:
    """Remove one's own note, or as the host anybody's."""

    note: int
    """The number of the event that added it."""


Part: TypeAlias = Literal["follow", "apart"]
"""A part in a review: following the host, or looking around alone."""


@dataclass(frozen=True, slots=True)
class TakePart:
    """Take part in the review of the game that is over, or leave it."""

    game: int
    part: Part | None
    """None on leaving it."""


SeatCommand: TypeAlias = Sit | ChooseCharacter | Stand | SeatBot | Swap
RemovalCommand: TypeAlias = Remove | AnswerRemoval | Readmit
LifecycleCommand: TypeAlias = GiveNonce | Start | CallRematch
Move: TypeAlias = ChooseTrump | Bid | Play
UndoCommand: TypeAlias = AskUndo | AnswerUndo
ReviewCommand: TypeAlias = ShowMoment | AddNote | RemoveNote | TakePart
Command: TypeAlias = (
    SeatCommand
    | LetBotPlay
    | RemovalCommand
    | LifecycleCommand
    | Move
    | UndoCommand
    | UseHint
    | ReviewCommand
)
