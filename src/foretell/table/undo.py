"""Undo, by consent of all other people present."""

from typing import assert_never

from foretell.game.changed import changed
from foretell.game.undo import events_to_take_back
from foretell.table.events import TableEvent, TakenBack, UndoAnswered, UndoAsked, UndoLapsed
from foretell.table.permissions import check_dealt_in
from foretell.table.refusals import NothingAsked, NotPlaying, UndoUnderWay
from foretell.table.state import TableState, Undo


def ask(state: TableState, seat: int) -> tuple[TableEvent, ...]:
    """Return the events when a seat asks to take its last action back.

    Raises:
        NotPlaying: when no game is in progress.
        WaitsForDeal: when the person waits for the next deal.
        UndoUnderWay: when a request is already pending.
        NothingToTakeBack: when others have acted on it, or it has revealed a card or bid.
    """
    if state.game is None or state.game.is_over:
        raise NotPlaying
    check_dealt_in(state, seat)
    if state.undo is not None:
        raise UndoUnderWay(state.undo.seat)
    _events_to_take_back(state, seat)
    others = state.voters(seat)
    asked = UndoAsked(seat, others)
    return (asked,) if others else (asked, _taken_back(state, seat))


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


def evolve_undo(
    undo: Undo | None, event: UndoAsked | UndoAnswered | UndoLapsed, at: int | None
) -> Undo | None:
    """Return the pending request after an event made at a time in ms."""
    match event:
        case UndoAsked(seat, others):
            return Undo(seat, at, others)
        case UndoAnswered(seat, agree):
            if undo is None or not agree:
                return None
            return changed(undo, missing=tuple(one for one in undo.missing if one != seat))
        case UndoLapsed():
            return None
        case _:
            assert_never(event)


def _taken_back(state: TableState, seat: int) -> TakenBack:
    return TakenBack(seat, _events_to_take_back(state, seat))


def _events_to_take_back(state: TableState, seat: int) -> int:
    assert state.game is not None
    # A score reveals everything before it, so an undo stays within the round.
    return events_to_take_back(state.game.history.round, seat, state.options)
