"""The bots with a compiled version for the simulator, which makes the same decisions."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from foretell.sim.transcript import Log

_COMPILED: Final = {"steady": "foretell.bots.steady.compiled:steady_rounds"}
"""The function that plays rounds with a bot at all seats, by the bot's name."""


def have_compiled(kinds: Sequence[str]) -> bool:
    """Return whether there is a compiler, and a compiled version of the bots of a game.

    Neither is imported.

    >>> have_compiled(["steady", "steady", "steady"]), have_compiled(["steady", "random", "steady"])
    (True, False)
    """
    is_one = len(set(kinds)) == 1 and kinds[0] in _COMPILED
    return is_one and find_spec("numba") is not None


def compiled_rounds(kinds: Sequence[str]) -> "Log":
    """Return the function that plays rounds of bots for which ``have_compiled`` is true."""
    module, _, name = _COMPILED[kinds[0]].partition(":")
    return cast("Log", getattr(import_module(module), name))
