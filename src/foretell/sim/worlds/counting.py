"""The exact number of worlds."""

import operator
from collections import Counter
from collections.abc import Iterator
from math import comb, prod

from foretell.sim.worlds.dealing_steps import DealingStep

State = tuple[int, ...]
"""The number of cards left in each group."""


def count_worlds(steps: tuple[DealingStep, ...]) -> int:
    """Return the number of ways to deal the cards of all steps, one after another."""
    if not steps:
        return 1
    ways = Counter({tuple(map(int.bit_count, steps[0].groups)): 1})
    following = [*(step.groups for step in steps[1:]), ()]
    for step, groups in zip(steps, following, strict=True):
        ways = _after(step, ways, groups)
    return ways.total()


def _after(step: DealingStep, ways: Counter[State], groups: tuple[int, ...]) -> Counter[State]:
    """Return the number of ways to each state after a step, with cards grouped by ``groups``."""
    parts = [
        [index for index, group in enumerate(step.groups) if group & wider] for wider in groups
    ]
    own = [bool(group & step.may_hold) for group in step.groups]
    after: Counter[State] = Counter()
    for remaining, before in ways.items():
        for taken in _splits(step.held, tuple(map(operator.mul, remaining, own))):
            rest = [number - dealt for number, dealt in zip(remaining, taken, strict=True)]
            state = tuple(sum(rest[index] for index in indices) for indices in parts)
            after[state] += before * prod(map(comb, remaining, taken))
    return after


def _splits(held: int, most: State) -> Iterator[State]:
    """Yield all splits of a number of cards over groups, up to the size of each group."""
    if len(most) == 1:
        if held <= most[0]:
            yield (held,)
        return
    for taken in range(min(held, most[0]) + 1):
        for rest in _splits(held - taken, most[1:]):
            yield (taken, *rest)
