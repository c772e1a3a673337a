"""Observations as input of a network: places and codes one-hot, amounts as parts of the most."""

from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.envs import FIELDS

PLACES: Final = 16
_CARDS: Final = 60
_MOST: Final = np.concatenate(
    [np.full(field.count, max(-field.low, field.high)) for field in FIELDS[1:]]
)
SIZE: Final = _CARDS * PLACES + len(_MOST)


def features(observations: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    """Return observations, ``int16[..., 111]``, as features, ``float32[..., SIZE]``."""
    cards, rest = observations[..., :_CARDS], observations[..., _CARDS:]
    places = np.eye(PLACES, dtype=np.float32)[cards].reshape(*cards.shape[:-1], _CARDS * PLACES)
    return np.concatenate([places, (rest / _MOST).astype(np.float32)], axis=-1)
