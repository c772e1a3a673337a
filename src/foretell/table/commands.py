"""What a person may ask for at a table."""

from dataclasses import dataclass
from typing import TypeAlias

from foretell.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an open seat: this one, or the first if it is None."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the seat."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """As the host: let a bot hold an open seat."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Remove:
    """As the host: open another's seat, a bot's or a person's.

    During a game, a person who is not away is removed once all other persons have agreed.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class AnswerRemoval:
    """Agree to the removal that the host asks for, or not."""

    agree: bool


@dataclass(frozen=True, slots=True)
class Swap:
    """As the host: let two seats change places."""

    seats: tuple[int, int]


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Have a say in the shuffle, before the game starts (``docs/fair-shuffle.md``)."""

    nonce: str
    """1 to 128 lower-case hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class Start:
    """As the host: begin the game. Bots take the seats that are open."""


@dataclass(frozen=True, slots=True)
class CallRematch:
    """As the host: after a game, gather for another one."""


@dataclass(frozen=True, slots=True)
class ChooseTrump:
    """Name the trump suit (R5.3)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid (R6.1)."""

    bid: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card (R7)."""

    card: Card


@dataclass(frozen=True, slots=True)
class AskUndo:
    """Ask to take one's own last action back."""


@dataclass(frozen=True, slots=True)
class AnswerUndo:
    """Agree to what was asked, or not."""

    agree: bool


SeatCommand: TypeAlias = Sit | Stand | SeatBot | Swap
RemovalCommand: TypeAlias = Remove | AnswerRemoval
CourseCommand: TypeAlias = GiveNonce | Start | CallRematch
Move: TypeAlias = ChooseTrump | Bid | Play
UndoCommand: TypeAlias = AskUndo | AnswerUndo
Command: TypeAlias = SeatCommand | RemovalCommand | CourseCommand | Move | UndoCommand
