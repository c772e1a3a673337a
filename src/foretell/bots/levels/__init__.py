"""Five levels for people: ``beginner``, ``casual``, ``seasoned``, ``expert`` and ``master``.

A level is a set of parameters (``parameters``): forgetfulness (``forgetting``), noise in its bids
(``bid_noise``) and its planning horizon. The lower levels are heuristic (``heuristic``), the upper
ones search (``biased``). So they err like people: a forgotten high card, too bold a bid, a trick
taken too early.
"""

from foretell.bots.bot import Bot
from foretell.bots.explanation import Explaining
from foretell.bots.levels.biased import BiasedPlayer
from foretell.bots.levels.bid_noise import BidNoise
from foretell.bots.levels.heuristic import HeuristicPlayer
from foretell.bots.levels.parameters import BEGINNER, CASUAL, EXPERT, SEASONED
from foretell.bots.registry import STRONGEST, create


def beginner(seed: str, bias: int = 0) -> Bot:
    """Return a player on its first evening.

    Args:
        seed: the seed of its forgetting and of the noise in its bids.
        bias: the style: 1 for bold bids, -1 for careful ones.
    """
    return HeuristicPlayer(BEGINNER, seed, bias)


def casual(seed: str, bias: int = 0) -> Bot:
    """Return a player of some evenings; see ``beginner``."""
    return HeuristicPlayer(CASUAL, seed, bias)


def seasoned(seed: str, bias: int = 0) -> Bot:
    """Return a player of many evenings; see ``beginner``."""
    return HeuristicPlayer(SEASONED, seed, bias)


def expert(seed: str, bias: int = 0) -> Bot:
    """Return a player who searches a few possible games; see ``beginner``."""
    from foretell.bots.search.bot import Budget, SearchingBot

    budget = Budget(games=EXPERT.games, worlds=EXPERT.worlds)
    return BiasedPlayer(SearchingBot(seed, budget), BidNoise(seed, EXPERT.bid_noise, bias))


def master(seed: str, bias: int = 0) -> Bot:
    """Return the strongest player; see ``beginner``."""
    bot = create(STRONGEST, seed)
    assert isinstance(bot, Explaining)
    return BiasedPlayer(bot, BidNoise(seed, 0.0, bias))
