"""Undo, by consent of all other people present; with bots alone, back through their moves."""

from typing import Final, assert_never

from foretell.game.changed import changed
from foretell.game.undo import events_to_take_back
from foretell.table.events import (
    HostChanged,
    TableEvent,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    UndoLapsed,
    Vacated,
)
from foretell.table.permissions import check_playing
from foretell.table.refusals import NothingAsked, TooManyUndos, UndoUnderWay
from foretell.table.state import Game, TableState, Undo

MOST_FAILED: Final = 2
"""Requests of a seat in one round that may fail: each stops the table for up to 20 seconds."""


def ask(state: TableState, seat: int) -> tuple[TableEvent, ...]:
    """Return the events when a seat asks to take its last action back.

    Raises:
        NotPlaying: when no game is in progress.
        WaitsForDeal: when the person waits for the next deal.
        UndoUnderWay: when a request is already pending.
        TooManyUndos: when the seat's requests in this round have failed too often.
        NothingToTakeBack: when others have acted on it, or it has revealed a card or bid.
    """
    game = check_playing(state, seat)
    check_no_request(state)
    failed = (seat, game.state.round.number)
    if game.failed_undos.count(failed) >= MOST_FAILED:
        raise TooManyUndos(MOST_FAILED)
    _events_to_take_back(state, seat)
    others = state.voters(seat)
    request = UndoAsked(seat, others)
    return (request,) if others else (request, _taken_back(state, seat))


def check_no_request(state: TableState) -> None:
    """Check that no request is pending, which stops the game until it is answered.

    Raises:
        UndoUnderWay: when one is.
    """
    if state.undo is not None:
        raise UndoUnderWay(state.undo.seat)


def answer(state: TableState, seat: int, *, agree: bool) -> tuple[TableEvent, ...]:
    """Return the events when a seat agrees or refuses.

    Raises:
        NothingAsked: when no answer of this seat is pending.
    """
    undo = state.undo
    if undo is None or seat not in undo.missing:
        raise NothingAsked
    answered = UndoAnswered(seat, agree)
    if agree and undo.missing == (seat,):
        return (answered, _taken_back(state, undo.seat))
    return (answered,)


def left_by(state: TableState, seat: int) -> tuple[TableEvent, ...]:
    """Return the events of a pending request when a seat is left.

    It lapses with its asker, and is granted when all others have agreed already.
    """
    match state.undo:
        case Undo(seat=asker) if asker == seat:
            return (UndoLapsed(),)
        case Undo(seat=asker, missing=missing) if missing == (seat,):
            return (_taken_back(state, asker),)
        case _:
            return ()


def evolve_undo(
    undo: Undo | None,
    event: UndoAsked | UndoAnswered | UndoLapsed | Vacated | HostChanged,
    at: int | None,
    *,
    number: int,
) -> Undo | None:
    """Return the pending request after event ``number``, made at a time in ms."""
    match event:
        case UndoAsked(seat, others):
            return Undo(seat, at, others, number)
        case UndoAnswered(seat=seat, agree=True) | Vacated(seat=seat):
            if undo is None:
                return None
            return changed(undo, missing=tuple(one for one in undo.missing if one != seat))
        case UndoAnswered() | UndoLapsed():
            return None
        case HostChanged():
            return undo
        case _:
            assert_never(event)


def evolve_failed(game: Game, undo: Undo | None, event: UndoAnswered | UndoLapsed) -> Game:
    """Return the game after an answer to a request, or its lapse."""
    if undo is None or (isinstance(event, UndoAnswered) and event.agree):
        return game
    failed = (undo.seat, game.state.round.number)
    return changed(game, failed_undos=(*game.failed_undos, failed))


def _taken_back(state: TableState, seat: int) -> TakenBack:
    return TakenBack(seat, _events_to_take_back(state, seat))


def _events_to_take_back(state: TableState, seat: int) -> int:
    assert state.game is not None
    bots = () if state.people_after(seat) else range(len(state.seats))
    # A score reveals everything before it, so an undo stays within the round.
    options = state.game.state.round_options
    return events_to_take_back(state.game.history.round, seat, options, bots=bots)
