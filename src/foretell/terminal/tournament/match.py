"""The match described by the flags, and its play."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from foretell.i18n import Words
from foretell.rules.options import Options
from foretell.terminal.common.refusals import NotTogether

if TYPE_CHECKING:
    from foretell.arena.ledger import Ledger
    from foretell.arena.match import Match
    from foretell.arena.results import Results
    from foretell.arena.task import WorkerPool


@dataclass(frozen=True, slots=True)
class Contestants:
    """The flags that name the bots of a match."""

    alone: str | None
    others: str | None
    pool: tuple[str, ...] | None
    tables: str | None
    estimate: str | None

    def match(self, options: Options, deals: int, seed: str) -> "Match":
        """Return the match.

        Raises:
            NotTogether: when the tables of a pool are given with ``--alone``.
            WhichBots: when the bots are given in no way, or in two.
            UnknownBot: when there is no such bot at the other seats.
            TooFewBots, NamedTwice, InvalidSeed, NoControl, LabMissing: as ``foretell.arena.Match``.
        """
        from foretell.arena.estimations import estimator
        from foretell.arena.match import Estimation, Match, Tables
        from foretell.arena.refusals import NoControl, WhichBots
        from foretell.bots.registry import check

        if self.tables is not None and self.alone is not None:
            raise NotTogether("--tables", "--alone")
        match self:
            case Contestants(str(alone), str(others), None, None, estimate):
                check(others)  # a mistyped name is no reason to blame --estimate
                estimation = Estimation.PLAIN if estimate is None else Estimation(estimate)
                return Match.alone(
                    alone,
                    others=others,
                    options=options,
                    deals=deals,
                    seed=seed,
                    estimation=estimation,
                )
            case Contestants(None, None, tuple(pool), tables, None | "plain"):
                kind = Tables.BOTH if tables is None else Tables(tables)
                return Match.pool(pool, options=options, deals=deals, seed=seed, tables=kind)
            case Contestants(None, None, tuple(), _, str(estimate)):
                only = estimator(estimate)
                raise NoControl(known=only.AMONG, without=only.WITHOUT)
            case _:
                raise WhichBots


@dataclass(frozen=True, slots=True)
class Progress:
    """The results of the games played of a match, and their number in total."""

    results: "Results"
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether all games were played; False after an interruption."""
        return len(self.results.games) == self.total


def play(
    match: "Match", pool: "WorkerPool", *, ledger: "Ledger | None", words: Words, quiet: bool
) -> Progress:
    """Play the remaining games of a match, until it is over or interrupted.

    The ledger has the earlier games; each game is added to it when it ends.

    Raises:
        Refusal: when a bot or the pool fails.
    """
    from foretell.arena.playing import collected, games, total
    from foretell.terminal.common.progress import counted

    whole = total(match)
    finished = list(collected(match, ledger.games if ledger else ()).games)

    def steps() -> Generator[int, None, None]:
        with closing(games(match, finished, pool=pool)) as played:
            for game in played:
                if ledger:
                    ledger.add(game)
                finished.append(game)
                yield len(finished)

    try:
        with closing(steps()) as counts:
            for _ in counted(counts, whole, words, quiet=quiet):
                pass
    except KeyboardInterrupt:
        pass
    return Progress(collected(match, finished), whole)
