"""Coverage: the share of stated 95 % intervals that hold the value of many more games."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from review_positions import positions

from foretell.analysis.appraisal import GAMES, appraise
from foretell.bots.explanation import Z_95, ActionValue
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.search.bot import SearchingBot
from foretell.bots.strongest.bot import ANALYST, NetworkRollouts
from foretell.bots.strongest.mixed import TEMPERATURE
from foretell.game.actions import is_alike

OTHER_SEED: Final = "1" * 64
RESAMPLES: Final = 2000
CLOSE: Final = 10.0
"""The most points by which an action that is close to the best one is behind."""
KINDS: Final = ("best", "close", "far behind")


class Held(NamedTuple):
    """Whether the intervals of an action held: of its points, and of its gap to the best one."""

    points: bool
    behind: bool


Covered = dict[str, list[Held]]
"""The actions of a position, by their kind."""


def covered(stated: Sequence[ActionValue], many: Sequence[ActionValue], ratio: float) -> Covered:
    """Return which intervals hold the values of many games, whose error is allowed for.

    Args:
        stated: the values with the intervals.
        many: those of many other games.
        ratio: the games of the first, as a share of those of the second.
    """
    kinds: Covered = {kind: [] for kind in KINDS}
    truths = {value.action: value.points for value in many}
    best, wider = truths[stated[0].action], sqrt(1 + ratio)
    for place, value in enumerate(stated):
        if any(is_alike(value.action, other.action) for other in stated[:place]):
            continue
        truth = truths[value.action]
        held = Held(
            abs(value.points - truth) <= wider * value.margin,
            place == 0 or abs(value.behind - (best - truth)) <= wider * value.behind_margin,
        )
        kinds[kind_of(value, place)].append(held)
    return kinds


def kind_of(value: ActionValue, place: int) -> str:
    """Return the kind of an action, by its place among the stated ones."""
    if place == 0:
        return "best"
    return "close" if value.behind <= CLOSE else "far behind"


def rows(seed: str, most: int, *, many: int, games: int = GAMES) -> Iterator[str]:
    """Yield the share of intervals that hold, by kind and by variant.

    Args:
        seed: of the games.
        most: the number of positions.
        many: the number of other possible games.
        games: the number of possible games behind the intervals.
    """
    policy = NetworkRollouts(best_network(), quick_network(), TEMPERATURE)
    analyst = SearchingBot(OTHER_SEED, ANALYST.scaled(many, to_win=False), policy)
    found: list[tuple[str, Covered]] = []
    for position in islice(positions(seed), most):
        observation = position.decision.observation
        stated = appraise(observation, games).values
        values = analyst.search(observation).values
        found.append((position.variant, covered(stated, values, games / many)))
    yield f"{'':20} {'actions':>8} {'points, %':>16} {'behind, %':>16}"
    for kind in KINDS:
        yield row(kind, [kinds[kind] for _, kinds in found])
    everything = [
        (variant, [held for kind in kinds.values() for held in kind]) for variant, kinds in found
    ]
    yield row("all actions", [held for _, held in everything])
    for variant in dict(everything):
        yield row(variant, [held for name, held in everything if name == variant])


def row(label: str, by_position: Sequence[Sequence[Held]]) -> str:
    """Return a line; margins are by bootstrap over positions, whose actions hang together."""
    counts = np.array(
        [
            [len(helds), sum(held.points for held in helds), sum(held.behind for held in helds)]
            for helds in by_position
        ]
    )
    drawn = np.random.default_rng(0).integers(0, len(counts), (RESAMPLES, len(counts)))
    sums = counts[drawn].sum(axis=1)
    shares = 100 * sums[:, 1:] / np.maximum(sums[:, :1], 1)
    total = counts.sum(axis=0)
    values = 100 * total[1:] / max(total[0], 1)
    texts = (
        f"{one:.1f} ± {Z_95 * spread:.1f}"
        for one, spread in zip(values, shares.std(axis=0), strict=True)
    )
    return f"{label:20} {total[0]:8} " + " ".join(f"{text:>16}" for text in texts)
