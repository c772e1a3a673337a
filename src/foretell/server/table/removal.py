"""Removing somebody: the host's to ask; during a game, by consent of all others who are there."""

from typing import assert_never

from foretell.game.changed import changed
from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.entries import Entry
from foretell.server.table.refusals import (
    NobodyToAsk,
    NoRemovalAsked,
    OwnSeat,
    RemovalUnderWay,
    SeatOpen,
)
from foretell.server.table.rights import (
    Person,
    check_gathering,
    check_seat,
    hosts_seat,
    own_seat,
)
from foretell.server.table.seats import leave
from foretell.server.table.state import BotSeat, Human, Open, Removal, TableState


def decide_removal(
    state: TableState, command: asked.RemovalCommand, by: Person
) -> tuple[Entry, ...]:
    """Return the entries that a wish to remove somebody causes, or an answer to it.

    Raises:
        Refusal: when it is not the person's to ask, or nobody can be removed there.
    """
    match command:
        case asked.Remove(seat=target):
            host = hosts_seat(state, by)
            return _ask(state, check_seat(state, target), host)
        case asked.AnswerRemoval(agree=agree):
            return _answer(state, own_seat(state, by), agree=agree)
        case _:
            assert_never(command)


def evolve_removal(
    removal: Removal | None, entry: said.RemovalEvent | said.Vacated | said.HostChanged, at: int
) -> Removal | None:
    """Return what is asked after this entry, made at a time in ms.

    The matter ends when the person to be removed leaves, or one who has not answered yet, or when
    somebody else becomes the host.
    """
    match entry:
        case said.RemovalAsked(seat, target, others):
            return Removal(seat, target, at, others)
        case said.RemovalAnswered(seat, agree):
            if removal is None or not agree:
                return None
            return changed(removal, missing=tuple(one for one in removal.missing if one != seat))
        case said.Vacated(seat=seat):
            concerned = removal is not None and seat in (removal.target, *removal.missing)
            return None if concerned else removal
        case said.RemovalLapsed() | said.HostChanged():
            return None
        case _:
            assert_never(entry)


def _ask(state: TableState, target: int, host: int) -> tuple[Entry, ...]:
    if target == host:
        raise OwnSeat(host)
    match state.seats[target]:
        case Open():
            raise SeatOpen(target)
        case BotSeat():
            check_gathering(state)
        case Human(away=False) if state.is_playing:
            return _ask_the_others(state, target, host)
    return leave(state, target, "host")


def _ask_the_others(state: TableState, target: int, host: int) -> tuple[Entry, ...]:
    if state.removal is not None:
        raise RemovalUnderWay(state.removal.target)
    others = state.voters(target, host)
    if not others:
        raise NobodyToAsk(target)
    return (said.RemovalAsked(host, target, others),)


def _answer(state: TableState, seat: int, *, agree: bool) -> tuple[Entry, ...]:
    removal = state.removal
    if removal is None or seat not in removal.missing:
        raise NoRemovalAsked
    answered = said.RemovalAnswered(seat, agree)
    if agree and removal.missing == (seat,):
        return (answered, *leave(state, removal.target, "host"))
    return (answered,)
