"""Preparation of a game: a new one, or one resumed from its record."""

import os
import shlex
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path, PurePath
from typing import Final

from foretell.bots import Bot
from foretell.bots.runner import seat_bots
from foretell.errors import Refusal
from foretell.folders import Kind, folder_of
from foretell.game.events import Event
from foretell.game.session import Session
from foretell.i18n import Words
from foretell.record import Header, Player, is_game_text, read_records, resume
from foretell.record.encoding import is_utf16
from foretell.rules.options import Options
from foretell.terminal.common.files import fresh_file, trouble
from foretell.terminal.common.output import program
from foretell.terminal.common.refusals import FileExists, RecordIsOver, TooManyPeople
from foretell.terminal.common.table.reading import NoHuman
from foretell.terminal.common.table.screen import HintRounds
from foretell.terminal.common.values import DEFAULT_BOT, fresh_seed, seat_kinds
from foretell.terminal.play.record_file import RecordFile, find_game

HUMAN: Final = "human"


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be played.

    A person's seat has no bot. Hints are the seats that used one before, each with the round. A
    game that cannot be saved has no file, and the reason.
    """

    header: Header
    session: Session
    bots: tuple[Bot | None, ...]
    record_file: RecordFile | None
    hints: HintRounds = ()
    not_kept: Refusal | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this terminal."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)


def open_game(
    options: Options,
    *,
    bots: tuple[str, ...] | None,
    names: tuple[str, ...],
    seed: str | None,
    record: Path | None,
    words: Words,
    now: datetime,
) -> Opened:
    """Begin a game with people in the first seats, and its record in a file.

    There is one person without a name if no name is given.

    Raises:
        FileExists: when the given file already exists.
        OSError: when the file cannot be written.
        TooManyPeople: when there are more people than seats.
        Refusal: when a bot, a name or the seed is invalid.
    """
    names = names or (words("play-human"),)
    free = options.players - len(names)
    if free < 0:
        raise TooManyPeople(given=len(names), seats=options.players)
    kinds = seat_kinds(bots or (DEFAULT_BOT,), free) if free or bots else ()
    seed = seed or fresh_seed()
    seated = seat_bots((*[None] * len(names), *kinds), seed)
    players = (
        *(Player(name, HUMAN) for name in names),
        *(Player(words("play-bot", number=number), kind) for number, kind in enumerate(kinds, 1)),
    )
    header = Header(f"{now:%Y%m%d%H%M%S}-{seed[:8]}", options, players, seed, now)
    session = Session(options, seed)
    if record is None:
        record_file, reason = _keep_somewhere(header, now)
        return Opened(header, session, seated, record_file, not_kept=reason)
    return Opened(header, session, seated, _keep_in(record, header))


def reopen_game(path: Path, now: datetime) -> Opened:
    """Open the last game of a file to resume it; a file that cannot be resumed is left as it is.

    So is a short text: from then on its game is saved as a separate record.

    Raises:
        RecordFault: when the file has no games, or breaks a rule.
        RecordIsOver: when the game is over.
        NoHuman: when the game has no human players.
        OSError: when the file cannot be read or written.
        Refusal: when a bot is unknown.
    """
    saved = find_game(path) if _can_go_on(path) else None
    record = deque(read_records(path), maxlen=1).pop() if saved is None else saved.record
    header, session = record.header, resume(record)
    if session.outcome is not None:
        raise RecordIsOver(program(sys.argv[0]), PurePath(shlex.quote(str(path))))
    kinds = [None if player.kind == HUMAN else player.kind for player in header.players]
    if None not in kinds:
        raise NoHuman
    bots = seat_bots(kinds, header.seed)
    if saved is not None:
        return Opened(header, session, bots, saved.take_up(), saved.hints)
    record_file, reason = _keep_somewhere(header, now, record.events)
    return Opened(header, session, bots, record_file, not_kept=reason)


def _keep_in(path: Path, header: Header) -> RecordFile:
    try:
        return RecordFile.begin(path, header)
    except FileExistsError:
        raise FileExists(path=str(path), instead="resume") from None


def _can_go_on(path: Path) -> bool:
    """Return whether a game can be continued in its own file: records, in UTF-8."""
    with path.open("rb") as file:
        return not (is_utf16(file.read(2)) or is_game_text(path))


def _keep_somewhere(
    header: Header, now: datetime, events: Sequence[Event] = ()
) -> tuple[RecordFile | None, Refusal | None]:
    """Begin a record in the user's state folder, or return the refusal if that fails."""
    folder = folder_of(Kind.STATE, os.environ)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        record_file = RecordFile.begin(fresh_file(folder, now), header)
        record_file.keep(events)
    except OSError as error:
        return None, trouble(error, folder)
    return record_file, None
