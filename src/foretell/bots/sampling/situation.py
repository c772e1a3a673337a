"""``Situation``: the information set of a seat to act, and possible games sampled from it."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from foretell.bots.sampling.likelihood import WeightedWorlds, weigh_by_rules
from foretell.bots.sampling.resampling import resampled
from foretell.bots.sampling.worlds import sample_worlds
from foretell.game.observation import SeatObservation
from foretell.game.state import Round
from foretell.game.stream import derive_seed
from foretell.sim import layout
from foretell.sim.information_set import information_of
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.settings import settings_of


@dataclass(frozen=True)  # without slots, which leave no room for arrays made once
class Situation:
    """The information set of a seat to act.

    Args:
        observation: the observation of the seat.
        seed: the bot's seed, which determines the samples at each point of the game.
    """

    observation: SeatObservation
    seed: str

    @cached_property
    def settings(self) -> IntArray:
        """The settings of the game."""
        return settings_of(self.observation.options)

    @cached_property
    def known(self) -> IntArray:
        """The information set as an array (``foretell.sim.information_set``)."""
        return information_of(self.observation)

    def sample_worlds(self, count: int) -> IntArray:
        """Return worlds, ``int64[count, SEATS]``, all equally likely."""
        key = int(derive_seed(self.seed, _label(self.observation.known.round))[:15], 16)
        hands = np.empty((count, SEATS), dtype=np.int64)
        sample_worlds(self.settings, self.known, key, 0, hands)
        return hands

    def sample_games(self, count: int, *, worlds: int) -> IntArray:
        """Return possible games, sampled by the likelihood of the bids for ``steady``.

        Args:
            count: the number of games.
            worlds: the number of worlds they are resampled from, by weight.

        Returns:
            ``int64[count, WIDTH]``, ordered so that any part of them is a fair sample.
        """
        hands = self.sample_worlds(worlds)
        states = np.empty((worlds, layout.WIDTH), dtype=np.int64)
        weighted = WeightedWorlds(hands, states, np.empty(worlds))
        weigh_by_rules(self.settings, self.known, weighted)
        return resampled(weighted.weights, states, count)


def _label(round_: Round) -> str:
    """Return a label of the point of a game, unique among the decisions of a seat."""
    if round_.trick is not None:
        return f"round/{round_.number}/trick/{len(round_.tricks)}"
    return f"round/{round_.number}/{'trump' if round_.awaits_trump else 'bid'}"
