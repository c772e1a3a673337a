"""Putting decisions to a bot, and reporting broken laws."""

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from foretell.bots.bot import Bot
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.testing.bots.decision import Decision

Make: TypeAlias = Callable[[str], Bot]
"""A bot's factory, called with its seed."""


def ask(make: Make, decision: Decision) -> Action:
    """Return the action of a new bot; its errors are annotated with the decision."""
    try:
        return make(decision.bot_seed).act(decision.observation)
    except Exception as error:
        error.add_note(f"at {decision!r}")
        raise


def broken(law: Callable[..., None], decision: Decision, what: str) -> AssertionError:
    """Return the error for a law broken at a decision, with a line that reproduces it.

    ``what`` is the bot's wrong action, in words.
    """
    return AssertionError(
        f"{what}\n{_seen(decision.observation)}\nagain: {law.__name__}(make, [{decision!r}])"
    )


@contextmanager
def reseeded(seed: int) -> Iterator[None]:
    """Seed the global random generators for the duration of the context."""
    before = random_states()
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


def random_states() -> tuple[Any, Any]:
    """Return the states of the global random generators: Python's, and NumPy's if loaded."""
    numpy_random = _numpy_random()
    return random.getstate(), numpy_random.get_state(legacy=True) if numpy_random else None


def _numpy_random() -> Any:
    return sys.modules.get("numpy.random")


def _seen(observation: SeatObservation) -> str:
    """Return a seat's observation as a line of text, with record codes."""
    table = observation.known.round
    cards = observation.hand_of(observation.seat)
    hand = "unseen" if cards is None else " ".join(map(str, cards))
    values = {
        "seat": observation.seat,
        "hand": hand,
        "turned": table.turned,
        "trump": None if table.trump is None else table.trump.letter,
        "bids": table.bids,
        "taken": table.taken,
        "trick": None if table.trick is None else " ".join(map(str, table.trick.cards)),
    }
    return ", ".join(f"{name}: {value}" for name, value in values.items())
