"""Wizard in RLlib: a MultiAgentEnv in turns, and PPO with one network for all seats.

Run it from a checkout: ``pip install ".[rllib]"``, then ``python examples/rllib_wizard.py``.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import ray
import torch
from features import SIZE, features
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from foretell.envs.pettingzoo import wizard_v0

SHORT = {"players": 3, "hand_sizes": [1, 2, 3]}


class WizardTable(MultiAgentEnv):
    """All seats of a game; each observation is that of the one to act."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        self._env = wizard_v0.raw_env(options=(config or {}).get("options"))
        self.possible_agents = self.agents = self._env.possible_agents[:]
        self.action_spaces = self._env.action_spaces
        mask = Box(0, 1, (self._env.actions,), dtype=np.float32)
        numbers = Box(-1, 1, (SIZE,), dtype=np.float32)
        space = Dict({"action_mask": mask, "observations": numbers})
        self.observation_spaces = dict.fromkeys(self.agents, space)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, Any]:
        """Begin a game."""
        self._env.reset(seed=seed, options=options)
        return self._observe(self._env.agent_selection), {}

    def step(self, action_dict: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Act for the seat to act; points, in tens, are for all seats."""
        env = self._env
        env.step(action_dict[env.agent_selection])
        rewards = {agent: points / 10 for agent, points in env.rewards.items()}
        over = all(env.terminations.values())
        seen = self._observe(*(env.agents if over else [env.agent_selection]))
        return seen, rewards, {"__all__": over}, {"__all__": False}, {}

    def _observe(self, *agents: str) -> dict[str, Any]:
        seen: dict[str, Any] = {agent: self._env.observe(agent) for agent in agents}
        return {
            agent: {
                "action_mask": each["action_mask"].astype(np.float32),
                "observations": features(each["observation"]),
            }
            for agent, each in seen.items()
        }


def main(iterations: int = 5, decisions: int = 1000, seed: int = 1) -> Iterator[float]:
    """Train by self-play, and yield all seats' points a game together, in tens."""
    torch.set_num_threads(1)  # more are slower with a network this small
    network = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [64, 64]}
    )
    config = (
        PPOConfig()
        # RLlib's check of environments would act against the mask.
        .environment(WizardTable, env_config={"options": SHORT}, disable_env_checking=True)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"all": network}))
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=decisions, minibatch_size=256, num_epochs=5)
        .debugging(seed=seed)
    )
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    algorithm = config.build_algo()
    for _ in range(iterations):
        yield float(algorithm.train()["env_runners"]["episode_return_mean"])
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    for place, points in enumerate(main(), 1):
        print(f"iteration {place}: {10 * points:.1f} points a game, all seats together")
