"""The bots with a compiled version for the simulator, which makes the same decisions."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from foretell.sim.transcript import Log

_COMPILED: Final = {"steady": "foretell.bots.steady.compiled:steady_rounds"}
"""The function that plays rounds with a bot at all seats, by the bot's name."""


def have_compiled(kinds: Sequence[str]) -> bool:
    """Return whether a compiled version exists for the bots of a game, without importing it.

    >>> have_compiled(["steady", "steady", "steady"]), have_compiled(["steady", "random", "steady"])
    (True, False)
    """
    return len(set(kinds)) == 1 and kinds[0] in _COMPILED


def compiled_rounds(kinds: Sequence[str]) -> "Log":
    """Return the function that plays rounds of bots for which ``have_compiled`` is true."""
    module, _, name = _COMPILED[kinds[0]].partition(":")
    return cast("Log", getattr(import_module(module), name))
