"""Refusals of commands at a table."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NotSeated(Refusal):
    """Only seated players may do this."""

    code: ClassVar[str] = "table/not_seated"


@dataclass(eq=False)
class NotHost(Refusal):
    """Only the host may do this."""

    code: ClassVar[str] = "table/not_host"


@dataclass(eq=False)
class AlreadySeated(Refusal):
    """A seated player cannot take another seat."""

    code: ClassVar[str] = "table/already_seated"

    seat: int


@dataclass(eq=False)
class BarredFromTable(Refusal):
    """The host has removed the person, who may only watch until a host readmits them.

    Attributes:
        by: the name of the host who removed them.
    """

    code: ClassVar[str] = "table/barred"

    by: str


@dataclass(eq=False)
class SeatTaken(Refusal):
    """The seat is not open."""

    code: ClassVar[str] = "table/seat_taken"

    seat: int


@dataclass(eq=False)
class TableFull(Refusal):
    """No seat is open."""

    code: ClassVar[str] = "table/full"


@dataclass(eq=False)
class NoSuchSeat(Refusal):
    """The table has fewer seats."""

    code: ClassVar[str] = "table/no_such_seat"

    seat: int
    players: int


@dataclass(eq=False)
class OwnSeat(Refusal):
    """The host leaves by standing up."""

    code: ClassVar[str] = "table/own_seat"

    seat: int


@dataclass(eq=False)
class SeatOpen(Refusal):
    """Nobody holds the seat."""

    code: ClassVar[str] = "table/seat_open"

    seat: int


@dataclass(eq=False)
class NotGathering(Refusal):
    """This is possible only before a game."""

    code: ClassVar[str] = "table/not_gathering"


@dataclass(eq=False)
class NotPlaying(Refusal):
    """This is possible only during a game."""

    code: ClassVar[str] = "table/not_playing"


@dataclass(eq=False)
class NotOver(Refusal):
    """This is possible only after a game."""

    code: ClassVar[str] = "table/not_over"


@dataclass(eq=False)
class NobodyAway(Refusal):
    """A bot stands in only for a person who is not connected or lets their turn pass, and once."""

    code: ClassVar[str] = "table/nobody_away"

    seat: int


@dataclass(eq=False)
class TooSoonForBot(Refusal):
    """A person has not been absent, or silent in their turn, for long enough.

    Attributes:
        seat: their seat.
        seconds: how long it takes until a bot may play for them.
    """

    code: ClassVar[str] = "table/too_soon_for_bot"

    seat: int
    seconds: int


@dataclass(eq=False)
class KnowsAnotherHand(Refusal):
    """A player who has held one seat of a game cannot take another in it."""

    code: ClassVar[str] = "table/knows_another_hand"

    seat: int


@dataclass(eq=False)
class NameTaken(Refusal):
    """A name looks like another one at the table.

    Attributes:
        name: the name already in use.
    """

    code: ClassVar[str] = "table/name_taken"

    name: str


@dataclass(eq=False)
class UnknownCharacter(Refusal):
    """There is no character of this name.

    Attributes:
        character: the name.
        known: the names of all characters.
    """

    code: ClassVar[str] = "table/unknown_character"

    character: str
    known: tuple[str, ...]


@dataclass(eq=False)
class WaitsForDeal(Refusal):
    """A newcomer plays from the next deal; a bot plays this round out."""

    code: ClassVar[str] = "table/waits_for_deal"


@dataclass(eq=False)
class NonceStands(Refusal):
    """A seat can give only one nonce per shuffle."""

    code: ClassVar[str] = "table/nonce_stands"

    seat: int


@dataclass(eq=False)
class TooManyChanges(Refusal):
    """The game has had too many changes other than moves; it can still be finished."""

    code: ClassVar[str] = "table/too_many_changes"

    most: int


@dataclass(eq=False)
class LogFull(Refusal):
    """The table has had its last game; another one can be opened."""

    code: ClassVar[str] = "table/log_full"

    games: int


@dataclass(eq=False)
class UndoUnderWay(Refusal):
    """Another request for an undo is pending."""

    code: ClassVar[str] = "undo/under_way"

    seat: int


@dataclass(eq=False)
class TooManyUndos(Refusal):
    """The seat's requests for an undo have failed too often in this round.

    Attributes:
        most: how often they may fail.
    """

    code: ClassVar[str] = "undo/too_many"

    most: int


@dataclass(eq=False)
class NothingAsked(Refusal):
    """No answer of this seat is pending."""

    code: ClassVar[str] = "undo/nothing_asked"


@dataclass(eq=False)
class Overtaken(Refusal):
    """The situation for which the command was meant has passed."""

    code: ClassVar[str] = "command/overtaken"


@dataclass(eq=False)
class HintsForbidden(Refusal):
    """The table was opened without hints."""

    code: ClassVar[str] = "hint/forbidden"


@dataclass(eq=False)
class NoHintNow(Refusal):
    """A hint is given only for a decision that the seat is to make now."""

    code: ClassVar[str] = "hint/not_your_turn"


@dataclass(eq=False)
class HintMarked(Refusal):
    """The round is marked already; more hints in it need no further mark."""

    code: ClassVar[str] = "hint/marked"

    round: int


@dataclass(eq=False)
class OtherGame(Refusal):
    """The table reviews the game that was over last.

    Attributes:
        game: its number.
    """

    code: ClassVar[str] = "together/other_game"

    game: int


@dataclass(eq=False)
class NoSuchMoment(Refusal):
    """The game has fewer events."""

    code: ClassVar[str] = "together/no_such_moment"

    at: int
    most: int


@dataclass(eq=False)
class ReviewFull(Refusal):
    """The review has had too many moments and notes; the table can go on to another game."""

    code: ClassVar[str] = "together/full"

    most: int


@dataclass(eq=False)
class TooManyNotes(Refusal):
    """The review has as many notes as there may be."""

    code: ClassVar[str] = "together/too_many_notes"

    most: int


@dataclass(eq=False)
class NoSuchNote(Refusal):
    """No note was added by this event, or it has been removed."""

    code: ClassVar[str] = "together/no_such_note"

    note: int


@dataclass(eq=False)
class NotOwnNote(Refusal):
    """Only its author and the host may remove a note."""

    code: ClassVar[str] = "together/not_own_note"

    note: int


@dataclass(eq=False)
class NotBarred(Refusal):
    """No removed person is kept from the table by this event."""

    code: ClassVar[str] = "removal/not_barred"

    removed: int


@dataclass(eq=False)
class NobodyToAsk(Refusal):
    """A present person cannot be removed when nobody else is present to agree."""

    code: ClassVar[str] = "removal/nobody_to_ask"

    seat: int


@dataclass(eq=False)
class TooManyRemovals(Refusal):
    """The others have not agreed to the removal of this seat too often in this round.

    Attributes:
        most: how often it may be asked for.
    """

    code: ClassVar[str] = "removal/too_many"

    most: int


@dataclass(eq=False)
class RemovalUnderWay(Refusal):
    """Another request for a removal is pending."""

    code: ClassVar[str] = "removal/under_way"

    seat: int


@dataclass(eq=False)
class NoRemovalAsked(Refusal):
    """No answer of this seat is pending."""

    code: ClassVar[str] = "removal/nothing_asked"
