"""Calibration: stated chances to make the bid, and how often it was made, by variant and size."""

import csv
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from review_positions import VARIANTS, Position, positions, valued

from foretell.analysis.appraisal import appraise
from foretell.bots.explanation import Z_95

BINS: Final = 10
TRIES: Final = 200
"""The draws from which the error of exact chances is estimated."""
FEWEST_DRAWN: Final = 10
"""The fewest calls of a dot in the plot."""
NEARLY_SURE: Final = 0.95
SIZES: Final = (3, 7, 11, 20)
"""The largest hand of each class of sizes."""
ALL: Final = "all"


class Call(NamedTuple):
    """A chance stated for a bid, and whether the bid was made.

    Attributes:
        variant: the name of the variant.
        players: the number of players.
        size: the cards in a hand at the start of the round.
        left: the cards in hand.
        bot: the bot that decided.
        chance: the chance that the bid is made after the action taken.
        is_best: whether no action is known to be better.
        made: whether the bid was made.
    """

    variant: str
    players: int
    size: int
    left: int
    bot: str
    chance: float
    is_best: bool
    made: bool


class Share(NamedTuple):
    """A share with its 95 % interval (Wilson, Probable Inference, 1927)."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        """Return the share and the interval in percent."""
        return f"{100 * self.value:5.1f} ({100 * self.low:.1f} to {100 * self.high:.1f})"


class Bin(NamedTuple):
    """Calls with about the same chance: its mean, the bids made, and the number of calls."""

    stated: float
    made: Share
    calls: int


def called(position: Position) -> Call:
    """Return the chance that a review states for the action taken in a position."""
    decision = position.decision
    observation = decision.observation
    round_ = observation.known.round
    values = appraise(observation).values
    taken = valued(values, decision.action)
    return Call(
        position.variant,
        observation.options.players,
        round_.size,
        round_.size - len(round_.tricks),
        position.bot,
        taken.makes_bid,
        taken.behind == 0,
        position.made,
    )


def calls(seed: str, most: int, file: Path | None) -> list[Call]:
    """Return the calls of as many positions.

    Args:
        seed: of the games.
        most: the number of positions.
        file: where each call is added as it is known, and from which an earlier run is continued.
    """
    done = [] if file is None or not file.exists() else file.read_text("utf-8").splitlines()
    known = [Call(*json.loads(line)) for line in done[:most]]
    for position in islice(positions(seed), len(known), most):
        known.append(called(position))
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(known[-1]) + "\n")
    return known


def share(hits: int, of: int) -> Share:
    """Return a share with its interval."""
    if of == 0:
        return Share(0.0, 0.0, 1.0)
    middle = (hits + Z_95**2 / 2) / (of + Z_95**2)
    half = Z_95 * sqrt(hits * (of - hits) / of + Z_95**2 / 4) / (of + Z_95**2)
    return Share(hits / of, max(0.0, middle - half), min(1.0, middle + half))


def share_made(group: Sequence[Call]) -> Share:
    """Return the share of bids made."""
    return share(sum(call.made for call in group), len(group))


def binned(group: Iterable[Call]) -> list[Bin]:
    """Return the calls by the tenths of the scale that have any."""
    tenths: dict[int, list[Call]] = defaultdict(list)
    for call in group:
        tenths[min(int(BINS * call.chance), BINS - 1)].append(call)
    return [
        Bin(sum(call.chance for call in tenth) / len(tenth), share_made(tenth), len(tenth))
        for _, tenth in sorted(tenths.items())
    ]


def error_of(bins: Sequence[Bin]) -> float:
    """Return the expected calibration error: the mean gap of the bins, weighed by calls."""
    gaps = sum(one.calls * abs(one.stated - one.made.value) for one in bins)
    return gaps / sum(one.calls for one in bins)


def noise(group: Sequence[Call]) -> float:
    """Return the mean error that exact chances would show over the same calls."""
    luck = Random(0)
    errors = (
        error_of(binned(call._replace(made=luck.random() < call.chance) for call in group))
        for _ in range(TRIES)
    )
    return sum(errors) / TRIES


def size_class(size: int) -> str:
    """Return the class of a hand size, as ``4 to 7``."""
    most = next(most for most in SIZES if size <= most)
    least = max((other + 1 for other in SIZES if other < most), default=1)
    return f"{least} to {most}"


CLASSES: Final[Mapping[str, Callable[[Call], str]]] = {
    "variant": lambda call: call.variant,
    "players": lambda call: f"{call.players} players",
    "cards left": lambda call: f"{size_class(call.left)} left",
    "bot": lambda call: call.bot,
    "variant and hand size": lambda call: f"{call.variant}, {size_class(call.size)}",
}


def classes(group: Sequence[Call], key: Callable[[Call], str]) -> dict[str, list[Call]]:
    """Return calls by their class, in the order of variants and sizes."""
    order = list(VARIANTS)
    by_class: dict[str, list[Call]] = defaultdict(list)
    for call in sorted(
        group, key=lambda one: (order.index(one.variant), one.size, one.left, one.players)
    ):
        by_class[key(call)].append(call)
    return by_class


def rows(group: Sequence[Call]) -> Iterator[str]:
    """Yield a table: every class with its chances, its error, and what is nearly sure."""
    yield (
        f"{'':32} calls stated  made, %                error luck   sure: n  stated  made, %"
        f"                of the best"
    )
    yield row(ALL, group)
    for name, key in CLASSES.items():
        yield f"by {name}"
        for label, members in classes(group, key).items():
            yield row(label, members)


def row(label: str, group: Sequence[Call]) -> str:
    """Return a line of the table."""
    stated = sum(call.chance for call in group) / len(group)
    sure = [call for call in group if call.chance >= NEARLY_SURE]
    stated_sure = sum(call.chance for call in sure) / max(1, len(sure))
    best = [call for call in sure if call.is_best]
    return (
        f"{label:32} {len(group):5} {100 * stated:6.1f}  {share_made(group)!s:22}"
        f" {100 * error_of(binned(group)):5.1f} {100 * noise(group):4.1f} {len(sure):9}"
        f" {100 * stated_sure:7.1f}  {share_made(sure)!s:22} {share_made(best)!s:22}"
    )


def write_bins(group: Sequence[Call], file: Path) -> None:
    """Write the bins of all calls, and of those of each variant, as CSV."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        table = csv.writer(lines, lineterminator="\n")
        table.writerow(("variant", "predicted", "made", "decisions"))
        groups = {ALL: list(group), **classes(group, CLASSES["variant"])}
        for variant, members in groups.items():
            for one in binned(members):
                made = f"{one.made.value:.3f}"
                table.writerow((variant, f"{one.stated:.3f}", made, one.calls))


