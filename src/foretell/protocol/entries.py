"""The entries of a table's log, stored complete and sent redacted to viewers.

Entries are numbered from 0; their number is a viewer's version. Fields that only the server knows
are omitted when sent (``foretell.table.redact``).
"""

from typing import Literal

import msgspec

from foretell.game.hint import Hint
from foretell.protocol.events import GameEvent
from foretell.protocol.settings import TableSettings
from foretell.record.wire import Options

HUMAN = "human"
"""The kind of a person's seat; all other kinds are names of bots."""


class _Entry(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """An event of a table; unknown fields of later versions are ignored."""


class Unknown(_Entry, frozen=True, tag="unknown"):
    """An entry of a later version: it is counted, but changes nothing here.

    Viewers see only its kind, since only that version knows how to redact it.
    """

    kind: str
    """Its type in that version."""


class Opened(_Entry, frozen=True, tag="opened"):
    """The table was opened, with the options of all its games."""

    options: Options
    settings: TableSettings


class Seated(_Entry, frozen=True, tag="seated"):
    """A person or a bot took a seat."""

    seat: int
    name: str
    kind: str
    person: str = ""
    """The person's id, known only to the server."""
    waits: bool = False
    """Whether they wait for the next deal while a bot plays this round out."""


class CharacterChosen(_Entry, frozen=True, tag="character_chosen"):
    """The person at a seat appears as a character."""

    seat: int
    character: str


class Vacated(_Entry, frozen=True, tag="vacated"):
    """A seat became open; during a game a bot stands in."""

    seat: int
    by: Literal["self", "host"]
    barred: bool = False
    """Whether the person who held it takes no seat until a host readmits them."""


class Readmitted(_Entry, frozen=True, tag="readmitted"):
    """The host readmitted a person who had been removed by this entry."""

    removed: int


class Swapped(_Entry, frozen=True, tag="swapped"):
    """Two seats swapped their holders."""

    seats: tuple[int, int]


class HostChanged(_Entry, frozen=True, tag="host_changed"):
    """The person at this seat became the host; null if nobody did."""

    seat: int | None


class ShuffleCommitted(_Entry, frozen=True, tag="shuffle_committed"):
    """The server committed to the next game's cards (``docs/how-it-works/fair-shuffle.md``)."""

    game: int
    commitment: str
    seed: str = ""
    """Known only to the server until ``ShuffleRevealed``, like the salt."""
    salt: str = ""


class NonceGiven(_Entry, frozen=True, tag="nonce_given"):
    """A person contributed to the shuffle."""

    seat: int
    nonce: str


class GameStarted(_Entry, frozen=True, tag="game_started"):
    """A game started."""

    game: int


class ShuffleRevealed(_Entry, frozen=True, tag="shuffle_revealed"):
    """The secrets of the shuffle were published after the game."""

    seed: str
    salt: str


class UndoAsked(_Entry, frozen=True, tag="undo_asked"):
    """A seat asked to take back its last action; ``of`` are the seats to agree."""

    seat: int
    of: tuple[int, ...]


class UndoAnswered(_Entry, frozen=True, tag="undo_answered"):
    """A seat agreed to the undo, or refused, which ends the request."""

    seat: int
    agree: bool


class UndoLapsed(_Entry, frozen=True, tag="undo_lapsed"):
    """The request for an undo expired."""


class TakenBack(_Entry, frozen=True, tag="taken_back"):
    """The last ``events`` events of the game were undone."""

    seat: int
    events: int


class RemovalAsked(_Entry, frozen=True, tag="removal_asked"):
    """The host asked to remove the person at the target seat; ``of`` are the seats to agree."""

    seat: int
    target: int
    of: tuple[int, ...]


class RemovalAnswered(_Entry, frozen=True, tag="removal_answered"):
    """A seat agreed to the removal, or refused, which ends the request."""

    seat: int
    agree: bool


class RemovalLapsed(_Entry, frozen=True, tag="removal_lapsed"):
    """The request for a removal expired."""


class HintUsed(_Entry, frozen=True, tag="hint_used"):
    """The person at a seat was given a hint in this round of the game, once for all its hints."""

    seat: int
    round: int


class HintShown(_Entry, frozen=True, tag="hint_shown"):
    """The person at a seat had been shown a hint before the decision that follows."""

    seat: int
    hint: Hint | None = None
    """Its values, known only to the server; the record of the game has them."""


class MomentShown(_Entry, frozen=True, tag="moment_shown"):
    """The host showed a moment of the game that is over."""

    at: int
    """The number of its events that have happened by then."""
    seat: int | None = None
    """The seat whose hand is shown, null for all hands."""


class NoteAdded(_Entry, frozen=True, tag="note_added"):
    """The person at a seat added a note at a moment of the game that is over."""

    seat: int
    at: int
    text: str
    person: str = ""
    """The person's id, known only to the server."""


class NoteRemoved(_Entry, frozen=True, tag="note_removed"):
    """The note that this entry added was removed."""

    note: int


class PartTaken(_Entry, frozen=True, tag="part_taken"):
    """The person at a seat takes part in the review, or left it."""

    seat: int
    part: Literal["follow", "apart"] | None
    """Following the host, or looking around by oneself; null on leaving it."""


class StoodIn(_Entry, frozen=True, tag="stood_in"):
    """A bot took over for a person who is away, until they return."""

    seat: int
    silent: bool = False
    """Whether they are connected and let their turn pass: it plays until they send a command."""


class HandedBack(_Entry, frozen=True, tag="handed_back"):
    """The person at a seat returned and acts again."""

    seat: int


class Resumed(_Entry, frozen=True, tag="resumed"):
    """People are present again after nobody was; turns and clocks restarted."""


class RematchCalled(_Entry, frozen=True, tag="rematch_called"):
    """The table gathers for another game with the same seats."""


SeatEvent = (
    Seated | CharacterChosen | Vacated | Readmitted | Swapped | HostChanged | StoodIn | HandedBack
)
UndoEvent = UndoAsked | UndoAnswered | UndoLapsed | TakenBack
RemovalEvent = RemovalAsked | RemovalAnswered | RemovalLapsed
LifecycleEvent = (
    Opened
    | ShuffleCommitted
    | NonceGiven
    | GameStarted
    | Resumed
    | ShuffleRevealed
    | RematchCalled
    | Unknown
)
HintEvent = HintUsed | HintShown
ReviewEvent = MomentShown | NoteAdded | NoteRemoved | PartTaken
Entry = SeatEvent | UndoEvent | RemovalEvent | LifecycleEvent | HintEvent | ReviewEvent | GameEvent
