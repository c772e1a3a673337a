"""Moves of the game: by a person, by a bot, and what follows by itself."""

from typing import assert_never

from foretell.game import actions
from foretell.game.actions import Action
from foretell.game.decide import decide, settle
from foretell.game.events import Event, GameFinished
from foretell.game.observation import observe
from foretell.table.commands import Bid, ChooseTrump, Move, Play
from foretell.table.context import TableContext
from foretell.table.events import ShuffleRevealed, TableEvent
from foretell.table.permissions import check_dealt_in
from foretell.table.refusals import NotPlaying
from foretell.table.state import TableState


def decide_move(state: TableState, move: Move, seat: int) -> tuple[TableEvent, ...]:
    """Return what a person's move causes.

    Raises:
        Refusal: when there is no game, the seat's hand is not theirs yet, or the rules do not
            allow it.
    """
    if state.game is None or state.game.is_over:
        raise NotPlaying
    check_dealt_in(state, seat)
    return _finished(state, decide(state.game.state, _action_of(move, seat)))


def decide_bot(state: TableState, seat: int, context: TableContext) -> tuple[TableEvent, ...]:
    """Return what the bot that acts for a seat does; a bot that errs plays the first legal move."""
    assert state.game is not None
    seed, now = state.game.start.seed, state.game.state
    seen = observe(now, seat)
    assert seed is not None
    try:
        action = context.bot_action(state.acting_bot(seat), seed, seen)
        events = decide(now, action if action.seat == seat else seen.legal_actions[0])
    except Exception:  # noqa: BLE001 - other packages' bots may do anything; the table goes on
        events = decide(now, seen.legal_actions[0])
    return _finished(state, events)


def decide_action(state: TableState, action: Action) -> tuple[TableEvent, ...]:
    """Return what an action causes that is known to be legal."""
    assert state.game is not None
    return _finished(state, decide(state.game.state, action))


def settled(state: TableState) -> tuple[TableEvent, ...]:
    """Return what follows by itself from the start of a game: the draw, the first deal."""
    assert state.game is not None
    return _finished(state, settle(state.game.state)[0])


def _finished(state: TableState, events: tuple[Event, ...]) -> tuple[TableEvent, ...]:
    """Return events of the game; when they end it, the shuffle is revealed."""
    if not isinstance(events[-1], GameFinished):
        return events
    shuffle = state.shuffle
    assert shuffle is not None
    assert shuffle.seed is not None
    assert shuffle.salt is not None
    return (*events, ShuffleRevealed(shuffle.seed, shuffle.salt))


def _action_of(move: Move, seat: int) -> Action:
    match move:
        case ChooseTrump(suit):
            return actions.ChooseTrump(seat, suit)
        case Bid(bid):
            return actions.MakeBid(seat, bid)
        case Play(card):
            return actions.PlayCard(seat, card)
        case _:
            assert_never(move)
