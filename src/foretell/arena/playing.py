"""Playing a match."""

from collections.abc import Container, Generator, Iterable, Iterator

from foretell.arena.contests import Seating
from foretell.arena.match import Estimation, Match
from foretell.arena.played import Played
from foretell.arena.results import Results
from foretell.arena.task import Task, WorkerPool, in_process
from foretell.arena.workers import workers
from foretell.bots.registry import create


def play_match(match: Match, *, jobs: int = 1) -> Results:
    """Play all games of a match.

    Args:
        match: the match.
        jobs: the number of games at a time, each in a separate process; 1 for this process. It
            does not change the results.

    Raises:
        UnknownBot, BrokenBot: when a bot cannot be created.
        BotFailed: when a bot fails in a game.
        WorkerLost: when a process ends unexpectedly.
    """
    pool = in_process if jobs == 1 else workers(jobs)
    return collected(match, games(match, pool=pool))


def collected(match: Match, played: Iterable[Played]) -> Results:
    """Return the results of a match, with games sorted by deal and arrangement.

    Games of deals beyond the match are omitted.
    """
    counted = (game for game in played if game.deal <= match.deals)
    return Results(match, tuple(sorted(counted, key=lambda game: (game.deal, game.seating))))


def check_bots(match: Match) -> None:
    """Refuse a match that cannot be played.

    Raises:
        UnknownBot, BrokenBot: when a bot cannot be created.
    """
    for bot in dict.fromkeys(match.bots):
        create(bot, match.seed)


def games(
    match: Match, done: Iterable[Played] = (), *, pool: WorkerPool = in_process
) -> Generator[Played, None, None]:
    """Yield the remaining games of a match, each as soon as it is over.

    Args:
        match: the match.
        done: the games already played.
        pool: the worker pool.

    Raises:
        Refusal: as ``play_match``.
    """
    check_bots(match)
    return pool(tasks(match, {(game.deal, game.seating) for game in done}))


def total(match: Match) -> int:
    """Return the number of games in a match."""
    return sum(len(match.seatings(deal)) for deal in range(1, match.deals + 1))


def tasks(match: Match, done: Container[tuple[int, Seating]] = ()) -> Iterator[Task]:
    """Yield the games of a match, but those ``done``, as deal and seating."""
    luck_of = 0 if match.estimation is Estimation.CONTROL else None
    for deal in range(1, match.deals + 1):
        for seating in match.seatings(deal):
            if (deal, seating) not in done:
                named = match.named(seating)
                yield Task(match.options, match.seed, deal, seating, named, luck_of)
