"""Wizard in TorchRL: PettingZoo's environments as tensors, with action masks.

Run it from a checkout: ``pip install ".[torchrl]"``, then ``python examples/torchrl_wizard.py``.
"""

import torch
from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from foretell.envs.pettingzoo import wizard_v0


def in_turns(seed: int) -> PettingZooWrapper:
    """Return a game of four in turns: a group for each player, of whom one acts in each step."""
    return PettingZooWrapper(wizard_v0.env(players=4), use_mask=True, seed=seed)


def at_once(seed: int) -> PettingZooWrapper:
    """Return a game with hidden bids, all at once: one group, of whom those not to act pass."""
    env = wizard_v0.parallel_env(options={"players": 4, "bidding": "hidden"})
    return PettingZooWrapper(env, use_mask=True, return_state=True, seed=seed)


def main(seed: int = 1) -> dict[str, list[float]]:
    """Check both environments, play a game in each at random, and return the totals."""
    torch.manual_seed(seed)
    totals = {}
    for make in (in_turns, at_once):
        env = make(seed)
        check_env_specs(env)
        game = env.rollout(max_steps=2000)  # random actions that the masks allow
        rewards = [game["next", group, "reward"].sum(0).flatten() for group in env.group_map]
        totals[make.__name__] = torch.cat(rewards).tolist()
    return totals


if __name__ == "__main__":
    for name, points in main().items():
        print(name, points)
