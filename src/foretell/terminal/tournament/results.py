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
    alone = [found for found in summary.outcomes if isinstance(found.contest, Alone)]
    for outcome in summary.outcomes:
        if not isinstance(outcome.contest, Alone):
            yield _full(words("arena-mixed"), outcome, words)
        elif len(alone) == 1:
            yield _full(_among(outcome, words), outcome, words)
    if len(alone) > 1:
        yield _short(alone, words)


def _full(heading: str, outcome: Outcome, words: Words) -> Part:
    """Return all figures of a contest in two tables."""
    names = distinct([found.bot for found in outcome.figures])
    rows = list(zip(names, outcome.figures, strict=True))
    drawn = Group(_table(rows, _MEASURES, words), "", _places(rows, words))
    return Part(heading, words("arena-note"), drawn, lambda: _lines(rows, words))


def _short(found: Sequence[Outcome], words: Words) -> Part:
    """Return the figures of bots that each played alone among copies of another."""
    rows: list[tuple[str, Figures | None]] = []
    for bot, group in groupby(found, key=lambda outcome: outcome.figures[0].bot):
        rows.append((bot, None))
        for outcome in group:
            alone, others = outcome.figures
            rows.append((f"  {words('arena-among-others', others=others.bot)}", alone))
    told = [(_among(outcome, words), outcome.figures[0]) for outcome in found]
    drawn = _table(rows, _MEASURES[:-1], words)
    heading, note = words("arena-alone"), words("arena-alone-note")
    return Part(heading, note, drawn, lambda: _lines(told, words))


def _table(
    rows: Iterable[tuple[str, Figures | None]], measures: Sequence[str], words: Words
) -> Table:
    """Return a table with a row per bot; a row without figures heads those below it."""
    return _with_names(
        ["", *(words(f"arena-column-{name}") for name in measures)],
        ([name, *_measured(found, words)[: len(measures)]] for name, found in rows),
    )


def _measured(found: Figures | None, words: Words) -> list[str]:
    if found is None:
        return [""] * len(_MEASURES)
    return [
        figure(found.points_per_round, words),
        figure(found.lead, words),
        percentage(found.exact, words),
        percentage(found.won, words),
        figure(found.place, words),
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
                figure(found.points_per_game, words),
                *(whole_percentage(share, words) for share in found.places),
                milliseconds(found.seconds, words),
                milliseconds(found.slow_seconds, words),
            ]
            for name, found in rows
        ),
    )


def _with_names(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = columns(headings, rows, names=True)
    table.columns[0].no_wrap = False  # bot names can be long
    return table


def _lines(rows: Iterable[_Row], words: Words) -> Iterator[str]:
    for name, found in rows:
        places = (
            words("arena-place-told", place=place, share=whole_percentage(share, words))
            for place, share in enumerate(found.places, 1)
        )
        yield words(
            "arena-figures-told",
            bot=name,
            round=figure(found.points_per_round, words),
            game=figure(found.points_per_game, words),
            lead=figure(found.lead, words),
            exact=percent(found.exact, words),
            won=percent(found.won, words),
            place=figure(found.place, words),
            places=", ".join(places),
            time=milliseconds(found.seconds, words),
            slow=milliseconds(found.slow_seconds, words),
        )


def _among(outcome: Outcome, words: Words) -> str:
    alone, others = outcome.figures
    return words("arena-among", alone=alone.bot, others=others.bot)


def report(summary: Summary, rated: Sequence[Rating], title: str, words: Words) -> Sheet:
    """Return the figures of a match of at least one deal, below ratings if there are any."""
    parts = list(outcomes(summary, words))
    return Sheet(title, [ratings(rated, words), *parts] if rated else parts)
