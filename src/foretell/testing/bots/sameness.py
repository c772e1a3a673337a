"""Laws of determinism: an action depends on seed and observation alone."""

import json
import pickle
import sys
from collections.abc import Iterable
from os import environ
from subprocess import run
from typing import Final

from foretell.testing.bots.asking import Make, ask, broken, reseeded
from foretell.testing.bots.decision import Decision

_HASH_SEEDS: Final = ("1", "2")
"""Hash seeds under which Python orders sets of texts differently."""
_CHILD: Final = "from foretell.testing.bots.elsewhere import main; main()"


def repeats_itself(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot always acts the same, whatever it and other instances did before.

    Decisions are put in order and in reverse, to a new bot each time and to one bot per seat of a
    game, with the global random generators in different states.

    Raises:
        AssertionError: when its actions differ.
    """
    every = tuple(decisions)
    with reseeded(1):
        actions = [ask(make, decision) for decision in every]
    with reseeded(2):
        bots = {decision.bot_seed: make(decision.bot_seed) for decision in every}
        for decision, action in (
            *zip(every, actions, strict=True),
            *zip(reversed(every), reversed(actions), strict=True),
        ):
            for again in (
                ask(make, decision),
                bots[decision.bot_seed].act(decision.observation),
                bots[decision.bot_seed].act(decision.observation),
            ):
                if again != action:
                    what = f"{again!r}, and earlier {action!r}"
                    raise broken(repeats_itself, decision, what)


def repeats_itself_elsewhere(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot acts the same in other processes with other hash seeds.

    Args:
        make: the bot's factory; a top-level class or function of a module, or
            ``functools.partial`` of one, so that it can be pickled.
        decisions: the decisions to check.

    Raises:
        AssertionError: when its actions differ, or the other process fails.
        pickle.PicklingError, AttributeError: for another kind of ``make``.
    """
    every = tuple(decisions)
    actions = [repr(ask(make, decision)) for decision in every]
    observations = [(decision.bot_seed, decision.observation) for decision in every]
    stream = pickle.dumps(sys.path) + pickle.dumps((make, observations))
    for hash_seed in _HASH_SEEDS:
        done = run(  # noqa: S603 - this Python, and our line
            [sys.executable, "-c", _CHILD],
            check=False,
            input=stream,
            capture_output=True,
            env={**environ, "PYTHONHASHSEED": hash_seed},
        )
        if done.returncode:
            raise AssertionError(
                f"the bot failed in another process:\n{done.stderr.decode(errors='replace')}"
            )
        for decision, here, there in zip(every, actions, json.loads(done.stdout), strict=True):
            if there != here:
                what = f"{there} with PYTHONHASHSEED={hash_seed}, and here {here}"
                raise broken(repeats_itself_elsewhere, decision, what)
