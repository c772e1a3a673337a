"""How many worlds there are, exactly."""

import operator
from collections import Counter
from collections.abc import Iterator
from math import comb, prod

from foretell.sim.worlds.steps import Step

State = tuple[int, ...]
"""How many cards are left of each group."""


def count_worlds(steps: tuple[Step, ...]) -> int:
    """Return in how many ways all steps can give out their cards, one after the other."""
    if not steps:
        return 1
    ways = Counter({tuple(map(int.bit_count, steps[0].groups)): 1})
    following = [*(step.groups for step in steps[1:]), ()]
    for step, groups in zip(steps, following, strict=True):
        ways = _after(step, ways, groups)
    return ways.total()


def _after(step: Step, ways: Counter[State], groups: tuple[int, ...]) -> Counter[State]:
    """Return the ways to each state after a step, where cards are alike by ``groups``."""
    parts = [
        [index for index, group in enumerate(step.groups) if group & wider] for wider in groups
    ]
    own = [bool(group & step.may_hold) for group in step.groups]
    after: Counter[State] = Counter()
    for left, before in ways.items():
        for taken in _splits(step.held, tuple(map(operator.mul, left, own))):
            rest = [here - there for here, there in zip(left, taken, strict=True)]
            state = tuple(sum(rest[index] for index in indices) for indices in parts)
            after[state] += before * prod(map(comb, left, taken))
    return after


def _splits(held: int, most: State) -> Iterator[State]:
    """Yield all ways to take so many cards, of each group as many as there are at most."""
    if len(most) == 1:
        if held <= most[0]:
            yield (held,)
        return
    for taken in range(min(held, most[0]) + 1):
        for rest in _splits(held - taken, most[1:]):
            yield (taken, *rest)
