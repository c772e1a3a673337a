"""``WizardParallel``: the game with all seats at once."""

from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from foretell.envs.compiled.layout import ACTIONS, PASS
from foretell.envs.gymnasium.spaces import ACTION_MASK, Observed
from foretell.envs.pettingzoo.common import AllSeats, metadata

_Infos = dict[str, dict[str, Any]]


class WizardParallel(AllSeats, ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """All seats of a game at once, with the arguments of ``AllSeats``.

    Bids that are not open are made in one step (R9.1, R9.2). Otherwise one agent acts in each step,
    and the others pass: ``PASS``, 85, is then the only action in their masks. An illegal action
    changes nothing, and the agent's info has ``refused``; seats that have bid then pass until all
    have. A cycle is a step.
    """

    metadata: ClassVar[dict[str, Any]] = metadata(is_parallelizable=True)
    actions: ClassVar[int] = ACTIONS + 1

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - as PettingZoo calls it
    ) -> tuple[dict[str, Observed], _Infos]:
        """Begin the game of a seed, or the next one of the sequence that the last seed began."""
        self._begin(seed)
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], _Infos]:
        """Act for all agents; one without an action passes."""
        game, agents = self._game, self.agents
        infos: _Infos = {agent: {} for agent in agents}
        to_act = game.to_act
        for agent in agents:
            number, seat = int(actions.get(agent, PASS)), self._seat_of[agent]
            fits = game.act(seat, number) if seat in to_act else number == PASS
            if not fits:
                infos[agent]["refused"] = True
        rewards = self._reward() or dict.fromkeys(agents, 0.0)
        is_truncated = self._is_truncated()
        if game.is_over or is_truncated:
            self.agents = []
        return (
            self._observe_all(),
            rewards,
            dict.fromkeys(agents, game.is_over),
            dict.fromkeys(agents, is_truncated),
            infos,
        )

    def observe(self, agent: str) -> Observed:
        """Return an agent's observation with its action mask: to pass, if it is not to act."""
        observation = super().observe(agent)
        if self._seat_of[agent] not in self._game.to_act:
            observation[ACTION_MASK][PASS] = 1
        return observation

    def _observe_all(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
