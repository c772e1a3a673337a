"""PettingZoo: all seats of a game, in turn or at once.

>>> from foretell.envs.pettingzoo import wizard_v0
>>> env = wizard_v0.env(players=3)
>>> env.reset(seed=42)
>>> env.agents
['player_0', 'player_1', 'player_2']
>>> ID
'foretell/wizard_v0'

``docs/research/envs/pettingzoo.md`` explains it.
"""

import pettingzoo

from foretell.envs.pettingzoo import wizard_v0

__all__ = ["ID", "wizard_v0"]

ID = "foretell/wizard_v0"
"""The id of both environments, once this module is imported."""

if hasattr(pettingzoo, "register"):  # from version 1.27 on
    pettingzoo.register("aec", ID, entry_point="foretell.envs.pettingzoo.wizard_v0:env")
    pettingzoo.register(
        "parallel", ID, entry_point="foretell.envs.pettingzoo.wizard_v0:parallel_env"
    )
