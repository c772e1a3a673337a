"""The picture of final totals."""

from typing import TYPE_CHECKING

from foretell.stats.distribution import histogram, width_for
from foretell.stats.pictures import paper
from foretell.stats.survey import Survey

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def totals(survey: Survey, legend: paper.Legend) -> "Figure":
    """Draw the distribution of final totals, for all players and for the winners."""
    words = legend.words
    both = (("stats-every-player", survey.totals()), ("stats-winner", survey.winning_totals()))
    width = width_for(*(distribution for _, distribution in both))
    figure, (axes,) = paper.sheet(words("stats-totals"), legend)
    for place, (name, distribution) in enumerate(both):
        middles, shares = zip(*histogram(distribution, width), strict=True)
        edges = [middles[0] - width / 2, *(middle + width / 2 for middle in middles)]
        axes.stairs(shares, edges, fill=True, color=paper.COLOURS[place], alpha=0.35)
        axes.stairs(shares, edges, color=paper.COLOURS[place], linewidth=1.6, label=words(name))
        axes.axvline(
            distribution.quantile(0.5), color=paper.COLOURS[place], linewidth=1.2, linestyle="--"
        )
    axes.xaxis.set_major_formatter(lambda points, _: legend.number(points))
    axes.yaxis.set_major_formatter(lambda share, _: legend.percent(share))
    axes.grid(axis="y", color=paper.PALE)
    axes.margins(x=0.01)
    paper.labelled(axes, words("stats-axis-points"), words("stats-axis-cases", width=width))
    paper.key(axes, words("stats-median"), place="upper left")
    return figure
