"""Success rates of bids by hand size, by bid and by place."""

from collections.abc import Callable, Iterator
from string import ascii_uppercase
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from foretell.i18n import Words
from foretell.stats.names import place_name
from foretell.stats.share import Share
from foretell.stats.survey import RARE, Survey
from foretell.terminal.common.report.chart import Chart, Line, round_marks
from foretell.terminal.common.report.numbers import (
    hundredths,
    mean_within,
    percent,
    share_within,
    tenths,
    whole,
)
from foretell.terminal.common.report.sheet import Part, columns

_ABREAST: Final = 13
"""The maximum number of bids side by side; more continue below."""


def by_hand_size(survey: Survey, words: Words) -> Part:
    """Return a table of bids and their outcomes by hand size."""
    names = ("cards", "made", "mean-bid", "commonest", "chosen", "over", "even", "under")
    headings = [words(f"stats-column-{name}") for name in names]
    return Part(
        words("stats-rounds"),
        words("stats-rounds-note"),
        columns([*headings, words("play-column-points")], _sizes(survey, words)),
        lambda: _size_lines(survey, words),
    )


def by_bid(survey: Survey, words: Words) -> Part:
    """Return a table of the share of each bid that is made, by hand size."""
    bids = range(1 + max(max(survey.usual_bids(size)) for size in survey.hand_sizes))
    tables = (_made(survey, bids[start : start + _ABREAST], words) for start in bids[::_ABREAST])
    return Part(
        words("stats-bids"),
        words("stats-bids-note", rare=RARE),
        Group(*tables),
        lambda: _bid_lines(survey, words),
    )


def _sizes(survey: Survey, words: Words) -> Iterator[list[str]]:
    for size in survey.hand_sizes:
        figures = _size_figures(survey, size, words, _whole_percentage)
        figures["made"] = share_within(survey.made(size=size), words)
        yield list(map(str, figures.values()))


def _size_lines(survey: Survey, words: Words) -> Iterator[str]:
    for size in survey.hand_sizes:
        figures = _size_figures(survey, size, words, percent)
        yield words("stats-round-told", **figures)


def _size_figures(
    survey: Survey, size: int, words: Words, in_percent: Callable[[Share, Words], str]
) -> dict[str, object]:
    bids, surplus = survey.bids(size=size), survey.surplus(size=size)
    return {
        "cards": size,
        "made": in_percent(survey.made(size=size), words),
        "mean": hundredths(bids.mean, words),
        "commonest": bids.commonest,
        "chosen": in_percent(survey.chosen(bids.commonest, size=size), words),
        "over": in_percent(surplus.above(0), words),
        "even": in_percent(surplus.at(0), words),
        "under": in_percent(surplus.below(0), words),
        "points": tenths(survey.points(size=size).mean, words),
    }


def _whole_percentage(share: Share, words: Words) -> str:
    return whole(100 * share.value, words)


def _made(survey: Survey, bids: range, words: Words) -> RenderableType:
    rows = ([str(size), *_cells(survey, size, bids, words)] for size in survey.hand_sizes)
    return columns([words("stats-column-cards"), *map(str, bids)], rows)


def _cells(survey: Survey, size: int, bids: range, words: Words) -> Iterator[str | Text]:
    common, commonest = survey.usual_bids(size), survey.bids(size=size).commonest
    for bid in bids:
        if bid in common:
            made = _whole_percentage(survey.made(size=size, bid=bid), words)
            yield Text(made, "heading" if bid == commonest else "")
        else:
            yield ""


def _bid_lines(survey: Survey, words: Words) -> Iterator[str]:
    for size in survey.hand_sizes:
        made = [
            words("stats-bid-made", bid=bid, made=percent(survey.made(size=size, bid=bid), words))
            for bid in survey.usual_bids(size)
        ]
        yield words("stats-bids-told", cards=size, made=", ".join(made))


_HEIGHT: Final = 14
_MARKS: Final = 6
_TICKS: Final = 20


def by_place(survey: Survey, words: Words) -> Part:
    """Return a table of bids and their outcomes by place in the bidding."""
    names = ("place", "made", "mean-bid", "round", "won", "game")
    headings = [words(f"stats-column-{name}") for name in names]
    headings.insert(3, words("play-column-tricks"))
    return Part(
        words("stats-places"),
        words("stats-places-note"),
        columns(headings, _places(survey, words), names=True),
        lambda: _place_lines(survey, words),
    )


def over_hand_sizes(survey: Survey, words: Words) -> Part:
    """Return a chart of the share of bids made over hand sizes, with a line per place."""
    sizes, players = survey.hand_sizes, survey.options.players
    lines = []
    for position in range(players):
        made = (100 * survey.made(size=size, position=position).value for size in sizes)
        name, points = place_name(position, players, words), list(zip(sizes, made, strict=True))
        lines.append(Line(ascii_uppercase[position], name, points))
    shown = [value for line in lines for _, value in line.points]
    marks = round_marks(min(shown), max(shown), (1, 2, 5, 10, 20), _MARKS)
    chart = Chart(
        lines,
        across=[(size, str(size)) for size in sizes[:: 1 + len(sizes) // _TICKS]],
        up=[(mark, str(mark)) for mark in marks],
        height=_HEIGHT,
    )
    return Part(words("stats-made-by-size"), "", chart)


def _places(survey: Survey, words: Words) -> Iterator[list[str]]:
    for position in range(survey.options.players):
        figures = _place_figures(survey, position, words, share_within)
        figures["points"] = mean_within(survey.points(position=position), words)
        yield list(figures.values())


def _place_lines(survey: Survey, words: Words) -> Iterator[str]:
    for position in range(survey.options.players):
        yield words("stats-place-told", **_place_figures(survey, position, words, percent))


def _place_figures(
    survey: Survey, position: int, words: Words, in_percent: Callable[[Share, Words], str]
) -> dict[str, str]:
    return {
        "place": place_name(position, survey.options.players, words),
        "made": in_percent(survey.made(position=position), words),
        "bid": hundredths(survey.bids(position=position).mean, words),
        "tricks": hundredths(survey.tricks(position=position).mean, words),
        "points": tenths(survey.points(position=position).mean, words),
        "won": in_percent(survey.wins(position), words),
        "total": tenths(survey.totals(position=position).mean, words),
    }
