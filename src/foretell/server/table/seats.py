"""Seats: taken, left, given to bots, exchanged; and who is the host."""

from collections.abc import Mapping
from typing import Literal, assert_never

from foretell.game.changed import changed
from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.entries import HUMAN, Entry
from foretell.server.table.refusals import (
    AlreadySeated,
    KnowsAnotherHand,
    OwnSeat,
    SeatOpen,
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
            return _leave(state, own_seat(state, by), "self")
        case asked.SeatBot(seat=place, bot=bot):
            hosts_seat(state, by)
            return (_seat_bot(state, check_seat(state, place), means.check_bot(bot)),)
        case asked.Remove(seat=place):
            host = hosts_seat(state, by)
            return _remove(state, check_seat(state, place), host)
        case asked.Swap(seats=(one, other)):
            hosts_seat(state, by)
            check_gathering(state)
            return (said.Swapped((check_seat(state, one), check_seat(state, other))),)
        case _:
            assert_never(command)


def evolve_seats(state: TableState, entry: said.SeatEvent) -> TableState:
    """Return the state after something happened to seats."""
    match entry:
        case said.Seated(seat, name, kind, person):
            holder = Human(person, name) if kind == HUMAN else BotSeat(name, kind)
            return _held(_with(state, seat, holder), holder, seat)
        case said.Vacated(seat=seat):
            return _nonces_moved(_with(state, seat, Open()), {seat: None})
        case said.Swapped((one, other)):
            moved = {one: other, other: one}
            host = None if state.host is None else moved.get(state.host, state.host)
            first, second = state.seats[one], state.seats[other]
            state = _nonces_moved(changed(state, host=host), moved)
            return _with(_with(state, one, second), other, first)
        case said.HostChanged(seat):
            return changed(state, host=seat)
        case said.StoodIn(seat) | said.HandedBack(seat):
            human = state.seats[seat]
            assert isinstance(human, Human)
            return _with(state, seat, changed(human, away=isinstance(entry, said.StoodIn)))
        case _:
            assert_never(entry)


def _sit(state: TableState, place: int | None, by: Person) -> tuple[Entry, ...]:
    held = state.seat_of(by.id)
    if held is not None:
        raise AlreadySeated(held)
    if place is None:
        place = state.first_open()
        if place is None:
            raise TableFull
    if not isinstance(state.seats[check_seat(state, place)], Open):
        raise SeatTaken(place)
    if state.game is not None and not state.game.is_over:
        before = dict(state.game.held).get(by.id, place)
        if before != place:
            raise KnowsAnotherHand(before)
    seated = said.Seated(place, by.name, HUMAN, by.id)
    return (seated,) if state.host is not None else (seated, said.HostChanged(place))


def _leave(state: TableState, seat: int, by: Literal["self", "host"]) -> tuple[Entry, ...]:
    vacated = said.Vacated(seat, by)
    if state.host != seat:
        return (vacated,)
    players = len(state.seats)
    clockwise = ((seat + step) % players for step in range(1, players))
    heir = next((other for other in clockwise if isinstance(state.seats[other], Human)), None)
    return (vacated, said.HostChanged(heir))


def _seat_bot(state: TableState, place: int, bot: str) -> said.Seated:
    holder = state.seats[place]
    if isinstance(holder, Human) or (isinstance(holder, BotSeat) and state.is_playing):
        raise SeatTaken(place)
    return said.Seated(place, bot, bot)


def _remove(state: TableState, place: int, host: int) -> tuple[Entry, ...]:
    if place == host:
        raise OwnSeat(host)
    match state.seats[place]:
        case Open():
            raise SeatOpen(place)
        case BotSeat():
            check_gathering(state)
    return _leave(state, place, "host")


def _held(state: TableState, holder: Holder, seat: int) -> TableState:
    """Remember who has seen a hand of the game."""
    if state.game is None or not isinstance(holder, Human):
        return state
    held = {**dict(state.game.held), holder.person: seat}
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
