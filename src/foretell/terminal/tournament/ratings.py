"""Ratings, as a table and line by line."""

from collections.abc import Iterator, Sequence

from foretell.arena.rating import Rating
from foretell.i18n import Words
from foretell.terminal.common.report.numbers import whole
from foretell.terminal.common.report.part import Part, columns
from foretell.terminal.tournament.numbers import percent, percentage, range_of


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
    return Part(words("arena-ratings"), note, table, lambda: _told(rated, words), note_aloud=True)


def _told(rated: Sequence[Rating], words: Words) -> Iterator[str]:
    for rating in rated:
        yield words(
            "arena-rating-told",
            bot=rating.bot,
            rating=whole(rating.rating.value, words),
            range=range_of(rating.rating, words),
            won=percent(rating.won, words),
        )
