"""Moves of the game: by a person, by a bot, and what follows by itself."""

from typing import assert_never

from foretell.game import actions
from foretell.game.actions import Action
from foretell.game.events import Event, GameFinished
from foretell.game.history import History
from foretell.game.observation import Observation, observe
from foretell.table.commands import Bid, ChooseTrump, Move, Play
from foretell.table.context import TableContext
from foretell.table.decision import Decision
from foretell.table.events import ShuffleRevealed
from foretell.table.permissions import check_dealt_in
from foretell.table.refusals import NotPlaying
from foretell.table.state import TableState


class IllegalBotAction(Exception):
    """A bot has chosen what its seat may not do."""


def decide_move(state: TableState, move: Move, seat: int) -> Decision:
    """Return what a person's move causes.

    Raises:
        Refusal: when there is no game, the seat's hand is not theirs yet, or the rules do not
            allow it.
    """
    if state.game is None or state.game.is_over:
        raise NotPlaying
    check_dealt_in(state, seat)
    return _finished(state, *state.game.history.act(_action_of(move, seat)))


def decide_bot(state: TableState, seat: int, context: TableContext) -> Decision:
    """Return what the bot that acts for a seat does; a bot that errs plays the first legal move."""
    assert state.game is not None
    seed, history, bot = state.game.start.seed, state.game.history, state.acting_bot(seat)
    seen = observe(history.state, seat)
    assert seed is not None
    action = _bot_action(bot, seed, seen, context)
    return _finished(state, *history.act(action))


def _bot_action(bot: str, seed: str, seen: Observation, context: TableContext) -> Action:
    """Return what a bot does, the first legal action if it errs: the table goes on."""
    error: Exception
    try:
        action = context.bot_action(bot, seed, seen)
        if action in seen.legal_actions:
            return action
        error = IllegalBotAction(bot, action)
    except Exception as raised:  # noqa: BLE001 - other packages' bots may do anything
        error = raised
    context.bot_erred(bot, error)
    return seen.legal_actions[0]


def decide_action(state: TableState, action: Action) -> Decision:
    """Return what an action causes that is known to be legal."""
    assert state.game is not None
    return _finished(state, *state.game.history.act(action))


def settled(state: TableState) -> Decision:
    """Return what follows by itself from the start of a game: the draw, the first deal."""
    assert state.game is not None
    return _finished(state, *state.game.history.settle())


def _finished(state: TableState, events: tuple[Event, ...], played: History) -> Decision:
    """Return events of the game; when they end it, the shuffle is revealed."""
    if not isinstance(events[-1], GameFinished):
        return Decision(events, played)
    shuffle = state.shuffle
    assert shuffle is not None
    assert shuffle.seed is not None
    assert shuffle.salt is not None
    return Decision((*events, ShuffleRevealed(shuffle.seed, shuffle.salt)), played)


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
