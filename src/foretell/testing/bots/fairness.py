"""Laws of fairness: legal actions, based on the observation alone, without side effects."""

import pickle
from collections.abc import Iterable
from random import Random
from typing import Final

from foretell.game.observation import observe
from foretell.testing.bots.asking import Make, ask, broken, random_states
from foretell.testing.bots.decision import Decision
from foretell.testing.hidden import World

_WORLDS: Final = 3
"""Attempts to find another world."""


def acts_legally(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot takes one of ``observation.legal_actions``.

    Raises:
        AssertionError: when it does anything else, or raises.
    """
    for decision in decisions:
        legal = decision.observation.legal_actions
        try:
            action: object = ask(make, decision)
        except Exception as error:
            what = f"the bot raised {type(error).__name__}: {error}"
            raise broken(acts_legally, decision, what) from error
        if action not in legal:
            raise broken(acts_legally, decision, f"{action!r} is none of {legal!r}")


def decides_from_what_it_sees(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that hidden information does not affect a bot's action (R12).

    The bot decides again in games with other hidden cards and bids, and other cards to come, that
    look the same from its seat.

    Raises:
        AssertionError: when its action differs.
    """
    for decision in decisions:
        usual = ask(make, decision)
        chance = Random(repr(decision))
        world = World.of(decision.session)
        others = (world.other(decision.seat, chance) for _ in range(_WORLDS))
        for other in filter(None, others):
            state = other.state
            action = make(decision.bot_seed).act(observe(state, decision.seat))
            if action != usual:
                what = f"{action!r}, and {usual!r} where only hidden things differ"
                raise broken(decides_from_what_it_sees, decision, what)


def leaves_things_alone(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot changes neither the observation nor the global random generators.

    The latter are those of ``random`` and ``numpy.random``.

    Raises:
        AssertionError: when it changes one of them.
    """
    for decision in decisions:
        observation = pickle.loads(pickle.dumps(decision.observation))  # noqa: S301 - a copy
        states = repr(random_states())
        make(decision.bot_seed).act(observation)
        if repr(observation) != repr(decision.observation):
            raise broken(leaves_things_alone, decision, "the bot changed the observation")
        if repr(random_states()) != states:
            what = "the bot drew from, or seeded, a generator that it shares with all other code"
            raise broken(leaves_things_alone, decision, what)