def draw(group: Sequence[Call], file: Path) -> None:
    """Plot, of all calls and of each variant, the bids made against the chances stated."""
    from matplotlib.figure import Figure

    groups = {f"{ALL} variants": list(group), **classes(group, CLASSES["variant"])}
    figure = Figure((7.2, 9.2), 130, facecolor="white", layout="constrained")
    panels = figure.subplots(4, 3, sharex=True, sharey=True).ravel().tolist()
    for axes, (label, members) in zip(panels, groups.items(), strict=False):
        _panel(axes, [one for one in binned(members) if one.calls >= FEWEST_DRAWN])
        axes.set_title(label, loc="left", fontsize=10)
    for axes in panels[len(groups) :]:
        axes.set_axis_off()
    figure.supxlabel("stated chance to make the bid, %", fontsize=10)
    figure.supylabel("bids made, %", fontsize=10)
    figure.savefig(file, format="png", metadata={"Software": None})


def _panel(axes: Any, bins: Sequence[Bin]) -> None:
    axes.plot([0, 100], [0, 100], color="#8a8a8a", linewidth=1, linestyle="--")
    axes.errorbar(
        [100 * one.stated for one in bins],
        [100 * one.made.value for one in bins],
        yerr=[
            [100 * (one.made.value - one.made.low) for one in bins],
            [100 * (one.made.high - one.made.value) for one in bins],
        ],
        color="#0072B2",
        fmt="o",
        markersize=4,
        capsize=2,
    )
    axes.set_aspect("equal")
    axes.set(xlim=(-4, 104), ylim=(-4, 104))
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(color="#e2e2e2")
    axes.set_axisbelow(True)
