"""``Seeds``: the seeds of one game after the other."""

from typing import Final

from foretell.sim.counter import derive

DRAWN_BELOW: Final = 1 << 62
"""The bound of seeds that are drawn at random."""

_BITS = (1 << 64) - 1


class Seeds:
    """The seeds of a sequence of games: the given one, then others that follow from it.

    >>> seeds = Seeds(7)
    >>> seeds.next()
    7
    >>> seeds.next() == Seeds(7).next()
    False

    Args:
        seed: a whole number from 0, the seed of the first game.

    Raises:
        ValueError: for a negative number.
    """

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise ValueError(f"seed must be a whole number from 0, not {seed}")
        self._seed = seed
        self._games = 0

    def next(self) -> int:
        """Return the seed of the next game."""
        number, self._games = self._games, self._games + 1
        if number == 0:
            return self._seed
        return derive(self._seed & (_BITS >> 1), number) & _BITS
