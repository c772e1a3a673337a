"""Taking, leaving and swapping seats, giving them to bots, and the host."""

from collections.abc import Mapping
from typing import Literal, assert_never

from foretell.game.changed import changed
from foretell.table import commands, refusals
from foretell.table import events as table_events
from foretell.table.attendance import EVERYBODY, Attendance, attending, bot_allowed_from
from foretell.table.barring import barred_after, check_not_barred
from foretell.table.characters import choose
from foretell.table.context import TableContext
from foretell.table.events import TableEvent
from foretell.table.names import check_bot_name, check_person
from foretell.table.permissions import Person, check_gathering, check_host, check_seat, check_seated
from foretell.table.state import HUMAN, BotSeat, Holder, Human, Open, TableState
from foretell.table.undo import left_by


def decide_seats(
    state: TableState,
    command: commands.SeatCommand,
    by: Person,
    context: TableContext,
    *,
    attendance: Attendance = EVERYBODY,
) -> tuple[TableEvent, ...]:
    """Return the events of a command about seats.

    Raises:
        Refusal: when the person has no permission, or the seat does not allow it.
    """
    match command:
        case commands.Sit(seat=place):
            return _sit(state, place, by, context)
        case commands.ChooseCharacter(character=character):
            return (choose(check_seated(state, by), character),)
        case commands.Stand():
            return leave(state, check_seated(state, by), "self", attendance)
        case commands.SeatBot(seat=place, bot=bot):
            check_host(state, by)
            check_seat(state, place)
            context.check_bot(bot)
            seated = _seat_bot(state, place, bot)
            check_bot_name(state, bot, context)
            return (seated,)
        case commands.Swap(seats=(one, other)):
            check_host(state, by)
            check_gathering(state)
            return (table_events.Swapped((check_seat(state, one), check_seat(state, other))),)
        case _:
            assert_never(command)


def leave(
    state: TableState, seat: int, by: Literal["self", "host"], attendance: Attendance
) -> tuple[TableEvent, ...]:
    """Return the events when a seat is left, or its holder removed.

    The next person clockwise who is present inherits the host's role, or else the next person.
    """
    barred = by == "host" and isinstance(state.seats[seat], Human)
    events = (table_events.Vacated(seat, by, barred), *left_by(state, seat))
    if state.host != seat:
        return events
    people = state.people_after(seat)
    present = attending(state, attendance.gone)
    heirs = [other for other in people if other in present] or people
    return (*events, table_events.HostChanged(heirs[0] if heirs else None))


