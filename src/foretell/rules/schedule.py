"""The schedule: hand sizes round by round (R2.2, R9.4, R9.7, R11.1)."""

from typing import Final

from foretell.cards import DECK_SIZE

TWO_PLAYERS: Final = (2, 3, 4, 5, 6, 7)
"""Hand sizes of the game for two (R9.4)."""
ONE_SUIT: Final = tuple(range(4, 16))
"""Hand sizes with one suit each (R9.7)."""
MOST_ROUNDS: Final = 60
"""The most rounds in a new game (R11.1)."""


def largest_hand(players: int) -> int:
    """Return the most cards each player can be dealt (R2.2)."""
    return DECK_SIZE // players
