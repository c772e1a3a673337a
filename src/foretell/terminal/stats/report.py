"""The full report of a survey, and its part on final totals."""

from collections.abc import Iterator
from typing import Final

from foretell.i18n import CardNames, Words
from foretell.stats.distribution import Distribution, histogram, width_for
from foretell.stats.survey import Survey
from foretell.terminal.common.report.chart import Chart, Line, round_marks
from foretell.terminal.common.report.numbers import percent, tenths
from foretell.terminal.common.report.sheet import Part, Sheet, columns
from foretell.terminal.common.view import number
from foretell.terminal.stats import bids
from foretell.terminal.stats.cards import cards, cards_drawn

QUANTILES: Final = (5, 25, 50, 75, 95)
"""The quantiles shown, in percent."""
_POINTS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_MARKS: Final = 10
_PERCENT: Final = (1, 2, 5, 10, 20, 50)
_PERCENT_MARKS: Final = 6
_HEIGHT: Final = 14


def totals(survey: Survey, words: Words) -> Part:
    """Return a table of the totals of all players and of the winners."""
    headings = ["", *(words(f"stats-column-{name}") for name in ("mean", "spread", "lowest"))]
    headings += [_percent(quantile, words) for quantile in QUANTILES]
    note = words(
        "stats-totals-note",
        low=_percent(QUANTILES[0], words),
        percent=QUANTILES[0],
        half=_percent(50, words),
        shared=percent(survey.shared_wins(), words),
    )
    return Part(
        words("stats-totals"),
        note,
        columns([*headings, words("stats-column-highest")], _rows(survey, words), names=True),
        lambda: _lines(survey, words),
        note_aloud=True,
    )


def totals_drawn(survey: Survey, words: Words) -> Part:
    """Return a chart of the frequency of totals, for all players and for the winners."""
    width, lines = width_for(survey.totals(), survey.winning_totals()), []
    for letter, (name, distribution) in zip("AB", _both(survey), strict=True):
        points = [(middle, 100 * share) for middle, share in histogram(distribution, width)]
        peak = max(points, key=lambda point: point[1])
        lines.append(Line(letter, words(name), points, [peak]))
    across = [middle for line in lines for middle, _ in line.points]
    top = max(share for line in lines for _, share in line.points)
    chart = Chart(
        lines,
        across=[
            (mark, number(mark)) for mark in round_marks(min(across), max(across), _POINTS, _MARKS)
        ],
        up=[(mark, str(mark)) for mark in round_marks(0, top, _PERCENT, _PERCENT_MARKS)],
        height=_HEIGHT,
    )
    return Part(words("stats-totals-drawn", width=width), "", chart)


def _both(survey: Survey) -> tuple[tuple[str, Distribution], ...]:
    return (("stats-every-player", survey.totals()), ("stats-winner", survey.winning_totals()))


def _percent(quantile: int, words: Words) -> str:
    return words("stats-percent", value=str(quantile))


def _rows(survey: Survey, words: Words) -> Iterator[list[str]]:
    for name, distribution in _both(survey):
        yield [
            words(name),
            tenths(distribution.mean, words),
            tenths(distribution.deviation, words),
            number(distribution.lowest),
            *(number(distribution.quantile(quantile / 100)) for quantile in QUANTILES),
            number(distribution.highest),
        ]


def _lines(survey: Survey, words: Words) -> Iterator[str]:
    for name, distribution in _both(survey):
        quantiles = [
            words(
                "stats-quantile-told",
                share=_percent(quantile, words),
                total=number(distribution.quantile(quantile / 100)),
            )
            for quantile in QUANTILES
        ]
        yield words(
            "stats-total-told",
            who=words(name),
            mean=tenths(distribution.mean, words),
            spread=tenths(distribution.deviation, words),
            lowest=number(distribution.lowest),
            quantiles=", ".join(quantiles),
            highest=number(distribution.highest),
        )


def report(survey: Survey, title: str, words: Words, names: CardNames) -> Sheet:
    """Return the report of a survey."""
    parts = (
        bids.by_hand_size(survey, words),
        bids.by_bid(survey, words),
        *([bids.over_hand_sizes(survey, words)] if len(survey.hand_sizes) > 1 else []),
        bids.by_place(survey, words),
        totals(survey, words),
        totals_drawn(survey, words),
        cards(survey, words, names),
        cards_drawn(survey, words, names),
    )
    return Sheet(title, parts)
