"""The spaces of observations and actions."""

from typing import TypeAlias

import numpy as np
from gymnasium import spaces

from foretell.envs.compiled import layout
from foretell.envs.fields import FIELDS

Observed: TypeAlias = dict[str, np.ndarray[tuple[int, ...], np.dtype[np.int16 | np.int8]]]
"""An observation with its action mask, by ``OBSERVATION`` and ``ACTION_MASK``."""

OBSERVATION = "observation"
ACTION_MASK = "action_mask"


def numbers_space() -> spaces.Box:
    """Return the space of observations, ``int16[111]``."""
    low, high = np.empty((2, layout.NUMBERS), dtype=np.int16)
    for field in FIELDS:
        entries = slice(field.first, field.first + field.count)
        low[entries], high[entries] = min(field.low, 0), field.high
    return spaces.Box(low, high, dtype=np.int16)


def observation_space(actions: int = layout.ACTIONS) -> spaces.Dict:
    """Return the space of observations with action masks.

    Args:
        actions: the number of actions.
    """
    mask = spaces.Box(0, 1, (actions,), dtype=np.int8)
    return spaces.Dict({OBSERVATION: numbers_space(), ACTION_MASK: mask})
