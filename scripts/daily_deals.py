"""Choose the deals of the day: add the dates that ``web/static/net/daily/chosen.txt`` lacks.

    python -m scripts.daily_deals --until 2036-11-30 --jobs 2
    python -m scripts.daily_deals --measure 2027      # the choices of a year against candidate 0

A date's choice is the candidate in which bots from ``beginner`` to ``learned``, one after the other
in the person's seat, differ most and in the right order. Chosen dates stay as they are, even when
the bots have changed since: people have results in them.
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import combinations
from multiprocessing import Pool
from statistics import mean, pstdev
from typing import Final, NamedTuple

from foretell.bots.bot import Bot
from foretell.bots.cores import cores
from foretell.bots.registry import create
from foretell.bots.runner import bot_seed, play_on, seat_bots
from foretell.game.actions import Action, MakeBid
from foretell.game.events import BidMade
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.server.daily import BOTS, CANDIDATES, CHOSEN, OPTIONS, SEAT, candidate_seed, chosen

LEVELS: Final = ("beginner", "casual", "seasoned", "learned")
"""The bots that choose, the gentlest first: those that decide within milliseconds."""
SOUND: Final = ("seasoned", "learned")
"""The bots that bids of 0 alone, or random play, may not equal."""
MEASURED: Final = ("random", "zero", "beginner", "casual", "seasoned", "expert", "learned")
"""The players in a table of ``--measure``; ``expert`` has no say in the choice."""
DIGITS: Final = "0123456789abcdefghij"


class Candidate(NamedTuple):
    """The results of the players in one candidate.

    Attributes:
        points: by player.
        bids: the sum of the strongest level's bids.
    """

    points: Mapping[str, int]
    bids: int

    @property
    def is_sound(self) -> bool:
        """Whether the cards reward bidding and play."""
        easy = max(self.points["zero"], self.points["random"])
        return self.bids > 0 and all(self.points[level] > easy for level in SOUND)

    @property
    def slope(self) -> float:
        """The growth of points from level to level, up to a factor."""
        middle = (len(LEVELS) - 1) / 2
        return sum((place - middle) * self.points[level] for place, level in enumerate(LEVELS))

    @property
    def rank(self) -> tuple[bool, int, float]:
        """The order of candidates: sound, the fewest levels out of order, the steepest slope."""
        return self.is_sound, -disorder(self.points, LEVELS), self.slope


def disorder(points: Mapping[str, int], levels: Sequence[str]) -> int:
    """Return the number of pairs of levels in which the gentler one has as many points."""
    return sum(points[one] >= points[other] for one, other in combinations(levels, 2))


class BiddingZero:
    """``seasoned``, but every bid is 0."""

    def __init__(self, seed: str) -> None:
        self._bot = create("seasoned", seed)

    def act(self, observation: SeatObservation) -> Action:
        """Return a bid of 0, or the action of the bot."""
        action = self._bot.act(observation)
        return MakeBid(action.seat, 0) if isinstance(action, MakeBid) else action


def played(day: date, candidate: int, player: str) -> Session:
    """Return the finished game of a candidate with a player in the person's seat."""
    seed = candidate_seed(day, candidate)
    game = Session(OPTIONS, seed)
    own: Bot = (
        BiddingZero(bot_seed(seed, SEAT))
        if player == "zero"
        else create(player, bot_seed(seed, SEAT))
    )
    bots = [own if seat == SEAT else bot for seat, bot in enumerate(seat_bots(BOTS, seed))]
    play_on(game, bots)
    return game


def points_in(game: Session) -> int:
    """Return the points of the player in a finished game."""
    assert game.outcome is not None
    return game.outcome.totals[SEAT]


def choice_of(day: date) -> int:
    """Return the number of a date's best candidate."""
    gentle = [
        {level: points_in(played(day, number, level)) for level in LEVELS[:-1]}
        for number in range(CANDIDATES)
    ]
    return best_of(gentle, lambda number: completed(day, number, gentle[number]))


