"""Judge the chance to win that bots with `win` maximise, and fit its scales.

    python lab/benchmarks/winning.py                    # 4,000 games of each number of players
    python lab/benchmarks/winning.py --games 1000 --players 4
    python lab/benchmarks/winning.py --games 12000 --head  # and by a network; needs PyTorch

`learned` plays whole games at all seats. With one and with two rounds to come, each seat's chance
is compared with whether it won: by the Brier score, the mean squared error summed over the seats.
Three estimates are judged on the second half of the games: that of the package, the same with the
scale that fits the first half best, and a product over the others of the chance to end ahead of
each, by normal distributions that deviate by 28 points a round. With `--head` there is a fourth, a
network of all seats' totals that learns from the first half what the softmax misses. Differences
are from the package's, with a 95 % interval over games. Nothing here passes or fails.
"""

import argparse
from math import erf, sqrt
from typing import Any, Final

import numpy as np

from foretell.bots.explanation import Z_95
from foretell.bots.learned.network import Evaluator, network_policy, new_evaluator
from foretell.bots.search.utility import win_utility
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.compiling import kernel
from foretell.sim.deal import deal
from foretell.sim.games import fresh_states
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply
from foretell_lab.training.networks import find_network

SEED: Final = 0xFA2
ROUNDS: Final = (1, 2)
"""The numbers of rounds to come for which the package estimates chances."""
SCALES: Final = np.arange(8.0, 40.0, 0.5)
DEVIATION: Final = 28.0
BINS: Final = 5
POINTS: Final = 50.0
"""Points that are 1 to the network."""
UNITS: Final = 32
STEPS: Final = 2000
"""Updates of the network, of 512 games each."""


def main() -> None:
    """Play, and print a line for each number of players and of rounds to come."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=4000, help="for each number (default: 4000)")
    parser.add_argument("--players", nargs="*", type=int, default=[2, 3, 4, 5, 6], help="some")
    parser.add_argument("--head", action="store_true", help="judge a network as well")
    given = parser.parse_args()
    evaluator = new_evaluator(find_network("best"))
    print("players  to come   Brier           fitted (scale)          product  told/won, in %")
    for players in given.players:
        totals = played(evaluator, players, given.games)
        fit, judge = np.array_split(totals, 2)
        scale = min(SCALES, key=lambda one: sum(error(fit, left, one) for left in ROUNDS))
        for left in ROUNDS:
            print(line(judge, left, float(scale)), flush=True)
            if given.head:
                told = compared(head(fit, judge, left, float(scale)), judge, left)
                print(f"{'':17} by a network {told}", flush=True)


def played(evaluator: Evaluator, players: int, games: int) -> IntArray:
    """Return the totals after each round, ``int64[games, rounds, players]``."""
    options = Options(players=players)
    totals = np.zeros((games, len(options.schedule), players), dtype=np.int64)
    states = fresh_states(options, games, seed=SEED)
    play_games(settings_of(options), states, evaluator, totals)
    return totals


@kernel
def play_games(
    settings: IntArray, states: IntArray, evaluator: Evaluator, totals: IntArray
) -> None:
    """Play games to their end, and write the totals after each round."""
    for game in range(len(states)):
        state = states[game]
        for number in range(settings[layout.ROUNDS]):
            deal(settings, state)
            while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
                apply(settings, state, network_policy(settings, state, evaluator))
            for seat in range(settings[layout.PLAYERS]):
                totals[game, number, seat] = state[layout.TOTALS + seat]


def line(totals: IntArray, left: int, scale: float) -> str:
    """Return the scores of all estimates, and the calibration of the package's."""
    before, victories = totals[:, -1 - left], won(totals)
    own = by_package(before, left)
    bins = np.minimum((own * BINS).astype(int), BINS - 1)
    told = "  ".join(
        f"{100 * own[bins == one].mean():.0f}/{100 * victories[bins == one].mean():.0f}"
        for one in range(BINS)
        if (bins == one).any()
    )
    fitted = compared(softmax(before, left, scale), totals, left)
    other, score = compared(product(before, left), totals, left), squared(own, victories).mean()
    return f"{totals.shape[2]:7} {left:8}  {score:.4f} {fitted} ({scale:4}) {other}  {told}"


def compared(chances: Any, totals: IntArray, left: int) -> str:
    """Return by how much the score of some chances is above that of the package's."""
    victories = won(totals)
    gains = squared(chances, victories) - squared(by_package(totals[:, -1 - left], left), victories)
    return f"{gains.mean():+.4f} ± {Z_95 * gains.std() / sqrt(len(gains)):.4f}"


def head(fit: IntArray, judge: IntArray, left: int, scale: float) -> Any:
    """Return the chances by a network that corrects the logits of the softmax.

    It sees the lead of each seat over the mean; the seats tell it who deals.
    """
    import torch

    torch.manual_seed(1)
    players = fit.shape[2]

    def leads(totals: IntArray) -> Any:
        before = totals[:, -1 - left].astype(np.float32)
        return torch.from_numpy((before - before.mean(axis=1, keepdims=True)) / POINTS)

    def logits(rows: Any) -> Any:
        return rows * POINTS / (scale * sqrt(left)) + network(rows)

    rows, victories = leads(fit), torch.from_numpy(won(fit).astype(np.float32))
    network = torch.nn.Sequential(
        torch.nn.Linear(players, UNITS),
        torch.nn.SiLU(),
        torch.nn.Linear(UNITS, UNITS),
        torch.nn.SiLU(),
        torch.nn.Linear(UNITS, players),
    )
    optimiser = torch.optim.AdamW(network.parameters(), 2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, STEPS)
    for _ in range(STEPS):
        some = torch.randint(len(rows), (512,))
        loss = torch.nn.functional.cross_entropy(logits(rows[some]), victories[some])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
    with torch.no_grad():
        return logits(leads(judge)).softmax(1).numpy()


def won(totals: IntArray) -> Any:
    """Return each seat's share of the victory, ``float64[games, players]``."""
    first = totals[:, -1] == totals[:, -1].max(axis=1, keepdims=True)
    return first / first.sum(axis=1, keepdims=True)


def by_package(totals: IntArray, left: int) -> Any:
    """Return the chances that the package's bots maximise, ``float64[games, players]``."""
    players, chances = totals.shape[1], np.empty(totals.shape)
    padded = np.zeros((len(totals), SEATS), dtype=np.int64)
    padded[:, :players] = totals
    for game, seat in np.ndindex(totals.shape):
        chances[game, seat] = win_utility(padded[game], seat, players, left)
    return (chances - 0.01 * totals) / 100


def softmax(totals: IntArray, left: int, scale: float) -> Any:
    """Return the chances by a softmax with a scale, in points."""
    logits = totals / (scale * sqrt(left))
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def product(totals: IntArray, left: int) -> Any:
    """Return the chances as products over the others."""
    leads = (totals[:, :, None] - totals[:, None, :]) / (DEVIATION * sqrt(2 * left))
    ahead = 0.5 * (1 + np.vectorize(erf)(leads / sqrt(2)))
    seats = np.arange(totals.shape[1])
    ahead[:, seats, seats] = 1
    return ahead.prod(axis=2)


def error(totals: IntArray, left: int, scale: float) -> float:
    """Return the Brier score of a softmax."""
    return float(squared(softmax(totals[:, -1 - left], left, scale), won(totals)).mean())


def squared(chances: Any, victories: Any) -> Any:
    """Return the squared error of each game, summed over its seats."""
    return ((chances - victories) ** 2).sum(axis=1)


if __name__ == "__main__":
    main()
