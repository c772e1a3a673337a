"""Conversion of a game's options to the simulator's array of settings."""

from typing import Any

import numpy as np

from foretell.rules.declaration import Choice, Kind
from foretell.rules.options import OPTIONS, Options
from foretell.sim import layout
from foretell.sim.layout import IntArray


def settings_of(options: Options) -> IntArray:
    """Return a game's settings: ``HAND_SIZES`` entries, then the schedule (see ``sim.layout``).

    >>> settings_of(Options(players=3, hand_sizes=(1, 2), first_dealer=0)).tolist()
    [3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2]
    """
    schedule = options.schedule
    settings = np.zeros(layout.HAND_SIZES + len(schedule), dtype=np.int64)
    settings[layout.ROUNDS] = len(schedule)
    for name, entry in layout.OPTIONS.items():
        settings[entry] = _code(OPTIONS[name].kind, getattr(options, name))
    settings[layout.HAND_SIZES :] = schedule
    return settings


def _code(kind: Kind, value: Any) -> int:
    match kind:
        case Choice(names):
            return [*names].index(value)
        case _:
            return layout.DRAWN if value is None else int(value)
