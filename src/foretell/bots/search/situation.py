"""``Situation``: the information set of a seat to act, and possible games sampled from it."""

from dataclasses import dataclass

import numpy as np

from foretell.bots.search.likelihood import (
    Evidence,
    FloatArray,
    WeightedWorlds,
    WorldWeigher,
    build_worlds,
)
from foretell.bots.search.resampling import write_resampled
from foretell.game.observation import Observation
from foretell.game.state import Round
from foretell.game.stream import derive_seed
from foretell.rules.bidding import NO_BID
from foretell.sim import layout as at
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.worlds import Worlds


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
    def plays(self) -> bool:
        """Whether cards have been played in this round."""
        round_ = self.observation.known.round
        return bool(round_.tricks or (round_.trick and round_.trick.cards))

    def sample_games(
        self, count: int, *, worlds: int, weigh: WorldWeigher = build_worlds
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
        hands = Worlds(self.observation).sample(worlds, seed=key)
        states = np.empty((worlds, at.WIDTH), dtype=np.int64)
        weighted = WeightedWorlds(hands, states, np.empty(worlds))
        weigh(self.settings, self.evidence(hands[0]), weighted)
        return states[resample(weighted.weights, count)]

    def any_game(self) -> IntArray:
        """Return any possible game, ``int64[WIDTH]``, for code that ignores hidden cards."""
        return self.evidence(Worlds(self.observation).sample(1, seed=0)[0]).root

    def evidence(self, hands: IntArray) -> Evidence:
        """Return the evidence of the round, with the root built from the hands of a world."""
        seat, round_ = self.observation.seat, self.observation.known.round
        assert seat is not None
        bids = np.full(SEATS, NO_BID, dtype=np.int64)
        for other, (bid, has_bid) in enumerate(zip(round_.bids, round_.has_bid, strict=True)):
            if has_bid:
                bids[other] = HIDDEN_BID if bid is None else bid
        entered = [0 if bid == HIDDEN_BID else int(bid) for bid in bids[: len(round_.bids)]]
        root = state_of(self.observation.known, hands=[int(hand) for hand in hands], bids=entered)
        root[at.SEAT] = seat
        played, cards = _played(round_)
        return Evidence(root, played, cards, bids)


def _label(round_: Round) -> str:
    """Return a label of the point of a game, unique among the decisions of a seat."""
    if round_.trick is not None:
        return f"round/{round_.number}/trick/{len(round_.tricks)}"
    return f"round/{round_.number}/{'trump' if round_.awaits_trump else 'bid'}"


def _played(round_: Round) -> tuple[IntArray, IntArray]:
    """Return the cards played by each seat in a round, as sets, and all in order of play."""
    played, cards = np.zeros(SEATS, dtype=np.int64), []
    tricks = round_.tricks if round_.trick is None else (*round_.tricks, round_.trick)
    for trick in tricks:
        for step, card in enumerate(trick.cards):
            played[(trick.leader + step) % len(round_.bids)] |= 1 << card.index
            cards.append(card.index)
    return played, np.array(cards, dtype=np.int64)


def resample(weights: FloatArray, count: int) -> IntArray:
    """Return indices of worlds, ``int64[count]``; see ``write_resampled``."""
    indices = np.empty(count, dtype=np.int64)
    write_resampled(weights, indices)
    return indices
