"""The common style and the words of all pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from foretell.i18n import CardNames, Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""A palette for all kinds of colour vision: Okabe and Ito, Color Universal Design (2008)."""
SIGNS: Final = "os^DvP"
"""Line markers, so that colours are not needed."""
SCALE: Final = "YlGnBu"
"""A sequential palette for all kinds of colour vision: Brewer, ColorBrewer (2003)."""
INK: Final = "#222222"
QUIET: Final = "#666666"
PALE: Final = "#e2e2e2"
_DARK: Final = 0.55
"""The share above which colours are dark."""
_SIZE: Final = (8.0, 5.0)
"""Width and height in inches."""
_PAD: Final = 0.1
"""Inches around each panel."""
_DOTS: Final = 200
"""Dots per inch: twice the usual, for high-resolution screens."""


@dataclass(frozen=True, slots=True)
class Legend:
    """The words on pictures, in a language; the title describes the games."""

    title: str
    words: Words
    names: CardNames

    def percent(self, share: float) -> str:
        """Return a share as a whole percentage."""
        return self.words("stats-percent", value=self.number(100 * share))

    def number(self, value: float) -> str:
        """Return a number without decimals, as written in the language."""
        return self.words("stats-whole", value=round(value)).replace("-", "−")


def sheet(heading: str, legend: Legend, *, panels: int = 1) -> "tuple[Figure, Sequence[Axes]]":
    """Return an empty picture with a heading, and its panels side by side."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    layout = ConstrainedLayoutEngine(w_pad=_PAD, h_pad=_PAD)
    figure = Figure(_SIZE, _DOTS, facecolor="white", layout=layout)
    figure.suptitle(heading, x=0.02, ha="left", fontsize=14, fontweight="bold", color=INK)
    figure.supxlabel(legend.title, x=0.02, ha="left", fontsize=8, color=QUIET)
    fields = figure.subplots(1, panels, squeeze=False)[0]
    for axes in fields:
        axes.tick_params(colors=QUIET, labelsize=9, length=0)
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.spines["bottom"].set_color(PALE)
        axes.set_axisbelow(True)
    return figure, list(fields)


def labelled(axes: "Axes", across: str, up: str) -> None:
    """Label the axes."""
    axes.set_xlabel(across, color=INK, fontsize=10)
    axes.set_ylabel(up, color=INK, fontsize=10)


def line(axes: "Axes", place: int, name: str, points: Sequence[tuple[float, float]]) -> None:
    """Draw a line in the colour and with the markers of its index."""
    across, up = zip(*points, strict=True)
    axes.plot(
        across,
        up,
        color=COLOURS[place],
        marker=SIGNS[place],
        markersize=5,
        markeredgecolor="white",
        markeredgewidth=0.7,
        linewidth=1.8,
        label=name,
    )


def key(
    axes: "Axes", title: str | None = None, *, place: Literal["best", "upper left"] = "best"
) -> None:
    """Add a key of the lines."""
    box = axes.legend(
        title=title, loc=place, frameon=False, fontsize=9, title_fontsize=9, alignment="left"
    )
    for text in (box.get_title(), *box.get_texts()):
        text.set_color(INK)


def scale(fields: "Sequence[Axes]", legend: Legend, *, least: float = 0.0) -> None:
    """Add a colour bar for shares from ``least`` to 1."""
    from matplotlib.cm import ScalarMappable
    from matplotlib.colors import Normalize

    colours = ScalarMappable(Normalize(least, 1), SCALE)
    figure = fields[0].figure
    bar = figure.colorbar(colours, ax=fields, format=lambda share, _: legend.percent(share))
    bar.outline.set_visible(False)
    bar.ax.tick_params(colors=QUIET, labelsize=9, length=0)


def shade_on(share: float) -> str:
    """Return a readable text colour on the colour of a share, 0 to 1."""
    return "white" if share > _DARK else INK
