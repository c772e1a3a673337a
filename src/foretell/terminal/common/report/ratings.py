"""Ratings of bots, and figures with their intervals."""

from collections.abc import Iterator, Sequence
from math import isnan
from typing import Final

from foretell.arena.estimate import Estimate
from foretell.arena.rating import Rating
from foretell.i18n import Words
from foretell.terminal.common.report.numbers import NOTHING, hundredths, tenths, whole, within
from foretell.terminal.common.report.sheet import Part, columns

_LARGE: Final = 10.0


def figure(estimate: Estimate, words: Words) -> str:
    """Return a figure with half its interval."""
    return within(estimate.value, estimate.margin, words)


def percentage(share: Estimate, words: Words) -> str:
    """Return a share in percent with half its interval, without the sign."""
    return within(100 * share.value, 100 * share.margin, words)


def percent(share: Estimate, words: Words) -> str:
    """Return a share as a percentage with its sign, for use in a sentence."""
    return words("stats-percent", value=percentage(share, words))


def whole_percentage(share: Estimate, words: Words) -> str:
    """Return a share in whole percent, without the sign."""
    return whole(100 * share.value, words)


def milliseconds(time: Estimate, words: Words) -> str:
    """Return a time without its interval: two decimals if short, one if long."""
    value = 1000 * time.value
    return tenths(value, words) if value >= _LARGE else hundredths(value, words)


def range_of(estimate: Estimate, words: Words) -> str:
    """Return the ends of an interval, in whole numbers."""
    if isnan(estimate.margin):
        return NOTHING
    return f"{whole(estimate.low, words)}–{whole(estimate.high, words)}"


def ratings(rated: Sequence[Rating], words: Words) -> Part:
    """Return the ratings of bots, the strongest first."""
    headings = [words(f"arena-column-{name}") for name in ("rating", "range", "expected", "games")]
    table = columns(
        ["", *headings],
        (
            [
                rating.bot,
                whole(rating.rating.value, words),
                range_of(rating.rating, words),
                percentage(rating.won, words),
                whole(rating.games, words),
            ]
            for rating in rated
        ),
        names=True,
    )
    note = words("arena-ratings-note")
    return Part(words("arena-ratings"), note, table, lambda: _lines(rated, words), note_aloud=True)


def _lines(rated: Sequence[Rating], words: Words) -> Iterator[str]:
    for rating in rated:
        yield words(
            "arena-rating-told",
            bot=rating.bot,
            rating=whole(rating.rating.value, words),
            range=range_of(rating.rating, words),
            won=percent(rating.won, words),
        )
