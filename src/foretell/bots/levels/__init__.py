"""Five levels for people: ``beginner``, ``casual``, ``seasoned``, ``expert`` and ``master``.

A level is a row of numbers (``table``): what it forgets (``memory``), how its bids are swayed
(``mood``), how far it plans. The lower ones decide by rules of thumb on what they believe
(``thumbs``), the upper ones by search (``searching``). So their mistakes are those of people: a
king thought to be out still, a bid too proud, a trick taken too early.
"""

from foretell.bots.bot import Bot
from foretell.bots.explanation import Explaining
from foretell.bots.levels.biased import LeaningPlayer
from foretell.bots.levels.bid_noise import Mood
from foretell.bots.levels.heuristic import UnsurePlayer
from foretell.bots.levels.parameters import BEGINNER, CASUAL, EXPERT, SEASONED
from foretell.bots.registry import STRONGEST, create


def beginner(seed: str, leaning: int = 0) -> Bot:
    """Return a player on its first evening.

    Args:
        seed: what it forgets and how it feels.
        leaning: the style: 1 for bold bids, -1 for careful ones.
    """
    return UnsurePlayer(BEGINNER, seed, leaning)


def casual(seed: str, leaning: int = 0) -> Bot:
    """Return a player of some evenings; see ``beginner``."""
    return UnsurePlayer(CASUAL, seed, leaning)


def seasoned(seed: str, leaning: int = 0) -> Bot:
    """Return a player of many evenings; see ``beginner``."""
    return UnsurePlayer(SEASONED, seed, leaning)


def expert(seed: str, leaning: int = 0) -> Bot:
    """Return a player who thinks ahead, in few possible games; see ``beginner``."""
    from foretell.bots.search.bot import Effort, SearchingBot

    effort = Effort(games=EXPERT.games, drawn=EXPERT.drawn)
    return LeaningPlayer(SearchingBot(seed, effort), Mood(seed, EXPERT.mood, leaning))


def master(seed: str, leaning: int = 0) -> Bot:
    """Return the strongest player there is; see ``beginner``."""
    mind = create(STRONGEST, seed)
    assert isinstance(mind, Explaining)
    return LeaningPlayer(mind, Mood(seed, 0.0, leaning))
