"""Every combination of options: those that R10 allows, and those that it refuses.

>>> next(all_options())
Options(players=2)
>>> refused: RefusedOptions = next(refused_options())
>>> refused.values["players"], refused.values["bidding"], sorted(refused.clauses)
(2, 'open', ['R10.2'])
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from foretell.rules.declaration import DRAW, all_hold, examples
from foretell.rules.options import OPTIONS, Edition, Options
from foretell.rules.refusals import CLASHES

Values = Mapping[str, object]


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
        if not clauses_against(values):
            yield Options.from_json(values)


def refused_options(*, hand_sizes: tuple[int, ...] = (1, 2)) -> Iterator[RefusedOptions]:
    """Yield every combination that R10 refuses, for 2 to 6 players, in a stable order.

    Args:
        hand_sizes: a custom schedule to combine with the other options.
    """
    for values in _combinations((DRAW,), (None, hand_sizes), (Edition.CLASSIC,)):
        clauses = clauses_against(values)
        if clauses:
            yield RefusedOptions(values, clauses)


def clauses_against(values: Values) -> frozenset[str]:
    """Return the clauses that refuse some values by name, where other options may be missing."""
    return frozenset(
        clash.rule
        for clash, cases in CLASHES.items()
        for conditions in cases
        if conditions.keys() <= values.keys() and all_hold(conditions, values)
    )


def _combinations(
    first_dealers: Sequence[int | str],
    hand_sizes: Sequence[tuple[int, ...] | None],
    editions: Sequence[Edition],
) -> Iterator[Values]:
    choices: dict[str, Sequence[object]] = {
        **{name: examples(option.kind) for name, option in OPTIONS.items()},
        "first_dealer": first_dealers,
        "hand_sizes": hand_sizes,
        "edition": editions,
    }
    for combination in product(*choices.values()):
        yield dict(zip(choices, combination, strict=True))
