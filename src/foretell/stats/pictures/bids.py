"""Pictures of the share of bids that are made."""

from math import floor, nan
from typing import TYPE_CHECKING, Final

from foretell.stats.names import place_name
from foretell.stats.pictures import paper
from foretell.stats.survey import Survey

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_HIGHEST_LEAST: Final = 0.9
"""The highest lower end of the scale."""


def made_by_hand_size(survey: Survey, legend: paper.Legend) -> "Figure":
    """Draw the share of bids made by hand size, a line for each position."""
    words, sizes, players = legend.words, survey.hand_sizes, survey.options.players
    figure, (axes,) = paper.sheet(words("stats-picture-made"), legend)
    for position in range(players):
        made = (survey.made(size=size, position=position).value for size in sizes)
        name = place_name(position, players, words)
        paper.line(axes, position, name, list(zip(sizes, made, strict=True)))
    axes.set_xticks(sizes)
    axes.yaxis.set_major_formatter(lambda share, _: legend.percent(share))
    axes.grid(axis="y", color=paper.PALE)
    paper.labelled(axes, words("stats-axis-cards"), words("stats-axis-made"))
    paper.key(axes, words("stats-places"))
    return figure


def made_by_bid(survey: Survey, legend: paper.Legend) -> "Figure":
    """Draw the share made of each bid at each hand size, with the commonest bid framed."""
    from matplotlib.patches import Rectangle

    words, sizes = legend.words, survey.hand_sizes
    figure, (axes,) = paper.sheet(words("stats-picture-bids"), legend)
    cells = {
        (row, bid): survey.made(size=size, bid=bid).value
        for row, size in enumerate(sizes)
        for bid in survey.usual_bids(size)
    }
    least = min(floor(10 * min(cells.values())) / 10, _HIGHEST_LEAST)
    shares = [
        [cells.get((row, bid), nan) for bid in range(1 + max(bid for _, bid in cells))]
        for row in range(len(sizes))
    ]
    axes.imshow(shares, cmap=paper.SCALE, vmin=least, vmax=1, origin="lower", aspect="auto")
    for (row, bid), share in cells.items():
        shade = paper.shade_on((share - least) / (1 - least))
        figures = legend.number(100 * share)
        axes.text(bid, row, figures, ha="center", va="center", color=shade, fontsize=8)
    for row, size in enumerate(sizes):
        corner = survey.bids(size=size).commonest - 0.5, row - 0.5
        axes.add_patch(
            Rectangle(corner, 1, 1, fill=False, edgecolor=paper.INK, linewidth=1.5, zorder=3)
        )
    axes.set_yticks(range(len(sizes)), [str(size) for size in sizes])
    axes.set_xticks(range(len(shares[0])))
    paper.scale([axes], legend, least=least)
    paper.labelled(axes, words("stats-axis-bid"), words("stats-axis-cards"))
    axes.set_title(words("stats-picture-bids-note"), loc="left", fontsize=9, color=paper.QUIET)
    return figure
