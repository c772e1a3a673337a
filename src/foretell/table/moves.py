"""Moves of the game by people and bots, and the events derived from them."""

from dataclasses import replace
from typing import assert_never

from foretell.game import actions
from foretell.game.actions import Action
from foretell.game.events import Event, GameFinished
from foretell.game.history import History
from foretell.game.observation import observe
from foretell.table.commands import Bid, ChooseTrump, Move, Play
from foretell.table.context import TableContext
from foretell.table.decision import Decision
from foretell.table.events import ShuffleRevealed
from foretell.table.hints import shown_hint
from foretell.table.permissions import check_playing
from foretell.table.state import TableState
from foretell.table.undo import check_no_request


def decide_move(state: TableState, move: Move, seat: int) -> Decision:
    """Return the decision on a person's move.

    Raises:
        Refusal: when no game is in progress, a bot is finishing the round for the person, a
            request for an undo is pending, the move is illegal, or it brings a hint at a table
            without hints.
    """
    game = check_playing(state, seat)
    check_no_request(state)
    hint = shown_hint(state, seat, move.hint)
    decision = _finished(state, *game.history.act(_action_of(move, seat)))
    return replace(decision, events=(*hint, *decision.events))


def decide_bot(state: TableState, seat: int, context: TableContext) -> Decision:
    """Return the decision on a bot's move."""
    assert state.game is not None
    seed, history = state.game.start.seed, state.game.history
    assert seed is not None
    observation = observe(history.state, seat)
    return decide_action(state, context.bot_action(state.acting_bot(seat), seed, observation))


def decide_action(state: TableState, action: Action) -> Decision:
    """Return the decision on an action known to be legal."""
    assert state.game is not None
    return _finished(state, *state.game.history.act(action))


def settled(state: TableState) -> Decision:
    """Return the decision at the start of a game: the draw, the first deal."""
    assert state.game is not None
    return _finished(state, *state.game.history.settle())


def _finished(state: TableState, events: tuple[Event, ...], played: History) -> Decision:
    """Return the decision; when the events end the game, the shuffle is revealed."""
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
