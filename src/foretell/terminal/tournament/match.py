"""The match that the flags describe, and playing it."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from foretell.i18n import Words
from foretell.rules.options import Options

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

    def match(self, options: Options, deals: int, seed: str) -> "Match":
        """Return the match.

        Raises:
            WhichBots: when the bots are named in no way, or in two.
            TooFewBots, NamedTwice, InvalidSeed: as ``foretell.arena.Match``.
        """
        from foretell.arena.match import Match, Tables
        from foretell.arena.refusals import WhichBots

        match self:
            case Contestants(str(alone), str(others), None, None):
                return Match.alone(alone, others=others, options=options, deals=deals, seed=seed)
            case Contestants(None, None, tuple(pool), tables):
                kind = Tables.BOTH if tables is None else Tables(tables)
                return Match.pool(pool, options=options, deals=deals, seed=seed, tables=kind)
            case _:
                raise WhichBots


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match came.

    Attributes:
        results: the games that were played.
        total: how many there are.
    """

    results: "Results"
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether all games were played; otherwise the match was interrupted."""
        return len(self.results.games) == self.total


def play(
    match: "Match", pool: "WorkerPool", *, ledger: "Ledger | None", words: Words, quiet: bool
) -> Progress:
    """Play what is still to be played of a match, until it is over or interrupted.

    Args:
        match: the match.
        pool: who plays the games.
        ledger: where games come from, and where they are kept, each as soon as it is over.
        words: the language of the bar.
        quiet: show no bar.

    Raises:
        Refusal: when a bot fails, or the crew.
    """
    from foretell.arena.playing import collected, games, total
    from foretell.terminal.common.progress import counted

    whole = total(match)
    done = list(collected(match, ledger.games if ledger else ()).games)

    def steps() -> Generator[int, None, None]:
        with closing(games(match, done, pool=pool)) as played:
            for game in played:
                if ledger:
                    ledger.add(game)
                done.append(game)
                yield len(done)

    try:
        with closing(steps()) as counts:
            for _ in counted(counts, whole, words, quiet=quiet):
                pass
    except KeyboardInterrupt:
        pass
    return Progress(collected(match, done), whole)
