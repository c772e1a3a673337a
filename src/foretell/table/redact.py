"""Who may know what of a table: the one place besides ``foretell.game.redact``.

Folding the redacted events gives the redacted state: both say the same, one event by event, the
other at once.
"""

from collections.abc import Iterable
from typing import assert_never

from foretell.game.changed import changed
from foretell.game.events import BiddingClosed, BidMade, Dealt
from foretell.game.redact import redact_event as redact_game_event
from foretell.game.redact import redact_state as redact_game_state
from foretell.rules.options import Options
from foretell.table.events import Seated, ShuffleCommitted, TableEvent
from foretell.table.state import BotSeat, Game, Holder, Human, Open, Phase, TableState


def redact_events(
    events: Iterable[TableEvent], viewer: int | None, *, state: TableState, since: int
) -> tuple[TableEvent, ...]:
    """Return events as the person at a seat, or a spectator (None), may know them.

    What was dealt and bid before they came to the seat is shown as to a spectator.

    Args:
        events: as they were made, one after the other.
        viewer: the seat.
        state: the table, now or at any later time.
        since: the number of the first of the events.
    """
    knows_from = _knows_from(state, viewer)
    return tuple(
        _redacted(event, viewer if number >= knows_from else None, state.options)
        for number, event in enumerate(events, since)
    )


def _knows_from(state: TableState, viewer: int | None) -> int:
    """Return the number of the first event that a seat's person knows as that seat.

    There is none yet for a newcomer, and none for a seat that no person holds.
    """
    holder = None if viewer is None else state.seats[viewer]
    known = holder.knows_from if isinstance(holder, Human) else None
    return state.version if known is None else known


def _redacted(event: TableEvent, viewer: int | None, options: Options) -> TableEvent:
    """Return an event as a viewer may know it.

    Hands and bids by the rules (R12); who the persons are and what the cards will be, nobody.
    """
    match event:
        case Dealt() | BidMade() | BiddingClosed():
            return redact_game_event(event, viewer, options)
        case Seated():
            return changed(event, person=None)
        case ShuffleCommitted():
            return changed(event, seed=None, salt=None)
        case _:
            return event


def redact_state(state: TableState, viewer: int | None) -> TableState:
    """Return a table as the person at a seat, or a spectator (None), may know it.

    It is what ``evolve`` makes of the redacted events, but for the events of the game's earlier
    rounds, which are left out: what a newcomer may know of those, the log alone can say.
    """
    shuffle, game = state.shuffle, state.game
    if shuffle is not None and state.phase is not Phase.FINISHED:
        shuffle = changed(shuffle, seed=None, salt=None)
    return changed(
        state,
        opened=None,
        seats=tuple(map(_redacted_holder, state.seats)),
        shuffle=shuffle,
        game=None if game is None else _redacted_game(game, viewer, state),
        undo=None if state.undo is None else changed(state.undo, asked=None),
        removal=None if state.removal is None else changed(state.removal, asked=None),
        turns=None,
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


def _redacted_game(game: Game, viewer: int | None, table: TableState) -> Game:
    history, options = game.history, game.start.options
    knows_from = _knows_from(table, viewer)
    then = viewer if knows_from <= game.scored else None
    now = viewer if knows_from < table.version else None
    seen = changed(
        history,
        start=redact_game_state(history.start, then),
        state=redact_game_state(history.state, now),
        rounds=(),
        before=redact_game_state(history.before, then),
        round=tuple(redact_game_event(event, now, options) for event in history.round),
    )
    return changed(game, history=seen, started=None, moved=None, held=None)
