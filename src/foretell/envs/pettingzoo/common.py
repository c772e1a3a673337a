"""``AllSeats``: the parts that both PettingZoo environments share."""

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces

from foretell.envs.compiled import layout as entries
from foretell.envs.compiled.layout import Numbers
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
from foretell.envs.seeds import DRAWN_BELOW, Seeds
from foretell.envs.settings import options_from
from foretell.envs.showing import RENDER_MODES, check_render_mode, show
from foretell.rules.options import MAX_PLAYERS, Options


def metadata(*, is_parallelizable: bool) -> dict[str, Any]:
    """Return the metadata of an environment."""
    return {
        "name": "wizard_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": is_parallelizable,
    }


class AllSeats:
    """All seats of one game after the other, as agents; ``player_0`` has seat 0.

    The cards are those of ``Session`` with the same seed.

    Args:
        options: the options of the game, or their values by name (default: the standard game).
        players: the number of players, in place of ``options``.
        reward: ``"points"``, ``"game"``, ``"place"`` or ``"win"``; see ``Reward``.
        shaping: the weight of potential-based shaping; see ``reward_terms``.
        discount: the learner's discount factor, for shaping.
        max_cycles: the number of steps after which a game is truncated (default: never).
        render_mode: ``"human"``, ``"ansi"`` or ``"rgb_array"``; shows what the agent to act sees.

    Raises:
        ValueError: for an invalid argument.
        Refusal: for incompatible options.
    """

    actions: ClassVar[int] = entries.ACTIONS
    """The number of actions."""

    def __init__(
        self,
        *,
        options: Options | Mapping[str, object] | None = None,
        players: int | None = None,
        reward: Reward | str = Reward.POINTS,
        shaping: float = 0.0,
        discount: float = 1.0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be a whole number from 1, not {max_cycles}")
        self.options = options_from(options, players)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        agents, actions = self.possible_agents, self.actions
        self.observation_spaces = {agent: observation_space(actions) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in agents}
        self.state_space = _state_space()
        self._terms: Terms = reward_terms(reward, shaping=shaping, discount=discount)
        self._max_cycles = max_cycles
        self._cycles = 0
        self._game = Game(self.options)
        self._seat_of = {agent: seat for seat, agent in enumerate(agents)}
        self._totals = [0] * self.options.players
        self._seeds: Seeds | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations with action masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observed:
        """Return an agent's observation with its action mask, all 0 if it is not to act."""
        numbers, mask = self._game.observe(self._seat_of[agent], actions=self.actions)
        return {OBSERVATION: numbers, ACTION_MASK: mask}

    def state(self) -> Numbers:
        """Return the full state, with hidden cards and bids, ``int16[112]``."""
        return self._game.observe_all()

    def render(self) -> Picture | str | None:
        """Show the table as the agent to act sees it, the first one if several are."""
        return show(self._game.session.observe(max(self._game.seat, 0)), self.render_mode)

    def close(self) -> None:
        """Do nothing, since there is no window to close."""

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._seeds is None:
            self._seeds = Seeds(secrets.randbelow(DRAWN_BELOW) if seed is None else seed)
        self._game.begin(self._seeds.next())
        self._totals = [0] * self.options.players
        self._cycles = 0
        self.agents = self.possible_agents[:]

    def _reward(self) -> dict[str, float] | None:
        """Return the rewards since the last call, by agent; None if all are 0."""
        if not self._game.has_scored and self._terms.shaping == 0:
            return None
        before, self._totals = self._totals, self._game.totals
        return {
            agent: self._game.reward(self._terms, seat, before[seat])
            for agent, seat in self._seat_of.items()
        }

    def _is_truncated(self) -> bool:
        """Count a step, and return whether the game is truncated after it."""
        self._cycles += 1
        return self._cycles == self._max_cycles and not self._game.is_over


def _state_space() -> spaces.Box:
    """Return the space of the full state: an observation that knows all, and the seat to act."""
    numbers = numbers_space()
    return spaces.Box(
        np.append(numbers.low, np.int16(0)),
        np.append(numbers.high, np.int16(MAX_PLAYERS - 1)),
        dtype=np.int16,
    )
