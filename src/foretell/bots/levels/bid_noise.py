"""How a player feels: proud in one round, timid in another, and bold or careful by nature."""

from dataclasses import dataclass

from foretell.bots.levels.parameters import STYLE
from foretell.game.stream import Stream


@dataclass(frozen=True, slots=True)
class Mood:
    """What sways the bids of a player.

    Args:
        seed: the bot's.
        most: by how many tricks the mood of a round sways a bid at most.
        leaning: the style: 1 for bold bids, -1 for careful ones.
    """

    seed: str
    most: float
    leaning: int

    def sway(self, number: int) -> float:
        """Return how many tricks more it feels like bidding in a round, by its number.

        Moods are spread like a triangle: mostly there is little of them.
        """
        stream = Stream(self.seed.encode(), f"mood/round/{number}")
        drawn = (stream.byte() + stream.byte() - 255) / 256
        return self.most * drawn + STYLE * self.leaning
