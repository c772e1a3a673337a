"""``Situation``: the information set of a seat to act, and possible games sampled from it."""

from dataclasses import dataclass

import numpy as np

from foretell.bots.search.likelihood import WeightedWorlds, WorldWeigher, weigh_by_rules
from foretell.bots.search.resampling import resampled
from foretell.bots.search.sampling import sample_worlds
from foretell.game.observation import Observation
from foretell.game.state import Round
from foretell.game.stream import derive_seed
from foretell.sim import layout as at
from foretell.sim.information_set import information_of
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.settings import settings_of


@dataclass(frozen=True, slots=True)
class Situation:
    """The information set of a seat to act.

    Args:
        observation: the observation of the seat.
        seed: the bot's seed, which determines the samples at each point of the game.
    """

    observation: Observation
    seed: str

    @property
    def settings(self) -> IntArray:
        """The settings of the game."""
        return settings_of(self.observation.options)

    @property
    def known(self) -> IntArray:
        """The information set as an array (``foretell.sim.information_set``)."""
        return information_of(self.observation)

    @property
    def plays(self) -> bool:
        """Whether cards have been played in this round."""
        round_ = self.observation.known.round
        return bool(round_.tricks or (round_.trick and round_.trick.cards))

    def sample_games(
        self, count: int, *, worlds: int, weigh: WorldWeigher = weigh_by_rules
    ) -> IntArray:
        """Return possible games, sampled by likelihood.

        Args:
            count: the number of games.
            worlds: the number of worlds they are resampled from, by weight.
            weigh: the function that writes the weights.

        Returns:
            ``int64[count, WIDTH]``, ordered so that any part of them is a fair sample.
        """
        key = int(derive_seed(self.seed, _label(self.observation.known.round))[:15], 16)
        settings, known = self.settings, self.known
        hands = np.empty((worlds, SEATS), dtype=np.int64)
        sample_worlds(settings, known, key, 0, hands)
        states = np.empty((worlds, at.WIDTH), dtype=np.int64)
        weighted = WeightedWorlds(hands, states, np.empty(worlds))
        weigh(settings, known, weighted)
        return resampled(weighted.weights, states, count)


def _label(round_: Round) -> str:
    """Return a label of the point of a game, unique among the decisions of a seat."""
    if round_.trick is not None:
        return f"round/{round_.number}/trick/{len(round_.tricks)}"
    return f"round/{round_.number}/{'trump' if round_.awaits_trump else 'bid'}"
