"""The values of a decision by search, where one action is clearly the best."""

from collections.abc import Sequence
from typing import Final

from foretell.analysis.puzzles.position import kind_of, kinds_of
from foretell.analysis.puzzles.puzzle import LEAST_GAP, Value
from foretell.bots.explanation import ActionValue, Explaining
from foretell.bots.registry import create
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation

FIRST_SEARCH: Final = "strongest:16"
FIRST_GAP: Final = 7.0
"""The least gap that this search has to measure: it drops most decisions at little cost."""
SEARCH: Final = "strongest:140"
SEEDS: Final = ("11", "22")
"""The seeds with which ``SEARCH`` has to find the same action, each time far enough ahead."""


def promising_action(observation: SeatObservation) -> Action | None:
    """Return the action that a short search prefers, if it is far ahead."""
    if len(kinds_of(observation.legal_actions)) == 1:
        return None
    values = _searched(observation, FIRST_SEARCH, SEEDS[0])
    return values[0].action if values[1].behind >= FIRST_GAP else None


def clear_values(observation: SeatObservation) -> tuple[Value, ...] | None:
    """Return the mean value of each kind of action; None where no action is clearly the best.

    The searches have to agree on it, each with a gap of at least ``LEAST_GAP`` points to every
    other action, beyond the margin of error.
    """
    measured: list[tuple[ActionValue, ...]] = []
    for seed in SEEDS:
        values = _searched(observation, SEARCH, seed)
        if not _is_clear(values):
            return None
        measured.append(values)
    kind = kind_of(measured[0][0].action)
    if any(kind_of(values[0].action) != kind for values in measured):
        return None
    return _means(kinds_of(observation.legal_actions), measured)


def _searched(observation: SeatObservation, bot: str, seed: str) -> tuple[ActionValue, ...]:
    """Return a search's values, the best first."""
    searcher = create(bot, seed)
    assert isinstance(searcher, Explaining)
    return searcher.explain(observation).choices


def _is_clear(values: Sequence[ActionValue]) -> bool:
    """Return whether the best action is far enough ahead of every other, beyond the noise."""
    gap = values[1].behind
    return gap >= LEAST_GAP and gap > values[1].behind_margin


def _means(
    kinds: Sequence[Sequence[Action]], measured: Sequence[Sequence[ActionValue]]
) -> tuple[Value, ...]:
    """Return the mean value of each kind of action over several searches.

    The best one is rounded, and the gaps of the others: the gap of a puzzle is not rounded twice.
    """
    top = round(10 * sum(values[0].points for values in measured) / len(measured))

    def mean(actions: Sequence[Action]) -> Value:
        kind = kind_of(actions[0])
        ones = [value for values in measured for value in values if kind_of(value.action) == kind]
        behind = sum(one.behind for one in ones) / len(ones)
        makes_bid = sum(one.makes_bid for one in ones) / len(ones)
        return Value(top - round(10 * behind), round(100 * makes_bid))

    return tuple(map(mean, kinds))
