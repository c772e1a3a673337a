"""Bids and games by the place in the order of a round."""

from collections.abc import Iterator
from string import ascii_uppercase
from typing import Final

from foretell.i18n import Words
from foretell.stats.names import place_name
from foretell.stats.survey import Survey
from foretell.terminal.common.report.chart import Chart, Line, round_marks
from foretell.terminal.common.report.numbers import (
    hundredths,
    mean_within,
    percent,
    share_within,
    tenths,
)
from foretell.terminal.common.report.part import Part, columns

_HEIGHT: Final = 14
_MARKS: Final = 6
_TICKS: Final = 20


def by_place(survey: Survey, words: Words) -> Part:
    """Return what the order of bidding does."""
    headings = [
        words("stats-column-place"),
        words("stats-column-made"),
        words("stats-column-mean-bid"),
        words("play-column-tricks"),
        words("stats-column-round"),
        words("stats-column-won"),
        words("stats-column-game"),
    ]
    return Part(
        words("stats-places"),
        words("stats-places-note"),
        columns(headings, _places(survey, words), names=True),
        lambda: _places_told(survey, words),
    )


def over_hand_sizes(survey: Survey, words: Words) -> Part:
    """Return how often bids are made over the hand sizes, a line for each place."""
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
        yield [
            place_name(position, survey.options.players, words),
            share_within(survey.made(position=position), words),
            hundredths(survey.bids(position=position).mean, words),
            hundredths(survey.tricks(position=position).mean, words),
            mean_within(survey.points(position=position), words),
            share_within(survey.wins(position), words),
            tenths(survey.totals(position=position).mean, words),
        ]


def _places_told(survey: Survey, words: Words) -> Iterator[str]:
    for position in range(survey.options.players):
        yield words(
            "stats-place-told",
            place=place_name(position, survey.options.players, words),
            made=percent(survey.made(position=position), words),
            bid=hundredths(survey.bids(position=position).mean, words),
            tricks=hundredths(survey.tricks(position=position).mean, words),
            points=tenths(survey.points(position=position).mean, words),
            won=percent(survey.wins(position), words),
            total=tenths(survey.totals(position=position).mean, words),
        )
