"""Pictures of the share of tricks that cards take."""

from typing import TYPE_CHECKING, Final

from foretell.stats.kinds import WIZARD
from foretell.stats.names import face, kind_name
from foretell.stats.pictures import paper
from foretell.stats.survey import Survey

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_RANKS: Final = range(WIZARD + 1)


def by_rank(survey: Survey, legend: paper.Legend) -> "Figure":
    """Draw the share of cards that take a trick by rank, a line for each kind."""
    words = legend.words
    figure, (axes,) = paper.sheet(words("stats-picture-cards"), legend)
    for place, kind in enumerate(survey.kinds):
        shares = [(rank, survey.takes(kind, rank)) for rank in _RANKS]
        points = [(rank, share.value) for rank, share in shares if share.of]
        paper.line(axes, place, kind_name(kind, words), points)
    axes.set_xticks(_RANKS, [face(rank, legend.names) for rank in _RANKS])
    axes.yaxis.set_major_formatter(lambda share, _: legend.percent(share))
    axes.grid(axis="y", color=paper.PALE)
    paper.labelled(axes, words("stats-axis-rank"), words("stats-axis-took"))
    paper.key(axes, place="upper left")
    return figure


def by_hand_size(survey: Survey, legend: paper.Legend) -> "Figure":
    """Draw the share of cards that take a trick by rank and hand size, a panel for each kind."""
    words, kinds = legend.words, survey.kinds
    figure, fields = paper.sheet(words("stats-picture-cards-by-size"), legend, panels=len(kinds))
    for axes, kind in zip(fields, kinds, strict=True):
        sizes = survey.sizes_of(kind)
        shares = [[survey.takes(kind, rank, size=size).value for size in sizes] for rank in _RANKS]
        axes.imshow(shares, cmap=paper.SCALE, vmin=0, vmax=1, origin="lower", aspect="auto")
        axes.set_title(kind_name(kind, words), fontsize=10, color=paper.INK)
        axes.set_xticks(range(0, len(sizes), 2), [str(size) for size in sizes[::2]])
        axes.set_yticks(_RANKS, [face(rank, legend.names) for rank in _RANKS])
    fields[0].set_ylabel(words("stats-axis-rank"), color=paper.INK, fontsize=10)
    fields[len(kinds) // 2].set_xlabel(words("stats-axis-cards"), color=paper.INK, fontsize=10)
    paper.scale(fields, legend)
    return figure
