"""Permissions: checks of people, seats and tables that refuse a command."""

from dataclasses import dataclass

from foretell.game.actions import Action
from foretell.game.legal import legal_actions
from foretell.table import refusals
from foretell.table.state import Game, Human, TableState


@dataclass(frozen=True, slots=True)
class Person:
    """A person who sends commands: an id that only the server knows, and a name."""

    id: str
    name: str


def check_seated(state: TableState, by: Person) -> int:
    """Return the seat of a person.

    Raises:
        NotSeated: when they hold none.
    """
    seat = state.seat_of(by.id)
    if seat is None:
        raise refusals.NotSeated
    return seat


def check_host(state: TableState, by: Person) -> int:
    """Return the seat of the host.

    Raises:
        NotHost: when the person is not the host.
    """
    seat = state.seat_of(by.id)
    if seat is None or seat != state.host:
        raise refusals.NotHost
    return seat


def check_gathering(state: TableState) -> None:
    """Check that the table is between games.

    Raises:
        NotGathering: when a game is in progress, or finished without a rematch.
    """
    if state.game is not None:
        raise refusals.NotGathering


def check_over(state: TableState) -> Game:
    """Return the game that is over, while no rematch has been called.

    Raises:
        NotOver: before the first game, during a game, and after a rematch was called.
    """
    if state.game is None or not state.game.is_over:
        raise refusals.NotOver
    return state.game


def check_review(state: TableState, number: int) -> Game:
    """Return the game that is over and may be reviewed, if it is the one of this number.

    Raises:
        NotOver: when no game is over.
        OtherGame: when it is another one.
    """
    game = check_over(state)
    if game.number != number:
        raise refusals.OtherGame(game.number)
    return game


def check_seat(state: TableState, seat: int) -> int:
    """Return a valid seat number unchanged.

    Raises:
        NoSuchSeat: when the table has fewer seats.
    """
    if not 0 <= seat < len(state.seats):
        raise refusals.NoSuchSeat(seat, len(state.seats))
    return seat


def legal_actions_of(state: TableState, seat: int | None) -> tuple[Action, ...]:
    """Return the legal actions of the person at a seat.

    There are none when the seat is not to act, its person waits for the next deal, or a request
    for an undo is pending.
    """
    game = state.game
    if seat is None or game is None or seat not in game.to_act or state.undo is not None:
        return ()
    holder = state.seats[seat]
    if isinstance(holder, Human) and holder.waits:
        return ()
    return legal_actions(game.state, seat)


def check_playing(state: TableState, seat: int) -> Game:
    """Return the game in progress, in which the person at a seat plays this round.

    Raises:
        NotPlaying: when no game is in progress.
        WaitsForDeal: when a bot plays the round out for the person.
    """
    if state.game is None or state.game.is_over:
        raise refusals.NotPlaying
    holder = state.seats[seat]
    if isinstance(holder, Human) and holder.waits:
        raise refusals.WaitsForDeal
    return state.game
