"""Searching players with noise and bias in their bids."""

from typing import Final

from foretell.bots.explanation import ActionValue, Explaining
from foretell.bots.levels.bid_noise import BidNoise
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import SeatObservation
from foretell.game.phases import Bidding

_POINTS_PER_TRICK: Final = 10.0
"""The points that a shift of one trick is worth (R8)."""


class BiasedPlayer:
    """Plays like another bot, with noise and bias in the bids.

    Args:
        bot: the bot that values bids and chooses trump and cards.
        bid_noise: the shift of bids.
    """

    def __init__(self, bot: Explaining, bid_noise: BidNoise) -> None:
        self._bot = bot
        self._bid_noise = bid_noise

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of a seat to act: a card, a bid or the trump suit."""
        shift = _POINTS_PER_TRICK * self._bid_noise.shift(observation.known.round.number)
        if not isinstance(observation.phase, Bidding) or shift == 0:
            return self._bot.act(observation)

        def score(value: ActionValue) -> float:
            assert isinstance(value.action, MakeBid)
            return shift * value.action.bid - value.behind

        return max(self._bot.explain(observation).action_values, key=score).action
