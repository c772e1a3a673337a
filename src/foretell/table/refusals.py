"""Refusals of commands at a table."""

from foretell.errors import Refusal


class NotSeated(Refusal, code="table/not_seated"):
    """Only seated players may do this."""


class NotHost(Refusal, code="table/not_host"):
    """Only the host may do this."""


class AlreadySeated(Refusal, code="table/already_seated"):
    """A seated player cannot take another seat."""

    seat: int


class BarredFromTable(Refusal, code="table/barred"):
    """The host named ``by`` removed the person, who may only watch until a host readmits them."""

    by: str


class SeatTaken(Refusal, code="table/seat_taken"):
    """The seat is not open."""

    seat: int


class TableFull(Refusal, code="table/full"):
    """No seat is open."""


class NoSuchSeat(Refusal, code="table/no_such_seat"):
    """The table has fewer seats."""

    seat: int
    players: int


class OwnSeat(Refusal, code="table/own_seat"):
    """The host leaves by standing up."""

    seat: int


class SeatOpen(Refusal, code="table/seat_open"):
    """Nobody holds the seat."""

    seat: int


class NotGathering(Refusal, code="table/not_gathering"):
    """This is possible only before a game."""


class NotPlaying(Refusal, code="table/not_playing"):
    """This is possible only during a game."""


class NotOver(Refusal, code="table/not_over"):
    """This is possible only after a game."""


class NobodyAway(Refusal, code="table/nobody_away"):
    """A bot stands in only for a person who is not connected or lets their turn pass, and once."""

    seat: int


class TooSoonForBot(Refusal, code="table/too_soon_for_bot"):
    """A person has not been absent, or silent in their turn, for long enough: wait ``seconds``."""

    seat: int
    seconds: int


class KnowsAnotherHand(Refusal, code="table/knows_another_hand"):
    """A player who has held one seat of a game cannot take another in it."""

    seat: int


class NameTaken(Refusal, code="table/name_taken"):
    """A name looks like this one, which is already in use at the table."""

    name: str


class UnknownCharacter(Refusal, code="table/unknown_character"):
    """There is no character of this name, but only the ``known`` ones."""

    character: str
    known: tuple[str, ...]


class WaitsForDeal(Refusal, code="table/waits_for_deal"):
    """A newcomer plays from the next deal; a bot plays this round out."""


class NonceStands(Refusal, code="table/nonce_stands"):
    """A seat can give only one nonce per shuffle."""

    seat: int


class TooManyChanges(Refusal, code="table/too_many_changes"):
    """The game has had too many changes other than moves; it can still be finished."""

    most: int


class LogFull(Refusal, code="table/log_full"):
    """The table has had its last game; another one can be opened."""

    games: int


class UndoUnderWay(Refusal, code="undo/under_way"):
    """Another request for an undo is pending."""

    seat: int


class TooManyUndos(Refusal, code="undo/too_many"):
    """The seat's requests for an undo have failed ``most`` times in this round."""

    most: int


class NothingAsked(Refusal, code="undo/nothing_asked"):
    """No answer of this seat is pending."""


class Overtaken(Refusal, code="command/overtaken"):
    """The situation for which the command was meant has passed."""


class HintsForbidden(Refusal, code="hint/forbidden"):
    """The table was opened without hints."""


class NoHintNow(Refusal, code="hint/not_your_turn"):
    """A hint is given only for a decision that the seat is to make now."""


class NothingToAdvise(Refusal, code="hint/no_choice"):
    """The seat has one legal action, or only Wizards or only Jesters to play."""


class HintMarked(Refusal, code="hint/marked"):
    """The round is marked already; more hints in it need no further mark."""

    round: int


class OtherGame(Refusal, code="together/other_game"):
    """The table reviews the game that was over last, which has this number."""

    game: int


class NoSuchMoment(Refusal, code="together/no_such_moment"):
    """The game has fewer events."""

    at: int
    most: int


class ReviewFull(Refusal, code="together/full"):
    """The review has had too many moments and notes; the table can go on to another game."""

    most: int


class TooManyNotes(Refusal, code="together/too_many_notes"):
    """The review has as many notes as there may be."""

    most: int


class NoSuchNote(Refusal, code="together/no_such_note"):
    """No note was added by this event, or it has been removed."""

    note: int


class NotOwnNote(Refusal, code="together/not_own_note"):
    """Only its author and the host may remove a note."""

    note: int


class NotBarred(Refusal, code="removal/not_barred"):
    """No removed person is kept from the table by this event."""

    removed: int


class NobodyToAsk(Refusal, code="removal/nobody_to_ask"):
    """A present person cannot be removed when nobody else is present to agree."""

    seat: int


class TooManyRemovals(Refusal, code="removal/too_many"):
    """The removal of this seat has been asked for, and refused, ``most`` times in this round."""

    most: int


class RemovalUnderWay(Refusal, code="removal/under_way"):
    """Another request for a removal is pending."""

    seat: int


class NoRemovalAsked(Refusal, code="removal/nothing_asked"):
    """No answer of this seat is pending."""
