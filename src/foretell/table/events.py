"""What happens at a table: the events of its log, whole, or redacted for a viewer.

What a viewer may not know is None (``foretell.table.redact``). The events of the game are those of
``foretell.game.events``.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from foretell.game.events import Event
from foretell.rules.options import Options
from foretell.table.settings import TableSettings


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something that only a later version knows: it counts, and changes nothing here.

    Viewers are not shown more of it: only that version can say who may know what is in it.
    """

    kind: str
    """Its type there."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The table was opened, with the options of all its games."""

    options: Options
    settings: TableSettings


@dataclass(frozen=True, slots=True)
class Seated:
    """A person or a bot holds a seat from now on."""

    seat: int
    name: str
    kind: str
    """``HUMAN`` or a bot's name."""
    person: str | None = None
    """The person's id; None for a bot, and for viewers."""
    waits: bool = False
    """Whether a bot plays this round out for them, and they play from the next deal on."""


@dataclass(frozen=True, slots=True)
class Vacated:
    """A seat is open again; in a game a bot stands in for it."""

    seat: int
    by: Literal["self", "host"]


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two seats changed places."""

    seats: tuple[int, int]


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The person at this seat is the host now; nobody is if it is None."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class ShuffleCommitted:
    """The server is bound to the cards of the next game (``docs/fair-shuffle.md``)."""

    game: int
    commitment: str
    seed: str | None = None
    """None for viewers until ``ShuffleRevealed``, like the salt."""
    salt: str | None = None


@dataclass(frozen=True, slots=True)
class NonceGiven:
    """A person had a say in the shuffle."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The game begins."""

    game: int


@dataclass(frozen=True, slots=True)
class ShuffleRevealed:
    """The game is over, and everybody can check its cards."""

    seed: str
    salt: str


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A seat asks to take its last action back; these seats are to agree."""

    seat: int
    of: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """A seat agrees; or it does not, which ends the matter."""

    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class UndoLapsed:
    """Not all answered in time; nothing is taken back."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The last events of the game, this many, have not happened."""

    seat: int
    events: int


@dataclass(frozen=True, slots=True)
class RemovalAsked:
    """The host asks to remove the person at the target seat; these seats are to agree."""

    seat: int
    target: int
    of: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RemovalAnswered:
    """A seat agrees; or it does not, which ends the matter."""

    seat: int
    agree: bool


@dataclass(frozen=True, slots=True)
class RemovalLapsed:
    """Not all answered in time; nobody is removed."""


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The person at a seat is away; a bot acts until they are back."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandedBack:
    """The person at a seat is back and acts again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """Somebody is present again after nobody was: turns and clocks run from now."""


@dataclass(frozen=True, slots=True)
class RematchCalled:
    """The same seats gather for another game."""


SeatEvent: TypeAlias = Seated | Vacated | Swapped | HostChanged | StoodIn | HandedBack
UndoEvent: TypeAlias = UndoAsked | UndoAnswered | UndoLapsed | TakenBack
RemovalEvent: TypeAlias = RemovalAsked | RemovalAnswered | RemovalLapsed
CourseEvent: TypeAlias = (
    Opened
    | ShuffleCommitted
    | NonceGiven
    | GameStarted
    | Resumed
    | ShuffleRevealed
    | RematchCalled
    | Unknown
)
TableEvent: TypeAlias = SeatEvent | UndoEvent | RemovalEvent | CourseEvent | Event
