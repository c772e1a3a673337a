"""The parameters of the levels, whose tuning ``docs/how-it-works/bots.md`` explains."""

from typing import Final, NamedTuple


class HeuristicLevel(NamedTuple):
    """The parameters of a level that decides by the heuristics of ``steady``."""

    forgetful: float
    """The chance to have forgotten a plain card of four tricks ago; see ``forgetting``."""
    counting: float
    """The weight of counted high cards in its bids, 0 to 1."""
    heeds: bool
    """Whether it takes the others' bids into account."""
    horizon: int
    """The most tricks left with which it plans ahead; with more, it plays greedily."""
    bid_noise: float
    """The largest noise in its bids, in tricks."""


class SearchLevel(NamedTuple):
    """The parameters of a level that searches."""

    games: int
    """The most games in which it tries actions."""
    worlds: int
    """The number of worlds these games are resampled from."""
    bid_noise: float
    """The largest noise in its bids, in tricks."""


BEGINNER: Final = HeuristicLevel(forgetful=2.0, counting=1.0, heeds=False, horizon=0, bid_noise=1.0)
CASUAL: Final = HeuristicLevel(forgetful=1.0, counting=0.6, heeds=False, horizon=4, bid_noise=0.9)
SEASONED: Final = HeuristicLevel(forgetful=0.5, counting=0.3, heeds=True, horizon=10, bid_noise=0.4)
EXPERT: Final = SearchLevel(games=60, worlds=600, bid_noise=0.6)

STYLE_BIAS: Final = 0.25
"""The tricks that a bold player bids more, and a careful one less."""
