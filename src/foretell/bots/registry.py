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
    "learned": "foretell.bots.learned.bot:learned",
    "strongest": "foretell.bots.strongest.bot:strongest",
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
SEARCHING: Final = ("searcher", "strongest")
"""The bots that look at as many possible games as they are told, as in ``strongest:50``."""
TO_WIN: Final = "win"
"""After the name of such a bot: near the end it plays for the place, as in ``searcher:win``."""
MOST_GAMES: Final = 2000
STRONGEST: Final = "strongest"
"""The strongest bot that there is: it advises, and is the mind of ``master``."""

_AT_ONCE: Final = ("random", "steady", "beginner", "casual", "seasoned")


@dataclass(eq=False)
class UnknownBot(Refusal):
    """There is no bot of that name."""

    code: ClassVar[str] = "bots/unknown"

    bot: str
    known: tuple[str, ...]


@dataclass(eq=False)
class UnknownStyle(Refusal):
    """A bot has no such style.

    Attributes:
        bot: its name.
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
        UnknownStyle: when there is, and it has no such style.
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
        name: one of ``names()``. After the name of a level there may be a colon and one of
            ``STYLES``; after that of one of ``SEARCHING`` a number of games, ``TO_WIN``, or both.
        seed: the source of its randomness, lower-case hexadecimal digits; see
            ``foretell.bots.runner.bot_seed``.

    Raises:
        UnknownBot: when there is no bot of that name.
        UnknownStyle: when there is, and it has no such style.
        BrokenBot: when another package offers it, and it cannot be loaded.
    """
    make: Callable[..., Bot]
    check(name)
    bot, style = _parted(name)
    if bot in BUILT_IN:
        make = _built_in(bot)
        return make(seed, **style)
    try:
        make = cast("Callable[[str], Bot]", next(iter(_installed().select(name=bot))).load())
    except (ImportError, AttributeError) as error:
        raise BrokenBot(bot=bot, reason=str(error)) from error
    return make(seed)


def _parted(name: str) -> tuple[str, dict[str, int]]:
    """Return a bot's name without its style, and what that gives to who makes it."""
    bot, *style = name.split(":")
    if bot in LEVELS and style:
        told = ":".join(style)
        if told not in STYLES:
            raise UnknownStyle(bot, told, tuple(STYLES))
        return bot, {"leaning": STYLES[told]}
    if bot in SEARCHING:
        return bot, dict(_search(bot, part) for part in style)
    return name, {}


def _search(bot: str, style: str) -> tuple[str, int]:
    if style == TO_WIN:
        return "to_win", True
    is_number = style.isascii() and style.isdecimal() and len(style) <= len(str(MOST_GAMES))
    if is_number and 1 <= int(style) <= MOST_GAMES:
        return "games", int(style)
    raise UnknownStyle(bot, style, (TO_WIN, f"1 … {MOST_GAMES}"))


def _built_in(name: str) -> "Callable[..., Bot]":
    module, _, attribute = BUILT_IN[name].partition(":")
    return cast("Callable[..., Bot]", getattr(import_module(module), attribute))


def _installed() -> "EntryPoints":
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)
