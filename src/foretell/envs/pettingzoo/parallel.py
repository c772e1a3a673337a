"""``WizardParallel``: the game with all seats at once."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from foretell.envs.compiled import layout as to
from foretell.envs.compiled.layout import Numbers
from foretell.envs.drawing import Picture
from foretell.envs.gymnasium.spaces import ACTION_MASK, Observed
from foretell.envs.pettingzoo.common import PASSING, Seats, metadata, state_space
from foretell.envs.rewards import Reward
from foretell.rules.options import Options

_Infos = dict[str, dict[str, Any]]


class WizardParallel(ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # it has no types
    """All seats of a game at once; ``player_0`` has seat 0.

    Bids that are not open are made in one step (R9.1, R9.2). Otherwise one agent acts in each step,
    and the others pass: ``PASS``, 85, is then the only action in their masks. An illegal action
    changes nothing, and the agent's info has ``refused``; seats that have bid then pass until all
    have.

    Args:
        options, players, reward, shaping, discount, render_mode: as for ``WizardAEC``.

    Raises:
        ValueError: for an invalid argument.
        Refusal: for incompatible options.
    """

    metadata: ClassVar[dict[str, Any]] = metadata(is_parallelizable=True)

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
        self._seats = Seats(
            options,
            players,
            reward,
            shaping=shaping,
            discount=discount,
            render_mode=render_mode,
            actions=PASSING,
        )
        self.options = self._seats.options
        self.render_mode = render_mode
        self.possible_agents = self._seats.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self.state_space = state_space()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations with action masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observed], _Infos]:
        """Begin the game of a seed, or the next one of the sequence that the last seed began."""
        self._seats.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], _Infos]:
        """Act for all agents; one without an action passes."""
        seats, game, agents = self._seats, self._seats.game, self.agents
        infos: _Infos = {agent: {} for agent in agents}
        to_act = game.to_act
        for agent in agents:
            number, seat = int(actions.get(agent, to.PASS)), seats.seat_of[agent]
            fits = game.act(seat, number) if seat in to_act else number == to.PASS
            if not fits:
                infos[agent]["refused"] = True
        rewards = seats.rewards() or dict.fromkeys(agents, 0.0)
        observations = self._observe()
        if game.is_over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, game.is_over),
            dict.fromkeys(agents, False),
            infos,
        )

    def state(self) -> Numbers:
        """Return the full state, with hidden cards and bids, ``int16[112]``."""
        return self._seats.game.observe_all()

    def render(self) -> Picture | str | None:
        """Show the table as the agent to act sees it, the first one if several are."""
        return self._seats.show(max(self._seats.game.seat, 0))

    def close(self) -> None:
        """Do nothing, since there is no window to close."""

    def _observe(self) -> dict[str, Observed]:
        to_act = self._seats.game.to_act
        observations = {}
        for agent, seat in self._seats.seat_of.items():
            seen = self._seats.observe(seat)
            if seat not in to_act:
                seen[ACTION_MASK][to.PASS] = 1
            observations[agent] = seen
        return observations
