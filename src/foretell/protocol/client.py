"""Messages of clients, as one closed union.

A command carries an id chosen by the client. A second message with the same id gets the first
answer again, and nothing happens twice.
"""

from typing import Annotated, Literal

import msgspec

from foretell.game.hint import Hint

# In Python, unlike in JSON schemas, $ also matches before a final line feed.
CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]*$(?!\n)")
]
TableCode = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[0-9A-Z]*$(?!\n)")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
GameNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
MomentNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class _Message(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """A message of any type.

    Defaults are omitted, so that a server of the previous version accepts it where it can.
    """


class _Decided(_Message, frozen=True, tag_field="type", kw_only=True):
    """A message that a person decided to send."""

    version: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The number of entries on which the person decided. If what the command was meant for has
    passed since, it is refused (``command/overtaken``). Null for clients that do not send it."""


class _Command(_Decided, frozen=True, tag_field="type"):
    """A message that may change the table."""

    id: CommandId


class Hello(_Message, frozen=True, tag="hello", forbid_unknown_fields=False):
    """The first message: the table to follow, and how much of it the client has already.

    Unknown fields are ignored, so that later clients may send more.
    """

    table: TableCode
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The version that the client has: its number of entries."""
    seat: SeatNumber | None = None
    """The seat for which the client's entries were redacted, null for a spectator. If it has
    changed, all entries are sent again."""
    epoch: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The last ``epoch`` sent by the server; null if it has sent none."""


class Ping(_Message, frozen=True, tag="ping"):
    """A request for a ``pong``."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take this open seat, or the first one if it is null."""

    seat: SeatNumber | None = None


class ChooseCharacter(_Command, frozen=True, tag="choose_character"):
    """Appear as a character, for as long as one keeps the seat."""

    character: Annotated[str, msgspec.Meta(max_length=32)]


class Stand(_Command, frozen=True, tag="stand"):
    """Leave the seat."""


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """As the host: give an open seat to a bot."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Remove(_Command, frozen=True, tag="remove"):
    """As the host: vacate the seat of a bot or another person, who is barred from the table.

    During a game, a person who is present is removed only once all others have agreed.
    """

    seat: SeatNumber


class Readmit(_Command, frozen=True, tag="readmit"):
    """As the host: let a person whom this event removed take a seat again."""

    removed: Annotated[int, msgspec.Meta(ge=0)]


class AnswerRemoval(_Command, frozen=True, tag="answer_removal"):
    """Agree to the removal that the host asks for, or refuse it."""

    agree: bool


class Swap(_Command, frozen=True, tag="swap"):
    """As the host: swap the holders of two seats."""

    seats: tuple[SeatNumber, SeatNumber]


class LetBotPlay(_Command, frozen=True, tag="let_bot_play"):
    """Let a bot stand in at once for the person at this seat, who is not connected."""

    seat: SeatNumber


class GiveNonce(_Command, frozen=True, tag="give_nonce"):
    """Contribute to the shuffle before the game starts (``docs/how-it-works/fair-shuffle.md``)."""

    nonce: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,128}$(?!\n)")]


class Start(_Command, frozen=True, tag="start"):
    """As the host: start the game; bots take the open seats."""


class CallRematch(_Command, frozen=True, tag="rematch"):
    """As the host: after a game, gather for another one."""


class ChooseTrump(_Command, frozen=True, tag="choose_trump"):
    """Name the trump suit (R5.3): ``C``, ``D``, ``H`` or ``S``."""

    suit: Annotated[str, msgspec.Meta(max_length=4)]
    hint: Hint | None = None
    """The values that the person was shown last before this decision, for the record. Null if
    there was no hint."""


class Bid(_Command, frozen=True, tag="bid"):
    """Bid (R6.1)."""

    bid: Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)]
    hint: Hint | None = None
    """The values that the person was shown last before this decision, for the record. Null if
    there was no hint."""


class Play(_Command, frozen=True, tag="play"):
    """Play a card (R7): ``C1`` to ``S13``, ``Z1`` to ``Z4``, ``N1`` to ``N4``."""

    card: Annotated[str, msgspec.Meta(max_length=4)]
    hint: Hint | None = None
    """The values that the person was shown last before this decision, for the record. Null if
    there was no hint."""


class AskUndo(_Command, frozen=True, tag="ask_undo"):
    """Ask to take back one's own last action."""


class AnswerUndo(_Command, frozen=True, tag="answer_undo"):
    """Agree to an undo, or refuse it."""

    agree: bool


class UseHint(_Command, frozen=True, tag="use_hint"):
    """Mark the round as one in which this seat is given hints; show none before it is done."""


class ShowMoment(_Command, frozen=True, tag="show_moment"):
    """As the host: show everybody a moment of the game that is over."""

    game: GameNumber
    at: MomentNumber
    """The number of its events that have happened by then."""
    seat: SeatNumber | None = None
    """The seat whose hand is shown, null for all hands."""


class AddNote(_Command, frozen=True, tag="add_note"):
    """Add a note at a moment of the game that is over, for everybody to read."""

    game: GameNumber
    at: MomentNumber
    text: Annotated[str, msgspec.Meta(max_length=2_048)]


class RemoveNote(_Command, frozen=True, tag="remove_note"):
    """Remove one's own note, or as the host anybody's."""

    note: Annotated[int, msgspec.Meta(ge=0)]
    """The number of the entry that added it."""


class TakePart(_Command, frozen=True, tag="take_part"):
    """Take part in the review of the game that is over, or leave it.

    Anybody may, even without a seat or a name; the part of a watcher ends with the connection.
    """

    game: GameNumber
    part: Literal["follow", "apart"] | None
    """Following the host, or looking around by oneself; null on leaving it."""


SeatCommand = Sit | ChooseCharacter | Stand | SeatBot | Swap
RemovalCommand = Remove | AnswerRemoval | Readmit
LifecycleCommand = GiveNonce | Start | CallRematch
Move = ChooseTrump | Bid | Play
UndoCommand = AskUndo | AnswerUndo
ReviewCommand = ShowMoment | AddNote | RemoveNote | TakePart
Command = (
    SeatCommand
    | LetBotPlay
    | RemovalCommand
    | LifecycleCommand
    | Move
    | UndoCommand
    | UseHint
    | ReviewCommand
)
ClientMessage = Hello | Ping | Command
