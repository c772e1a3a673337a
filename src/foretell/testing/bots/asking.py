"""Asking a bot, and saying what was wrong with the answer."""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from foretell.bots.bot import Bot
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.testing.bots.decision import Decision

Make: TypeAlias = Callable[[str], Bot]
"""Whatever makes a bot from its seed."""


def ask(make: Make, decision: Decision) -> Action:
    """Return what a new bot does; what it raises tells where."""
    try:
        return make(decision.bot_seed).act(decision.observation)
    except Exception as error:
        error.add_note(f"at {decision!r}")
        raise


def broken(law: Callable[..., None], decision: Decision, what: str) -> AssertionError:
    """Return the error that tells how a law was broken, with a line that asks again.

    Args:
        law: the law.
        decision: where it was broken.
        what: what the bot did.
    """
    return AssertionError(
        f"{what}\n{_seen(decision.observation)}\nagain: {law.__name__}(make, [{decision!r}])"
    )


@contextmanager
def other_luck(seed: int) -> Iterator[None]:
    """Seed the generators that all code shares, and leave them as they were found."""
    before = shared_luck()
    random.seed(seed)
    numpy_random = _numpy_random()
    if numpy_random:
        numpy_random.seed(seed)
    try:
        yield
    finally:
        random.setstate(before[0])
        if numpy_random:
            numpy_random.set_state(before[1])


def shared_luck() -> tuple[Any, Any]:
    """Return the states of the generators that all code shares: Python's, and NumPy's if loaded."""
    numpy_random = _numpy_random()
    return random.getstate(), numpy_random.get_state(legacy=True) if numpy_random else None


def _numpy_random() -> Any:
    return sys.modules.get("numpy.random")


def _seen(observation: Observation) -> str:
    """Return what a seat has before it, in words of records."""
    table = observation.known.round
    hand = "unseen" if observation.hand is None else " ".join(map(str, observation.hand))
    told = {
        "seat": observation.seat,
        "hand": hand,
        "turned": table.turned,
        "trump": None if table.trump is None else table.trump.letter,
        "bids": table.bids,
        "taken": table.taken,
        "trick": None if table.trick is None else " ".join(map(str, table.trick.cards)),
    }
    return ", ".join(f"{name}: {value}" for name, value in told.items())
