"""Measure the strength and speed of ``steady``: for ``docs/how-it-works/strength.md``.

    python lab/benchmarks/bots.py                          # all tables, 1,000 games per row
    python lab/benchmarks/bots.py --games 200 --jobs 2     # faster, with wider intervals

Intervals are 95 % confidence intervals of the mean over games. Nothing here passes or fails.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import sqrt
from statistics import mean, stdev
from time import perf_counter

from foretell import Options, Session
from foretell.bots.runner import play_on, seat_bots
from foretell.game.stream import derive_seed

TABLES: tuple[dict[str, object], ...] = (
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 6},
    {"players": 2},
    {"players": 3, "deal": "one_suit"},
    {"players": 4, "deal": "one_suit"},
    {"players": 4, "bidding": "hidden"},
    {"players": 4, "bidding": "secret"},
    {"players": 4, "even_bid": "not_leader"},
    {"players": 4, "even_bid": "never"},
    {"players": 4, "winning_wizard": "last"},
    {"players": 4, "clairvoyance": True},
    {"players": 4, "follow_after_wizard": True},
)


@dataclass(frozen=True)
class Played:
    """The figures of one game."""

    exact: float
    """The share of all bids that were made."""
    points: float
    """Points per round and player."""
    lead: float
    """The points of seat 0 above the mean of the others."""


def play(options: Options, names: Sequence[str], seed: str) -> Played:
    """Play a game with these bots, in order from seat 0."""
    session = Session(options, seed)
    play_on(session, seat_bots(names, seed))
    rows = session.state.scores
    first, *others = session.state.totals
    return Played(
        exact=mean(
            bid == taken for row in rows for bid, taken in zip(row.bids, row.taken, strict=True)
        ),
        points=mean(chain.from_iterable(row.points for row in rows)),
        lead=first - mean(others),
    )


def interval(values: Sequence[float], scale: float = 1.0) -> str:
    """Return the mean over games with its margin."""
    around = 1.96 * stdev(values) / sqrt(len(values))
    return f"{scale * mean(values):7.2f} ± {scale * around:4.2f}"


def main() -> None:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games per row (default: 1000)")
    parser.add_argument("--seed", default="0", help="hexadecimal digits (default: 0)")
    parser.add_argument("--jobs", type=int, default=1, help="worker processes (default: 1)")
    given = parser.parse_args()
    seeds = [derive_seed(given.seed, f"game/{number}") for number in range(given.games)]

    print("steady against copies of itself")
    print(f"{'bids made, %':>16} {'points a round':>16}   options")
    with ProcessPoolExecutor(given.jobs) as workers:
        for values in TABLES:
            options = Options.from_json(values)
            games = partial(play, options, ["steady"] * options.players)
            played = list(workers.map(games, seeds, chunksize=10))
            exact = interval([game.exact for game in played], 100)
            points = interval([game.points for game in played])
            named = ", ".join(f"{name} {value}" for name, value in values.items())
            print(f"{exact:>16} {points:>16}   {named}", flush=True)

        print("\nsteady against random ones: how many points a game it has more than they")
        for players in (3, 4, 5, 6):
            names = ["steady", *["random"] * (players - 1)]
            games = partial(play, Options(players=players), names)
            played = list(workers.map(games, seeds, chunksize=10))
            print(f"{interval([game.lead for game in played]):>16}   players {players}", flush=True)

    print("\nspeed, one process, 4 players: games a second (random ones are there to compare)")
    for name, rate in speeds(("random", "steady"), seeds[:100]):
        print(f"{rate:>16.1f}   {name}")


def speeds(names: Sequence[str], seeds: Sequence[str]) -> Iterator[tuple[str, float]]:
    """Yield games per second for four bots of each name; names take turns, game by game."""
    spent = dict.fromkeys(names, 0.0)
    for seed in seeds:
        for name in names:
            spent[name] += seconds(partial(play, Options(players=4), [name] * 4, seed))
    for name in names:
        yield name, len(seeds) / spent[name]


def seconds(work: Callable[[], object]) -> float:
    """Return the duration of a call, in seconds."""
    start = perf_counter()
    work()
    return perf_counter() - start


if __name__ == "__main__":
    main()
