"""Laws of a player that is always the same: what it does follows from seed and observation."""

import json
import pickle
import sys
from collections.abc import Iterable
from os import environ
from subprocess import run
from typing import Final

from foretell.testing.bots.asking import Make, ask, broken, other_luck
from foretell.testing.bots.decision import Decision

_HASH_SEEDS: Final = ("1", "2")
"""Under each of them Python puts texts in another order in its sets."""
_CHILD: Final = "from foretell.testing.bots.elsewhere import main; main()"


def repeats_itself(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot always does the same, whatever it and others of its kind did before.

    It is asked in order and in reverse, twice each time: a bot that is made anew for each decision,
    and one that is made once for each seat of a game; with other numbers to come from the
    generators that all code shares.

    Args:
        make: makes the bot.
        decisions: those that it is asked about.

    Raises:
        AssertionError: when it does different things.
    """
    asked = tuple(decisions)
    with other_luck(1):
        wanted = [ask(make, decision) for decision in asked]
    with other_luck(2):
        kept = {decision.bot_seed: make(decision.bot_seed) for decision in asked}
        for decision, action in (
            *zip(asked, wanted, strict=True),
            *zip(reversed(asked), reversed(wanted), strict=True),
        ):
            for again in (
                ask(make, decision),
                kept[decision.bot_seed].act(decision.observation),
                kept[decision.bot_seed].act(decision.observation),
            ):
                if again != action:
                    what = f"{again!r}, and earlier {action!r}"
                    raise broken(repeats_itself, decision, what)


def repeats_itself_elsewhere(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot does the same in other processes, where hashes order things otherwise.

    Args:
        make: makes the bot; a class or function at the top of a module, or
            ``functools.partial`` of one, so that the other processes can make it.
        decisions: those that it is asked about.

    Raises:
        AssertionError: when it does something else there, or that process fails.
        pickle.PicklingError, AttributeError: for another kind of ``make``.
    """
    asked = tuple(decisions)
    wanted = [repr(ask(make, decision)) for decision in asked]
    seen = [(decision.bot_seed, decision.observation) for decision in asked]
    given = pickle.dumps(sys.path) + pickle.dumps((make, seen))
    for hash_seed in _HASH_SEEDS:
        done = run(  # noqa: S603 - this Python, and a line of our own
            [sys.executable, "-c", _CHILD],
            check=False,
            input=given,
            capture_output=True,
            env={**environ, "PYTHONHASHSEED": hash_seed},
        )
        if done.returncode:
            raise AssertionError(
                f"the bot failed in another process:\n{done.stderr.decode(errors='replace')}"
            )
        for decision, here, there in zip(asked, wanted, json.loads(done.stdout), strict=True):
            if there != here:
                what = f"{there} with PYTHONHASHSEED={hash_seed}, and here {here}"
                raise broken(repeats_itself_elsewhere, decision, what)
