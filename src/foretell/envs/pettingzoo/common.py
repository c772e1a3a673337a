"""The parts that both PettingZoo environments share."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from foretell.envs.compiled import layout as to
from foretell.envs.compiled.rewards import Terms
from foretell.envs.drawing import Picture
from foretell.envs.game import Game
from foretell.envs.gymnasium.spaces import (
    ACTION_MASK,
    OBSERVATION,
    Observed,
    numbers_space,
    observation_space,
)
from foretell.envs.rewards import Reward, reward_terms
from foretell.envs.seeds import Seeds
from foretell.envs.settings import options_from
from foretell.envs.showing import RENDER_MODES, check_render_mode, show
from foretell.rules.options import MAX_PLAYERS, Options

_SEED_BITS = 62


def metadata(*, is_parallelizable: bool) -> dict[str, Any]:
    """Return the metadata of an environment."""
    return {
        "name": "wizard_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": is_parallelizable,
    }


class Seats:
    """All seats of one game after the other, as agents.

    Args:
        options, players, reward, shaping, discount, render_mode: as for the environments.
        actions: the number of actions.
    """

    def __init__(
        self,
        options: Options | Mapping[str, object] | None,
        players: int | None,
        reward: Reward | str,
        *,
        shaping: float,
        discount: float,
        render_mode: str | None,
        actions: int,
    ) -> None:
        check_render_mode(render_mode)
        self.options = options_from(options, players)
        self.render_mode = render_mode
        self.terms: Terms = reward_terms(reward, shaping=shaping, discount=discount)
        self.game = Game(self.options)
        self.agents = [f"player_{seat}" for seat in range(self.options.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.agents)}
        self.totals = [0] * self.options.players
        self._actions = actions
        self._seeds: Seeds | None = None
        self.observation_spaces = {agent: observation_space(actions) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}

    def begin(self, seed: int | None) -> None:
        """Begin the game of a seed, or the next one of the sequence that the last seed began."""
        if seed is not None or self._seeds is None:
            self._seeds = Seeds(secrets.randbits(_SEED_BITS) if seed is None else seed)
        self.game.begin(self._seeds.next())
        self.totals = [0] * self.options.players

    def rewards(self) -> dict[str, float] | None:
        """Return the rewards since the last call, by agent; None if all are 0."""
        if not self.game.has_scored and self.terms.shaping == 0:
            return None
        before, self.totals = self.totals, self.game.totals
        return {
            agent: self.game.reward(self.terms, seat, before[seat])
            for agent, seat in self.seat_of.items()
        }

    def observe(self, seat: int) -> Observed:
        """Return the observation of a seat with its action mask."""
        numbers, mask = self.game.observe(seat, actions=self._actions)
        return {OBSERVATION: numbers, ACTION_MASK: mask}

    def show(self, seat: int) -> Picture | str | None:
        """Show the table as a seat sees it, as the render mode says."""
        return show(self.game.session.observe(seat), self.render_mode)


def state_space() -> spaces.Box:
    """Return the space of the full state: an observation that knows all, and the seat to act."""
    numbers = numbers_space()
    return spaces.Box(
        np.append(numbers.low, np.int16(0)),
        np.append(numbers.high, np.int16(MAX_PLAYERS - 1)),
        dtype=np.int16,
    )


PASSING = to.ACTIONS + 1
"""The number of actions with ``PASS``."""