def stand_in(
    state: TableState, seat: int, by: int, attendance: Attendance
) -> tuple[TableEvent, ...]:
    """Return the events when the person at seat ``by`` wants a bot to stand in for another one.

    Raises:
        NotPlaying: when no game is in progress.
        NobodyAway: when the seat's person is connected and not to act, or the one who wants it,
            or a bot stands in already.
        TooSoonForBot: when they have not been absent, or silent, for long enough.
    """
    if not state.is_playing:
        raise refusals.NotPlaying
    allowed = bot_allowed_from(state, check_seat(state, seat), attendance)
    if allowed is None or seat == by:
        raise refusals.NobodyAway(seat)
    if attendance.now < allowed:
        raise refusals.TooSoonForBot(seat, -(-(allowed - attendance.now) // 1_000))
    return (table_events.StoodIn(seat, silent=seat not in attendance.gone),)


def hand_back(state: TableState, by: Person) -> tuple[table_events.HandedBack, ...]:
    """Return the event by which a silent person acts again, as any command of theirs makes them."""
    return tuple(
        table_events.HandedBack(seat)
        for seat, holder in enumerate(state.seats)
        if isinstance(holder, Human) and holder.silent and holder.person == by.id
    )


def evolve_seats(state: TableState, event: table_events.SeatEvent, *, number: int) -> TableState:
    """Return the state after an event about seats; ``number`` is the event's."""
    match event:
        case table_events.Seated(seat, name, kind, person, waits):
            if kind != HUMAN:
                return _with(state, seat, BotSeat(name, kind))
            knows_from = None if waits else _knows_from(state, seat, person)
            human = Human(person, name, since=number, knows_from=knows_from)
            return _held(_with(state, seat, human), person, seat)
        case table_events.CharacterChosen(seat, character):
            held = state.seats[seat]
            assert isinstance(held, Human)
            return _with(state, seat, changed(held, character=character))
        case table_events.Vacated(seat=seat):
            holder = state.seats[seat]
            last = holder if state.is_playing and isinstance(holder, Human) else None
            state = barred_after(state, event, number=number)
            return _nonces_moved(_with(state, seat, Open(last)), {seat: None})
        case table_events.Readmitted(removed):
            barred = tuple(bar for bar in state.barred if bar.number != removed)
            return changed(state, barred=barred)
        case table_events.Swapped((one, other)):
            moved = {one: other, other: one}
            host = None if state.host is None else moved.get(state.host, state.host)
            first, second = state.seats[one], state.seats[other]
            state = _nonces_moved(changed(state, host=host), moved)
            return _with(_with(state, one, second), other, first)
        case table_events.HostChanged(seat):
            return changed(state, host=seat)
        case table_events.StoodIn(seat=seat) | table_events.HandedBack(seat=seat):
            held = state.seats[seat]
            assert isinstance(held, Human)
            away = isinstance(event, table_events.StoodIn)
            silent = isinstance(event, table_events.StoodIn) and event.silent
            return _with(state, seat, changed(held, away=away, silent=silent))
        case _:
            assert_never(event)


def newcomers_join(state: TableState, *, number: int) -> TableState:
    """Return the state in which newcomers see as their seats do from event ``number`` on."""
    seats = tuple(_joined(holder, number) for holder in state.seats)
    return state if seats == state.seats else changed(state, seats=seats)


def _joined(holder: Holder, number: int) -> Holder:
    match holder:
        case Human(knows_from=None):
            return changed(holder, knows_from=number)
        case Open(last=Human(knows_from=None) as last):
            return Open(changed(last, knows_from=number))
        case _:
            return holder


def _knows_from(state: TableState, seat: int, person: str | None) -> int | None:
    """Return the first event that a person sees as the seat they take; None: not yet.

    During a game the last holder resumes; anybody else is a newcomer.
    """
    if not state.is_playing:
        return 0
    match state.seats[seat]:
        case Open(last=Human(person=last, knows_from=known)) if last == person:
            return known
        case _:
            return None


def _sit(
    state: TableState, place: int | None, by: Person, context: TableContext
) -> tuple[TableEvent, ...]:
    held = state.seat_of(by.id)
    if held is not None:
        if place in {None, held} and hand_back(state, by):
            return ()
        raise refusals.AlreadySeated(held)
    check_not_barred(state, by)
    before = _seat_before(state, by)
    if place is None:
        goes_back = before is not None and isinstance(state.seats[before], Open)
        place = before if goes_back else state.first_open()
        if place is None:
            raise refusals.TableFull
    if not isinstance(state.seats[check_seat(state, place)], Open):
        raise refusals.SeatTaken(place)
    if before is not None and before != place:
        raise refusals.KnowsAnotherHand(before)
    check_person(state, by, context)
    waits = _knows_from(state, place, by.id) is None
    seated = table_events.Seated(place, by.name, HUMAN, by.id, waits)
    return (seated,) if state.host is not None else (seated, table_events.HostChanged(place))


def _seat_before(state: TableState, by: Person) -> int | None:
    """Return the seat that a person has held in the current game."""
    game = state.game
    if game is None or game.is_over or game.held is None:
        return None
    return dict(game.held).get(by.id)


def _seat_bot(state: TableState, place: int, bot: str) -> table_events.Seated:
    holder = state.seats[place]
    if isinstance(holder, Human) or (isinstance(holder, BotSeat) and state.is_playing):
        raise refusals.SeatTaken(place)
    return table_events.Seated(place, bot, bot)


def _held(state: TableState, person: str | None, seat: int) -> TableState:
    """Return the state with a person noted as holder of a seat in the game; not for viewers."""
    game = state.game
    if game is None or game.held is None or person is None:
        return state
    held = {**dict(game.held), person: seat}
    return changed(state, game=changed(game, held=tuple(held.items())))


def _nonces_moved(state: TableState, moved: Mapping[int, int | None]) -> TableState:
    """Return the state with nonces moved with their people; only before a game."""
    if state.shuffle is None or state.game is not None:
        return state
    places = ((moved.get(seat, seat), nonce) for seat, nonce in state.shuffle.nonces)
    nonces = tuple((seat, nonce) for seat, nonce in places if seat is not None)
    return changed(state, shuffle=changed(state.shuffle, nonces=nonces))


def _with(state: TableState, seat: int, holder: Holder) -> TableState:
    return changed(state, seats=(*state.seats[:seat], holder, *state.seats[seat + 1 :]))
