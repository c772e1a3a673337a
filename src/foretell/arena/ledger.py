"""Results in a file of JSON lines: the match, then one line per game."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

from foretell.arena.contests import Seating
from foretell.arena.match import Match
from foretell.arena.played import Played
from foretell.arena.refusals import NoResults, OtherMatch
from foretell.arena.results import Results
from foretell.errors import Refusal
from foretell.record.lock import lock

FORMAT: Final = "foretell/arena/1"
LONGEST_LINE: Final = 1_048_576
"""The most bytes in a line, including its end."""


@dataclass(frozen=True, slots=True)
class Found:
    """The content of a file of results.

    Attributes:
        match: the match, with deals up to the last one in the file; None in an empty file.
        games: its games.
        whole: the number of bytes in complete lines; any others are a truncated line.
        size: the number of bytes.
    """

    match: Match | None
    games: tuple[Played, ...]
    whole: int
    size: int


def read_results(path: str | Path) -> Results:
    """Return the results in a file, without a truncated last line.

    >>> import tempfile
    >>> from foretell.arena import play_match
    >>> played = play_match(Match.alone("steady", others="random", deals=1, seed="2a"))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "match.jsonl")
    ...     with Ledger(path, played.match) as ledger:
    ...         for game in played.games:
    ...             ledger.add(game)
    ...     read_results(path).games == played.games
    True

    Raises:
        NoResults: when a line is not a result.
        OSError: when the file cannot be read.
    """
    content = find_results(path)
    if content.match is None:
        raise NoResults(path=str(path), line=1)
    return Results(content.match, content.games)


def find_results(path: str | Path) -> Found:
    """Return the content of a file of results, which can be empty.

    Raises:
        NoResults, OSError: as ``read_results``.
    """
    with Path(path).open("rb") as file:
        return _find(file, path)


def _find(file: BinaryIO, path: str | Path) -> Found:
    """Return the content of an open file of results."""
    number, whole = 1, 0
    games: list[Played] = []
    try:
        first, rest = _line(file)
        if first is None:
            return Found(None, (), 0, rest)
        match, whole = _match(first), len(first)
        seatings = cache(lambda deal: frozenset(match.seatings(deal)))
        while True:
            number += 1
            line, rest = _line(file)
            if line is None:
                break
            games.append(_game(line, match, seatings))
            whole += len(line)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, Refusal):
        raise NoResults(path=str(path), line=number) from None
    deals = max((game.deal for game in games), default=0)
    return Found(match.with_deals(deals), tuple(games), whole, whole + rest)


def _line(file: BinaryIO) -> tuple[bytes | None, int]:
    """Return the next complete line, or None and the number of bytes of a truncated one.

    Raises:
        ValueError: when the line is longer than any line of results.
    """
    line = file.readline(LONGEST_LINE)
    if line.endswith(b"\n"):
        return line, 0
    if len(line) == LONGEST_LINE:
        raise ValueError("no line of results is as long")
    return None, len(line)


class Ledger:
    """A file of results open for appending games.

    Args:
        path: the file, created if missing; a truncated last line is removed.
        match: the match being played.

    Raises:
        OtherMatch: when the file holds the results of another match.
        NoResults: when the file holds anything else.
        FileInUse: when another process writes to the file.
        OSError: when the file cannot be read or written.
    """

    def __init__(self, path: str | Path, match: Match) -> None:
        self._path = str(path)
        with Path(path).open("ab"):  # creates it, and checks that it is writable
            pass
        self._file: BinaryIO = Path(path).open("r+b")  # noqa: SIM115 - closed by close
        lock(self._file, path)
        try:
            content = _find(self._file, path)
            if content.match is not None:
                _check_same(content.match, match, path)
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(content.whole)
        self._file.seek(content.whole)
        self._games = content.games
        self._lost = content.size - content.whole
        if content.match is None:
            self._write({"format": FORMAT, **match.to_json()})

    @property
    def games(self) -> tuple[Played, ...]:
        """The games found in the file when it was opened."""
        return self._games

    @property
    def was_torn(self) -> bool:
        """Whether the last line was truncated."""
        return self._lost > 0

    def add(self, game: Played) -> None:
        """Write a game to the file and flush it."""
        self._write(game.to_json())

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, values: dict[str, Any]) -> None:
        line = json.dumps(values, separators=(",", ":")).encode() + b"\n"
        try:
            self._file.write(line)
            self._file.flush()
        except OSError as error:
            error.filename = self._path  # the system omits it when the disk is full
            raise


def _match(line: bytes) -> Match:
    values = json.loads(line)
    if values["format"] != FORMAT:
        raise ValueError("another format")
    return Match.from_json(values)


def _game(line: bytes, match: Match, seatings: Callable[[int], frozenset[Seating]]) -> Played:
    game = Played.from_json(json.loads(line))
    players = match.options.players
    by_seat = (game.points, game.exact, game.times)
    if any(len(part) != players for part in by_seat):
        raise ValueError("not one for each seat")
    if game.deal < 1 or game.seating not in seatings(game.deal):
        raise ValueError("no game of this match")
    if not all(0 <= exact <= len(match.options.schedule) for exact in game.exact):
        raise ValueError("more bids than rounds")
    return game


def _check_same(before: Match, now: Match, path: str | Path) -> None:
    differing = tuple(_differing(before.to_json(), now.to_json()))
    if differing:
        raise OtherMatch(path=str(path), differing=differing)


def _differing(before: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    for name, value in now.items():
        if name == "options":
            yield from (option for option in value if value[option] != before[name][option])
        elif value != before[name]:
            yield name
