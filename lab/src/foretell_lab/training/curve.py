"""Learning curves as a picture; only this module of the package loads Matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from foretell.i18n import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from foretell_lab.training.policy_run import PolicyProgress
    from foretell_lab.training.run import Progress

_ABOVE: Final = "#0072B2"
_BELOW: Final = "#D55E00"
"""Okabe and Ito, Color Universal Design (2008)."""
_QUIET: Final = "#666666"
_PALE: Final = "#e2e2e2"
_SIZE: Final = (8.0, 5.5)
_DPI: Final = 150


class Curve(NamedTuple):
    """Values at some steps of a training.

    Attributes:
        title: the name of the message above it.
        values: at each step.
        margins: half the 95 % interval of each value; empty where there is none.
    """

    title: str
    values: Sequence[float]
    margins: Sequence[float] = ()


def value_curves(epochs: "Sequence[Progress]") -> tuple[Curve, Curve]:
    """Return the lead of a network that learns values, and its error in comparing actions."""
    scores = [epoch.score for epoch in epochs]
    lead, margins = [score.lead for score in scores], [score.margin for score in scores]
    errors = [epoch.differences for epoch in epochs]
    return Curve("training-curve-lead", lead, margins), Curve("training-curve-error", errors)


def policy_curves(epochs: "Sequence[PolicyProgress]") -> tuple[Curve, Curve]:
    """Return the lead of a network that learns a policy, and the policy's entropy."""
    leads = [epoch.lead for epoch in epochs]
    points, margins = [lead.points for lead in leads], [lead.margin for lead in leads]
    entropies = [epoch.entropy for epoch in epochs]
    return (
        Curve("training-curve-policy-lead", points, margins),
        Curve("training-curve-entropy", entropies),
    )


def write_curves(
    steps: Sequence[int], curves: tuple[Curve, Curve], path: Path, *, words: Words
) -> None:
    """Write two curves, one above the other, as a PNG file.

    Args:
        steps: of each value, at least one.
        curves: the curves.
        path: the file.
        words: the words of a language.

    Raises:
        ImportError: when Matplotlib is not installed.
        OSError: when the file cannot be written.
    """
    draw(steps, curves, words=words).savefig(path, format="png", metadata={"Software": None})


def draw(steps: Sequence[int], curves: tuple[Curve, Curve], *, words: Words) -> "Figure":
    """Return the picture of two curves."""
    figure, both = axes_above_each_other()
    for axes, curve, color, marker in zip(both, curves, (_ABOVE, _BELOW), "os", strict=True):
        axes.errorbar(
            steps,
            curve.values,
            yerr=curve.margins or None,
            color=color,
            marker=marker,
            markersize=3,
            elinewidth=0.8,
        )
        axes.set_title(words(curve.title), loc="left", fontsize=10)
    both[1].set_xlabel(words("training-curve-steps"))
    return figure


def axes_above_each_other() -> "tuple[Figure, tuple[Axes, Axes]]":
    """Return an empty picture for two curves over the same steps."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(_SIZE, _DPI, facecolor="white", layout=ConstrainedLayoutEngine(h_pad=0.1))
    above, below = figure.subplots(2, 1, sharex=True)
    for axes in (above, below):
        axes.tick_params(colors=_QUIET, labelsize=9, length=0)
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.spines["bottom"].set_color(_PALE)
        axes.grid(color=_PALE)
        axes.set_axisbelow(True)
    return figure, (above, below)
