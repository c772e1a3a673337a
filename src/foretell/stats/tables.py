"""All results of a survey, as tables of plain values for other programs."""

import csv
from collections.abc import Callable, Iterator, Mapping
from math import isnan
from pathlib import Path
from typing import Final

from foretell.stats.distribution import Distribution
from foretell.stats.kinds import RANKS, Kind
from foretell.stats.share import Share
from foretell.stats.survey import Survey

Value = str | int | float | None
Row = dict[str, Value]

_DIGITS: Final = 6


def tables(survey: Survey) -> dict[str, list[Row]]:
    """Return every table by name; ``docs/how-it-works/statistics.md`` describes the columns.

    Shares are 0 to 1. A margin is half the width of a 95 % confidence interval.
    """
    return {name: list(rows(survey)) for name, rows in TABLES.items()}


def write_tables(survey: Survey, folder: Path) -> None:
    """Write each table to its own file, ``rounds.csv`` and so on.

    Raises:
        OSError: when a file cannot be written.
    """
    for file_name, rows in zip(FILES, tables(survey).values(), strict=True):
        with (folder / file_name).open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


def _rounds(survey: Survey) -> Iterator[Row]:
    for size in survey.hand_sizes:
        surplus, points = survey.surplus(size=size), survey.points(size=size)
        yield {
            "hand_size": size,
            "rounds": surplus.total,
            **_share("made", survey.made(size=size)),
            "mean_bid": _rounded(survey.bids(size=size).mean),
            "mean_surplus": _rounded(surplus.mean),
            **_share("over", surplus.above(0)),
            **_share("even", surplus.at(0)),
            **_share("under", surplus.below(0)),
            **_mean("points", points),
        }


def _bids(survey: Survey) -> Iterator[Row]:
    for size in survey.hand_sizes:
        for position in range(survey.options.players):
            for bid, times in survey.bids(size=size, position=position).counts:
                chosen = survey.chosen(bid, size=size, position=position)
                made = survey.made(size=size, position=position, bid=bid)
                yield {
                    "hand_size": size,
                    "position": position + 1,
                    "bid": bid,
                    "times": times,
                    **_share("chosen", chosen),
                    **_share("made", made),
                    **_mean("points", survey.points(size=size, position=position, bid=bid)),
                }


def _positions(survey: Survey) -> Iterator[Row]:
    for position in range(survey.options.players):
        yield {
            "position": position + 1,
            **_share("made", survey.made(position=position)),
            "mean_bid": _rounded(survey.bids(position=position).mean),
            "mean_tricks": _rounded(survey.tricks(position=position).mean),
            **_mean("points", survey.points(position=position)),
            **_share("won", survey.wins(position)),
            **_mean("total", survey.totals(position=position)),
        }


def _totals(survey: Survey) -> Iterator[Row]:
    for who, distribution in (("player", survey.totals()), ("winner", survey.winning_totals())):
        for total, times in distribution.counts:
            yield {
                "who": who,
                "total": total,
                "times": times,
                **_share("share", distribution.at(total)),
            }


def _cards(survey: Survey) -> Iterator[Row]:
    for kind in Kind:
        for size in survey.sizes_of(kind):
            for rank in range(RANKS):
                share = survey.takes(kind, rank, size=size)
                if share.of:
                    yield {
                        "kind": kind.value,
                        "rank": rank,
                        "hand_size": size,
                        "held": share.of,
                        "took": share.hits,
                        **_share("share", share),
                    }


TABLES: Final[Mapping[str, Callable[[Survey], Iterator[Row]]]] = {
    "rounds": _rounds,
    "bids": _bids,
    "positions": _positions,
    "totals": _totals,
    "cards": _cards,
}
FILES: Final = tuple(f"{name}.csv" for name in TABLES)
"""The names of the files of ``write_tables``, one for each table."""


def _share(name: str, share: Share) -> Row:
    return {name: _rounded(share.value), f"{name}_margin": _rounded(share.margin)}


def _mean(name: str, distribution: Distribution) -> Row:
    return {
        f"mean_{name}": _rounded(distribution.mean),
        f"mean_{name}_margin": _rounded(distribution.margin),
    }


def _rounded(value: float) -> float | None:
    return None if isnan(value) else round(value, _DIGITS)
