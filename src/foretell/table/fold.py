"""Folds many rows of a log at once, to the state that ``evolve`` reaches row by row.

Nearly all rows are moves, and most of the work of ``evolve`` on a move is copying the values
around the round. Loading a table needs none of these copies.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, cast

from foretell.game.changed import changed
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    Dealt,
    Event,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.history import Replay
from foretell.game.phases import phase_of, seats_to_act
from foretell.table.clocks import RunningTurns
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve
from foretell.table.seats import newcomers_join
from foretell.table.state import TableState

TimedRow: TypeAlias = tuple[Sequence[TableEvent], int]
"""The events of a row, and its time in ms."""

_IN_PLAY: Final = frozenset(
    (Dealt, TrumpChosen, BidMade, BiddingClosed, CardPlayed, TrickWon, RoundScored)
)
"""Events within a game in progress."""


def fold(state: TableState, rows: Iterable[TimedRow]) -> TableState:
    """Return the state after some rows."""
    moves: list[TimedRow] = []
    for events, at in rows:
        if _IN_PLAY.issuperset(map(type, events)):
            moves.append((events, at))
        else:
            state = evolve(_played(state, moves), events, at)
            moves.clear()
    return _played(state, moves)


def _played(state: TableState, rows: Sequence[TimedRow]) -> TableState:
    """Return the state after rows that contain only events within a game in progress."""
    if not rows:
        return state
    game, number = state.game, state.version
    assert game is not None
    scored = game.scored_by
    replay = Replay(game.history)
    running = RunningTurns(state.turns or (), state.settings.clock, paused_at=None)
    for events, at in rows:
        for event in events:
            replay.add(cast(Event, event))
            if isinstance(event, Dealt):
                state = newcomers_join(state, number=number)
            elif isinstance(event, RoundScored):
                scored = number
            number += 1
        running.add(events, at, seats_to_act(phase_of(replay.state)), version=number)
    _, moved = rows[-1]
    game = changed(game, history=replay.history, moved_at=moved, scored_by=scored)
    return changed(state, game=game, undo=None, version=number, turns=running.turns)
