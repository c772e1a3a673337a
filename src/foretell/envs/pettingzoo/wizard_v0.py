"""``wizard_v0``: ``env``, ``raw_env`` and ``parallel_env``, as PettingZoo's own games have them."""

from typing import Any

from pettingzoo.utils import wrappers

from foretell.envs.gymnasium.spaces import Observed
from foretell.envs.pettingzoo.aec import WizardAEC as raw_env  # noqa: N813 - PettingZoo's name
from foretell.envs.pettingzoo.parallel import (
    WizardParallel as parallel_env,  # noqa: N813 - PettingZoo's name
)

__all__ = ["env", "parallel_env", "raw_env"]

ILLEGAL_REWARD = -100.0


def env(
    *, illegal_reward: float = ILLEGAL_REWARD, **how: Any
) -> "wrappers.OrderEnforcingWrapper[str, Observed, int]":
    """Return the environment in turns, with PettingZoo's usual wrappers.

    Args:
        illegal_reward: the reward of an illegal action, which ends the game.
        how: as for ``raw_env``.
    """
    inner = wrappers.TerminateIllegalWrapper(raw_env(**how), illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))
