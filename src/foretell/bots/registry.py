"""The bots that there are, by name: our own, and what others install beside them.

Nothing is loaded before it is asked for.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, cast

from foretell.bots.bot import Bot
from foretell.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import EntryPoints

GROUP: Final = "foretell.bots"
"""The entry points under which other packages offer their bots."""

BUILT_IN: Final = {
    "random": "foretell.bots.random:RandomBot",
    "steady": "foretell.bots.steady:SteadyBot",
    "yardstick": "foretell.bots.search.bot:yardstick",
    "searcher": "foretell.bots.search.bot:searcher",
    "beginner": "foretell.bots.levels:beginner",
    "casual": "foretell.bots.levels:casual",
    "seasoned": "foretell.bots.levels:seasoned",
    "expert": "foretell.bots.levels:expert",
    "master": "foretell.bots.levels:master",
}
"""Our own bots, which are there without installing and give their names to nobody else."""

LEVELS: Final = ("beginner", "casual", "seasoned", "expert", "master")
"""The bots that are levels for people, the gentlest first; a style may follow their names."""
STYLES: Final = {"bold": 1, "careful": -1}
"""The styles, as in ``casual:bold``: who has one leans to higher bids, or to lower ones."""

_AT_ONCE: Final = ("random", "steady", "beginner", "casual", "seasoned")


@dataclass(eq=False)
class UnknownBot(Refusal):
    """There is no bot of that name."""

    code: ClassVar[str] = "bots/unknown"

    bot: str
    known: tuple[str, ...]


@dataclass(eq=False)
class UnknownStyle(Refusal):
    """A level has no such style.

    Attributes:
        bot: the name of the level.
        style: what was asked for.
        known: the styles that there are.
    """

    code: ClassVar[str] = "bots/unknown_style"

    bot: str
    style: str
    known: tuple[str, ...]


@dataclass(eq=False)
class BrokenBot(Refusal):
    """A bot that another package offers cannot be loaded.

    Attributes:
        bot: its name.
        reason: what Python says of it.
    """

    code: ClassVar[str] = "bots/broken"

    bot: str
    reason: str


def names() -> tuple[str, ...]:
    """Return the names of all bots, in the order of the alphabet, without styles."""
    return tuple(sorted({*BUILT_IN, *_installed().names}))


def takes_time(name: str) -> bool:
    """Return whether a bot may take more than a millisecond for a decision.

    Nobody should wait for one that does: let it think in a thread of its own.
    """
    return name.partition(":")[0] not in _AT_ONCE


def create(name: str, seed: str) -> Bot:
    """Return a new bot for one seat of one game.

    Args:
        name: one of ``names()``; after a level's name there may be a colon and one of ``STYLES``.
        seed: the source of its randomness, lower-case hexadecimal digits; see
            ``foretell.bots.table.bot_seed``.

    Raises:
        UnknownBot: when there is no bot of that name.
        UnknownStyle: when it is a level, and has no such style.
        BrokenBot: when another package offers it, and it cannot be loaded.
    """
    make: Callable[..., Bot]
    level, colon, style = name.partition(":")
    if colon and level in LEVELS:
        if style not in STYLES:
            raise UnknownStyle(level, style, tuple(STYLES))
        return _built_in(level)(seed, STYLES[style])
    if name in BUILT_IN:
        make = _built_in(name)
    else:
        found = _installed().select(name=name)
        if not found:
            raise UnknownBot(bot=name, known=names())
        try:
            make = cast("Callable[[str], Bot]", next(iter(found)).load())
        except (ImportError, AttributeError) as error:
            raise BrokenBot(bot=name, reason=str(error)) from error
    return make(seed)


def _built_in(name: str) -> "Callable[..., Bot]":
    module, _, attribute = BUILT_IN[name].partition(":")
    return cast("Callable[..., Bot]", getattr(import_module(module), attribute))


def _installed() -> "EntryPoints":
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)
