"""What a table's keeper has to do next by itself, and when."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from foretell.server.table.bounds import may_change
from foretell.server.table.inner import (
    BotActs,
    HandBack,
    Inner,
    LapseRemoval,
    LapseUndo,
    PassHost,
    StandIn,
)
from foretell.server.table.state import Game, Human, TableState

CONSENT_WITHIN: Final = 20_000
"""Milliseconds that the others have to agree to taking something back, or to a removal."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something to do at a time, in ms."""

    at: int
    what: Inner


def due(state: TableState, gone: Mapping[int, int]) -> Due | None:
    """Return what is to be done first, None when there is nothing to do.

    While no person who holds a seat is there, the table rests: nobody waits.

    Args:
        state: the table.
        gone: the seats of persons who are not connected, and since when, in ms.
    """
    if not is_attended(state, gone):
        return None
    found = [*_due_of_host(state, gone), *_due_in_game(state, gone)]
    return min(found, key=lambda one: one.at, default=None)


def is_attended(state: TableState, gone: Mapping[int, int]) -> bool:
    """Return whether a person who holds a seat is there."""
    return any(
        isinstance(holder, Human) and seat not in gone for seat, holder in enumerate(state.seats)
    )


def _due_of_host(state: TableState, gone: Mapping[int, int]) -> Iterator[Due]:
    """A host who stays away leaves the table to the next one who is there."""
    host = state.host
    if host is not None and host in gone and may_change(state):
        players = len(state.seats)
        clockwise = ((host + step) % players for step in range(1, players))
        heirs = (
            seat for seat in clockwise if isinstance(state.seats[seat], Human) and seat not in gone
        )
        yield Due(gone[host] + 1_000 * state.settings.grace, PassHost(next(heirs)))


def _due_in_game(state: TableState, gone: Mapping[int, int]) -> Iterator[Due]:
    game = state.game
    if game is None or game.is_over:
        return
    if state.removal is not None:
        yield Due(state.removal.asked + CONSENT_WITHIN, LapseRemoval())
    if state.undo is not None:
        yield Due(state.undo.asked + CONSENT_WITHIN, LapseUndo())
        return
    for seat, holder in enumerate(state.seats):
        if isinstance(holder, Human) and holder.away and seat not in gone:
            yield Due(0, HandBack(seat))
    for seat in game.to_act:
        yield _due_for(state, game, seat, gone)


def _due_for(state: TableState, game: Game, seat: int, gone: Mapping[int, int]) -> Due:
    turn, settings = state.turns[seat], state.settings
    since = game.moved if turn.since is None else turn.since
    if state.bot_for(seat) is not None:
        return Due(max(since, game.moved) + settings.pace, BotActs(seat))
    found = [Due(since + 1_000 * settings.patience, BotActs(seat))]
    if settings.clock is not None:
        found.append(Due(since + turn.bank, BotActs(seat)))
    if seat in gone and may_change(state):
        found.append(Due(max(since, gone[seat] + 1_000 * settings.grace), StandIn(seat)))
    return min(found, key=lambda one: one.at)
