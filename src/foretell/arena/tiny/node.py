"""A place in a tiny game."""

from typing import Self

from foretell.arena.tiny.game import Cards
from foretell.game.decide import act
from foretell.game.state import State
from foretell.sim.actions import decode_action
from foretell.sim.layout import IntArray


class Place:
    """A deal, and how far it has been played.

    It is kept as the simulator has it, which is quick. What a table has, and shows to bots, is
    worked out where it is asked for.

    Args:
        cards: the deal.
        array: the game as the simulator has it, ``int64[WIDTH]``.
        origin: the game as a table has it, or the place before.
        done: what has been done, in order: suits, bids and cards as the simulator has them.
    """

    __slots__ = ("_origin", "array", "cards", "done")

    def __init__(
        self, cards: Cards, array: IntArray, *, origin: "State | Place", done: tuple[int, ...] = ()
    ) -> None:
        self.cards = cards
        self.array = array
        self.done = done
        self._origin = origin

    def then(self, action: int, array: IntArray) -> Self:
        """Return the place where an action leads, in which the simulator has this array."""
        return type(self)(self.cards, array, origin=self, done=(*self.done, action))

    @property
    def state(self) -> State:
        """The game as a table has it."""
        if isinstance(self._origin, Place):
            before = self._origin.state
            self._origin = act(before, decode_action(self.done[-1], before))[1]
        return self._origin
