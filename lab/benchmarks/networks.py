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

from foretell.bots.cores import cores
from foretell.rules.options import Options
from foretell_lab.training.lead import lead
from foretell_lab.training.networks import find_network
from foretell_lab.training.plan import STEADY

SEED: Final = 0xFA1
"""The seed of deals that were used for no choice."""
GAMES: Final = {
    "2 players (R9.4)": Options(players=2),
    **{f"{players} players": Options(players=players) for players in range(3, 7)},
    "hidden bids (R9.1)": Options(players=4, bidding="hidden"),
    "secret bids (R9.2)": Options(players=4, bidding="secret"),
    "no even bid for the leader (R9.5)": Options(players=4, even_bid="not_leader"),
    "never an even bid (R9.8)": Options(players=4, even_bid="never"),
    "the last Wizard wins (R9.3)": Options(players=4, winning_wizard="last"),
    "following after a Wizard (R7.5)": Options(players=4, follow_after_wizard=True),
    "clairvoyance (R9.6)": Options(players=4, clairvoyance=True),
    "one suit each (R9.7)": Options(players=4, deal="one_suit"),
}


def main() -> None:
    """Play, and print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("network", help="best, quick, or a file of weights")
    parser.add_argument("others", help="likewise, or steady")
    parser.add_argument("--deals", type=int, default=1000, help="for each game (default: 1000)")
    parser.add_argument("--games", nargs="*", choices=GAMES, default=list(GAMES), help="some")
    parser.add_argument("--jobs", type=int, default=cores(), help="threads (default: all cores)")
    arguments = parser.parse_args()
    network = find_network(arguments.network)
    others = None if arguments.others == STEADY else find_network(arguments.others)
    print(f"{'game':36} {'lead':>13} {'bids made, %':>14}")

    def line(game: str) -> str:
        gain = lead(network, others, GAMES[game], deals=arguments.deals, seed=SEED)
        return f"{game:36} {gain.points:+6.2f} ± {gain.margin:4.2f} {100 * gain.exact:14.1f}"

    with ThreadPoolExecutor(arguments.jobs) as pool:
        for row in pool.map(line, arguments.games):
            print(row, flush=True)


if __name__ == "__main__":
    main()
