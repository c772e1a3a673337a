"""Every combination of options: those that R10 allows, and those that it refuses."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import product
from typing import Final

from foretell.rules.options import (
    CHOICES,
    DRAW,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SWITCHES,
    Edition,
    Options,
)

Values = Mapping[str, object]

_CLASHES: Final[tuple[tuple[str, Callable[[Values], bool]], ...]] = (
    ("R10.1", lambda table: table["even_bid"] != "free" and table["bidding"] != "open"),
    ("R10.2", lambda table: table["players"] == 2 and table["deal"] != "shared"),
    ("R10.2", lambda table: table["players"] == 2 and table["bidding"] != "secret"),
    ("R10.2", lambda table: table["deal"] == "one_suit" and table["players"] not in {3, 4}),
    ("R10.3", lambda table: bool(table["follow_after_wizard"]) and table["deal"] == "one_suit"),
    ("R11.1", lambda table: table["hand_sizes"] is not None and table["players"] == 2),
    ("R11.1", lambda table: table["hand_sizes"] is not None and table["deal"] == "one_suit"),
)
"""An independent statement of R10, line by line, to test the options against."""


@dataclass(frozen=True, slots=True)
class RefusedOptions:
    """A refused combination of options.

    Attributes:
        values: all options by name.
        clauses: the clauses that refuse it; a refusal names one of them.
    """

    values: Values
    clauses: frozenset[str]


def all_options(
    *,
    first_dealers: Sequence[int | str] = (DRAW,),
    hand_sizes: Sequence[tuple[int, ...] | None] = (None,),
    editions: Sequence[Edition] = (Edition.CLASSIC,),
) -> Iterator[Options]:
    """Yield every allowed combination, for 2 to 6 players, in a stable order.

    Args:
        first_dealers: the values of ``first_dealer`` to combine with the others.
        hand_sizes: likewise for ``hand_sizes``, where a custom schedule is allowed.
        editions: likewise for ``edition``.
    """
    for values in _combinations(first_dealers, hand_sizes, editions):
        if not _clauses_against(values):
            yield Options.from_json(values)


def refused_options(*, hand_sizes: tuple[int, ...] = (1, 2)) -> Iterator[RefusedOptions]:
    """Yield every combination that R10 refuses, for 2 to 6 players, in a stable order.

    Args:
        hand_sizes: a custom schedule to combine with the other options.
    """
    for values in _combinations((DRAW,), (None, hand_sizes), (Edition.CLASSIC,)):
        clauses = _clauses_against(values)
        if clauses:
            yield RefusedOptions(values, clauses)


def _clauses_against(values: Values) -> frozenset[str]:
    return frozenset(clause for clause, clashes in _CLASHES if clashes(values))


def _combinations(
    first_dealers: Sequence[int | str],
    hand_sizes: Sequence[tuple[int, ...] | None],
    editions: Sequence[Edition],
) -> Iterator[Values]:
    choices: dict[str, Sequence[object]] = {
        **{name: tuple(kind) for name, kind in CHOICES.items()},
        **dict.fromkeys(SWITCHES, (False, True)),
        "players": range(MIN_PLAYERS, MAX_PLAYERS + 1),
        "first_dealer": first_dealers,
        "hand_sizes": hand_sizes,
        "edition": editions,
    }
    names = tuple(field.name for field in fields(Options))
    for combination in product(*(choices[name] for name in names)):
        yield dict(zip(names, combination, strict=True))
