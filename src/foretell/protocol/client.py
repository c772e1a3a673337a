"""What a client may say: one closed union of messages.

A command carries an id that the client makes up. Whatever is sent under the same id again, the
first answer is given again, and nothing happens twice.
"""

from typing import Annotated

import msgspec

# To Python, unlike to JSON schemas, $ is also before a line feed at the end.
CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]*$(?!\n)")
]
TableCode = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^[0-9A-Z]*$(?!\n)")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]


class _Message(
    msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """A message of any type.

    What is usual is left out, so that a server of the version before takes it where it can.
    """


class _Command(_Message, frozen=True, tag_field="type"):
    """A message that may change something."""

    id: CommandId


class Hello(_Message, frozen=True, tag="hello", forbid_unknown_fields=False):
    """The first message: which table to be told of, and how much is known of it already.

    Fields that are not known are let pass, so that later clients may say more.
    """

    table: TableCode
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The version that the client has: so many entries."""
    seat: SeatNumber | None = None
    """The seat as which the client knows them, null for a spectator; another seat sees other
    things, and is told everything anew."""
    epoch: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """What the server told last as its ``epoch``; null for a client that was told none."""


class Ping(_Message, frozen=True, tag="ping"):
    """Asks for a ``pong``."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take an open seat, this one or the first."""

    seat: SeatNumber | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave the seat."""


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """As the host: let a bot hold an open seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Remove(_Command, frozen=True, tag="remove"):
    """As the host: open another's seat, a bot's or a person's.

    During a game, a person who is not away is removed once all other persons have agreed.
    """

    seat: SeatNumber


class AnswerRemoval(_Command, frozen=True, tag="answer_removal"):
    """Agree to the removal that the host asks for, or not."""

    agree: bool


class Swap(_Command, frozen=True, tag="swap"):
    """As the host: let two seats change places."""

    seats: tuple[SeatNumber, SeatNumber]


class GiveNonce(_Command, frozen=True, tag="give_nonce"):
    """Have a say in the shuffle, before the game starts (``docs/fair-shuffle.md``)."""

    nonce: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,128}$(?!\n)")]


class Start(_Command, frozen=True, tag="start"):
    """As the host: begin the game. Bots take the seats that are open."""


class CallRematch(_Command, frozen=True, tag="rematch"):
    """As the host: after a game, gather for another one."""


class ChooseTrump(_Command, frozen=True, tag="choose_trump"):
    """Name the trump suit (R5.3): ``C``, ``D``, ``H`` or ``S``."""

    suit: Annotated[str, msgspec.Meta(max_length=4)]


class Bid(_Command, frozen=True, tag="bid"):
    """Bid (R6.1)."""

    bid: Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)]


class Play(_Command, frozen=True, tag="play"):
    """Play a card (R7): ``C1`` to ``S13``, ``Z1`` to ``Z4``, ``N1`` to ``N4``."""

    card: Annotated[str, msgspec.Meta(max_length=4)]


class AskUndo(_Command, frozen=True, tag="ask_undo"):
    """Ask to take the own last action back."""


class AnswerUndo(_Command, frozen=True, tag="answer_undo"):
    """Agree to what was asked, or not."""

    agree: bool


SeatCommand = Sit | Stand | SeatBot | Swap
RemovalCommand = Remove | AnswerRemoval
CourseCommand = GiveNonce | Start | CallRematch
Move = ChooseTrump | Bid | Play
UndoCommand = AskUndo | AnswerUndo
Command = SeatCommand | RemovalCommand | CourseCommand | Move | UndoCommand
ClientMessage = Hello | Ping | Command
