"""The options of the game as environments take them, and settings of the simulator."""

from collections.abc import Mapping

from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of


def options_from(options: Options | Mapping[str, object] | None, players: int | None) -> Options:
    """Return the options of an environment.

    Args:
        options: the options, or their values by the names of records (default: the standard game).
        players: the number of players, in place of ``options``.

    Raises:
        ValueError: when both are given.
        Refusal: for incompatible options.
    """
    if options is None:
        return Options() if players is None else Options(players=players)
    if players is not None:
        raise ValueError("players is one of the options: pass one of the two")
    return options if isinstance(options, Options) else Options.from_json(options)


def settings_after(options: Options) -> IntArray:
    """Return the settings for after a round, when all see the bids (R12)."""
    settings = settings_of(options)
    settings[at.BIDS_KNOWN] = at.AT_ONCE
    return settings


def settings_seeing_all(options: Options) -> IntArray:
    """Return the settings with which one sees every hand and bid."""
    settings = settings_after(options)
    settings[at.CLAIRVOYANCE] = 1
    return settings
