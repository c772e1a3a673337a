"""Conversion of a finished game to a record."""

from datetime import UTC, datetime

from foretell.record import Header, Player, Record, write_record
from foretell.record.shuffle_proof import Shuffle
from foretell.table.state import BotSeat, Holder, Human, TableState, kind_of


def record_of(state: TableState, code: str) -> str:
    """Return the text of the record of a table's finished game, with the proof of its shuffle."""
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
    return write_record(Record(header, game.events))


def _player(holder: Holder, stand_in: str) -> Player:
    kind = kind_of(holder, stand_in)
    return Player(holder.name if isinstance(holder, Human | BotSeat) else kind, kind)
