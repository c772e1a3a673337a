"""The registry of bots by name: built-in ones, and those of other installed packages.

A bot's module is imported when the bot is first created.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, cast

from foretell.bots.bot import Bot
from foretell.errors import Refusal
from foretell.floors import Floor, need

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.metadata import EntryPoints

GROUP: Final = "foretell.bots"
"""The entry-point group in which other packages register their bots."""

BUILT_IN: Final = {
    "random": "foretell.bots.random:RandomBot",
    "steady": "foretell.bots.steady:SteadyBot",
    "yardstick": "foretell.bots.search.bot:baseline",
    "searcher": "foretell.bots.search.bot:searcher",
    "learned": "foretell.bots.learned.bot:learned",
    "strongest": "foretell.bots.strongest.bot:strongest",
    "beginner": "foretell.bots.levels:beginner",
    "casual": "foretell.bots.levels:casual",
    "seasoned": "foretell.bots.levels:seasoned",
    "expert": "foretell.bots.levels:expert",
    "master": "foretell.bots.levels:master",
}
"""The built-in bots; no other package can take their names."""

LEVELS: Final = ("beginner", "casual", "seasoned", "expert", "master")
"""The levels for people, the weakest first; their names can be followed by a style."""
STYLES: Final = {"bold": 1, "careful": -1}
"""The styles, as in ``casual:bold``, with their bias towards higher (1) or lower (-1) bids."""
SEARCHING: Final = ("searcher", "strongest")
"""The bots with a configurable number of games, as in ``strongest:50``."""
TO_WIN: Final = "win"
"""The style of these bots that plays to win near the end of the game, as in ``searcher:win``."""
MOST_GAMES: Final = 2000
STRONGEST: Final = "strongest"
"""The strongest bot, used for advice and by ``master``."""

_INSTANT: Final = ("random", "steady", "beginner", "casual", "seasoned")


@dataclass(eq=False)
class UnknownBot(Refusal):
    """There is no bot with that name.

    >>> try:
    ...     create("nobody", seed="2a")
    ... except UnknownBot as unknown:
    ...     print(unknown.bot, "steady" in unknown.known)
    nobody True
    """

    code: ClassVar[str] = "bots/unknown"

    bot: str
    known: tuple[str, ...]


@dataclass(eq=False)
class UnknownStyle(Refusal):
    """The bot has no such style.

    >>> try:
    ...     create("casual:wild", seed="2a")
    ... except UnknownStyle as unknown:
    ...     print(unknown.style, unknown.known)
    wild ('bold', 'careful')

    Attributes:
        bot: its name.
        style: the requested style.
        known: the styles of the bot.
    """

    code: ClassVar[str] = "bots/unknown_style"

    bot: str
    style: str
    known: tuple[str, ...]


@dataclass(eq=False)
class BrokenBot(Refusal):
    """A bot cannot be loaded on this machine.

    >>> str(BrokenBot(bot="mine", reason="ImportError: no module named torch"))
    'bots/broken: bot=mine, reason=ImportError: no module named torch'

    Its package may be damaged, or the system may forbid it to compile code.

    Attributes:
        bot: its name.
        reason: the error, which is also the cause of this refusal.
    """

    code: ClassVar[str] = "bots/broken"

    bot: str
    reason: str


def names() -> tuple[str, ...]:
    """Return the names of all bots, sorted, without styles."""
    return tuple(sorted({*BUILT_IN, *_installed().names}))


def takes_time(name: str) -> bool:
    """Return whether a bot can take more than a millisecond for a decision.

    Such a bot should decide in a separate thread or process.
    """
    return name.partition(":")[0] not in _INSTANT


def check(name: str, known: tuple[str, ...] | None = None) -> None:
    """Raise unless ``create`` accepts a name, without importing the bot.

    Args:
        name: a name, as for ``create``.
        known: the names of all bots (default: ``names()``).

    Raises:
        UnknownBot: when there is no bot of that name.
        UnknownStyle: when the bot has no such style.
        FloorMissing: when the bot needs libraries that are not installed.
    """
    bot, _ = _split(name)
    if bot in BUILT_IN and takes_time(bot):
        need(Floor.BOTS)
    if known is None:
        if bot in BUILT_IN:
            return  # no need to look through installed packages
        known = names()
    if bot not in known:
        raise UnknownBot(bot=bot, known=known)


def create(name: str, seed: str) -> Bot:
    """Return a new bot for one seat of one game.

    Args:
        name: one of ``names()``. A level can be followed by a colon and one of ``STYLES``, a bot
            of ``SEARCHING`` by a number of games, ``TO_WIN``, or both.
        seed: the seed of its randomness, in lower-case hexadecimal digits; see
            ``foretell.bots.bot_seed``.

    Raises:
        UnknownBot: when there is no bot of that name.
        UnknownStyle: when the bot has no such style.
        FloorMissing: when the bot needs libraries that are not installed.
        BrokenBot: when the bot cannot be loaded.
    """
    check(name)
    bot, style = _split(name)
    try:
        return _factory(bot)(seed, **style)
    except BrokenBot as error:  # of a bot that it is made from
        raise BrokenBot(bot=bot, reason=error.reason) from error.__cause__
    except Exception as error:
        raise BrokenBot(bot=bot, reason=f"{type(error).__name__}: {error}".rstrip(".: ")) from error


def _split(name: str) -> tuple[str, dict[str, int]]:
    """Split ``name:style`` into the bot's name and keyword arguments of its factory."""
    bot, *style = name.split(":")
    if bot in LEVELS and style:
        name = ":".join(style)
        if name not in STYLES:
            raise UnknownStyle(bot, name, tuple(STYLES))
        return bot, {"bias": STYLES[name]}
    if bot in SEARCHING:
        arguments: dict[str, int] = {}
        for part in style:
            argument, value = _search_argument(bot, part)
            if argument in arguments:  # twice, or two numbers of games
                raise UnknownStyle(bot, ":".join(style), (TO_WIN, f"1 … {MOST_GAMES}"))
            arguments[argument] = value
        return bot, arguments
    return name, {}


def _search_argument(bot: str, style: str) -> tuple[str, int]:
    if style == TO_WIN:
        return "to_win", True
    is_number = style.isascii() and style.isdecimal() and len(style) <= len(str(MOST_GAMES))
    if is_number and 1 <= int(style) <= MOST_GAMES:
        return "games", int(style)
    raise UnknownStyle(bot, style, (TO_WIN, f"1 … {MOST_GAMES}"))


def _factory(name: str) -> "Callable[..., Bot]":
    """Return the function that creates a bot, after importing its module."""
    if name not in BUILT_IN:
        return cast("Callable[..., Bot]", next(iter(_installed().select(name=name))).load())
    module, _, attribute = BUILT_IN[name].partition(":")
    return cast("Callable[..., Bot]", getattr(import_module(module), attribute))


def _installed() -> "EntryPoints":
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)
