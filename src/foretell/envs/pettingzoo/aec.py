"""``WizardAEC``: the game in turns."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from foretell.envs.compiled import layout as to
from foretell.envs.compiled.layout import Numbers
from foretell.envs.drawing import Picture
from foretell.envs.gymnasium.spaces import Observed
from foretell.envs.pettingzoo.common import Seats, metadata, state_space
from foretell.envs.rewards import Reward
from foretell.rules.options import Options


class WizardAEC(AECEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """All seats of a game, in turn; ``player_0`` has seat 0.

    The cards are those of ``Session`` with the same seed. Bids that are not open are made in turn,
    too, and unseen by the others (R12).

    Args:
        options: the options of the game, or their values by name (default: the standard game).
        players: the number of players, in place of ``options``.
        reward: ``"points"``, ``"game"``, ``"place"`` or ``"win"``; see ``Reward``.
        shaping: the weight of potential-based shaping; see ``reward_terms``.
        discount: the learner's discount factor, for shaping.
        render_mode: ``"human"``, ``"ansi"`` or ``"rgb_array"``; shows what the agent to act sees.

    Raises:
        ValueError: for an invalid argument.
        Refusal: for incompatible options.
    """

    metadata: ClassVar[dict[str, Any]] = metadata(is_parallelizable=False)

    def __init__(
        self,
        *,
        options: Options | Mapping[str, object] | None = None,
        players: int | None = None,
        reward: Reward | str = Reward.POINTS,
        shaping: float = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._seats = Seats(
            options,
            players,
            reward,
            shaping=shaping,
            discount=discount,
            render_mode=render_mode,
            actions=to.ACTIONS,
        )
        self.options = self._seats.options
        self.render_mode = render_mode
        self.possible_agents = self._seats.agents[:]
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self.state_space = state_space()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations with action masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin the game of a seed, or the next one of the sequence that the last seed began."""
        self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._seats.game.seat]

    def step(self, action: int | None) -> None:
        """Act for the agent to act.

        Raises:
            ValueError: for an illegal action; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seats, game = self._seats, self._seats.game
        if action is None or not game.act(seats.seat_of[agent], int(action)):
            raise ValueError(f"action {action} of {agent} is not legal now: see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        rewards = seats.rewards()
        if rewards is None:
            self._clear_rewards()
        else:
            self.rewards = rewards
            self._accumulate_rewards()
        if game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[game.seat]

    def observe(self, agent: str) -> Observed:
        """Return an agent's observation with its action mask, all 0 if it is not to act."""
        return self._seats.observe(self._seats.seat_of[agent])

    def state(self) -> Numbers:
        """Return the full state, with hidden cards and bids, ``int16[112]``."""
        return self._seats.game.observe_all()

    def render(self) -> Picture | str | None:
        """Show the table as the agent to act sees it."""
        return self._seats.show(self._seats.seat_of[self.agent_selection])

    def close(self) -> None:
        """Do nothing, since there is no window to close."""
