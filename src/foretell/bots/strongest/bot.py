"""``strongest``: every action in games that are possible, by what a network makes of them."""

from functools import partial
from typing import Final

import numpy as np

from foretell.bots.learned.bot import ERROR, promises_of
from foretell.bots.learned.network import Mind, Network, new_mind
from foretell.bots.learned.shipped import best, quick
from foretell.bots.search.bot import Effort, SearchingBot
from foretell.bots.search.likelihood import Drawn, FloatArray, Told
from foretell.bots.search.situation import Situation, chosen
from foretell.bots.search.successive_elimination import Hint
from foretell.bots.strongest.beliefs import weigh_bids, weigh_plays
from foretell.bots.strongest.endgames import new_search, solve_endings
from foretell.bots.strongest.rollouts import play_outs
from foretell.sim import layout as at
from foretell.sim.layout import IntArray

STRONGEST: Final = Effort(games=400, drawn=1500, actions=6)
_ENDING: Final = 3
"""With so many cards left to each player, or fewer, the rest of the round is solved."""
_SPARE: Final = 2
"""So many times as many games are chosen by the bids, for the cards played to choose among."""


class Networks:
    """The others do what networks would.

    Args:
        best: says what actions promise.
        quick: says what is likely, and plays on.
    """

    def __init__(self, best: Network, quick: Network) -> None:
        self._best = new_mind(best)
        self._quick = new_mind(quick)
        self._solver = new_search()

    def games(self, situation: Situation, effort: Effort) -> IntArray:
        """Return possible games, likelier ones more often."""
        count = effort.games * (_SPARE if situation.plays else 1)
        games = situation.games(count, drawn=effort.drawn, weigh=partial(_weigh_bids, self._quick))
        if not situation.plays:
            return games
        hands = games[:, at.HANDS : at.HANDS + situation.observation.options.players]
        drawn = Drawn(hands, games, np.empty(count))
        weigh_plays(situation.settings, situation.told(hands[0]), self._quick, drawn)
        return games[chosen(_likely(drawn.likely), effort.games)]

    def play_outs(
        self, settings: IntArray, games: IntArray, actions: IntArray, totals: IntArray, /
    ) -> None:
        """Play games to the end of the round, or solve them where few cards are left."""
        game = games[0]
        if game[at.PHASE] == at.PLAYING and game[at.SIZE] - game[at.TRICKS] <= _ENDING:
            solve_endings(settings, self._solver, games, actions, totals)
        else:
            play_outs(settings, self._quick, games, actions, totals)

    def hint(self, settings: IntArray, game: IntArray, actions: IntArray) -> Hint:
        """Return what the best network says of actions."""
        promises = promises_of(self._best, settings, game, actions)
        return Hint(promises.points.astype(np.float64), ERROR)


def _weigh_bids(mind: Mind, settings: IntArray, told: Told, drawn: Drawn) -> None:
    weigh_bids(settings, told, mind, drawn)
    drawn.likely[:] = _likely(drawn.likely)


def _likely(logarithms: FloatArray) -> FloatArray:
    return np.asarray(np.exp(logarithms - logarithms.max()))


def strongest(seed: str, games: int | None = None, *, to_win: bool = False) -> SearchingBot:
    """Return the strongest bot that there is; see ``foretell.bots.search.bot.searcher``."""
    return SearchingBot(seed, STRONGEST.changed(games, to_win=to_win), Networks(best(), quick()))
