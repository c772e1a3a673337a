"""The results of a tournament, as tables and line by line."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group
from rich.table import Table

from foretell.arena.contests import Alone
from foretell.arena.figures import Figures
from foretell.arena.rating import Rating
from foretell.arena.summary import Outcome, Summary
from foretell.i18n import Words
from foretell.terminal.common.report.ratings import (
    figure,
    milliseconds,
    percent,
    percentage,
    ratings,
    whole_percentage,
)
from foretell.terminal.common.report.sheet import Part, Sheet, columns
from foretell.terminal.common.view import distinct

_MEASURES: Final = ("round", "lead", "exact", "won", "place")
_Row = tuple[str, Figures]
"""A row: its label and its figures."""


def outcomes(summary: Summary, words: Words) -> Iterator[Part]:
    """Yield the parts for a match: mixed tables, and all bots that played alone."""
    alone = [outcome for outcome in summary.outcomes if isinstance(outcome.contest, Alone)]
    for outcome in summary.outcomes:
        if not isinstance(outcome.contest, Alone):
            yield _full(words("arena-mixed"), outcome, words)
        elif len(alone) == 1:
            yield _full(_among(outcome, words), outcome, words)
    if len(alone) > 1:
        yield _short(alone, words)


def _full(heading: str, outcome: Outcome, words: Words) -> Part:
    """Return all figures of a contest in two tables."""
    names = distinct([figures.bot for figures in outcome.figures])
    rows = list(zip(names, outcome.figures, strict=True))
    tables = Group(_table(rows, _MEASURES, words), "", _places(rows, words))
    return Part(heading, words("arena-note"), tables, lambda: _lines(rows, words))


def _short(contests: Sequence[Outcome], words: Words) -> Part:
    """Return the figures of bots that each played alone among copies of another."""
    rows: list[tuple[str, Figures | None]] = []
    for bot, group in groupby(contests, key=lambda outcome: outcome.figures[0].bot):
        rows.append((bot, None))
        for outcome in group:
            alone, others = outcome.figures
            rows.append((f"  {words('arena-among-others', others=others.bot)}", alone))
    lines = [(_among(outcome, words), outcome.figures[0]) for outcome in contests]
    table = _table(rows, _MEASURES[:-1], words)
    heading, note = words("arena-alone"), words("arena-alone-note")
    return Part(heading, note, table, lambda: _lines(lines, words))


def _table(
    rows: Iterable[tuple[str, Figures | None]], measures: Sequence[str], words: Words
) -> Table:
    """Return a table with a row per bot; a row without figures heads those below it."""
    return _with_names(
        ["", *(words(f"arena-column-{name}") for name in measures)],
        ([name, *_measured(figures, words)[: len(measures)]] for name, figures in rows),
    )


def _measured(figures: Figures | None, words: Words) -> list[str]:
    if figures is None:
        return [""] * len(_MEASURES)
    return [
        figure(figures.points_per_round, words),
        figure(figures.lead, words),
        percentage(figures.exact, words),
        percentage(figures.won, words),
        figure(figures.place, words),
    ]


def _places(rows: Sequence[_Row], words: Words) -> Table:
    places = range(1, len(rows[0][1].places) + 1)
    return _with_names(
        [
            "",
            words("arena-column-game"),
            *(words("arena-column-nth", place=place) for place in places),
            words("arena-column-time"),
            words("arena-column-slow"),
        ],
        (
            [
                name,
                figure(figures.points_per_game, words),
                *(whole_percentage(share, words) for share in figures.places),
                milliseconds(figures.seconds, words),
                milliseconds(figures.slow_seconds, words),
            ]
            for name, figures in rows
        ),
    )


def _with_names(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = columns(headings, rows, names=True)
    table.columns[0].no_wrap = False  # bot names can be long
    return table


def _lines(rows: Iterable[_Row], words: Words) -> Iterator[str]:
    for name, figures in rows:
        places = (
            words("arena-place-told", place=place, share=whole_percentage(share, words))
            for place, share in enumerate(figures.places, 1)
        )
        yield words(
            "arena-figures-told",
            bot=name,
            round=figure(figures.points_per_round, words),
            game=figure(figures.points_per_game, words),
            lead=figure(figures.lead, words),
            exact=percent(figures.exact, words),
            won=percent(figures.won, words),
            place=figure(figures.place, words),
            places=", ".join(places),
            time=milliseconds(figures.seconds, words),
            slow=milliseconds(figures.slow_seconds, words),
        )


def _among(outcome: Outcome, words: Words) -> str:
    alone, others = outcome.figures
    return words("arena-among", alone=alone.bot, others=others.bot)


def report(summary: Summary, rated: Sequence[Rating], title: str, words: Words) -> Sheet:
    """Return the figures of a match of at least one deal, below ratings if there are any."""
    parts = list(outcomes(summary, words))
    return Sheet(title, [ratings(rated, words), *parts] if rated else parts)
