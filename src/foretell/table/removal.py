"""Removal of people by the host; during a game, by consent of all others present."""

from typing import Final, assert_never

from foretell.game.changed import changed
from foretell.table import commands, refusals
from foretell.table import events as table_events
from foretell.table.attendance import EVERYBODY, Attendance, is_long_gone
from foretell.table.barring import decide_readmission
from foretell.table.events import TableEvent
from foretell.table.permissions import Person, check_gathering, check_host, check_seat, check_seated
from foretell.table.seats import leave
from foretell.table.state import BotSeat, Game, Human, Open, Removal, TableState

MOST_FAILED: Final = 2
"""Requests in one round that may fail for a seat: each is put to everybody for up to 20 seconds."""


def decide_removal(
    state: TableState,
    command: commands.RemovalCommand,
    by: Person,
    *,
    attendance: Attendance = EVERYBODY,
) -> tuple[TableEvent, ...]:
    """Return the events of a request for a removal, of an answer to one, or of a readmission.

    Raises:
        Refusal: when the person has no permission, or the seat cannot be vacated.
    """
    match command:
        case commands.Remove(seat=target):
            host = check_host(state, by)
            return _ask(state, check_seat(state, target), host, attendance)
        case commands.AnswerRemoval(agree=agree):
            return _answer(state, check_seated(state, by), attendance, agree=agree)
        case commands.Readmit(removed=removed):
            check_host(state, by)
            return decide_readmission(state, removed)
        case _:
            assert_never(command)


def evolve_removal(
    removal: Removal | None,
    event: table_events.RemovalEvent | table_events.Vacated | table_events.HostChanged,
    at: int | None,
    *,
    number: int,
) -> Removal | None:
    """Return the pending removal after event ``number``, made at a time in ms.

    It ends when its target or a person who has not answered leaves, or when the host changes.
    """
    match event:
        case table_events.RemovalAsked(seat, target, others):
            return Removal(seat, target, at, others, number)
        case table_events.RemovalAnswered(seat, agree):
            if removal is None or not agree:
                return None
            return changed(removal, missing=tuple(one for one in removal.missing if one != seat))
        case table_events.Vacated(seat=seat):
            concerned = removal is not None and seat in (removal.target, *removal.missing)
            return None if concerned else removal
        case table_events.RemovalLapsed() | table_events.HostChanged():
            return None
        case _:
            assert_never(event)


def evolve_failed_removals(
    game: Game, removal: Removal | None, event: table_events.RemovalEvent
) -> Game:
    """Return the game after an event about a pending removal."""
    match event:
        case table_events.RemovalAnswered(agree=False) | table_events.RemovalLapsed() if removal:
            failed = (removal.target, game.state.round.number)
            return changed(game, failed_removals=(*game.failed_removals, failed))
        case _:
            return game


def _ask(
    state: TableState, target: int, host: int, attendance: Attendance
) -> tuple[TableEvent, ...]:
    if target == host:
        raise refusals.OwnSeat(host)
    match state.seats[target]:
        case Open():
            raise refusals.SeatOpen(target)
        case BotSeat():
            check_gathering(state)
        case Human() if state.is_playing and not is_long_gone(state, target, attendance):
            return _ask_the_others(state, target, host)
    return leave(state, target, "host", attendance)


def _ask_the_others(state: TableState, target: int, host: int) -> tuple[TableEvent, ...]:
    assert state.game is not None
    if state.removal is not None:
        raise refusals.RemovalUnderWay(state.removal.target)
    failed = (target, state.game.state.round.number)
    if state.game.failed_removals.count(failed) >= MOST_FAILED:
        raise refusals.TooManyRemovals(MOST_FAILED)
    others = tuple(
        seat
        for seat, holder in enumerate(state.seats)
        if isinstance(holder, Human)
        and (holder.silent or not holder.away)
        and seat not in {target, host}
    )
    if not others:
        raise refusals.NobodyToAsk(target)
    return (table_events.RemovalAsked(host, target, others),)


def _answer(
    state: TableState, seat: int, attendance: Attendance, *, agree: bool
) -> tuple[TableEvent, ...]:
    removal = state.removal
    if removal is None or seat not in removal.missing:
        raise refusals.NoRemovalAsked
    answered = table_events.RemovalAnswered(seat, agree)
    if agree and removal.missing == (seat,):
        return (answered, *leave(state, removal.target, "host", attendance))
    return (answered,)
