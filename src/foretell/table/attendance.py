"""Attendance: the people who are connected to a table, and when a bot may play for a person."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from foretell.table.settings import TableSettings
from foretell.table.state import Game, Human, TableState

LEAST_ABSENCE: Final = 15_000
"""Milliseconds of absence within which nobody may let a bot play for a person."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """The connections of the people at a table; all times are in ms of the table's time."""

    now: int = 0
    """The present time."""
    gone: Mapping[int, int] = field(default_factory=dict)
    """The seats of disconnected people, and since when."""
    closed: Mapping[int, int] = field(default_factory=dict)
    """The seats of connected people who have lost a connection, and when they lost the last."""


EVERYBODY: Final = Attendance()
"""The attendance of a table at which all people have been connected from the beginning."""


def attending(state: TableState, gone: Mapping[int, int]) -> tuple[int, ...]:
    """Return the seats of people who are connected, except those whose silence a bot fills."""
    return tuple(
        seat
        for seat, holder in enumerate(state.seats)
        if isinstance(holder, Human) and not holder.silent and seat not in gone
    )


def turn_began(state: TableState, game: Game, seat: int) -> int:
    """Return since when a seat is to act, in ms: without a recorded start, since the last move."""
    assert state.turns is not None, "a viewer's table has no times"
    assert game.moved_at is not None
    since = state.turns[seat].since
    return game.moved_at if since is None else since


def least_absence(settings: TableSettings) -> int:
    """Return the milliseconds of absence before others may let a bot play for a person.

    They are fewer at a table whose ``grace`` is so short that bots stand in by themselves soon.
    """
    return min(LEAST_ABSENCE, 1_000 * settings.grace // 3)


def bot_allowed_from(state: TableState, seat: int, attendance: Attendance) -> int | None:
    """Return from when on others may let a bot play for the person at a seat, in ms.

    It is None when no person plays there, or when they are connected and not to act.
    """
    holder, game = state.seats[seat], state.game
    if not isinstance(holder, Human) or holder.away or game is None:
        return None
    least = least_absence(state.settings)
    if seat in attendance.gone:
        return attendance.gone[seat] + least
    if seat not in game.to_act or holder.waits:
        return None
    silent = turn_began(state, game, seat) + 1_000 * state.settings.silence
    if state.undo is not None and state.undo.asked_at is not None:
        silent += attendance.now - state.undo.asked_at  # a request stops all turns
    return max(silent, attendance.closed.get(seat, -least) + least)


def is_long_gone(state: TableState, seat: int, attendance: Attendance) -> bool:
    """Return whether a person has been disconnected for the table's grace, at least 15 s."""
    longest = max(LEAST_ABSENCE, 1_000 * state.settings.grace)
    return seat in attendance.gone and attendance.now - attendance.gone[seat] >= longest
