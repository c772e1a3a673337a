"""From one state of a table to the next; events have happened and are never refused.

The same functions fold the whole log and a viewer's redacted events. Only the server knows times,
so a viewer's fold is given None.
"""

from collections.abc import Sequence
from typing import assert_never

from foretell.game.changed import changed
from foretell.game.events import Dealt, Event, GameFinished, RoundScored
from foretell.game.history import History
from foretell.game.state import State
from foretell.table import events as table_events
from foretell.table.bounds import changes_after
from foretell.table.clocks import RunningTurns
from foretell.table.events import Opened, TableEvent
from foretell.table.fair_shuffle import Shuffle, mixed_seed
from foretell.table.hints import evolve_hints, hint_values_until
from foretell.table.removal import evolve_failed_removals, evolve_removal
from foretell.table.review import evolve_review, review_without
from foretell.table.seats import evolve_seats, newcomers_join
from foretell.table.state import Game, Human, Open, TableState, Turn
from foretell.table.undo import evolve_failed, evolve_undo


def first_state(events: Sequence[TableEvent], at: int | None) -> TableState:
    """Return the state after the first events of a log; ``at`` is their time in ms."""
    opened, *others = events
    assert isinstance(opened, Opened), "a log begins with the opening of its table"
    players = opened.options.players
    empty = TableState(
        opened.options,
        opened.settings,
        at,
        version=1,
        seats=(Open(),) * players,
        turns=None if at is None else (Turn(),) * players,
    )
    return evolve(empty, others, at)


def evolve(
    state: TableState,
    events: Sequence[TableEvent],
    at: int | None,
    *,
    played: History | None = None,
) -> TableState:
    """Return the state after the events of one row, made at a time in ms (None for a viewer).

    ``played`` is the game's history including these events, if it is known.
    """
    before = state
    for number, event in enumerate(events, start=state.version):
        state = _evolve(state, event, at, number=number, played=played)
    version, changes = before.version + len(events), changes_after(before.changes, events)
    if at is None:
        return changed(state, version=version, changes=changes, turns=None)
    paused_at = None if before.undo is None else before.undo.asked_at
    running = RunningTurns(before.turns or (), before.settings.clock, paused_at=paused_at)
    running.add(events, at, state.to_act, version=version)
    return changed(state, version=version, changes=changes, turns=running.turns)


def _evolve(
    state: TableState, event: TableEvent, at: int | None, *, number: int, played: History | None
) -> TableState:
    match event:
        case table_events.Vacated() | table_events.HostChanged():
            seated = evolve_seats(state, event, number=number)
            removal = evolve_removal(state.removal, event, at, number=number)
            undo = evolve_undo(state.undo, event, at, number=number)
            review = review_without(state.review, event)
            return changed(seated, removal=removal, undo=undo, review=review)
        case table_events.HintUsed() | table_events.HintShown():
            assert state.game is not None
            return changed(state, game=evolve_hints(state.game, event))
        case Dealt():
            return newcomers_join(_play_on(state, event, at, number, played), number=number)
        case GameFinished():
            return changed(_play_on(state, event, at, number, played), removal=None)
    if isinstance(event, table_events.SeatEvent):
        return evolve_seats(state, event, number=number)
    if isinstance(event, table_events.RemovalEvent):
        assert state.game is not None
        game = evolve_failed_removals(state.game, state.removal, event)
        removal = evolve_removal(state.removal, event, at, number=number)
        return changed(state, game=game, removal=removal)
    if isinstance(event, table_events.UndoEvent):
        return _evolve_undo(state, event, at, number=number)
    if isinstance(event, table_events.ReviewEvent):
        return changed(state, review=evolve_review(state, event, number=number))
    if isinstance(event, table_events.LifecycleEvent):
        return _evolve_lifecycle(state, event, at, number=number)
    return _play_on(state, event, at, number, played)


def _evolve_lifecycle(
    state: TableState, event: table_events.LifecycleEvent, at: int | None, *, number: int
) -> TableState:
    match event:
        case table_events.ShuffleCommitted(commitment=commitment, seed=seed, salt=salt):
            return changed(state, shuffle=Shuffle(commitment, seed, salt))
        case table_events.NonceGiven(seat, nonce):
            assert state.shuffle is not None
            nonces = (*state.shuffle.nonces, (seat, nonce))
            return changed(state, shuffle=changed(state.shuffle, nonces=nonces))
        case table_events.GameStarted(number):
            return changed(state, game=_new_game(state, number, at), games=number)
        case table_events.ShuffleRevealed(seed, salt):
            assert state.shuffle is not None
            return changed(state, shuffle=changed(state.shuffle, seed=seed, salt=salt))
        case table_events.RematchCalled():
            gathers = changed(state, game=None, undo=None, shuffle=None, review=None)
            return newcomers_join(gathers, number=number)
        case table_events.Resumed():
            return changed(
                state, game=None if state.game is None else changed(state.game, moved_at=at)
            )
        case table_events.Opened() | table_events.Unknown():
            return state
        case _:
            assert_never(event)


def _new_game(state: TableState, number: int, at: int | None) -> Game:
    shuffle = state.shuffle
    assert shuffle is not None
    seed = None if shuffle.seed is None else mixed_seed(shuffle.seed, dict(shuffle.nonces))
    held = tuple(
        (holder.person, seat)
        for seat, holder in enumerate(state.seats)
        if isinstance(holder, Human) and holder.person is not None
    )
    start = State.start(state.options, seed)
    return Game(number, History.of(start), at, at, None if seed is None else held)


def _play_on(
    state: TableState, event: Event, at: int | None, number: int, played: History | None
) -> TableState:
    game = state.game
    assert game is not None
    scored = number if isinstance(event, RoundScored) else game.scored_by
    history = game.history.after(event) if played is None else played
    after = changed(game, history=history, moved_at=at, scored_by=scored)
    return changed(state, game=after, undo=None)


def _evolve_undo(
    state: TableState, event: table_events.UndoEvent, at: int | None, *, number: int
) -> TableState:
    game = state.game
    assert game is not None
    match event:
        case table_events.TakenBack(events=events):
            history = game.history.without(events)
            values = hint_values_until(game, len(history.events))
            before = changed(game, history=history, moved_at=at, hint_values=values)
            return changed(state, game=before, undo=None)
        case table_events.UndoAnswered() | table_events.UndoLapsed():
            game = evolve_failed(game, state.undo, event)
        case _:
            pass
    undo = evolve_undo(state.undo, event, at, number=number)
    return changed(state, game=game, undo=undo)
