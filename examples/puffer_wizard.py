"""Wizard in PufferLib: a native environment over the compiled games.

Run it from a checkout: ``pip install ".[puffer]"``, then ``python examples/puffer_wizard.py``.
"""

from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
import pufferlib
import pufferlib.vector

from foretell.envs.gymnasium import WizardVectorEnv

NUMBERS, ACTIONS = 111, 85


class PufferWizard(pufferlib.PufferEnv):
    """Games side by side, an agent in each: observations are the 111 numbers, then the mask."""

    def __init__(self, games: int = 1024, *, buf: Any = None, seed: int = 0, **how: Any) -> None:
        limits = np.iinfo(np.int16)
        self.single_observation_space = gymnasium.spaces.Box(
            limits.min, limits.max, (NUMBERS + ACTIONS,), dtype=np.int16
        )
        self.single_action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.num_agents = games
        self._games = WizardVectorEnv(games, autoreset_mode="SameStep", copy=False, **how)
        super().__init__(buf)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """Begin all games."""
        self._write(self._games.reset(seed=seed)[0])
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """Act in all games; where one ends, the next begins at once."""
        seen, rewards, over, _, infos = self._games.step(actions)
        self._write(seen)
        self.rewards[:] = rewards
        self.terminals[:] = over
        ends = infos["final_info"]["totals"][over] if over.any() else ()
        return (
            self.observations,
            self.rewards,
            self.terminals,
            self.truncations,
            [{"points": float(totals[0])} for totals in ends],
        )

    def close(self) -> None:
        """Do nothing, since nothing is open."""

    def _write(self, seen: Any) -> None:
        self.observations[:, :NUMBERS] = seen["observation"]
        self.observations[:, NUMBERS:] = seen["action_mask"]


def main(steps: int = 200, games: int = 1024, seed: int = 1) -> tuple[float, float]:
    """Play at random; return the agents' decisions a second, and their points a game."""
    chance = np.random.default_rng(seed)
    envs = pufferlib.vector.make(
        PufferWizard,
        env_kwargs={"games": games, "players": 4, "opponents": "random"},
        backend=pufferlib.vector.Serial,
        num_envs=2,
        seed=seed,
    )
    seen, _ = envs.reset(seed=seed)
    points: list[float] = []
    seconds = 0.0
    for _ in range(steps):
        legal = seen[:, NUMBERS:] > 0
        actions = np.argmax(legal * chance.random(legal.shape, dtype=np.float32), axis=1)
        start = perf_counter()
        seen, _, _, _, infos = envs.step(actions)[:5]
        seconds += perf_counter() - start
        points += [info["points"] for info in infos]
    return steps * 2 * games / seconds, float(np.mean(points))


if __name__ == "__main__":
    rate, mean = main()
    print(f"{rate:,.0f} decisions a second, {mean:.1f} points a game at random")
