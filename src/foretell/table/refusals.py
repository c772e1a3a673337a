"""Refusals of what is asked at a table."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NotSeated(Refusal):
    """Only who holds a seat may do this."""

    code: ClassVar[str] = "table/not_seated"


@dataclass(eq=False)
class NotHost(Refusal):
    """Only the host may do this."""

    code: ClassVar[str] = "table/not_host"


@dataclass(eq=False)
class AlreadySeated(Refusal):
    """Who holds a seat cannot take another one."""

    code: ClassVar[str] = "table/already_seated"

    seat: int


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
    """This is done before a game starts."""

    code: ClassVar[str] = "table/not_gathering"


@dataclass(eq=False)
class NotPlaying(Refusal):
    """This is done during a game."""

    code: ClassVar[str] = "table/not_playing"


@dataclass(eq=False)
class NotOver(Refusal):
    """This is done after a game."""

    code: ClassVar[str] = "table/not_over"


@dataclass(eq=False)
class KnowsAnotherHand(Refusal):
    """Who has held one seat of a game cannot take another one of it."""

    code: ClassVar[str] = "table/knows_another_hand"

    seat: int


@dataclass(eq=False)
class NameTaken(Refusal):
    """Nobody at a table has a name that looks like another's.

    Attributes:
        name: which is there already.
    """

    code: ClassVar[str] = "table/name_taken"

    name: str


@dataclass(eq=False)
class WaitsForDeal(Refusal):
    """A newcomer plays from the next deal on; a bot plays this round out."""

    code: ClassVar[str] = "table/waits_for_deal"


@dataclass(eq=False)
class NonceStands(Refusal):
    """A seat has one say in a shuffle."""

    code: ClassVar[str] = "table/nonce_stands"

    seat: int


@dataclass(eq=False)
class TooManyChanges(Refusal):
    """Too much has happened at the table that is no move; the game can still be played out."""

    code: ClassVar[str] = "table/too_many_changes"

    most: int


@dataclass(eq=False)
class LogFull(Refusal):
    """The table has had its last game; another one can be opened."""

    code: ClassVar[str] = "table/log_full"

    games: int


@dataclass(eq=False)
class UndoUnderWay(Refusal):
    """Something has been asked that is not answered yet."""

    code: ClassVar[str] = "undo/under_way"

    seat: int


@dataclass(eq=False)
class NothingAsked(Refusal):
    """Nobody waits for this seat's answer."""

    code: ClassVar[str] = "undo/nothing_asked"


@dataclass(eq=False)
class NobodyToAsk(Refusal):
    """A person who is present stays, where nobody else is there to agree to the removal."""

    code: ClassVar[str] = "removal/nobody_to_ask"

    seat: int


@dataclass(eq=False)
class RemovalUnderWay(Refusal):
    """A removal has been asked for that is not answered yet."""

    code: ClassVar[str] = "removal/under_way"

    seat: int


@dataclass(eq=False)
class NoRemovalAsked(Refusal):
    """Nobody waits for this seat's answer."""

    code: ClassVar[str] = "removal/nothing_asked"
