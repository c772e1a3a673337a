"""Bids: how often they are made, by hand size and by bid."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from foretell.i18n import Words
from foretell.stats.survey import RARE, Survey
from foretell.terminal.common.report.numbers import (
    hundredths,
    percent,
    share_within,
    tenths,
    whole,
)
from foretell.terminal.common.report.part import Part, columns

_ABREAST: Final = 13
"""Bids that stand side by side; more do not fit, and stand below."""


def by_hand_size(survey: Survey, words: Words) -> Part:
    """Return what is bid in rounds of each size, and how that ends."""
    names = ("cards", "made", "mean-bid", "commonest", "chosen", "over", "even", "under")
    headings = [words(f"stats-column-{name}") for name in names]
    return Part(
        words("stats-rounds"),
        words("stats-rounds-note"),
        columns([*headings, words("play-column-points")], _sizes(survey, words)),
        lambda: _sizes_told(survey, words),
    )


def by_bid(survey: Survey, words: Words) -> Part:
    """Return how often each bid is made in rounds of each size."""
    bids = range(1 + max(max(survey.usual_bids(size)) for size in survey.hand_sizes))
    tables = (_made(survey, bids[start : start + _ABREAST], words) for start in bids[::_ABREAST])
    return Part(
        words("stats-bids"),
        words("stats-bids-note", rare=RARE),
        Group(*tables),
        lambda: _bids_told(survey, words),
    )


def _sizes(survey: Survey, words: Words) -> Iterator[list[str]]:
    for size in survey.hand_sizes:
        bids, surplus = survey.bids(size=size), survey.surplus(size=size)
        yield [
            str(size),
            share_within(survey.made(size=size), words),
            hundredths(bids.mean, words),
            str(bids.commonest),
            whole(100 * survey.chosen(bids.commonest, size=size).value, words),
            whole(100 * surplus.above(0).value, words),
            whole(100 * surplus.at(0).value, words),
            whole(100 * surplus.below(0).value, words),
            tenths(survey.points(size=size).mean, words),
        ]


def _sizes_told(survey: Survey, words: Words) -> Iterator[str]:
    for size in survey.hand_sizes:
        bids, surplus = survey.bids(size=size), survey.surplus(size=size)
        yield words(
            "stats-round-told",
            cards=size,
            made=percent(survey.made(size=size), words),
            mean=hundredths(bids.mean, words),
            commonest=bids.commonest,
            chosen=percent(survey.chosen(bids.commonest, size=size), words),
            over=percent(surplus.above(0), words),
            even=percent(surplus.at(0), words),
            under=percent(surplus.below(0), words),
            points=tenths(survey.points(size=size).mean, words),
        )


def _made(survey: Survey, bids: range, words: Words) -> RenderableType:
    rows = ([str(size), *_cells(survey, size, bids, words)] for size in survey.hand_sizes)
    return columns([words("stats-column-cards"), *map(str, bids)], rows)


def _cells(survey: Survey, size: int, bids: range, words: Words) -> Iterator[str | Text]:
    usual, commonest = survey.usual_bids(size), survey.bids(size=size).commonest
    for bid in bids:
        if bid in usual:
            made = whole(100 * survey.made(size=size, bid=bid).value, words)
            yield Text(made, "heading" if bid == commonest else "")
        else:
            yield ""


def _bids_told(survey: Survey, words: Words) -> Iterator[str]:
    for size in survey.hand_sizes:
        made = [
            words("stats-bid-made", bid=bid, made=percent(survey.made(size=size, bid=bid), words))
            for bid in survey.usual_bids(size)
        ]
        yield words("stats-bids-told", cards=size, made=", ".join(made))
