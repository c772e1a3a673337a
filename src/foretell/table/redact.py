"""Redaction of tables for viewers; ``foretell.game.redact`` does the same for games.

Folding the redacted events gives the redacted state.
"""

from collections.abc import Iterable
from typing import assert_never

from foretell.game.changed import changed
from foretell.game.events import BiddingClosed, BidMade, Dealt
from foretell.game.redact import redact_event as redact_game_event
from foretell.game.redact import redact_state as redact_game_state
from foretell.rules.options import Options
from foretell.table.events import HintShown, NoteAdded, Seated, ShuffleCommitted, TableEvent
from foretell.table.state import Barred, BotSeat, Game, Holder, Human, Open, Phase, TableState


def redact_events(
    events: Iterable[TableEvent], viewer: int | None, *, state: TableState, since: int
) -> tuple[TableEvent, ...]:
    """Return consecutive events redacted for the person at a seat, or for a spectator (None).

    Deals and bids before the person took the seat are redacted as for a spectator. The state is
    that after these events, or a later one; ``since`` is the number of the first event.
    """
    knows_from = _knows_from(state, viewer)
    return tuple(
        _redacted(event, viewer if number >= knows_from else None, state.options)
        for number, event in enumerate(events, since)
    )


def _knows_from(state: TableState, viewer: int | None) -> int:
    """Return the number of the first event that a seat's person sees as that seat.

    It is the version, beyond all events, for a newcomer and for a seat without a person.
    """
    holder = None if viewer is None else state.seats[viewer]
    first = holder.knows_from if isinstance(holder, Human) else None
    return state.version if first is None else first


def _redacted(event: TableEvent, viewer: int | None, options: Options) -> TableEvent:
    """Return an event redacted for a viewer.

    Hands and bids follow R12; ids of people, values of hints and secrets of the shuffle are hidden
    from everybody.
    """
    match event:
        case Dealt() | BidMade() | BiddingClosed():
            return redact_game_event(event, viewer, options)
        case Seated() | NoteAdded():
            return changed(event, person=None)
        case HintShown():
            return changed(event, hint=None)
        case ShuffleCommitted():
            return changed(event, seed=None, salt=None)
        case _:
            return event


def redact_state(state: TableState, viewer: int | None) -> TableState:
    """Return a table redacted for the person at a seat, or for a spectator (None).

    It equals the fold of the redacted events, except that events of earlier rounds of the game are
    omitted: only the log shows how much of those a newcomer may see.
    """
    shuffle, game, review = state.shuffle, state.game, state.review
    if shuffle is not None and state.phase is not Phase.FINISHED:
        shuffle = changed(shuffle, seed=None, salt=None)
    if review is not None:
        notes = tuple(changed(note, person=None) for note in review.notes)
        review = changed(review, notes=notes)
    return changed(
        state,
        opened_at=None,
        seats=tuple(map(_redacted_holder, state.seats)),
        shuffle=shuffle,
        game=None if game is None else _redacted_game(game, viewer, state),
        undo=None if state.undo is None else changed(state.undo, asked_at=None),
        removal=None if state.removal is None else changed(state.removal, asked_at=None),
        barred=tuple(map(_redacted_bar, state.barred)),
        turns=None,
        review=review,
    )


def _redacted_holder(holder: Holder) -> Holder:
    match holder:
        case Human():
            return changed(holder, person=None)
        case Open(last=Human() as last):
            return Open(changed(last, person=None))
        case Open() | BotSeat():
            return holder
        case _:
            assert_never(holder)


def _redacted_bar(bar: Barred) -> Barred:
    return changed(bar, person=None)


def _redacted_game(game: Game, viewer: int | None, table: TableState) -> Game:
    history, options = game.history, game.start.options
    knows_from = _knows_from(table, viewer)
    then = viewer if knows_from <= game.scored_by else None
    now = viewer if knows_from < table.version else None
    view = changed(
        history,
        start=redact_game_state(history.start, then),
        state=redact_game_state(history.state, now),
        rounds=(),
        before=redact_game_state(history.before, then),
        round=tuple(redact_game_event(event, now, options) for event in history.round),
    )
    return changed(game, history=view, started_at=None, moved_at=None, held=None, hint_values=())
