"""The time limit of decisions."""

from collections.abc import Iterable
from time import perf_counter
from typing import Final

from foretell.testing.bots.asking import Make, broken
from foretell.testing.bots.decision import Decision

_TRIES: Final = 3


def keeps_to_its_time(make: Make, decisions: Iterable[Decision], *, seconds: float) -> None:
    """Check that a bot decides within a time limit.

    Each decision is timed three times and the fastest counts, which excludes loading, compiling and
    short interference from other programs.

    Args:
        make: the bot's factory.
        decisions: the decisions to check.
        seconds: limit per decision, in wall-clock seconds.

    Raises:
        AssertionError: when it takes longer.
    """
    for decision in decisions:
        quickest = min(_seconds(make, decision) for _ in range(_TRIES))
        if quickest > seconds:
            what = f"the decision took {quickest:.3f} s, and {seconds:.3f} s are allowed"
            raise broken(keeps_to_its_time, decision, what)


def _seconds(make: Make, decision: Decision) -> float:
    bot, observation = make(decision.bot_seed), decision.observation
    start = perf_counter()
    bot.act(observation)
    return perf_counter() - start
