"""Records of random games, their lines, and the faults of a file."""

import io
import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from foretell.game.session import Session
from foretell.record import Fault, Header, Player, Record, check_file, read_records, write_record
from foretell.rules.options import Options
from foretell.testing import play_at_random

STARTED = datetime(2030, 1, 31, 18, 30, tzinfo=UTC)


def record_of(session: Session, *, seed: str, game: str = "test") -> Record:
    """Return the record of a game, finished or not."""
    options = session.state.options
    players = tuple(Player(f"Player {seat}", "random") for seat in range(options.players))
    return Record(Header(game, options, players, seed, STARTED), session.events)


def played(options: Options, seed: str = "2a", *, choices: str = "1") -> Record:
    """Return the record of a finished game."""
    return record_of(play_at_random(Session(options, seed), choices), seed=seed)


def lines_of(record: Record) -> list[str]:
    """Return the lines of a record without line ends."""
    return write_record(record).splitlines()


def changed(lines: Sequence[str], index: int, **keys: object) -> list[str]:
    """Return the lines with some keys of one line changed."""
    line = json.loads(lines[index]) | keys
    return [*lines[:index], json.dumps(line), *lines[index + 1 :]]


def find(lines: Sequence[str], kind: str, number: int = 0) -> int:
    """Return the index of the ``number``-th line of a type, counted from 0."""
    return [at for at, line in enumerate(lines) if f'"type":"{kind}"' in line][number]


def stream(lines: Iterable[str] | bytes) -> io.BytesIO:
    """Return a binary stream of these lines or bytes."""
    if isinstance(lines, bytes):
        return io.BytesIO(lines)
    return io.BytesIO("".join(line + "\n" for line in lines).encode())


def faults(lines: Iterable[str] | bytes) -> list[Fault]:
    """Return all faults of a file."""
    return list(check_file(stream(lines)))


def codes(lines: Iterable[str] | bytes) -> list[tuple[int, str, str]]:
    """Return line, code and clause of all faults of a file."""
    return [(fault.line, fault.refusal.code, fault.refusal.clause) for fault in faults(lines)]


def read(lines: Iterable[str] | bytes) -> list[Record]:
    """Return the records of a file."""
    return list(read_records(stream(lines)))
