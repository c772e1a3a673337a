"""Conversion of a finished game to a record."""

from datetime import UTC, datetime

from foretell.game.events import Event, RoundScored
from foretell.record import Header, Player, event_line, header_line
from foretell.record.hints import with_hint, with_hints
from foretell.record.shuffle_proof import Shuffle
from foretell.table.state import BotSeat, Game, Holder, Human, TableState, kind_of


def record_of(state: TableState, code: str) -> str:
    """Return the text of the record of a table's finished game.

    It has the proof of its shuffle, the hints in the lines of their decisions, and the seats with a
    hint in the line that scores a round.
    """
    game, shuffle = state.game, state.shuffle
    assert game is not None
    assert shuffle is not None
    assert game.start.seed is not None
    assert game.started_at is not None
    assert shuffle.seed is not None
    assert shuffle.salt is not None
    players = len(state.seats)
    header = Header(
        id=f"{code}-{game.number}",
        options=state.options,
        players=tuple(_player(holder, state.settings.stand_in) for holder in state.seats),
        seed=game.start.seed,
        started=datetime.fromtimestamp(game.started_at / 1_000, UTC),
        fair=Shuffle.revealed(shuffle.seed, shuffle.salt, dict(shuffle.nonces), players=players),
    )
    hints = dict(game.hint_values)
    lines = (with_hint(_line(one, game), hints.get(at)) for at, one in enumerate(game.events))
    return header_line(header) + "".join(lines)


def _line(event: Event, game: Game) -> str:
    line = event_line(event)
    if not isinstance(event, RoundScored):
        return line
    seats = [seat for seat, number in game.hints if number == event.round]
    return with_hints(line.encode(), seats).decode() if seats else line


def _player(holder: Holder, stand_in: str) -> Player:
    kind = kind_of(holder, stand_in)
    return Player(holder.name if isinstance(holder, Human | BotSeat) else kind, kind)
