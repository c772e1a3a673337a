"""Which bots have a compiled twin, one that decides everything as they do and far faster."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from foretell.sim.transcript import Log

_TWINS: Final = {"steady": "foretell.bots.steady.compiled:steady_rounds"}
"""By the bot's name: what plays rounds in which it has all the seats."""


def have_twin(kinds: Sequence[str]) -> bool:
    """Return whether these bots, one for each seat, play as one compiled twin; nothing is loaded.

    >>> have_twin(["steady", "steady", "steady"]), have_twin(["steady", "random", "steady"])
    (True, False)
    """
    return len(set(kinds)) == 1 and kinds[0] in _TWINS


def twin_of(kinds: Sequence[str]) -> "Log":
    """Return the twin of bots that have one."""
    module, _, name = _TWINS[kinds[0]].partition(":")
    return cast("Log", getattr(import_module(module), name))
