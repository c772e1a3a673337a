"""Taking something back, by consent of all other persons who are there."""

from typing import assert_never

from foretell.game.changed import changed
from foretell.game.undo import events_to_take_back
from foretell.table.events import TableEvent, TakenBack, UndoAnswered, UndoAsked, UndoLapsed
from foretell.table.permissions import check_dealt_in
from foretell.table.refusals import NothingAsked, NotPlaying, UndoUnderWay
from foretell.table.state import TableState, Undo


def ask(state: TableState, seat: int) -> tuple[TableEvent, ...]:
    """Return what follows when a seat asks to take its last action back.

    Raises:
        NotPlaying: when no game is on.
        WaitsForDeal: when a bot plays this round out for them.
        UndoUnderWay: when something has been asked already.
        NothingToTakeBack: when somebody has acted on it, or a card or bid came to light.
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
    """Return what follows when a seat agrees, or does not.

    Raises:
        NothingAsked: when nobody waits for this seat's answer.
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
    """Return what is asked after this event, made at a time in ms."""
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
    # A score brings everything before it to light, so nothing goes back beyond the round.
    return events_to_take_back(state.game.history.round, seat, state.options)
