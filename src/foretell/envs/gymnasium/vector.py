"""``WizardVectorEnv``: many games side by side, compiled, one seat of each against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from foretell.envs.batch import Batch
from foretell.envs.compiled.layout import ACTIONS
from foretell.envs.gymnasium.spaces import ACTION_MASK, OBSERVATION, Observed, observation_space
from foretell.envs.rewards import Reward, reward_terms
from foretell.envs.seeds import DRAWN_BELOW
from foretell.envs.settings import options_from
from foretell.rules.options import Options
from foretell.sim.games import Player
from foretell.sim.layout import IntArray

Flags = npt.NDArray[np.bool_]
Rewards = npt.NDArray[np.float64]


class WizardVectorEnv(VectorEnv[Observed, IntArray, np.ndarray]):
    """Games side by side, the same step for step as ``WizardEnv`` with ``deals="simulator"``.

    Args:
        num_envs: the number of games.
        options, players, seat, reward, shaping, discount: as for ``WizardEnv``.
        opponents: ``"random"``, ``"steady"`` or a compiled player, for all other seats.
        autoreset_mode: when a new game begins after one has ended; all of Gymnasium's modes.
        copy: whether to return new arrays; if not, those returned are overwritten by the next call.

    Raises:
        ValueError: for an invalid argument.
        Refusal: for incompatible options.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        options: Options | Mapping[str, object] | None = None,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Player = "steady",
        reward: Reward | str = Reward.POINTS,
        shaping: float = 0.0,
        discount: float = 1.0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        super().__init__()
        self._mode = AutoresetMode(autoreset_mode)
        self.options = options_from(options, players)
        self._batch = Batch(
            self.options,
            num_envs,
            seat=seat,
            opponents=opponents,
            terms=reward_terms(reward, shaping=shaping, discount=discount),
            begins_at_once=self._mode is AutoresetMode.SAME_STEP,
            reuses_arrays=not copy,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.single_observation_space = observation_space()
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended: Flags = np.zeros(num_envs, dtype=np.bool_)
        self._is_seeded = False

    @property
    def states(self) -> IntArray:
        """The full states, ``int64[games, WIDTH]``, with hidden cards; see ``sim.layout``."""
        return self._batch.states

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin games: all of them, or later those that ``options["reset_mask"]`` selects.

        Args:
            seed: the seed of the first game, of which the next are for the others; or a seed for
                each. Without one, sequences of games continue.
            options: ``reset_mask``, ``bool[games]``.

        Raises:
            ValueError: for a mask or a sequence of another length, or a mask at the first call.
        """
        which = _reset_mask(options, self.num_envs)
        if not self._is_seeded and not which.all():
            raise ValueError("the games have not begun: first reset all, without a reset_mask")
        for game, own in enumerate(self._seeds(seed)):
            if which[game] and own is not None:
                self._batch.seed(game, own)
        self._is_seeded = True
        self._ended[which] = False
        self._batch.begin(which)
        return self._observed(), {}

    def step(
        self, actions: npt.NDArray[np.integer[Any]]
    ) -> tuple[Observed, Rewards, Flags, Flags, dict[str, Any]]:
        """Act in each game; an illegal action changes nothing, and is in ``infos["refused"]``.

        Raises:
            ValueError: when the mode is ``DISABLED`` and a game has ended, or before a reset.
        """
        if not self._is_seeded:
            raise ValueError("the games have not begun: call reset first")
        numbers = np.ascontiguousarray(actions, dtype=np.int64)
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"there must be {self.num_envs} actions, not {numbers.shape}")
        if self._mode is AutoresetMode.DISABLED and self._ended.any():
            raise ValueError("games have ended: reset them first, with options['reset_mask']")
        begin = self._ended if self._mode is AutoresetMode.NEXT_STEP else None
        self._batch.step(numbers, begin=begin)
        outputs = self._batch.outputs
        np.copyto(self._ended, outputs.ended)
        truncated = np.zeros_like(outputs.ended)
        return self._observed(), outputs.rewards, outputs.ended, truncated, self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if isinstance(seed, int | np.integer):
            return range(int(seed), int(seed) + self.num_envs)
        if seed is not None and len(seed) != self.num_envs:
            raise ValueError(f"there must be {self.num_envs} seeds, not {len(seed)}")
        seeds = [None] * self.num_envs if seed is None else seed
        if self._is_seeded:
            return seeds
        fresh = self.np_random.integers(DRAWN_BELOW, size=self.num_envs).tolist()
        return [new if own is None else own for own, new in zip(seeds, fresh, strict=True)]

    def _observed(self) -> Observed:
        outputs = self._batch.outputs
        return {OBSERVATION: outputs.observations, ACTION_MASK: outputs.masks}

    def _infos(self) -> dict[str, Any]:
        """Return the infos in the form of ``VectorEnv``: an array and a mask for each key."""
        outputs = self._batch.outputs
        infos: dict[str, Any] = {}
        if outputs.refused.any():
            infos |= {"refused": outputs.refused.copy(), "_refused": outputs.refused.copy()}
        if not outputs.ended.any():
            return infos
        ended = outputs.ended.copy()
        totals = np.where(ended[:, None], outputs.last_totals, 0)
        ends = {"totals": totals, "_totals": ended}
        if self._mode is not AutoresetMode.SAME_STEP:
            return infos | ends
        last = np.full(self.num_envs, None, dtype=object)
        for game in np.flatnonzero(ended):
            last[game] = {
                OBSERVATION: outputs.last_observations[game].copy(),
                ACTION_MASK: np.zeros(ACTIONS, dtype=np.int8),
            }
        return infos | {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": ends,
            "_final_info": ended.copy(),
        }


def _reset_mask(options: dict[str, Any] | None, count: int) -> Flags:
    if options is None or "reset_mask" not in options:
        return np.ones(count, dtype=np.bool_)
    mask = options["reset_mask"]
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (count,):
        raise ValueError(f"reset_mask must be an array of {count} booleans")
    if not mask.any():
        raise ValueError("reset_mask selects no game")
    return mask
