"""The picture of a match; only this module of the package loads Matplotlib."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from foretell.arena.contests import Alone
from foretell.arena.estimate import Estimate
from foretell.arena.summary import Summary
from foretell.i18n import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_ALONE: Final = ("arena-picture-alone", "#0072B2", "o")
_OTHERS: Final = ("arena-picture-others", "#D55E00", "s")
_MIXED: Final = ("arena-mixed", "#009E73", "D")
"""Kinds of dots, each with a label, a colour for all kinds of colour vision (Okabe and Ito, Color
Universal Design, 2008) and a marker, so that colours are not needed."""
_INK: Final = "#222222"
_QUIET: Final = "#666666"
_PALE: Final = "#e2e2e2"
_WIDTH: Final = 8.0
_EDGES: Final = 1.9
_ROW: Final = 0.32
"""Sizes in inches: the picture's width, the space above and below the rows, and a row's height."""
_DOTS: Final = 200
"""Dots per inch."""


@dataclass(frozen=True, slots=True)
class _Dot:
    row: int
    kind: tuple[str, str, str]
    points: Estimate


def write_picture(summary: Summary, path: Path, *, title: str, words: Words) -> None:
    """Write a PNG file with the points per round of every bot and their intervals.

    Args:
        summary: the summary of the match, with at least one deal.
        path: the file.
        title: a description of the match.
        words: the words of a language.

    Raises:
        ImportError: when Matplotlib is not installed.
        OSError: when the file cannot be written.
    """
    picture = draw(summary, title=title, words=words)
    picture.savefig(path, format="png", metadata={"Software": None})


def draw(summary: Summary, *, title: str, words: Words) -> "Figure":
    """Return the picture, with a row for each bot at mixed tables and each bot alone."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    names, dots = _rows(summary, words)
    layout = ConstrainedLayoutEngine(w_pad=0.1, h_pad=0.1)
    size = _WIDTH, _EDGES + _ROW * len(names)
    figure = Figure(size, _DOTS, facecolor="white", layout=layout)
    heading = words("arena-picture")
    figure.suptitle(heading, x=0.02, ha="left", fontsize=14, fontweight="bold", color=_INK)
    figure.supxlabel(title, x=0.02, ha="left", fontsize=8, color=_QUIET)
    axes = figure.subplots()
    for kind in dict.fromkeys(dot.kind for dot in dots):
        label, colour, sign = kind
        own = [dot for dot in dots if dot.kind == kind]
        axes.errorbar(
            [dot.points.value for dot in own],
            [dot.row for dot in own],
            xerr=[dot.points.margin for dot in own],
            fmt=sign,
            color=colour,
            markersize=6,
            capsize=3,
            label=words(label),
        )
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(words("arena-axis-points"), color=_INK, fontsize=10)
    axes.xaxis.set_major_formatter(lambda points, _: f"{points:g}".replace("-", "−"))
    axes.tick_params(colors=_QUIET, labelsize=9, length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(_PALE)
    axes.grid(color=_PALE)
    axes.set_axisbelow(True)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=3, frameon=False, fontsize=9)
    return figure


def _rows(summary: Summary, words: Words) -> tuple[list[str], list[_Dot]]:
    names: list[str] = []
    dots: list[_Dot] = []
    for name, estimates in _estimates(summary, words):
        dots += [_Dot(len(names), kind, points) for kind, points in estimates]
        names.append(name)
    return names, dots


def _estimates(
    summary: Summary, words: Words
) -> Iterator[tuple[str, list[tuple[tuple[str, str, str], Estimate]]]]:
    for outcome in summary.outcomes:
        if isinstance(outcome.contest, Alone):
            alone, others = outcome.figures
            name = words("arena-among", alone=alone.bot, others=others.bot)
            yield name, [(_ALONE, alone.points_per_round), (_OTHERS, others.points_per_round)]
        else:
            for figures in outcome.figures:
                yield figures.bot, [(_MIXED, figures.points_per_round)]
