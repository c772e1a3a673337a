"""Noise in the bids of a level, drawn anew each round, and the bias of its style."""

from dataclasses import dataclass

from foretell.bots.levels.parameters import STYLE_BIAS
from foretell.game.stream import Stream


@dataclass(frozen=True, slots=True)
class BidNoise:
    """By how much a player bids more or less than it finds best.

    Args:
        seed: of the bot.
        amplitude: the largest noise, in tricks.
        bias: the style: 1 for bold bids, -1 for careful ones.
    """

    seed: str
    amplitude: float
    bias: int

    def shift(self, round_number: int) -> float:
        """Return by how many tricks bids are shifted in a round; the noise is triangular."""
        stream = Stream(self.seed.encode(), f"mood/round/{round_number}")
        noise = (stream.byte() + stream.byte() - 255) / 256
        return self.amplitude * noise + STYLE_BIAS * self.bias
