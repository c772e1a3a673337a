"""Playing a match."""

from collections.abc import Generator, Iterable, Iterator

from foretell.arena.match import Match
from foretell.arena.played import Played
from foretell.arena.results import Results
from foretell.arena.task import Task, WorkerPool, in_process
from foretell.arena.workers import workers
from foretell.bots.registry import create


def play_match(match: Match, *, jobs: int = 1) -> Results:
    """Play all games of a match.

    Args:
        match: what is played.
        jobs: games at a time, each in a process of its own; a single one in this process. Results
            are the same, however many there are.

    Raises:
        UnknownBot, BrokenBot: when a bot cannot be had.
        BotFailed: when a bot fails in a game.
        WorkerLost: when a process ends unasked.
    """
    pool = in_process if jobs == 1 else workers(jobs)
    return collected(match, games(match, pool=pool))


def collected(match: Match, played: Iterable[Played]) -> Results:
    """Return the results of a match: games in the order of deals and arrangements.

    Those of deals beyond the match are left out.
    """
    wanted = (game for game in played if game.deal <= match.deals)
    return Results(match, tuple(sorted(wanted, key=lambda game: (game.deal, game.seating))))


def check_bots(match: Match) -> None:
    """Refuse what cannot be played.

    Raises:
        UnknownBot, BrokenBot: when a bot cannot be had.
    """
    for bot in dict.fromkeys(match.bots):
        create(bot, match.seed)


def games(
    match: Match, done: Iterable[Played] = (), *, pool: WorkerPool = in_process
) -> Generator[Played, None, None]:
    """Yield the games of a match that are still to be played, as each is over.

    Args:
        match: what is played.
        done: games that need not be played again.
        pool: plays them.

    Raises:
        Refusal: as ``play_match``.
    """
    check_bots(match)
    return pool(_tasks(match, {(game.deal, game.seating) for game in done}))


def total(match: Match) -> int:
    """Return how many games a match has."""
    return sum(len(match.seatings(deal)) for deal in range(1, match.deals + 1))


def _tasks(match: Match, done: set[tuple[int, tuple[int, ...]]]) -> Iterator[Task]:
    for deal in range(1, match.deals + 1):
        for seating in match.seatings(deal):
            if (deal, seating) not in done:
                yield Task(match.options, match.seed, deal, seating, match.named(seating))
