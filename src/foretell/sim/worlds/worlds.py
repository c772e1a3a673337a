"""``Worlds``: all hands consistent with an observation, for counting and sampling."""

from functools import cached_property

import numpy as np

from foretell.game.observation import Observation
from foretell.sim.checks import check_array, check_count, check_seed
from foretell.sim.layout import IntArray
from foretell.sim.worlds.counting import count_worlds
from foretell.sim.worlds.dealing_steps import dealing_steps
from foretell.sim.worlds.drawing import draw_worlds
from foretell.sim.worlds.hidden import hidden_from
from foretell.sim.worlds.tables import FloatArray, split_tables
from foretell.sim.worlds.weights import Likelihood, weights_of


class Worlds:
    """The worlds of an observation: all combinations of hands consistent with it.

    Hands have the right sizes, no card seen elsewhere, and no suit in which the seat has shown a
    void; known hands are fixed. Worlds are sampled uniformly: the cards of each group exactly, and
    the number from each group by sums in float64, which change the probability of any set of worlds
    by less than 1e-12.

    To continue games from worlds, put them into the state of the observation's game:

    >>> from foretell import Options, Session
    >>> from foretell.sim import layout
    >>> from foretell.sim.games import play_out
    >>> from foretell.sim.position import state_of
    >>> options = Options(players=3, first_dealer=0)
    >>> observation = Session(options, seed="2a").observe(1)
    >>> worlds = Worlds(observation).sample(1000, seed=7)
    >>> states = state_of(observation.known, hands=worlds[0])[None].repeat(1000, axis=0)
    >>> states[:, layout.HANDS : layout.HANDS + 3] = worlds
    >>> play_out(options, states, rounds=1)  # three bids and three cards in each
    6000

    Args:
        observation: the observation of a seat or a spectator (R12), while cards are in hands.

    Raises:
        ValueError: when all hands are empty or no hands are consistent with it.
    """

    def __init__(self, observation: Observation) -> None:
        hidden = hidden_from(observation)
        self._hidden = hidden
        self._known = hidden.known
        self._tables = split_tables(hidden)

    @cached_property
    def count(self) -> int:
        """The exact number of worlds, computed on first access."""
        return count_worlds(dealing_steps(self._hidden))

    def sample(self, count: int, *, seed: int = 0, first: int = 0) -> IntArray:
        """Return worlds, drawn with replacement.

        Args:
            count: the number of worlds.
            seed: any 64-bit integer; a world depends only on it and the world's number.
            first: the number of the first world, from 0, so that another call can continue.

        Returns:
            ``int64[count, players]``: all hands as sets of cards, including known ones.

        Raises:
            ValueError: for a count or number outside 0 to 2**62, or a seed of more than 64 bits.
        """
        check_count("count", count)
        hands = np.empty((count, len(self._known)), dtype=np.int64)
        self.sample_into(hands, seed=seed, first=first)
        return hands

    def sample_into(self, hands: IntArray, *, seed: int = 0, first: int = 0) -> None:
        """Sample worlds into an array of the caller, one per row.

        Args:
            hands: ``int64[count, players]``, contiguous.
            seed: as in ``sample``.
            first: as in ``sample``.

        Raises:
            ValueError: as ``sample``, and for an unsuitable array.
        """
        check_array("hands", hands, (len(hands), len(self._known)))
        check_seed(seed)
        check_count("first", first)
        hands[:] = self._known
        draw_worlds(self._tables, hands, int(seed), int(first))

    def sample_weighted(
        self, count: int, likelihood: Likelihood, *, seed: int = 0, first: int = 0
    ) -> tuple[IntArray, FloatArray]:
        """Return worlds, as ``sample`` does, and their weights.

        >>> import numpy as np
        >>> from foretell import Options, Session
        >>> observation = Session(Options(players=3, first_dealer=0), seed="2a").observe(1)
        >>> def next_bids_one(hands):
        ...     wizards = hands[:, 2] >> 52 & 0b1111 > 0
        ...     return np.where(wizards, 0.9, 0.3)
        >>> likelihood: Likelihood = next_bids_one
        >>> hands, weights = Worlds(observation).sample_weighted(1000, likelihood, seed=7)
        >>> float(weights.sum().round(9))
        1.0

        Args:
            count: the number of worlds, at least 1.
            likelihood: a function from worlds, ``int64[count, players]``, to the likelihood of the
                evidence, such as the bids, in each: a finite number from 0, in any unit.
            seed: as in ``sample``.
            first: as in ``sample``.

        Returns:
            The worlds and their weights, ``float64[count]``, which sum to 1.

        Raises:
            ValueError: as ``sample``, and for invalid likelihoods, or 0 for all worlds.
        """
        hands = self.sample(count, seed=seed, first=first)
        return hands, weights_of(hands, likelihood)
