"""The events of a table's log, complete or redacted for a viewer.

Fields that a viewer may not know are None (``foretell.table.redact``). The events of the game are
those of ``foretell.game.events``.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from foretell.game.events import Event
from foretell.game.hint import Hint
from foretell.rules.options import Options
from foretell.table.commands import Part
from foretell.table.settings import TableSettings


@dataclass(frozen=True, slots=True)
class Unknown:
    """An event of a later version: it is counted, but changes nothing here.

    Viewers see only its kind, since only that version knows how to redact it.
    """

    kind: str
    """Its type in that version."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was opened, with the options of all its games."""

    options: Options
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class Seated:
    """A person or a bot took a seat."""

    seat: int
    name: str
    kind: str
    """``HUMAN`` or a bot's name."""
    person: str | None = None
    """The person's id; None for a bot, and for viewers."""
    waits: bool = False
    """Whether they wait for the next deal while a bot plays this round out."""


@dataclass(frozen=True, slots=True)
class CharacterChosen:
    """The person at a seat appears as a character (``foretell.table.characters``)."""

    seat: int
    character: str


@dataclass(frozen=True, slots=True)
class Vacated:
    """A seat became open; during a game a bot stands in."""

    seat: int
    by: Literal["self", "host"]
    barred: bool = False
    """Whether the person who held it takes no seat until a host readmits them."""


@dataclass(frozen=True, slots=True)
class Readmitted:
    """The host readmitted a person who had been removed by this event."""

    removed: int


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seats swapped their holders."""

    seats: tuple[int, int]


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The person at this seat became the host; None if nobody did."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class ShuffleCommitted:
    """The server committed to the next game's cards (``docs/how-it-works/fair-shuffle.md``)."""

    game: int
    commitment: str
    seed: str | None = None
    """None for viewers until ``ShuffleRevealed``, like the salt."""
    salt: str | None = None


@dataclass(frozen=True, slots=True)
class NonceGiven:
    """A person contributed to the shuffle."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game started."""

    game: int


@dataclass(frozen=True, slots=True)
class ShuffleRevealed:
    """The secrets of the shuffle were published after the game."""

    seed: str
    salt: str


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A seat asked to take back its last action; ``of`` are the seats to agree."""

    seat: int
    of: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A seat agreed to the undo, or refused, which ends the request."""

    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class UndoLapsed:
    """The request for an undo expired."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last ``events`` events of the game were undone."""

    seat: int
    events: int


@dataclass(frozen=True, slots=True)
class RemovalAsked:
    """The host asked to remove the person at the target seat; ``of`` are the seats to agree."""

    seat: int
    target: int
    of: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RemovalAnswered:
    """A seat agreed to the removal, or refused, which ends the request."""

    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class RemovalLapsed:
    """The request for a removal expired."""


@dataclass(frozen=True, slots=True)
class HintUsed:
    """The person at a seat was given a hint in this round of the game, once for all its hints."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class HintShown:
    """The person at a seat had been shown a hint before the decision that follows."""

    seat: int
    hint: Hint | None = None
    """Its values; None for viewers, since they depend on the hand. The record has them."""


@dataclass(frozen=True, slots=True)
class MomentShown:
    """The host showed a moment of the game that is over."""

    at: int
    """The number of its events that have happened by then."""
    seat: int | None = None
    """The seat whose hand is shown; None for all hands."""


@dataclass(frozen=True, slots=True)
class NoteAdded:
    """The person at a seat added a note at a moment of the game that is over."""

    seat: int
    at: int
    text: str
    person: str | None = None
    """The person's id; None for viewers."""


@dataclass(frozen=True, slots=True)
class NoteRemoved:
    """The note that this event added was removed."""

    note: int


@dataclass(frozen=True, slots=True)
class PartTaken:
    """The person at a seat takes part in the review, or left it (None)."""

    seat: int
    part: Part | None


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot took over for a person who is away, until they return."""

    seat: int
    silent: bool = False
    """Whether they are connected and let their turn pass: it plays until they send a command."""


@dataclass(frozen=True, slots=True)
class HandedBack:
    """The person at a seat returned and acts again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """People are present again after nobody was; turns and clocks restarted."""


@dataclass(frozen=True, slots=True)
class RematchCalled:
    """The table gathers for another game with the same seats."""


SeatEvent: TypeAlias = (
    Seated | CharacterChosen | Vacated | Readmitted | Swapped | HostChanged | StoodIn | HandedBack
)
UndoEvent: TypeAlias = UndoAsked | UndoAnswered | UndoLapsed | TakenBack
RemovalEvent: TypeAlias = RemovalAsked | RemovalAnswered | RemovalLapsed
LifecycleEvent: TypeAlias = (
    Opened
    | ShuffleCommitted
    | NonceGiven
    | GameStarted
    | Resumed
    | ShuffleRevealed
    | RematchCalled
    | Unknown
)
HintEvent: TypeAlias = HintUsed | HintShown
ReviewEvent: TypeAlias = MomentShown | NoteAdded | NoteRemoved | PartTaken
TableEvent: TypeAlias = (
    SeatEvent | UndoEvent | RemovalEvent | LifecycleEvent | HintEvent | ReviewEvent | Event
)
