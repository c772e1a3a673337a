"""A recorded game round by round, also as JSON values."""

import json
from dataclasses import dataclass, field

from foretell.game.events import DealerDrawn, Dealt, Event, GameFinished, RoundScored
from foretell.game.state import State, Trick
from foretell.record import Record, header_line, replay
from foretell.terminal.common.records import as_json


@dataclass(slots=True)
class RoundReplay:
    """One round of a game: its deal, its events, and the state after it."""

    dealt: Dealt
    state: State
    events: list[tuple[Event, State]] = field(default_factory=list)
    scored: RoundScored | None = None


@dataclass(slots=True)
class GameReplay:
    """A recorded game, round by round."""

    record: Record
    drawn: tuple[DealerDrawn, State] | None = None
    rounds: list[RoundReplay] = field(default_factory=list)
    finished: GameFinished | None = None

    @property
    def state(self) -> State | None:
        """The last state of the game; None before the first deal."""
        return self.rounds[-1].state if self.rounds else None


def replay_of(record: Record) -> GameReplay:
    """Return a recorded game, split into rounds."""
    game = GameReplay(record)
    for event, state in replay(record):
        match event:
            case DealerDrawn():
                game.drawn = (event, state)
            case Dealt():
                game.rounds.append(RoundReplay(event, state, [(event, state)]))
            case _:
                current = game.rounds[-1]
                current.state = state
                current.events.append((event, state))
                if isinstance(event, RoundScored):
                    current.scored = event
                elif isinstance(event, GameFinished):
                    game.finished = event
    return game


def game_json(game: GameReplay, *, only: int | None = None) -> dict[str, object]:
    """Return a game's header as in its record, and its rounds, or one of them alone."""
    header, state = game.record.header, game.state
    return {
        **json.loads(header_line(header)),
        "draws": None if game.drawn is None else as_json(game.drawn[0].draws),
        "rounds": [
            _round(current) for current in game.rounds if only in {None, current.dealt.round}
        ],
        "finished": game.finished is not None,
        "totals": [0] * len(header.players) if state is None else list(state.totals),
        "winners": [] if game.finished is None else list(game.finished.winners),
    }


def _round(current: RoundReplay) -> dict[str, object]:
    dealt, table, scored = current.dealt, current.state.round, current.scored
    tricks = (*table.tricks, *((table.trick,) if table.trick and table.trick.cards else ()))
    return {
        "round": dealt.round,
        "dealer": dealt.dealer,
        "hands": as_json(dealt.hands),
        "turned": as_json(dealt.turned),
        "trump": as_json(table.trump),
        "bids": list(table.bids),
        "tricks": [_trick(trick) for trick in tricks],
        "points": None if scored is None else list(scored.points),
        "totals": None if scored is None else list(scored.totals),
    }


def _trick(trick: Trick) -> dict[str, object]:
    return {"leader": trick.leader, "cards": as_json(trick.cards), "winner": trick.winner}
