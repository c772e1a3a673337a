"""``WizardEnv``: one seat of a game, against bots."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from foretell.envs.compiled.layout import ACTIONS
from foretell.envs.drawing import Picture
from foretell.envs.gymnasium.spaces import ACTION_MASK, OBSERVATION, Observed, observation_space
from foretell.envs.opponents import Opponent
from foretell.envs.rewards import Reward, reward_terms
from foretell.envs.seeds import DRAWN_BELOW
from foretell.envs.settings import options_from
from foretell.envs.showing import RENDER_MODES, check_render_mode, show
from foretell.envs.table import SessionTable, SimulatorTable, Table
from foretell.rules.options import Options
from foretell.sim.games import Player


class WizardEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a game; an episode is a game, a step a decision of the seat.

    An illegal action changes nothing and is worth nothing; ``info["refused"]`` is then True. When
    the game is over, ``info["totals"]`` has the points by distance from the seat.

    Args:
        options: the options of the game, or their values by name (default: the standard game).
        players: the number of players, in place of ``options``.
        seat: the seat.
        opponents: the name of a bot or a function from an observation to an action, for all other
            seats; or a sequence of these, one for each. With ``deals="simulator"``, ``"random"``,
            ``"steady"`` or a compiled player.
        reward: ``"points"``, ``"game"``, ``"place"`` or ``"win"``; see ``Reward``.
        shaping: the weight of potential-based shaping; see ``reward_terms``.
        discount: the learner's discount factor, for shaping.
        deals: ``"session"`` for the cards of ``Session`` with the same seed, or ``"simulator"``
            for those of ``WizardVectorEnv``.
        render_mode: ``"human"``, ``"ansi"`` or ``"rgb_array"``.

    Raises:
        ValueError: for an invalid argument.
        Refusal: for incompatible options or an unknown bot.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]  # a constant
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        *,
        options: Options | Mapping[str, object] | None = None,
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] | Player = "steady",
        reward: Reward | str = Reward.POINTS,
        shaping: float = 0.0,
        discount: float = 1.0,
        deals: str = "session",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.options = options_from(options, players)
        self.observation_space = observation_space()
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        terms = reward_terms(reward, shaping=shaping, discount=discount)
        self._table = _table(self.options, seat, opponents, terms, deals)
        self._is_seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin the game of the seed, or the next one of the sequence that the seed began."""
        super().reset(seed=seed, options=options)
        if seed is None and not self._is_seeded:
            seed = int(self.np_random.integers(DRAWN_BELOW))
        if seed is not None:
            self._table.seed(seed)
            self._is_seeded = True
        self._table.begin()
        return self._observe(), {}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Act; an illegal action changes nothing."""
        reward = self._table.step(int(action))
        if reward is None:
            return self._observe(), 0.0, False, False, {"refused": True}
        totals = self._table.totals
        info = {} if totals is None else {"totals": totals}
        return self._observe(), reward, totals is not None, False, info

    def render(self) -> Picture | str | None:
        """Show the table as the seat sees it."""
        return show(self._table.seen, self.render_mode)

    def _observe(self) -> Observed:
        numbers, mask = self._table.observe()
        return {OBSERVATION: numbers, ACTION_MASK: mask}


def _table(options: Options, seat: int, opponents: Any, terms: Any, deals: str) -> Table:
    match deals:
        case "session":
            return SessionTable(options, seat=seat, who=opponents, terms=terms)
        case "simulator":
            return SimulatorTable(options, seat=seat, who=opponents, terms=terms)
        case _:
            raise ValueError(f"deals must be 'session' or 'simulator', not {deals!r}")
