"""What happens at a table: the entries of its log, and, redacted, what its viewers are sent.

Entries count from 0; that count is a viewer's version. A field that only the server knows is left
out of what is sent (``foretell.table.redact``).
"""

from typing import Literal

import msgspec

from foretell.protocol.events import GameEvent
from foretell.protocol.settings import TableSettings
from foretell.record.wire import Options

HUMAN = "human"
"""The kind of a seat that a person holds; all other kinds are bots' names."""


class _Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that happened at a table. Fields that only a later version knows are let pass."""


class Unknown(_Entry, frozen=True, tag="unknown"):
    """Something that only a later version knows: it counts, and changes nothing here.

    Nobody is shown more of it: who may know what is in it, that version alone can say.
    """

    kind: str
    """Its type there."""


class Opened(_Entry, frozen=True, tag="opened"):
    """The table was opened, with the options of all its games."""

    options: Options
    settings: TableSettings


class Seated(_Entry, frozen=True, tag="seated"):
    """Somebody, or a bot, holds a seat from now on."""

    seat: int
    name: str
    kind: str
    person: str = ""
    """Known to the server alone."""
    waits: bool = False
    """Whether a bot plays this round out for them, and they play from the next deal on."""


class Vacated(_Entry, frozen=True, tag="vacated"):
    """A seat is open again; in a game a bot stands in for it."""

    seat: int
    by: Literal["self", "host"]


class Swapped(_Entry, frozen=True, tag="swapped"):
    """Two seats changed places."""

    seats: tuple[int, int]


class HostChanged(_Entry, frozen=True, tag="host_changed"):
    """The person at this seat is the host now; nobody is when it is null."""

    seat: int | None


class ShuffleCommitted(_Entry, frozen=True, tag="shuffle_committed"):
    """The server is bound to the cards of the next game (``docs/fair-shuffle.md``)."""

    game: int
    commitment: str
    seed: str = ""
    """Known to the server alone until ``ShuffleRevealed``, like the salt."""
    salt: str = ""


class NonceGiven(_Entry, frozen=True, tag="nonce_given"):
    """A person had a say in the shuffle."""

    seat: int
    nonce: str


class GameStarted(_Entry, frozen=True, tag="game_started"):
    """The game begins."""

    game: int


class ShuffleRevealed(_Entry, frozen=True, tag="shuffle_revealed"):
    """The game is over, and everybody can check its cards."""

    seed: str
    salt: str


class UndoAsked(_Entry, frozen=True, tag="undo_asked"):
    """A seat asks to take its last action back; these seats are to agree."""

    seat: int
    of: tuple[int, ...]


class UndoAnswered(_Entry, frozen=True, tag="undo_answered"):
    """A seat agrees, or does not, which ends the matter."""

    seat: int
    agree: bool


class UndoLapsed(_Entry, frozen=True, tag="undo_lapsed"):
    """Not all answered in time."""


class TakenBack(_Entry, frozen=True, tag="taken_back"):
    """The last so many events of the game have not happened."""

    seat: int
    events: int


class RemovalAsked(_Entry, frozen=True, tag="removal_asked"):
    """The host asks to remove the person at the target seat; these seats are to agree."""

    seat: int
    target: int
    of: tuple[int, ...]


class RemovalAnswered(_Entry, frozen=True, tag="removal_answered"):
    """A seat agrees, or does not, which ends the matter."""

    seat: int
    agree: bool


class RemovalLapsed(_Entry, frozen=True, tag="removal_lapsed"):
    """Not all answered in time; nobody is removed."""


class StoodIn(_Entry, frozen=True, tag="stood_in"):
    """The person at a seat is away; a bot acts until they are back."""

    seat: int


class HandedBack(_Entry, frozen=True, tag="handed_back"):
    """The person at a seat is back and acts again."""

    seat: int


class Resumed(_Entry, frozen=True, tag="resumed"):
    """Somebody is there again after nobody was: turns and clocks run from now."""


class RematchCalled(_Entry, frozen=True, tag="rematch_called"):
    """The same seats gather for another game."""


SeatEvent = Seated | Vacated | Swapped | HostChanged | StoodIn | HandedBack
UndoEvent = UndoAsked | UndoAnswered | UndoLapsed | TakenBack
RemovalEvent = RemovalAsked | RemovalAnswered | RemovalLapsed
CourseEvent = (
    Opened
    | ShuffleCommitted
    | NonceGiven
    | GameStarted
    | Resumed
    | ShuffleRevealed
    | RematchCalled
    | Unknown
)
Entry = SeatEvent | UndoEvent | RemovalEvent | CourseEvent | GameEvent
