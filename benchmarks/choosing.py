"""Compare rules by which `strongest` could choose an action after its rollouts.

    python benchmarks/choosing.py search --out choices --games 53    # an hour of a core; resumes
    python benchmarks/choosing.py judge --out choices

`search` takes one decision in 20 of games of four `learned`, and tries all its actions in eight
samples of 70 possible games, as many as `strongest` looks at. `judge` lets each rule choose by one
sample, and prints by how many points its choice is better than the network's own action in the
other samples, and how much more it gains than the rule that `strongest` follows. The parameter t of
a rule is the best one in half of the games, and is judged by the other half. Then it prints what
the rule of `strongest` gains with more possible games, and with fewer. Intervals are 95 % intervals
over games. Nothing here passes or fails.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from beliefs import decisions

from foretell import Options
from foretell.arena.estimate import mean
from foretell.bots.learned.bot import predict
from foretell.bots.learned.network import new_evaluator
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.preparing import compile_bot
from foretell.bots.search.bot import alike
from foretell.bots.search.likelihood import FloatArray
from foretell.bots.search.rollouts import OUTCOME
from foretell.bots.search.situation import Situation
from foretell.bots.search.trials import TEMPERATURE, guarded_error
from foretell.bots.strongest.bot import STRONGEST, NetworkRollouts
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.actions import encode_action
from foretell.sim.layout import IntArray

EVERY: Final = 20
SAMPLES: Final = 8
COUNTS: Final = (35, 70, 140, 280)
"""The numbers of possible games that the rule of `strongest` is judged with."""


class Tried(NamedTuple):
    """A decision.

    Attributes:
        logits: of the actions in the policy of the network, ``float64[actions]``.
        values: the points of the round that each action scores in the possible games of all
            samples, ``int16[SAMPLES * games, actions]``.
    """

    logits: FloatArray
    values: npt.NDArray[np.int16]


class Compared(NamedTuple):
    """Actions, compared with the network's own one in a sample of possible games.

    Attributes:
        log_odds: the logarithms of their probabilities in the policy, relative to that of the
            network's own action, ``float64[actions]``.
        leads: their mean leads over it, ``float64[actions]``.
        errors: the standard errors of the leads, ``float64[actions]``.
        worth: their mean leads over it in all other samples, ``float64[actions]``.
    """

    log_odds: FloatArray
    leads: FloatArray
    errors: FloatArray
    worth: FloatArray


class Searcher:
    """Tries the actions of decisions."""

    def __init__(self) -> None:
        self._evaluator = new_evaluator(best_network())
        self._policy = NetworkRollouts(best_network(), quick_network())

    def tried(self, observation: Observation) -> Tried:
        """Try the actions that are not alike."""
        kinds = alike(observation.legal_actions)
        codes = np.array([encode_action(each[0]) for each in kinds], dtype=np.int64)
        situations = [Situation(observation, f"{sample:x}") for sample in range(SAMPLES)]
        policy = predict(self._evaluator, situations[0].settings, situations[0].known, codes)
        values = [self._values(situation, codes) for situation in situations]
        return Tried(policy.logits.astype(np.float64), np.concatenate(values))

    def _values(self, situation: Situation, codes: IntArray) -> npt.NDArray[np.int16]:
        games = self._policy.sample_games(situation, STRONGEST)
        outcomes = np.empty((len(games), len(codes), OUTCOME), dtype=np.int64)
        self._policy.rollouts(situation.settings, games, codes, outcomes)
        seat = games[0, at.SEAT]
        return (outcomes[:, :, seat] - games[:, at.TOTALS + seat, None]).astype(np.int16)


def search(out: Path, games: int) -> None:
    """Try the actions of decisions of the games that the folder does not hold yet."""
    compile_bot("strongest")
    searcher = Searcher()
    out.mkdir(parents=True, exist_ok=True)
    for game in range(games):
        path = out / f"{game:05}.npz"
        if path.exists():
            continue
        found = [
            searcher.tried(session.observe(session.to_act[0]))
            for session in decisions("learned", Options(players=4), f"{game:x}", EVERY)
        ]
        parts = {
            f"{name}-{number}": part
            for number, one in enumerate(found)
            for name, part in one._asdict().items()
        }
        np.savez_compressed(path, **parts)
        print(f"{path}: {len(found)} decisions", flush=True)


def game_in(path: Path, games: int = STRONGEST.games) -> list[Compared]:
    """Return the decisions of a game, once for each sample of possible games."""
    with np.load(path) as parts:
        found = [
            Tried(parts[f"logits-{number}"], parts[f"values-{number}"])
            for number in range(len(parts.files) // len(Tried._fields))
        ]
    return [
        compared(one, slice(first, first + games))
        for one in found
        for first in range(0, len(one.values), games)
    ]


def compared(tried: Tried, sample: slice) -> Compared:
    """Compare the actions of a decision in a sample of possible games."""
    own = tried.logits.argmax()
    leads = tried.values - tried.values[:, [own]]
    games = len(leads[sample])
    return Compared(
        tried.logits - tried.logits[own],
        leads[sample].mean(axis=0),
        np.array([guarded_error(one / games**0.5, games) for one in leads[sample].std(axis=0)]),
        np.delete(leads, sample, axis=0).mean(axis=0),
    )


def most_points(one: Compared, _: float) -> FloatArray:
    """Return the score of each action: its points."""
    return one.leads


def surely_better(one: Compared, caution: float) -> FloatArray:
    """Return the score of each action: its lead, less some standard errors."""
    return np.where(one.log_odds == 0, 0.0, one.leads - caution * one.errors)


def by_policy(one: Compared, temperature: float) -> FloatArray:
    """Return the score of each action: its lead, and its log odds times a number of points."""
    return one.leads + temperature * one.log_odds


def as_used(one: Compared, temperature: float) -> FloatArray:
    """Return the score of each action: its lead, and its log odds times some standard errors."""
    return one.leads + temperature * one.errors * one.log_odds


Rule: TypeAlias = Callable[[Compared, float], FloatArray]
RULES: Final[dict[str, tuple[Rule, tuple[float, ...]]]] = {
    "most points": (most_points, (0.0,)),
    "points less standard errors": (surely_better, (0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0)),
    "policy * exp(points / t)": (by_policy, (0.25, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)),
    "policy * exp(errors / t)": (as_used, (0.05, 0.1, 0.15, 0.2, 0.3, 0.4)),
}
"""Each rule: its score, of which the highest is chosen, and the parameters that are tried."""


def gains(games: Sequence[Sequence[Compared]], rule: Rule, parameter: float) -> FloatArray:
    """Return the gain of a rule in each game, in points a decision."""
    return np.array(
        [np.mean([one.worth[rule(one, parameter).argmax()] for one in game]) for game in games]
    )


def judge(out: Path) -> None:
    """Print what each rule gains, and that of `strongest` with more possible games or fewer."""
    paths = sorted(out.glob("[0-9]*.npz"))
    games = [game_in(path) for path in paths]
    print(f"{len(games)} games, {sum(map(len, games)) // SAMPLES} decisions")
    print(f"{'':24} {'gain, points a decision':>24} {'more than as used':>20}  t")
    used = gains(games, as_used, TEMPERATURE)
    odd = np.arange(len(games)) % 2
    for name, (rule, parameters) in RULES.items():
        every = np.array([gains(games, rule, parameter) for parameter in parameters])
        fits = [int(every[:, odd != half].mean(axis=1).argmax()) for half in (0, 1)]
        told = ", ".join(str(parameters[fit]) for fit in fits)
        print(_line(name, np.where(odd, every[fits[1]], every[fits[0]]), used), told)
    for count in COUNTS:
        found = gains([game_in(path, count) for path in paths], as_used, TEMPERATURE)
        print(_line(f"{count} possible games", found, used), TEMPERATURE)


def _line(name: str, found: FloatArray, used: FloatArray) -> str:
    return f"{name:24} {_told(found):>24} {_told(found - used):>20} "


def _told(values: FloatArray) -> str:
    found = mean(values)
    return f"{found.value:+.3f} ± {found.margin:.3f}"


def main() -> None:
    """Search or judge."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=("search", "judge"))
    parser.add_argument("--out", type=Path, required=True, help="the folder")
    parser.add_argument("--games", type=int, default=53, help="to search (default: 53)")
    given = parser.parse_args()
    if given.what == "search":
        search(given.out, given.games)
    else:
        judge(given.out)


if __name__ == "__main__":
    main()
