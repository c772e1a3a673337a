"""Seats: taken, left, given to bots, exchanged; and who is the host."""

from collections.abc import Mapping
from typing import Literal, assert_never

from foretell.game.changed import changed
from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.entries import HUMAN, Entry
from foretell.server.table.names import check_bot_name, check_person
from foretell.server.table.refusals import (
    AlreadySeated,
    KnowsAnotherHand,
    SeatTaken,
    TableFull,
)
from foretell.server.table.rights import (
    Means,
    Person,
    check_gathering,
    check_seat,
    hosts_seat,
    own_seat,
)
from foretell.server.table.state import BotSeat, Holder, Human, Open, TableState


def decide_seats(
    state: TableState, command: asked.SeatCommand, by: Person, means: Means
) -> tuple[Entry, ...]:
    """Return the entries that a command about seats causes.

    Raises:
        Refusal: when it is not the person's to ask, or the seat does not allow it.
    """
    match command:
        case asked.Sit(seat=place):
            return _sit(state, place, by)
        case asked.Stand():
            return leave(state, own_seat(state, by), "self")
        case asked.SeatBot(seat=place, bot=bot):
            hosts_seat(state, by)
            seated = _seat_bot(state, check_seat(state, place), means.check_bot(bot))
            check_bot_name(state, bot)
            return (seated,)
        case asked.Swap(seats=(one, other)):
            hosts_seat(state, by)
            check_gathering(state)
            return (said.Swapped((check_seat(state, one), check_seat(state, other))),)
        case _:
            assert_never(command)


def leave(state: TableState, seat: int, by: Literal["self", "host"]) -> tuple[Entry, ...]:
    """Return what follows when a seat is left, or somebody is removed from it."""
    vacated = said.Vacated(seat, by)
    if state.host != seat:
        return (vacated,)
    players = len(state.seats)
    clockwise = ((seat + step) % players for step in range(1, players))
    heir = next((other for other in clockwise if isinstance(state.seats[other], Human)), None)
    return (vacated, said.HostChanged(heir))


def evolve_seats(state: TableState, entry: said.SeatEvent, *, number: int) -> TableState:
    """Return the state after something happened to seats; the number is the entry's."""
    match entry:
        case said.Seated(seat, name, kind, person):
            if kind != HUMAN:
                return _with(state, seat, BotSeat(name, kind))
            human = _newly_seated(state, seat, Person(person, name), number=number)
            return _held(_with(state, seat, human), human, seat)
        case said.Vacated(seat=seat):
            left = state.seats[seat]
            last = left if state.is_playing and isinstance(left, Human) else None
            return _nonces_moved(_with(state, seat, Open(last)), {seat: None})
        case said.Swapped((one, other)):
            moved = {one: other, other: one}
            host = None if state.host is None else moved.get(state.host, state.host)
            first, second = state.seats[one], state.seats[other]
            state = _nonces_moved(changed(state, host=host), moved)
            return _with(_with(state, one, second), other, first)
        case said.HostChanged(seat):
            return changed(state, host=seat)
        case said.StoodIn(seat) | said.HandedBack(seat):
            held = state.seats[seat]
            assert isinstance(held, Human)
            return _with(state, seat, changed(held, away=isinstance(entry, said.StoodIn)))
        case _:
            assert_never(entry)


def newcomers_join(state: TableState, *, number: int) -> TableState:
    """Return the state in which newcomers know what their seats do, from an entry on."""
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


def _newly_seated(state: TableState, seat: int, by: Person, *, number: int) -> Human:
    """Return the holder that a person becomes: as they left the seat, or a newcomer."""
    human = Human(by.id, by.name, seated=number)
    if not state.is_playing:
        return human
    match state.seats[seat]:
        case Open(last=Human(person=by.id) as last):
            return changed(human, knows_from=last.knows_from)
        case _:
            return changed(human, knows_from=None)


def _sit(state: TableState, place: int | None, by: Person) -> tuple[Entry, ...]:
    held = state.seat_of(by.id)
    if held is not None:
        raise AlreadySeated(held)
    before = _seat_before(state, by)
    if place is None:
        goes_back = before is not None and isinstance(state.seats[before], Open)
        place = before if goes_back else state.first_open()
        if place is None:
            raise TableFull
    if not isinstance(state.seats[check_seat(state, place)], Open):
        raise SeatTaken(place)
    if before is not None and before != place:
        raise KnowsAnotherHand(before)
    check_person(state, by)
    waits = _newly_seated(state, place, by, number=state.version).waits
    seated = said.Seated(place, by.name, HUMAN, by.id, waits)
    return (seated,) if state.host is not None else (seated, said.HostChanged(place))


def _seat_before(state: TableState, by: Person) -> int | None:
    """Return the seat that a person has held in the game that is on."""
    if state.game is None or state.game.is_over:
        return None
    return dict(state.game.held).get(by.id)


def _seat_bot(state: TableState, place: int, bot: str) -> said.Seated:
    holder = state.seats[place]
    if isinstance(holder, Human) or (isinstance(holder, BotSeat) and state.is_playing):
        raise SeatTaken(place)
    return said.Seated(place, bot, bot)


def _held(state: TableState, human: Human, seat: int) -> TableState:
    """Remember who has held a seat of the game."""
    if state.game is None:
        return state
    held = {**dict(state.game.held), human.person: seat}
    return changed(state, game=changed(state.game, held=tuple(held.items())))


def _nonces_moved(state: TableState, moved: Mapping[int, int | None]) -> TableState:
    """Before a game, what persons gave goes with them; after its start it stands."""
    if state.shuffle is None or state.game is not None:
        return state
    places = ((moved.get(seat, seat), nonce) for seat, nonce in state.shuffle.nonces)
    nonces = tuple((seat, nonce) for seat, nonce in places if seat is not None)
    return changed(state, shuffle=changed(state.shuffle, nonces=nonces))


def _with(state: TableState, seat: int, holder: Holder) -> TableState:
    return changed(state, seats=(*state.seats[:seat], holder, *state.seats[seat + 1 :]))
