"""``Worlds``: all hands that agree with an observation, to count and to draw from."""

from functools import cached_property

import numpy as np

from foretell.game.observation import Observation
from foretell.sim.checks import check_array, check_count, check_seed
from foretell.sim.layout import IntArray
from foretell.sim.worlds.counting import count_worlds
from foretell.sim.worlds.drawing import draw_worlds
from foretell.sim.worlds.hidden import hidden_from
from foretell.sim.worlds.steps import steps_of
from foretell.sim.worlds.tables import FloatArray, split_tables
from foretell.sim.worlds.weights import Likelihood, weights_of


class Worlds:
    """The worlds of an observation: all hands, seat by seat, that agree with what it tells.

    These are hands of the right sizes, without a card that has been seen elsewhere or of a suit
    that the seat has shown not to have; hands that are known are as they are. Each world is as
    likely as any other: cards are drawn exactly so, and how many of each kind go where by sums in
    float64, which change the chances of any set of worlds by less than 1e-12 in all.

    To go on from worlds, put them into the state of the observation's game:

    >>> from foretell import Options, Session
    >>> from foretell.sim import layout as at
    >>> from foretell.sim.games import play_out
    >>> from foretell.sim.position import state_of
    >>> options = Options(players=3, first_dealer=0)
    >>> observation = Session(options, seed="2a").observe(1)
    >>> worlds = Worlds(observation).sample(1000, seed=7)
    >>> states = state_of(observation.known, hands=worlds[0])[None].repeat(1000, axis=0)
    >>> states[:, at.HANDS : at.HANDS + 3] = worlds
    >>> play_out(options, states, rounds=1)  # three bids and three cards in each
    6000

    Args:
        observation: what a seat knows, or a spectator (R12), while cards are in hands.

    Raises:
        ValueError: when nobody holds a card, or no hands can agree with it.
    """

    def __init__(self, observation: Observation) -> None:
        hidden = hidden_from(observation)
        self._known = hidden.known
        self._steps = steps_of(hidden)
        self._tables = split_tables(self._steps)

    @cached_property
    def count(self) -> int:
        """How many worlds there are, exactly; counted when first asked for."""
        return count_worlds(self._steps)

    def sample(self, count: int, *, seed: int = 0, first: int = 0) -> IntArray:
        """Return worlds, drawn with replacement.

        Args:
            count: how many.
            seed: any 64-bit integer; a world follows from it and the world's number alone.
            first: the number of the first world, from 0, so that a further call can go on.

        Returns:
            ``int64[count, players]``: all hands as sets of cards, the known ones too.

        Raises:
            ValueError: for a count below 0, a number that is not from 0 to 2**62, or a seed of
                more than 64 bits.
        """
        check_count("count", count)
        hands = np.empty((count, len(self._known)), dtype=np.int64)
        self.sample_into(hands, seed=seed, first=first)
        return hands

    def sample_into(self, hands: IntArray, *, seed: int = 0, first: int = 0) -> None:
        """Do as ``sample``, into an array of the caller's: as many worlds as it has rows.

        Args:
            hands: ``int64[count, players]``, contiguous.
            seed: as in ``sample``.
            first: as in ``sample``.

        Raises:
            ValueError: as ``sample``, and for another array.
        """
        check_array("hands", hands, (len(hands), len(self._known)))
        check_seed(seed)
        check_count("first", first)
        hands[:] = self._known
        draw_worlds(self._tables, hands, int(seed), int(first))

    def sample_weighted(
        self, count: int, likelihood: Likelihood, *, seed: int = 0, first: int = 0
    ) -> tuple[IntArray, FloatArray]:
        """Return worlds as ``sample`` does, and how much each is to count.

        >>> import numpy as np
        >>> from foretell import Options, Session
        >>> observation = Session(Options(players=3, first_dealer=0), seed="2a").observe(1)
        >>> def next_bids_one(hands):
        ...     wizards = hands[:, 2] >> 52 & 0b1111 > 0
        ...     return np.where(wizards, 0.9, 0.3)
        >>> hands, weights = Worlds(observation).sample_weighted(1000, next_bids_one, seed=7)
        >>> float(weights.sum().round(9))
        1.0

        Args:
            count: how many, at least 1.
            likelihood: given the worlds, ``int64[count, players]``, how likely what happened
                would be in each, such as the bids: a finite number from 0, in any unit.
            seed: as in ``sample``.
            first: as in ``sample``.

        Returns:
            The worlds and their weights, ``float64[count]``, which add up to 1.

        Raises:
            ValueError: as ``sample``, and when the likelihood gives anything else, or 0 for all.
        """
        hands = self.sample(count, seed=seed, first=first)
        return hands, weights_of(hands, likelihood)
