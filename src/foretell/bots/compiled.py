"""Which bots have a compiled version for the simulator, which decides everything as they do."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from foretell.sim.transcript import Log

_COMPILED: Final = {"steady": "foretell.bots.steady.compiled:steady_rounds"}
"""By the bot's name: plays rounds in which it has all the seats."""


def have_compiled(kinds: Sequence[str]) -> bool:
    """Return whether bots, one for each seat, can play compiled; nothing is imported.

    >>> have_compiled(["steady", "steady", "steady"]), have_compiled(["steady", "random", "steady"])
    (True, False)
    """
    return len(set(kinds)) == 1 and kinds[0] in _COMPILED


def compiled_rounds(kinds: Sequence[str]) -> "Log":
    """Return what plays the rounds of bots that can play compiled."""
    module, _, name = _COMPILED[kinds[0]].partition(":")
    return cast("Log", getattr(import_module(module), name))
