"""Tables for one seat: games of that seat, with opponents at all others."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from foretell.envs.batch import Batch
from foretell.envs.compiled.layout import Masks, Numbers
from foretell.envs.compiled.rewards import Terms
from foretell.envs.game import Game
from foretell.envs.opponents import Opponent, Opponents
from foretell.envs.seeds import Seeds
from foretell.game.observation import SeatObservation
from foretell.rules.options import Options
from foretell.sim.games import Player
from foretell.sim.layout import IntArray


class Table(Protocol):
    """A table for one seat."""

    def seed(self, seed: int) -> None:
        """Restart the sequence of games with this seed."""

    def begin(self) -> None:
        """Begin the next game."""

    def step(self, number: int) -> float | None:
        """Act; return the reward, or None for an illegal action, which changes nothing."""

    def observe(self) -> tuple[Numbers, Masks]:
        """Return the observation and the legal actions, as new arrays."""

    @property
    def totals(self) -> IntArray | None:
        """The totals by distance from the seat once the game is over, before that None."""

    @property
    def seen(self) -> SeatObservation:
        """The observation of the seat, for drawing it."""


class SessionTable:
    """A table with the cards of ``Session``, and any opponents."""

    def __init__(
        self, options: Options, *, seat: int, who: Opponent | Sequence[Opponent], terms: Terms
    ) -> None:
        self._game = Game(options)
        self._seat = seat
        self._terms = terms
        self._opponents = Opponents(options, seat, who)
        self._seeds = Seeds(0)

    def seed(self, seed: int) -> None:
        """Restart the sequence of games with this seed."""
        self._seeds = Seeds(seed)

    def begin(self) -> None:
        """Begin the next game."""
        seed = self._seeds.next()
        self._game.begin(seed)
        self._opponents.begin(seed)
        self._opponents.play_on(self._game)

    def step(self, number: int) -> float | None:
        """Act; return the reward, or None for an illegal action."""
        before = self._game.totals[self._seat]
        if not self._game.act(self._seat, number):
            return None
        self._opponents.play_on(self._game)
        return self._game.reward(self._terms, self._seat, before)

    def observe(self) -> tuple[Numbers, Masks]:
        """Return the observation and the legal actions, as new arrays."""
        return self._game.observe(self._seat)

    @property
    def totals(self) -> IntArray | None:
        """The totals by distance from the seat once the game is over."""
        if not self._game.is_over:
            return None
        return np.roll(np.array(self._game.totals, dtype=np.int64), -self._seat)

    @property
    def seen(self) -> SeatObservation:
        """The observation of the seat, for drawing it."""
        return self._game.session.observe(self._seat)


class SimulatorTable:
    """A table with the cards of the simulator, and compiled opponents."""

    def __init__(self, options: Options, *, seat: int, who: str | Player, terms: Terms) -> None:
        self._batch = Batch(options, 1, seat=seat, opponents=who, terms=terms)
        self._action = np.zeros(1, dtype=np.int64)
        self._all = np.ones(1, dtype=np.bool_)

    def seed(self, seed: int) -> None:
        """Restart the sequence of games with this seed."""
        self._batch.seed(0, seed)

    def begin(self) -> None:
        """Begin the next game."""
        self._batch.begin(self._all)

    def step(self, number: int) -> float | None:
        """Act; return the reward, or None for an illegal action."""
        self._action[0] = number
        self._batch.step(self._action)
        outputs = self._batch.outputs
        return None if outputs.refused[0] else float(outputs.rewards[0])

    def observe(self) -> tuple[Numbers, Masks]:
        """Return the observation and the legal actions, as new arrays."""
        outputs = self._batch.outputs
        return outputs.observations[0], outputs.masks[0]

    @property
    def totals(self) -> IntArray | None:
        """The totals by distance from the seat once the game is over."""
        outputs = self._batch.outputs
        return outputs.last_totals[0] if outputs.ended[0] else None

    @property
    def seen(self) -> SeatObservation:
        """The observation of the seat, for drawing it."""
        raise ValueError("games with deals='simulator' cannot be drawn: use deals='session'")
