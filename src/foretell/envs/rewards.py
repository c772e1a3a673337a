"""Rewards: the points of each round, or the result of the game."""

from enum import StrEnum
from typing import Final

from foretell.envs.compiled import rewards
from foretell.envs.compiled.rewards import Terms
from foretell.envs.settings import choice


class Reward(StrEnum):
    """The reward of a seat (R8)."""

    POINTS = "points"
    """The points of a round when it ends, else 0."""
    GAME = "game"
    """The total points at the end of the game, else 0."""
    PLACE = "place"
    """At the end of the game, the share of the others behind less that of those ahead: 1 to −1."""
    WIN = "win"
    """At the end of the game 1 for the winner, shared between several (R8.4), else 0."""


_KINDS: Final = {
    Reward.POINTS: rewards.POINTS,
    Reward.GAME: rewards.GAME,
    Reward.PLACE: rewards.PLACE,
    Reward.WIN: rewards.WIN,
}


def reward_terms(
    reward: Reward | str = Reward.POINTS, *, shaping: float = 0.0, discount: float = 1.0
) -> Terms:
    """Return the terms of a reward.

    Shaping adds ``shaping * (discount * p' - p)`` to each reward, where ``p`` and ``p'`` are the
    seat's total points before and after, and 0 at the end of the game. Such a term changes no
    optimal policy (Ng, Harada and Russell, Policy Invariance under Reward Transformations, 1999).

    Args:
        reward: the reward.
        shaping: the weight of the shaping term.
        discount: the learner's discount factor; it matters only with shaping.

    Raises:
        ValueError: when there is no such reward.
    """
    return Terms(_KINDS[choice("reward", reward, Reward)], float(shaping), float(discount))
