"""Noise in the bids of a level, drawn for each round, and the bias of its style."""

from dataclasses import dataclass

from foretell.bots.levels.parameters import STYLE_BIAS
from foretell.game.stream import Stream


@dataclass(frozen=True, slots=True)
class BidNoise:
    """The shift of a player's bids from the best ones.

    Args:
        seed: the seed of the bot.
        amplitude: the largest noise, in tricks.
        bias: the style: 1 for bold bids, -1 for careful ones.
    """

    seed: str
    amplitude: float
    bias: int

    def shift(self, round_number: int) -> float:
        """Return the shift of bids in a round, in tricks; the noise is triangular."""
        stream = Stream(self.seed.encode(), f"mood/round/{round_number}")
        noise = (stream.byte() + stream.byte() - 255) / 256
        return self.amplitude * noise + STYLE_BIAS * self.bias
