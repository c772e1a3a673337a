"""The timers of a table: its next system command, and when it is due."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from foretell.table.attendance import attending, turn_began
from foretell.table.bounds import may_stand_in
from foretell.table.state import Game, Human, TableState
from foretell.table.system_commands import (
    BotActs,
    HandBack,
    LapseRemoval,
    LapseUndo,
    PassHost,
    StandIn,
    SystemCommand,
)

_T = TypeVar("_T")

CONSENT_WITHIN: Final = 20_000
"""Milliseconds within which others can agree to an undo or a removal."""
ASKER_AWAY: Final = 3_000
"""Milliseconds after which the request of a person who has disconnected lapses."""


@dataclass(frozen=True, slots=True)
class Timer:
    """A system command, and the time in ms at which it is due."""

    at: int
    command: SystemCommand


def next_timer(state: TableState, gone: Mapping[int, int]) -> Timer | None:
    """Return the earliest timer, None when nothing is due.

    While no seated person is present, the table rests and has no timers. ``gone`` has the seats of
    disconnected people, and since when in ms.
    """
    if not is_attended(state, gone):
        return None
    timers = [*_timers_of_host(state, gone), *_timers_in_game(state, gone)]
    return min(timers, key=lambda timer: timer.at, default=None)


def is_attended(state: TableState, gone: Mapping[int, int]) -> bool:
    """Return whether a seated person is present, and not just connected in silence."""
    return bool(attending(state, gone))


def _timers_of_host(state: TableState, gone: Mapping[int, int]) -> Iterator[Timer]:
    """Yield the timer that passes an absent host's role to the next person present."""
    host = state.host
    if host is not None and host in gone and may_stand_in(state):
        present = attending(state, gone)
        heir = next(seat for seat in state.people_after(host) if seat in present)
        yield Timer(gone[host] + 1_000 * state.settings.grace, PassHost(heir))


def _timers_in_game(state: TableState, gone: Mapping[int, int]) -> Iterator[Timer]:
    game = state.game
    if game is None or game.is_over:
        return
    if state.removal is not None:
        yield Timer(_known(state.removal.asked_at) + CONSENT_WITHIN, LapseRemoval())
    if state.undo is not None:
        lapses = [_known(state.undo.asked_at) + CONSENT_WITHIN]
        if state.undo.seat in gone:
            lapses.append(gone[state.undo.seat] + ASKER_AWAY)
        yield Timer(min(lapses), LapseUndo())
        return
    for seat, holder in enumerate(state.seats):
        is_back = isinstance(holder, Human) and holder.away and not holder.silent
        if is_back and seat not in gone:
            yield Timer(0, HandBack(seat))
    for seat in game.to_act:
        yield _timer_for(state, game, seat, gone)


def _timer_for(state: TableState, game: Game, seat: int, gone: Mapping[int, int]) -> Timer:
    settings, since = state.settings, turn_began(state, game, seat)
    if state.bot_for(seat) is not None or _known(state.turns)[seat].is_late:
        return Timer(max(since, _known(game.moved_at)) + settings.pace, BotActs(seat))
    is_awaited = any(other != seat for other in attending(state, gone))
    silent = seat not in gone and is_awaited and may_stand_in(state)
    timers = [Timer(since + 1_000 * settings.patience, BotActs(seat, silent))]
    if settings.clock is not None:
        bank = _known(state.turns)[seat].bank
        timers.append(Timer(since + bank, BotActs(seat)))
    if seat in gone and may_stand_in(state):
        timers.append(Timer(max(since, gone[seat] + 1_000 * settings.grace), StandIn(seat)))
    return min(timers, key=lambda timer: timer.at)


def _known(value: _T | None) -> _T:
    assert value is not None, "a viewer's table has no timers"
    return value
