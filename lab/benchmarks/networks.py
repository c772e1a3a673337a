"""Measure a network alone among others, in every game: its lead, as `learned` plays it.

    python lab/benchmarks/networks.py quick best
    python lab/benchmarks/networks.py run/weights.npz best --deals 500 --games "4 players"
    python lab/benchmarks/networks.py best steady

The lead is what it scores above the other policy in the same seats and deals, in points a round,
with a 95 % interval over deals. Nothing here passes or fails.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from strength import GAMES

from foretell.bots.cores import cores
from foretell_lab.training.lead import lead
from foretell_lab.training.networks import find_network
from foretell_lab.training.plan import STEADY

SEED: Final = 0xFA1
"""The seed of deals that were used for no choice."""


def main() -> None:
    """Play, and print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("network", help="best, quick, or a file of weights")
    parser.add_argument("others", help="likewise, or steady")
    parser.add_argument("--deals", type=int, default=1000, help="for each game (default: 1000)")
    parser.add_argument("--games", nargs="*", choices=GAMES, default=list(GAMES), help="some")
    parser.add_argument("--jobs", type=int, default=cores(), help="threads (default: all cores)")
    given = parser.parse_args()
    network = find_network(given.network)
    others = None if given.others == STEADY else find_network(given.others)
    print(f"{'game':36} {'lead':>13} {'bids made, %':>14}")

    def line(game: str) -> str:
        found = lead(network, others, GAMES[game], deals=given.deals, seed=SEED)
        return f"{game:36} {found.points:+6.2f} ± {found.margin:4.2f} {100 * found.exact:14.1f}"

    with ThreadPoolExecutor(given.jobs) as pool:
        for told in pool.map(line, given.games):
            print(told, flush=True)


if __name__ == "__main__":
    main()
