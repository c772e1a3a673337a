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


def check(name: str, known: tuple[str, ...] | None = None) -> None:
    """See to it that ``create`` knows a bot by that name; nothing is loaded.

    Args:
        name: as ``create`` takes it.
        known: the names that there are; ``names()`` when left out.

    Raises:
        UnknownBot: when there is no bot of that name.
        UnknownStyle: when it is a level, and has no such style.
    """
    bot, _ = _parted(name)
    if known is None:
        if bot in BUILT_IN:
            return  # what others install need not be looked through
        known = names()
    if bot not in known:
        raise UnknownBot(bot=bot, known=known)


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
    check(name)
    bot, leaning = _parted(name)
    if bot in BUILT_IN:
        make = _built_in(bot)
        return make(seed) if leaning is None else make(seed, leaning)
    try:
        make = cast("Callable[[str], Bot]", next(iter(_installed().select(name=bot))).load())
    except (ImportError, AttributeError) as error:
        raise BrokenBot(bot=bot, reason=str(error)) from error
    return make(seed)


def _parted(name: str) -> tuple[str, int | None]:
    """Return a bot's name without its style, and where that leans; None without one."""
    bot, colon, style = name.partition(":")
    if not colon or bot not in LEVELS:
        return name, None
    if style not in STYLES:
        raise UnknownStyle(bot, style, tuple(STYLES))
    return bot, STYLES[style]


def _built_in(name: str) -> "Callable[..., Bot]":
    module, _, attribute = BUILT_IN[name].partition(":")
    return cast("Callable[..., Bot]", getattr(import_module(module), attribute))


def _installed() -> "EntryPoints":
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)
