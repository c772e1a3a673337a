"""The games of a batch in parts, each played by one process and returned in order."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Final, TypeVar

from foretell.bots.compiled import have_compiled
from foretell.bots.processes import TaskLost, spread
from foretell.bots.registry import takes_time
from foretell.errors import Refusal
from foretell.record import Record, write_record
from foretell.terminal.common.refusals import GamesLost
from foretell.terminal.simulate.batch import Batch

TWIN_FROM: Final = 100
"""The number of games from which importing compiled code, and compiling it, pays off."""
_COMPILED_PART: Final = 256
_PART: Final = 8


@dataclass(frozen=True, slots=True)
class Part:
    """Some games of a batch, by their numbers, maybe played by the compiled twin of the bots."""

    batch: Batch
    numbers: range
    is_compiled: bool


@dataclass(frozen=True, slots=True)
class Written:
    """The lines of each game of a part, and the refusal that cut it short, if any."""

    games: tuple[bytes, ...]
    failure: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Tabled:
    """The games of a part as columns, their number, and the refusal that cut it short, if any."""

    columns: Mapping[str, object]
    count: int
    failure: Refusal | None = None


_D = TypeVar("_D", Written, Tabled)


@dataclass(frozen=True, slots=True)
class Division:
    """The division of a batch into parts.

    Attributes:
        batch: the batch.
        count: the number of games, numbered from 1.
        jobs: the number of processes; 1 means this process only.
        is_compiled: as in ``Part``.
        size: the number of games in a part.
    """

    batch: Batch
    count: int
    jobs: int
    is_compiled: bool
    size: int

    @classmethod
    def of(cls, batch: Batch, count: int, jobs: int) -> "Division":
        """Return a division among at most ``jobs`` processes, fewer if more do not pay off.

        The output does not depend on it.
        """
        is_slow = any(map(takes_time, batch.kinds))
        is_compiled = count >= TWIN_FROM and have_compiled(batch.kinds)
        # Starting a process and importing the bots takes as long as this number of games.
        worth = 1 if is_slow else 4_000 if is_compiled else 25
        jobs = max(1, min(jobs, count // worth))
        is_one_by_one = is_slow or jobs == 1
        size = _COMPILED_PART if is_compiled else 1 if is_one_by_one else _PART
        return cls(batch, count, jobs, is_compiled, size)

    def parts(self) -> Iterator[Part]:
        """Yield the parts, in the order of their games."""
        for first in range(1, self.count + 1, self.size):
            numbers = range(first, min(first + self.size, self.count + 1))
            yield Part(self.batch, numbers, self.is_compiled)

    def games(self) -> Generator[bytes, None, None]:
        """Yield the lines of each game, in order; errors are those of ``done``."""
        with closing(self.done(write_part)) as parts:
            for part in parts:
                yield from part.games

    def done(self, work: Callable[[Part], _D]) -> Generator[_D, None, None]:
        """Yield the results of the parts, in order.

        Args:
            work: plays the games of a part; it is pickled.

        Raises:
            BotErred, BotCrashed: when a bot fails, after the last game before the failure.
            GamesLost: when a process ends unexpectedly.
        """
        if self.jobs == 1:
            yield from _up_to_failure(map(work, self.parts()))
            return
        try:
            with closing(spread(work, self.parts(), jobs=self.jobs)) as done:
                yield from _up_to_failure(_in_order(done))
        except TaskLost as lost:
            first, last = lost.task.numbers[0], lost.task.numbers[-1]
            raise GamesLost(first=first, last=last) from None


def write_part(part: Part) -> Written:
    """Play the games of a part; a failing bot ends it."""
    if part.is_compiled:
        from foretell.terminal.simulate.compiled import write_games

        return Written(write_games(part.batch, part.numbers))
    records, failure = _played(part)
    return Written(tuple(write_record(record).encode() for record in records), failure)


def table_part(rows: str, part: Part) -> Tabled:
    """Play the games of a part as a table; a failing bot ends it."""
    if part.is_compiled:
        from foretell.terminal.simulate.compiled import game_columns

        return Tabled(game_columns(part.batch, part.numbers, rows), len(part.numbers))
    from foretell.record.frame import columns_of

    records, failure = _played(part)
    columns = columns_of(records, rows, first=part.numbers.start)
    return Tabled(columns, len(records), failure)


def _played(part: Part) -> tuple[list[Record], Refusal | None]:
    """Return the games of a part, up to a failing bot, and the failure."""
    records: list[Record] = []
    try:
        for number in part.numbers:
            records.append(part.batch.record(number))  # noqa: PERF401 - games before a failure count
    except Refusal as failure:
        return records, failure
    return records, None


def _in_order(done: Iterable[tuple[Part, _D]]) -> Iterator[_D]:
    early: dict[int, tuple[Part, _D]] = {}
    first = 1
    for part, result in done:
        early[part.numbers.start] = part, result
        while first in early:
            following, games = early.pop(first)
            first = following.numbers.stop
            yield games


def _up_to_failure(parts: Iterable[_D]) -> Iterator[_D]:
    for part in parts:
        yield part
        if part.failure is not None:
            raise part.failure
