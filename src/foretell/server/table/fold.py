"""Folds many rows of a log at once, to the state that ``evolve`` reaches row by row.

Nearly all rows are moves, and most of the work of ``evolve`` on a move is copying what surrounds
the round. Opening a table needs none of these copies, so they are not made.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, cast

from foretell.game.changed import changed
from foretell.game.history import Replay
from foretell.game.phases import phase_of, seats_to_act
from foretell.protocol.entries import Entry
from foretell.protocol.events import BiddingClosedView, BidView, DealtView, GameEvent, event_of
from foretell.record.wire import CardPlayed, RoundScored, TrickWon, TrumpChosen
from foretell.server.table.evolve import evolve
from foretell.server.table.seats import newcomers_join
from foretell.server.table.state import TableState
from foretell.server.table.turns import RunningTurns

Made: TypeAlias = tuple[Sequence[Entry], int]
"""The entries of a row, and when it was made, in ms."""

_IN_PLAY: Final = frozenset(
    (DealtView, TrumpChosen, BidView, BiddingClosedView, CardPlayed, TrickWon, RoundScored)
)
"""What happens in a game that goes on."""


def fold(state: TableState, rows: Iterable[Made]) -> TableState:
    """Return the state after some rows, which is that after one after the other."""
    moves: list[Made] = []
    for entries, at in rows:
        if _IN_PLAY.issuperset(map(type, entries)):
            moves.append((entries, at))
        else:
            state = evolve(_played(state, moves), entries, at)
            moves.clear()
    return _played(state, moves)


def _played(state: TableState, rows: Sequence[Made]) -> TableState:
    """Return the state after rows that are nothing but what happens in a game that goes on."""
    if not rows:
        return state
    game, number = state.game, state.version
    assert game is not None
    replay, running = Replay(game.history), RunningTurns(state.turns, state.settings.clock)
    for entries, at in rows:
        for entry in entries:
            replay.add(event_of(cast(GameEvent, entry)))
            if isinstance(entry, DealtView):
                state = newcomers_join(state, number=number)
            number += 1
        running.add(entries, at, seats_to_act(phase_of(replay.state)))
    _, moved = rows[-1]
    game = changed(game, history=replay.history, moved=moved)
    return changed(state, game=game, undo=None, version=number, turns=running.turns)
