"""Measure the gaps between levels and the effect of styles, for ``docs/how-it-works/strength.md``.

    python lab/benchmarks/levels.py                          # all tables
    python lab/benchmarks/levels.py --deals 40 --jobs 2      # faster, with wider intervals
    python lab/benchmarks/levels.py styles --levels casual   # one row of one table

Each deal is played with every arrangement of the seats; intervals are 95 % confidence intervals of
the mean over deals. Levels that search play a tenth of the deals. Nothing here passes or fails.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from foretell import Options, Session
from foretell.bots.preparing import compile_bot
from foretell.bots.registry import LEVELS, STYLES, takes_time
from foretell.bots.runner import play_on, seat_bots
from foretell.game.stream import derive_seed

PLAYERS = 4
LADDER = ("random", *LEVELS)


class Bids(NamedTuple):
    """The results of one bot, or of several copies, in a deal, as means over rounds."""

    points: float
    exact: float
    bid: float
    swing: float
    """The standard deviation of the points of a round."""


class Shared(NamedTuple):
    """A deal in which one bot sat at each seat in turn among copies of another."""

    alone: Bids
    others: Bids

    @property
    def lead(self) -> float:
        """The lead of the single bot over the others, in points per round."""
        return self.alone.points - self.others.points

    def at_all_seats(self, name: str) -> float:
        """Return the mean of a figure over all seats."""
        own, rest = (float(getattr(bids, name)) for bids in self)
        return (own + (PLAYERS - 1) * rest) / PLAYERS


def play(alone: str, others: str, seed: str) -> Shared:
    """Play a deal with the single bot at each seat in turn; only once if all bots are the same."""
    own: list[tuple[int, int, int]] = []
    rest: list[tuple[int, int, int]] = []
    for place in range(PLAYERS if alone != others else 1):
        names = [others] * PLAYERS
        names[place] = alone
        session = Session(Options(players=PLAYERS), seed)
        play_on(session, seat_bots(names, seed))
        for row in session.state.scores:
            for seat in range(PLAYERS):
                to = own if seat == place else rest
                to.append((row.bids[seat], row.taken[seat], row.points[seat]))
    return Shared(summed_up(own), summed_up(rest))


def summed_up(rounds: Sequence[tuple[int, int, int]]) -> Bids:
    """Return the summary of rounds, each given by bid, tricks and points."""
    points = [gained for _, _, gained in rounds]
    return Bids(
        points=mean(points),
        exact=100 * mean(bid == taken for bid, taken, _ in rounds),
        bid=mean(bid for bid, _, _ in rounds),
        swing=stdev(points),
    )


def interval(values: Sequence[float]) -> str:
    """Return the mean over deals with its margin."""
    around = 1.96 * stdev(values) / sqrt(len(values))
    return f"{mean(values):7.2f} ± {around:4.2f}"


def steps(given: argparse.Namespace, workers: ProcessPoolExecutor) -> Iterator[str]:
    """Yield the lead of each level over the next lower one, in points."""
    for lower, upper in pairwise(LADDER):
        if upper not in given.levels:
            continue
        seeds = seeds_for(given, upper)
        up = list(workers.map(partial(play, upper, lower), seeds))
        down = list(workers.map(partial(play, lower, upper), seeds))
        step = [(above.lead - below.lead) / 2 for above, below in zip(up, down, strict=True)]
        leads = (interval([deal.lead for deal in deals]) for deals in (up, down))
        yield f"{lower:9} {upper:9} {interval(step)} {'  '.join(leads)} {len(up):6}"


def alike(given: argparse.Namespace, workers: ProcessPoolExecutor) -> Iterator[str]:
    """Yield the figures of tables of a single level."""
    for level in given.levels:
        deals = list(workers.map(partial(play, level, level), seeds_for(given, level)))
        exact, points, bid = (
            interval([deal.at_all_seats(name) for deal in deals])
            for name in ("exact", "points", "bid")
        )
        yield f"{level:9} {exact} {points} {bid} {len(deals):6}"


def styles(given: argparse.Namespace, workers: ProcessPoolExecutor) -> Iterator[str]:
    """Yield the effect of a style for a player among players of the same level without one."""
    for level in given.levels:
        for style in STYLES:
            name = f"{level}:{style}"
            deals = list(workers.map(partial(play, name, level), seeds_for(given, level)))
            more = interval([deal.alone.bid - deal.others.bid for deal in deals])
            swing = interval([deal.alone.swing - deal.others.swing for deal in deals])
            lead = interval([deal.lead for deal in deals])
            yield f"{name:17} {more} {swing} {lead} {len(deals):6}"


def seeds_for(given: argparse.Namespace, level: str) -> list[str]:
    """Return the seeds of the deals, the same as in the arena."""
    deals = given.deals // 10 if takes_time(level) else given.deals
    return [derive_seed(given.seed, f"game/{deal}") for deal in range(1, deals + 1)]


TABLES = {
    "steps": (
        "points a round between neighbours: the mean of both, one above alone, one below alone",
        steps,
    ),
    "alike": ("four of a level: bids made exactly in %, points a round, bid", alike),
    "styles": ("one with a style among three without: bid, swing of points, points", styles),
}


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "tables", nargs="*", help=f"tables to print: {', '.join(TABLES)} (default: all)"
    )
    parser.add_argument(
        "--levels",
        nargs="+",
        choices=LEVELS,
        default=LEVELS,
        help="levels to measure (default: all)",
    )
    parser.add_argument("--deals", type=int, default=300, help="deals per row (default: 300)")
    parser.add_argument("--seed", default="0", help="hexadecimal digits (default: 0)")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes (default: 1)")
    given = parser.parse_args()
    for level in given.levels:
        compile_bot(level)
    with ProcessPoolExecutor(given.jobs) as workers:
        for name in given.tables or TABLES:
            title, rows = TABLES[name]
            print(title)
            for row in rows(given, workers):
                print(row, flush=True)
            print()


if __name__ == "__main__":
    main()
