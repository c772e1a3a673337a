"""Gymnasium: one seat of a game against bots, alone or many side by side.

>>> import gymnasium
>>> env = gymnasium.make("foretell.envs.gymnasium:foretell/Wizard-v0", players=3)
>>> observation, info = env.reset(seed=42)
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((111,), 2)
>>> gymnasium.spec(ID).id
'foretell/Wizard-v0'

``docs/research/envs/gymnasium.md`` explains it.
"""

import gymnasium

from foretell.envs.gymnasium.single import WizardEnv
from foretell.envs.gymnasium.vector import WizardVectorEnv

__all__ = ["ID", "WizardEnv", "WizardVectorEnv"]

ID = "foretell/Wizard-v0"
"""The id of the environment, once this module is imported."""

if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point="foretell.envs.gymnasium.single:WizardEnv",
        vector_entry_point="foretell.envs.gymnasium.vector:WizardVectorEnv",
    )
