"""``check_vector_env``: a vector environment does, step for step, what its reference does."""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol


class VectorEnvironment(Protocol):
    """A vector environment of Gymnasium, as far as it is called here."""

    num_envs: int
    metadata: dict[str, Any]
    action_space: Any

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Return observations and infos."""

    def step(self, actions: Any) -> Any:
        """Return observations, rewards, terminations, truncations and infos."""


def check_vector_env(
    vector: VectorEnvironment,
    reference: VectorEnvironment,
    *,
    seed: int = 0,
    steps: int = 200,
    illegal: float = 0.0,
) -> int:
    """Compare all results of two vector environments for the same seed and actions.

    >>> import gymnasium
    >>> from gymnasium.vector import AutoresetMode, SyncVectorEnv
    >>> def make():
    ...     return gymnasium.make("CartPole-v1")
    >>> def side_by_side():
    ...     return SyncVectorEnv([make] * 2, autoreset_mode=AutoresetMode.SAME_STEP)
    >>> check_vector_env(side_by_side(), side_by_side(), steps=20) >= 0
    True

    The reference is usually Gymnasium's ``SyncVectorEnv``, in the same autoreset mode. In the mode
    ``DISABLED``, games that have ended are reset by mask. Actions are chosen at random; where an
    observation has an ``action_mask``, among those that it allows.

    Args:
        vector: the environment to check.
        reference: the environment to compare it with.
        seed: the seed of both, and of the choices.
        steps: the number of steps.
        illegal: the probability that an action disregards the mask.

    Returns:
        The number of games that have ended.

    Raises:
        AssertionError: at the first difference, naming the step and the value.
    """
    chance = Random(seed)
    results = vector.reset(seed=seed)
    _compare(results, reference.reset(seed=seed), "reset")
    disabled = vector.metadata["autoreset_mode"].value == "Disabled"
    ends = 0
    for step in range(steps):
        actions = vector.action_space.sample()
        for game in range(vector.num_envs):
            mask = _mask(results[0], game)
            if any(mask) and chance.random() >= illegal:
                actions[game] = chance.choice([place for place, one in enumerate(mask) if one])
        results = vector.step(actions)
        _compare(results, reference.step(actions), f"step {step}")
        ended = results[2] | results[3]
        ends += int(ended.sum())
        if disabled and ended.any():
            results = vector.reset(options={"reset_mask": ended.copy()})
            other = reference.reset(options={"reset_mask": ended.copy()})
            _compare(results, other, f"reset after step {step}")
    return ends


def _mask(observations: Any, game: int) -> list[int]:
    if not isinstance(observations, Mapping) or "action_mask" not in observations:
        return []
    mask: list[int] = observations["action_mask"][game].tolist()
    return mask


def _compare(actual: Any, expected: Any, where: str) -> None:
    if isinstance(expected, Mapping):
        assert actual.keys() == expected.keys(), f"{where}: {[*actual]} instead of {[*expected]}"
        for key, value in expected.items():
            _compare(actual[key], value, f"{where}, {key}")
    elif isinstance(expected, tuple):
        for place, (one, other) in enumerate(zip(actual, expected, strict=True)):
            _compare(one, other, f"{where}, value {place}")
    elif _kind(expected) == "object":
        for game, (one, other) in enumerate(zip(actual, expected, strict=True)):
            _compare(one, other, f"{where}, game {game}")
    else:
        kind, expected_kind = _kind(actual), _kind(expected)
        assert kind == expected_kind, f"{where}: {kind} instead of {expected_kind}"
        same = actual == expected
        assert same.all() if hasattr(same, "all") else same, (
            f"{where}: {actual} instead of {expected}"
        )


def _kind(value: Any) -> str:
    return str(getattr(value, "dtype", value.__class__.__name__))
