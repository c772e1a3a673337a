"""Wizard in Stable-Baselines3: MaskablePPO at one seat, among bots.

Run it from a checkout: ``pip install ".[sb3]"``, then ``python examples/sb3_wizard.py``.
"""

from typing import Any

import gymnasium
import numpy as np
import torch
from features import SIZE, features
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

from foretell.envs.gymnasium import WizardEnv

SHORT = {"players": 3, "hand_sizes": [1, 2, 3]}


class Features(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The environment as Stable-Baselines3 wants it: an array, and a method for the mask."""

    def __init__(self, env: WizardEnv) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(-1, 1, (SIZE,), dtype=np.float32)
        self._mask: Any = None  # of the last observation

    def reset(self, **how: Any) -> tuple[Any, dict[str, Any]]:
        """Begin a game."""
        seen, info = self.env.reset(**how)
        return self._seen(seen), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Act, and count in tens of points."""
        seen, reward, over, truncated, info = self.env.step(action)
        return self._seen(seen), float(reward) / 10, over, truncated, info

    def action_masks(self) -> Any:
        """Return the legal actions."""
        return self._mask.astype(np.bool_)

    def _seen(self, seen: Any) -> Any:
        self._mask = seen["action_mask"]
        return features(seen["observation"])


def make() -> Features:
    """Return a short game among the bot ``steady``."""
    return Features(WizardEnv(options=SHORT, opponents="steady", deals="simulator"))


def main(steps: int = 20_000, games: int = 100, seed: int = 1) -> tuple[float, float]:
    """Train, and return tens of points a game, before and after."""
    torch.set_num_threads(1)  # more are slower with a network this small
    games_at_once = make_vec_env(make, 8, seed=seed)
    model = MaskablePPO(
        "MlpPolicy", games_at_once, n_steps=256, batch_size=512, n_epochs=5, seed=seed
    )
    found = []
    for amount in (0, steps):
        if amount:
            model.learn(amount)
        test = make_vec_env(make, 1, seed=1000)
        mean, _ = evaluate_policy(model, test, n_eval_episodes=games)
        found.append(float(mean))
    return found[0], found[1]


if __name__ == "__main__":
    before, after = main()
    print(f"points a game: {10 * before:.1f} before training, {10 * after:.1f} after")