def best_of(gentle: Sequence[Mapping[str, int]], complete: Callable[[int], Candidate]) -> int:
    """Return the number of the best candidate, the first of equals.

    Where more of the gentle levels, which are quick, are out of order than all levels in a sound
    candidate, nobody else has to play.

    Args:
        gentle: the points of all levels but the strongest, by candidate.
        complete: returns a candidate by its number.
    """
    bounds = [disorder(points, LEVELS[:-1]) for points in gentle]
    best: tuple[bool, int, float, int] | None = None
    for number in sorted(range(len(gentle)), key=bounds.__getitem__):
        if best is not None and best[0] and -bounds[number] < best[1]:
            break
        ranked = (*complete(number).rank, -number)
        best = ranked if best is None else max(best, ranked)
    assert best is not None
    return -best[-1]


def completed(day: date, number: int, gentle: Mapping[str, int]) -> Candidate:
    """Return a candidate by the points of the gentle levels, after all others have played."""
    games = {player: played(day, number, player) for player in ("zero", "random", LEVELS[-1])}
    made = games[LEVELS[-1]].events
    bids = sum(one.bid or 0 for one in made if isinstance(one, BidMade) and one.seat == SEAT)
    points = {player: points_in(game) for player, game in games.items()}
    return Candidate({**gentle, **points}, bids)


def days(first: date, last: date) -> list[date]:
    """Return all dates from the first to the last."""
    return [first + timedelta(day) for day in range((last - first).days + 1)]


def by_year(first: date, numbers: Sequence[int]) -> str:
    """Return the text of the file: the first date, and a line of digits for each year."""
    lines = {day.year: "" for day in days(first, first + timedelta(len(numbers) - 1))}
    for place, number in enumerate(numbers):
        lines[(first + timedelta(place)).year] += DIGITS[number]
    return "\n".join([first.isoformat(), *lines.values(), ""])


def extend(until: date, jobs: int) -> None:
    """Add the missing dates to the file, which is written after each month."""
    first, numbers = chosen()
    missing = days(first + timedelta(len(numbers)), until)
    with Pool(jobs) as pool:
        for day, number in zip(missing, pool.imap(choice_of, missing, chunksize=4), strict=True):
            numbers = (*numbers, number)
            if (day + timedelta(1)).day == 1 or day == until:
                CHOSEN.write_text(by_year(first, numbers), encoding="ascii")
                print(day, flush=True)


def measured(task: tuple[date, int]) -> dict[str, int]:
    """Return the points of the measured players in a candidate."""
    return {player: points_in(played(*task, player)) for player in MEASURED}


def report(games: Iterable[dict[str, int]]) -> Iterator[str]:
    """Yield the lines of a comparison over games."""
    rows = list(games)
    for player in MEASURED:
        yield f"{player:9} {mean(row[player] for row in rows):7.1f}"
    levels = MEASURED[2:]  # the gentlest first
    yield f"spread    {mean(pstdev([row[level] for level in levels]) for row in rows):7.1f}"
    for strong in ("expert", "learned"):
        easy = sum(max(row["zero"], row["random"]) >= row[strong] for row in rows)
        yield f"days on which zero or random equals {strong}: {easy} of {len(rows)}"
    pairs = list(combinations(levels, 2))
    right = sum(row[one] < row[other] for row in rows for one, other in pairs)
    yield f"pairs of levels in order: {100 * right / (len(pairs) * len(rows)):.0f} %"


def measure(year: int, jobs: int) -> None:
    """Compare the choices of a year with candidate 0."""
    dates = days(date(year, 1, 1), date(year, 12, 31))
    with Pool(jobs) as pool:
        for name, tasks in (
            ("candidate 0", [(day, 0) for day in dates]),
            ("chosen", [(day, chosen().on(day)) for day in dates]),
        ):
            print(name, *report(pool.imap(measured, tasks, chunksize=4)), sep="\n", flush=True)


def main() -> None:
    """Extend the file, or measure a year of it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--until", type=date.fromisoformat, metavar="DATE", help="the last date")
    what.add_argument("--measure", type=int, metavar="YEAR", help="compare a year's choices")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (default: all cores)")
    arguments = parser.parse_args()
    if arguments.until is not None:
        extend(arguments.until, arguments.jobs)
    else:
        measure(arguments.measure, arguments.jobs)


if __name__ == "__main__":
    main()
