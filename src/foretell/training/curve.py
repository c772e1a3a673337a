"""The learning curve as a picture; only this module of the package loads Matplotlib."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from foretell.i18n import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from foretell.training.run import Progress

_LEAD: Final = "#0072B2"
_ERROR: Final = "#D55E00"
"""Okabe and Ito, Color Universal Design (2008)."""
_QUIET: Final = "#666666"
_PALE: Final = "#e2e2e2"
_SIZE: Final = (8.0, 5.5)
_DPI: Final = 150


def write_curve(epochs: "Sequence[Progress]", path: Path, *, words: Words) -> None:
    """Write the learning curve as a PNG file.

    Args:
        epochs: at least one.
        path: the file.
        words: the words of a language.

    Raises:
        ImportError: when Matplotlib is not installed.
        OSError: when the file cannot be written.
    """
    draw(epochs, words=words).savefig(path, format="png", metadata={"Software": None})


def draw(epochs: "Sequence[Progress]", *, words: Words) -> "Figure":
    """Return the picture: the lead of the network, and its error in comparing actions."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(_SIZE, _DPI, facecolor="white", layout=ConstrainedLayoutEngine(h_pad=0.1))
    above, below = figure.subplots(2, 1, sharex=True)
    steps = [epoch.step for epoch in epochs]
    above.errorbar(
        steps,
        [epoch.score.lead for epoch in epochs],
        yerr=[epoch.score.margin for epoch in epochs],
        color=_LEAD,
        marker="o",
        markersize=3,
        elinewidth=0.8,
    )
    above.set_title(words("training-curve-lead"), loc="left", fontsize=10)
    below.plot(
        steps, [epoch.differences for epoch in epochs], color=_ERROR, marker="s", markersize=3
    )
    below.set_title(words("training-curve-error"), loc="left", fontsize=10)
    below.set_xlabel(words("training-curve-steps"))
    for axes in (above, below):
        axes.tick_params(colors=_QUIET, labelsize=9, length=0)
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.spines["bottom"].set_color(_PALE)
        axes.grid(color=_PALE)
        axes.set_axisbelow(True)
    return figure
