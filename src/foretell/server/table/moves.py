"""Moves of the game: by a person, by a bot, and what follows by itself."""

from typing import assert_never

from foretell.bots.registry import create
from foretell.bots.table import bot_seed
from foretell.cards import Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.decide import decide, settle
from foretell.game.events import Event, GameFinished
from foretell.game.observation import observe
from foretell.protocol import client as asked
from foretell.protocol.entries import Entry, ShuffleRevealed
from foretell.protocol.events import event_to_wire
from foretell.server.table.refusals import NotPlaying
from foretell.server.table.rights import check_dealt_in
from foretell.server.table.state import TableState


def move_entries(state: TableState, move: asked.Move, seat: int) -> tuple[Entry, ...]:
    """Return what a person's move causes.

    Raises:
        Refusal: when there is no game, no such card or suit, the seat's hand is not theirs yet, or
            the rules do not allow it.
    """
    if state.game is None or state.game.is_over:
        raise NotPlaying
    check_dealt_in(state, seat)
    return _entries(state, decide(state.game.state, _action_of(move, seat)))


def bot_entries(state: TableState, seat: int) -> tuple[Entry, ...]:
    """Return what the bot that acts for a seat does; a bot that errs plays the first legal move."""
    assert state.game is not None
    start, now = state.game.start, state.game.state
    seen = observe(now, seat)
    assert start.seed is not None
    try:
        bot = create(state.acting_bot(seat), bot_seed(start.seed, seat))
        action = bot.act(seen)
        events = decide(now, action if action.seat == seat else seen.legal_actions[0])
    except Exception:  # noqa: BLE001 - other packages' bots may do anything; the table goes on
        events = decide(now, seen.legal_actions[0])
    return _entries(state, events)


def decided_entries(state: TableState, action: Action) -> tuple[Entry, ...]:
    """Return what a bot has decided elsewhere, by a legal action."""
    assert state.game is not None
    return _entries(state, decide(state.game.state, action))


def settled_entries(state: TableState) -> tuple[Entry, ...]:
    """Return what follows by itself from the start of a game: the draw, the first deal."""
    assert state.game is not None
    return _entries(state, settle(state.game.state)[0])


def _entries(state: TableState, events: tuple[Event, ...]) -> tuple[Entry, ...]:
    told: tuple[Entry, ...] = tuple(map(event_to_wire, events))
    if isinstance(events[-1], GameFinished):
        assert state.shuffle is not None
        return (*told, ShuffleRevealed(state.shuffle.seed, state.shuffle.salt))
    return told


def _action_of(move: asked.Move, seat: int) -> Action:
    match move:
        case asked.ChooseTrump(suit=suit):
            return ChooseTrump(seat, Suit.parse(suit))
        case asked.Bid(bid=bid):
            return MakeBid(seat, bid)
        case asked.Play(card=card):
            return PlayCard(seat, Card(card))
        case _:
            assert_never(move)
