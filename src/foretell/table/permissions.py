"""Who may ask for something: what has to hold of a person, a seat or a table, or it is refused."""

from dataclasses import dataclass

from foretell.game.actions import Action
from foretell.game.legal import legal_actions
from foretell.table.refusals import (
    NoSuchSeat,
    NotGathering,
    NotHost,
    NotSeated,
    WaitsForDeal,
)
from foretell.table.state import Human, TableState


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks for something: an id that only the server knows, and a name."""

    id: str
    name: str


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


def legal_actions_of(state: TableState, seat: int | None) -> tuple[Action, ...]:
    """Return what the person at a seat may do now in the game.

    It is nothing when the seat is not to act, or while a bot plays the round out for a newcomer.
    """
    game = state.game
    if seat is None or game is None or seat not in game.to_act:
        return ()
    holder = state.seats[seat]
    if isinstance(holder, Human) and holder.waits:
        return ()
    return legal_actions(game.state, seat)


def check_dealt_in(state: TableState, seat: int) -> None:
    """See to it that a person plays this round.

    Raises:
        WaitsForDeal: when a bot plays it out for them.
    """
    holder = state.seats[seat]
    if isinstance(holder, Human) and holder.waits:
        raise WaitsForDeal
