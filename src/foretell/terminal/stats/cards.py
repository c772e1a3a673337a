"""The value of each card: the share of cards in hand that take a trick."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from foretell.i18n import CardNames, Words
from foretell.stats.kinds import JESTER, WIZARD, Kind
from foretell.stats.names import face, kind_name, rank_name
from foretell.stats.survey import Survey
from foretell.terminal.common.report.chart import Chart, Line
from foretell.terminal.common.report.numbers import NOTHING, percent, tenths, whole
from foretell.terminal.common.report.sheet import Part, columns

_RANKS: Final = range(WIZARD, JESTER - 1, -1)
_HEIGHT: Final = 16
_MARKS: Final = range(0, 101, 20)


def cards(survey: Survey, words: Words, names: CardNames) -> Part:
    """Return a table of each rank's share of tricks, by kind of card and hand size."""
    return Part(
        words("stats-cards"),
        words("stats-cards-note"),
        _table(survey, words, names),
        lambda: _lines(survey, words, names),
        note_aloud=True,
    )


def cards_drawn(survey: Survey, words: Words, names: CardNames) -> Part:
    """Return a chart of the shares over ranks, with a line per kind of card."""
    lines = []
    for letter, kind in zip("ABCD", survey.kinds, strict=False):
        shares = [(rank, survey.takes(kind, rank)) for rank in range(WIZARD + 1)]
        points = [(rank, 100 * share.value) for rank, share in shares if share.of]
        lines.append(Line(letter, kind_name(kind, words), points))
    chart = Chart(
        lines,
        across=[(rank, face(rank, names)) for rank in range(WIZARD + 1)],
        up=[(mark, str(mark)) for mark in _MARKS],
        height=_HEIGHT,
    )
    return Part(words("stats-cards-drawn"), "", chart)


def _some(sizes: Sequence[int]) -> list[int]:
    """Return the smallest, a middle and the largest size."""
    return sorted({sizes[0], sizes[len(sizes) // 2], sizes[-1]})


def _table(survey: Survey, words: Words, names: CardNames) -> RenderableType:
    """Return a column of names, then the columns of each kind under its name."""
    ranks = columns([""], ([rank_name(rank, names)] for rank in _RANKS), names=True)
    abreast = Table.grid(padding=(0, 3, 0, 0))
    kinds = survey.kinds
    shown = (Group(Text(kind_name(kind, words)), _columns(survey, kind, words)) for kind in kinds)
    abreast.add_row(Group("", ranks), *shown)
    return abreast


def _columns(survey: Survey, kind: Kind, words: Words) -> RenderableType:
    sizes = _some(survey.sizes_of(kind))
    rows = []
    for rank in _RANKS:
        in_all = tenths(100 * survey.takes(kind, rank).value, words)
        shares = (survey.takes(kind, rank, size=size).value for size in sizes)
        figures = [in_all, *(whole(100 * share, words) for share in shares)]
        rows.append(["" if figure == NOTHING else figure for figure in figures])
    return columns([words("stats-column-all"), *map(str, sizes)], rows)


def _lines(survey: Survey, words: Words, names: CardNames) -> Iterator[str]:
    for rank in _RANKS:
        shares = [
            words(
                "stats-kind-told",
                kind=kind_name(kind, words),
                took=percent(survey.takes(kind, rank), words),
                sizes=", ".join(_size_lines(survey, kind, rank, words)),
            )
            for kind in survey.kinds
            if survey.takes(kind, rank).of
        ]
        if shares:
            yield words("stats-card-told", card=rank_name(rank, names), shares=", ".join(shares))


def _size_lines(survey: Survey, kind: Kind, rank: int, words: Words) -> Iterator[str]:
    for size in _some(survey.sizes_of(kind)):
        share = survey.takes(kind, rank, size=size)
        yield words("stats-size-told", cards=size, took=percent(share, words))
