"""From one state of a table to the next: an entry has been made, and there is nothing to refuse."""

from collections.abc import Sequence
from typing import assert_never

import msgspec

from foretell.game.changed import changed
from foretell.game.history import History
from foretell.game.state import State
from foretell.protocol import entries as said
from foretell.protocol.entries import Entry
from foretell.protocol.events import DealtView, GameEvent, event_of
from foretell.record.fair import mixed_seed
from foretell.record.wire import GameFinished
from foretell.rules.options import Options
from foretell.server.table.bounds import changes_after
from foretell.server.table.removal import evolve_removal
from foretell.server.table.seats import evolve_seats, newcomers_join
from foretell.server.table.state import Game, Human, Open, Shuffle, TableState, Turn
from foretell.server.table.turns import RunningTurns
from foretell.server.table.undo import evolve_undo


def first_state(entries: Sequence[Entry], at: int) -> TableState:
    """Return the state after the first row of a log, made at a time in ms."""
    opened, *others = entries
    assert isinstance(opened, said.Opened), "a log begins with the opening of its table"
    options = Options.from_record(msgspec.structs.asdict(opened.options))
    empty = TableState(
        options,
        opened.settings,
        at,
        version=1,
        seats=(Open(),) * options.players,
        turns=(Turn(),) * options.players,
    )
    return evolve(empty, others, at)


def evolve(state: TableState, entries: Sequence[Entry], at: int) -> TableState:
    """Return the state after the entries of one row of the log, made at a time in ms."""
    before = state
    for number, entry in enumerate(entries, start=state.version):
        state = _evolve(state, entry, at, number=number)
    running = RunningTurns(before.turns, state.settings.clock)
    running.add(entries, at, state.to_act)
    return changed(
        state,
        version=before.version + len(entries),
        changes=changes_after(before.changes, entries),
        turns=running.turns,
    )


def _evolve(state: TableState, entry: Entry, at: int, *, number: int) -> TableState:
    match entry:
        case said.Vacated() | said.HostChanged():
            removal = evolve_removal(state.removal, entry, at)
            return changed(evolve_seats(state, entry, number=number), removal=removal)
        case said.Seated() | said.Swapped() | said.StoodIn() | said.HandedBack():
            return evolve_seats(state, entry, number=number)
        case said.RemovalAsked() | said.RemovalAnswered() | said.RemovalLapsed():
            return changed(state, removal=evolve_removal(state.removal, entry, at))
        case said.UndoAsked() | said.UndoAnswered() | said.UndoLapsed():
            return changed(state, undo=evolve_undo(state.undo, entry, at))
        case said.TakenBack(events=count):
            return _take_back(state, count, at)
        case (
            said.Opened()
            | said.ShuffleCommitted()
            | said.NonceGiven()
            | said.GameStarted()
            | said.Resumed()
            | said.ShuffleRevealed()
            | said.Unknown()
        ):
            return _evolve_course(state, entry, at)
        case DealtView():
            return newcomers_join(_happened(state, entry, at), number=number)
        case GameFinished():
            return changed(_happened(state, entry, at), removal=None)
        case said.RematchCalled():
            return newcomers_join(_evolve_course(state, entry, at), number=number)
        case _:
            return _happened(state, entry, at)


def _evolve_course(state: TableState, entry: said.CourseEvent, at: int) -> TableState:
    match entry:
        case said.ShuffleCommitted(commitment=commitment, seed=seed, salt=salt):
            return changed(state, shuffle=Shuffle(commitment, seed, salt))
        case said.NonceGiven(seat, nonce):
            assert state.shuffle is not None
            nonces = (*state.shuffle.nonces, (seat, nonce))
            return changed(state, shuffle=changed(state.shuffle, nonces=nonces))
        case said.GameStarted(number):
            return changed(state, game=_new_game(state, number, at), games=number)
        case said.RematchCalled():
            return changed(state, game=None, undo=None)
        case said.Resumed():
            return changed(
                state, game=None if state.game is None else changed(state.game, moved=at)
            )
        case said.Opened() | said.ShuffleRevealed() | said.Unknown():
            return state
        case _:
            assert_never(entry)


def _new_game(state: TableState, number: int, at: int) -> Game:
    shuffle = state.shuffle
    assert shuffle is not None
    start = State.start(state.options, mixed_seed(shuffle.seed, dict(shuffle.nonces)))
    held = tuple(
        (holder.person, seat)
        for seat, holder in enumerate(state.seats)
        if isinstance(holder, Human)
    )
    return Game(number, History.of(start), at, at, held)


def _happened(state: TableState, entry: GameEvent, at: int) -> TableState:
    game = state.game
    assert game is not None
    after = changed(game, history=game.history.after(event_of(entry)), moved=at)
    return changed(state, game=after, undo=None)


def _take_back(state: TableState, count: int, at: int) -> TableState:
    game = state.game
    assert game is not None
    before = changed(game, history=game.history.without(count), moved=at)
    return changed(state, game=before, undo=None)
