"""Who may ask for something: what has to hold of a person, a seat or a table, or it is refused."""

from collections.abc import Callable
from dataclasses import dataclass

from foretell.bots.registry import check
from foretell.server.table.refusals import (
    NoSuchSeat,
    NotGathering,
    NotHost,
    NotSeated,
    WaitsForDeal,
)
from foretell.server.table.state import Human, TableState


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks for something: an id that only the server knows, and a name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Means:
    """What deciding needs beside the table.

    Attributes:
        secret: makes 64 fresh lower-case hexadecimal digits that nobody can guess.
        bots: the names of the bots that there are.
    """

    secret: Callable[[], str]
    bots: tuple[str, ...]

    def check_bot(self, bot: str) -> str:
        """Return the name of a bot that there is, with a style if it has one.

        Raises:
            UnknownBot: when there is none of that name.
            UnknownStyle: when it is a level, and has no such style.
        """
        check(bot, self.bots)
        return bot


def own_seat(state: TableState, by: Person) -> int:
    """Return the seat that a person holds.

    Raises:
        NotSeated: when they hold none.
    """
    seat = state.seat_of(by.id)
    if seat is None:
        raise NotSeated
    return seat


def hosts_seat(state: TableState, by: Person) -> int:
    """Return the seat of a person who is the host.

    Raises:
        NotHost: when they are not.
    """
    seat = state.seat_of(by.id)
    if seat is None or seat != state.host:
        raise NotHost
    return seat


def check_gathering(state: TableState) -> None:
    """See to it that no game is on, or over and not put away.

    Raises:
        NotGathering: when there is one.
    """
    if state.game is not None:
        raise NotGathering


def check_seat(state: TableState, seat: int) -> int:
    """Return a seat that the table has.

    Raises:
        NoSuchSeat: when it has fewer.
    """
    if not 0 <= seat < len(state.seats):
        raise NoSuchSeat(seat, len(state.seats))
    return seat


def check_dealt_in(state: TableState, seat: int) -> None:
    """See to it that a person plays this round.

    Raises:
        WaitsForDeal: when a bot plays it out for them.
    """
    holder = state.seats[seat]
    if isinstance(holder, Human) and holder.waits:
        raise WaitsForDeal
