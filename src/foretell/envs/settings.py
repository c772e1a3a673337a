"""The options of the game as environments take them, and settings of the simulator."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of

_Choice = TypeVar("_Choice", bound=StrEnum)


def options_from(options: Options | Mapping[str, object] | None, players: int | None) -> Options:
    """Return the options of an environment.

    Args:
        options: the options, or their values by the names of records (default: the standard game).
        players: the number of players, in place of ``options``.

    Raises:
        ValueError: when both are given, or something else.
        Refusal: for incompatible options.
    """
    if options is None:
        return Options() if players is None else Options(players=players)
    if players is not None:
        raise ValueError("players is one of the options: pass one of the two")
    if isinstance(options, Options):
        return options
    if not isinstance(options, Mapping):
        raise ValueError(f"options must be an Options or a mapping, not {options!r}")
    return Options.from_json(options)


def choice(name: str, value: str, choices: type[_Choice]) -> _Choice:
    """Return the member of an enumeration that an argument names.

    Raises:
        ValueError: when there is none.
    """
    if value not in [*choices]:
        raise ValueError(f"{name} must be one of {', '.join(choices)}, not {value!r}")
    return choices(value)


def settings_after(options: Options) -> IntArray:
    """Return the settings for after a round, when all see the bids (R12)."""
    settings = settings_of(options)
    settings[layout.BIDS_KNOWN] = layout.AT_ONCE
    return settings


def settings_seeing_all(options: Options) -> IntArray:
    """Return the settings with which one sees every hand and bid."""
    settings = settings_after(options)
    settings[layout.CLAIRVOYANCE] = 1
    settings[layout.CLAIRVOYANT_ROUNDS] = 0
    return settings
