"""``WizardAEC``: the game in turns."""

from typing import Any, ClassVar

from pettingzoo import AECEnv

from foretell.envs.gymnasium.spaces import Observed
from foretell.envs.pettingzoo.common import AllSeats, metadata


class WizardAEC(AllSeats, AECEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """All seats of a game, in turn, with the arguments of ``AllSeats``.

    Bids that are not open are made in turn, too, and unseen by the others (R12). A cycle is the
    action of one agent.
    """

    metadata: ClassVar[dict[str, Any]] = metadata(is_parallelizable=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - as PettingZoo calls it
        """Begin the game of a seed, or the next one of the sequence that the last seed began."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._game.seat]

    def step(self, action: int | None) -> None:
        """Act for the agent to act.

        Raises:
            ValueError: for an illegal action; nothing has changed.
        """
        agent, game = self.agent_selection, self._game
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not game.act(self._seat_of[agent], int(action)):
            raise ValueError(f"action {action} of {agent} is not legal now: see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        rewards = self._reward()
        if rewards is None:
            self._clear_rewards()
        else:
            self.rewards = rewards
            self._accumulate_rewards()
        if self._is_truncated():
            self.truncations = dict.fromkeys(self.agents, True)
        if game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[max(game.seat, 0)]
