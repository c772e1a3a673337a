"""The games of a batch in parts, each played by one process, and put in order again."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from foretell.bots.compiled import have_compiled
from foretell.bots.processes import TaskLost, spread
from foretell.bots.registry import takes_time
from foretell.errors import Refusal
from foretell.record import write_record
from foretell.terminal.common.refusals import GamesLost
from foretell.terminal.simulate.batch import Batch

TWIN_FROM: Final = 100
"""Games for which it pays to load what is compiled, and to compile it if it is not yet."""
_COMPILED_PART: Final = 256
_PART: Final = 8


@dataclass(frozen=True, slots=True)
class Part:
    """Some games of a batch.

    Attributes:
        batch: the batch.
        numbers: the numbers of the games.
        is_compiled: whether they are played by the compiled twin of the bots.
    """

    batch: Batch
    numbers: range
    is_compiled: bool


@dataclass(frozen=True, slots=True)
class Written:
    """The lines of each game of a part, and the refusal that ended it before its time."""

    games: tuple[bytes, ...]
    failure: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Division:
    """How the games of a batch are divided.

    Attributes:
        batch: the batch.
        count: how many games, from number 1.
        jobs: how many processes play them; 1 is this one.
        is_compiled: as in ``Part``.
        size: how many games a part has.
    """

    batch: Batch
    count: int
    jobs: int
    is_compiled: bool
    size: int

    @classmethod
    def of(cls, batch: Batch, count: int, jobs: int) -> "Division":
        """Return how to divide games among at most ``jobs`` processes; fewer if more do not pay.

        What is written does not depend on it.
        """
        is_slow = any(map(takes_time, batch.kinds))
        is_compiled = count >= TWIN_FROM and have_compiled(batch.kinds)
        # A process has to be started and to load the bots: that takes as long as these games.
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
        """Yield the lines of each game, in order.

        Raises:
            BotErred, BotCrashed: when a bot fails, behind the last game before that.
            GamesLost: when a process ends unasked.
        """
        if self.jobs == 1:
            yield from _joined(map(write_part, self.parts()))
            return
        try:
            with closing(spread(write_part, self.parts(), jobs=self.jobs)) as done:
                yield from _joined(_in_order(done))
        except TaskLost as lost:
            first, last = lost.task.numbers[0], lost.task.numbers[-1]
            raise GamesLost(first=first, last=last) from None


def write_part(part: Part) -> Written:
    """Play the games of a part; a bot that fails ends it."""
    if part.is_compiled:
        from foretell.terminal.simulate.compiled import write_games

        return Written(write_games(part.batch, part.numbers))
    games: list[bytes] = []
    try:
        for number in part.numbers:
            games.append(write_record(part.batch.record(number)).encode())  # noqa: PERF401 - those before a failure count
    except Refusal as failure:
        return Written(tuple(games), failure)
    return Written(tuple(games))


def _in_order(done: Iterable[tuple[Part, Written]]) -> Iterator[Written]:
    early: dict[int, tuple[Part, Written]] = {}
    first = 1
    for part, written in done:
        early[part.numbers.start] = part, written
        while first in early:
            following, games = early.pop(first)
            first = following.numbers.stop
            yield games


def _joined(parts: Iterable[Written]) -> Iterator[bytes]:
    for part in parts:
        yield from part.games
        if part.failure is not None:
            raise part.failure
