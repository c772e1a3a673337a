"""Write the mean points of a seat, by options and hand size: ``analysis/averages.json``.

    python scripts/averages.py --jobs 2

Every seat plays by the best network, in games from a fixed seed, twenty times as many where all
options are the standard ones.
"""

import argparse
import json
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from foretell.analysis.averages import FILE, key_of
from foretell.analysis.luck import VALUES
from foretell.bots.cores import cores
from foretell.bots.explain.rows import FloatArray
from foretell.bots.learned.network import Evaluator, network_policy, new_evaluator
from foretell.bots.learned.shipped import best_network
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.compiling import kernel
from foretell.sim.deal import deal
from foretell.sim.games import fresh_states
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply
from foretell.testing import all_options

SEED: Final = 0xA7E
GAMES: Final = 1000
STANDARD_GAMES: Final = 20_000


def combinations() -> Iterable[Options]:
    """Return one game for each key of the file."""
    games: dict[str, Options] = {}
    for options in all_options():
        games.setdefault(key_of(options), options)
    return games.values()


def means(options: Options) -> Mapping[str, float]:
    """Return the mean points of a seat by the number of cards."""
    is_standard = options == Options(players=options.players)
    states = fresh_states(options, STANDARD_GAMES if is_standard else GAMES, seed=SEED)
    sums = np.zeros(len(options.schedule))
    play(settings_of(options), new_evaluator(best_network()), states, sums)
    by_round = (sums / (len(states) * options.players)).tolist()
    pairs = zip(options.schedule, by_round, strict=True)
    return {str(size): round(mean, 2) for size, mean in pairs}


@kernel
def play(settings: IntArray, evaluator: Evaluator, states: IntArray, sums: FloatArray) -> None:
    """Play games to their end by a network, and add the points of all seats up by round."""
    first, end = layout.TOTALS, layout.TOTALS + layout.SEATS
    for game in range(len(states)):
        state = states[game]
        while state[layout.PHASE] != layout.FINISHED:
            deal(settings, state)
            number, before = state[layout.ROUND] - 1, state[first:end].sum()
            while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
                apply(settings, state, network_policy(settings, state, evaluator))
            sums[number] += state[first:end].sum() - before


def main() -> None:
    """Play all games, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--jobs", type=int, default=cores(), help="threads (default: all cores)")
    games = combinations()
    with ThreadPoolExecutor(parser.parse_args().jobs) as pool:
        table = dict(zip(map(key_of, games), pool.map(means, games), strict=True))
    text = json.dumps({"values": VALUES, "means": table}, indent=1)
    FILE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
