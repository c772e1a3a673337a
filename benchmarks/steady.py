"""Measure today's ``steady`` against the former one: prints a table of ``docs/bots.md``.

    python benchmarks/steady.py                 # 2,000 deals per row
    python benchmarks/steady.py --deals 200     # faster, with wider intervals

One player sits alone among copies of the other, at each seat in turn, on the same deals; intervals
are 95 % confidence intervals of the mean over deals. Nothing here passes or fails.
"""

import argparse
from math import sqrt

import numpy as np
from steady_games import Deals, FloatArray, alone, points_of

from foretell import Options
from foretell.bots.steady.weights import weights_for

GAMES = {
    "4 players": Options(players=4),
    "3 players": Options(players=3),
    "5 players": Options(players=5),
    "6 players": Options(players=6),
    "2 players (R9.4)": Options(players=2),
    "3 players, one suit each (R9.7)": Options(players=3, deal="one_suit"),
    "4 players, one suit each (R9.7)": Options(players=4, deal="one_suit"),
    "4 players, hidden bids (R9.1)": Options(players=4, bidding="hidden"),
    "4 players, secret bids (R9.2)": Options(players=4, bidding="secret"),
    "4 players, never an even bid (R9.8)": Options(players=4, even_bid="never"),
    "4 players, the last Wizard wins (R9.3)": Options(players=4, winning_wizard="last"),
    "4 players, clairvoyance (R9.6)": Options(players=4, clairvoyance=True),
}
SEED = 30_000
"""The seed of the deals, which no choice was made by."""


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--deals", type=int, default=2000, help="deals per row (default: 2000)")
    count = parser.parse_args().deals
    print("points a round: the lead of today's alone among the former, and what it gains on the")
    print("former in its seat; how far the former falls behind alone; each among its like")
    for name, options in GAMES.items():
        deals = Deals(options, SEED, 0, count)
        weights = weights_for(options.players, options.deal.value == "one_suit")
        everyone = np.full(count, (1 << options.players) - 1)
        today = points_of(deals, weights, everyone).mean(axis=1)
        former = points_of(deals, weights, 0 * everyone).mean(axis=1)
        above = alone(deals, weights, planner=True)
        below = alone(deals, weights, planner=False)
        figures = (above.lead, above.own - former, below.lead, today, former)
        print(" | ".join((f"{name:38}", *map(interval, figures))), flush=True)


def interval(values: FloatArray) -> str:
    """Return the mean over deals with its margin."""
    return f"{values.mean():6.2f} ± {1.96 * values.std(ddof=1) / sqrt(len(values)):4.2f}"


if __name__ == "__main__":
    main()
