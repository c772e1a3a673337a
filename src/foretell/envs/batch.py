"""``Batch``: games side by side for one seat each, checked, over the compiled code."""

from typing import Final

import numpy as np

from foretell.envs.compiled import layout as entries
from foretell.envs.compiled.batch import (
    ACT,
    BEGIN,
    STAY,
    Advance,
    Flags,
    Games,
    Outputs,
    advance_among_random,
    advance_among_steady,
    advance_by,
)
from foretell.envs.compiled.rewards import Terms
from foretell.envs.settings import settings_after
from foretell.game.observation import check_seat
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.checks import check_count, check_seed
from foretell.sim.games import Player
from foretell.sim.layout import IntArray
from foretell.sim.observation import OBSERVED
from foretell.sim.settings import settings_of

COMPILED: Final = {"random": advance_among_random, "steady": advance_among_steady}
"""The opponents with compiled code, by name."""


class Batch:
    """Games side by side, each for one seat, with the same player at all other seats.

    Args:
        options: of all the games.
        count: the number of games, from 1.
        seat: the seat.
        opponents: a name of ``COMPILED``, or a compiled player.
        terms: the terms of the reward.
        begins_at_once: whether a new game begins in the step in which one ends.
        reuses_arrays: whether each call writes to the same arrays, and not to new ones.

    Attributes:
        outputs: what the last call wrote.

    Raises:
        IndexError: when there is no such seat.
        ValueError: for another number or name.
    """

    def __init__(
        self,
        options: Options,
        count: int,
        *,
        seat: int,
        opponents: str | Player,
        terms: Terms,
        begins_at_once: bool = False,
        reuses_arrays: bool = False,
    ) -> None:
        check_count("num_envs", count, least=1)
        check_seat(seat, options.players)
        self.count = count
        self._advance = _kernel_for(opponents)
        self._reuses_arrays = reuses_arrays
        self._games = Games(
            settings=settings_of(options),
            after=settings_after(options),
            terms=terms,
            seat=seat,
            begins_at_once=begins_at_once,
            states=np.zeros((count, layout.WIDTH), dtype=np.int64),
            seeds=np.zeros(count, dtype=np.int64),
            numbers=np.zeros(count, dtype=np.int64),
            legal=np.zeros(count, dtype=np.int64),
            known=np.zeros(OBSERVED, dtype=np.int64),
        )
        self.outputs = Outputs(
            observations=np.zeros((count, entries.NUMBERS), dtype=np.int16),
            masks=np.zeros((count, entries.ACTIONS), dtype=np.int8),
            rewards=np.zeros(count, dtype=np.float64),
            ended=np.zeros(count, dtype=np.bool_),
            refused=np.zeros(count, dtype=np.bool_),
            last_observations=np.zeros((count, entries.NUMBERS), dtype=np.int16),
            last_totals=np.zeros((count, options.players), dtype=np.int64),
        )
        self._none = np.zeros(count, dtype=np.bool_)
        self._no_actions = np.zeros(count, dtype=np.int64)

    @property
    def states(self) -> IntArray:
        """The full states, ``int64[games, WIDTH]``, with hidden cards; a read-only view."""
        view = self._games.states.view()
        view.flags.writeable = False
        return view

    def seed(self, game: int, seed: int) -> None:
        """Restart the sequence of a place with this seed; it begins with the next ``begin``.

        Raises:
            ValueError: for a seed of more than 64 bits.
        """
        check_seed(seed)
        self._games.seeds[game] = seed
        self._games.numbers[game] = -1

    def begin(self, which: Flags) -> None:
        """Begin the next game of the sequence in some places, ``bool[games]``.

        The first call has to begin all games.
        """
        self._carry_out(np.where(which, BEGIN, STAY), self._no_actions)

    def step(self, actions: IntArray, *, begin: Flags | None = None) -> None:
        """Act in each game; an illegal action is marked as refused, and changes nothing.

        Args:
            actions: the numbers of actions, ``int64[games]``.
            begin: where to begin the next game instead, ``bool[games]``.
        """
        where = self._none if begin is None else begin
        self._carry_out(np.where(where, BEGIN, ACT), actions)

    def _carry_out(self, orders: IntArray, actions: IntArray) -> None:
        if not self._reuses_arrays:
            self.outputs = Outputs(*map(np.empty_like, self.outputs))
        self._advance(self._games, self.outputs, orders, actions)


def _kernel_for(opponents: str | Player) -> Advance:
    if isinstance(opponents, Player):
        return advance_by(opponents.policy)
    if opponents not in COMPILED:
        raise ValueError(
            f"of the bots, {', '.join(COMPILED)} are compiled; {opponents!r} needs "
            "deals='session' and a single environment"
        )
    return COMPILED[opponents]
