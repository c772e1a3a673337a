"""Benchmarks of the environments for research libraries, in decisions per second."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

import numpy as np

from foretell.bench.figure import Effort, Sampler
from foretell.bench.rates import rate, timed
from foretell.bench.refusals import NoLibrary

SEED: Final = 1
PLAYERS: Final = 4
GAMES: Final = 1024


@contextmanager
def gymnasium_vector(effort: Effort) -> Iterator[Sampler]:
    """Measure Gymnasium's vector environment, one seat of each game among random players.

    Each step takes the first legal actions, and returns new arrays with observations, masks and
    rewards; only its own time counts. All seats' decisions count.

    Raises:
        NoLibrary: when Gymnasium is not installed.
    """
    try:
        from foretell.envs.gymnasium import WizardVectorEnv
    except ImportError:
        raise NoLibrary("Gymnasium", 'pip install "gymnasium>=1.2,<2"') from None
    envs = WizardVectorEnv(GAMES, players=PLAYERS, opponents="random")
    masks = envs.reset(seed=SEED)[0]["action_mask"]

    def steps(amount: int) -> tuple[int, float]:
        nonlocal masks
        seconds = 0.0
        for _ in range(amount):
            actions = np.argmax(masks, axis=1)
            start = perf_counter()
            masks = envs.step(actions)[0]["action_mask"]
            seconds += perf_counter() - start
        return amount * GAMES * PLAYERS, seconds

    yield rate(steps, effort)


@contextmanager
def pettingzoo_turns(effort: Effort) -> Iterator[Sampler]:
    """Measure PettingZoo's environment in turns, without wrappers, called from Python.

    Each step asks for observation, mask and reward, and takes the first legal action.

    Raises:
        NoLibrary: when PettingZoo is not installed.
    """
    try:
        from foretell.envs.pettingzoo.aec import WizardAEC
    except ImportError:
        raise NoLibrary("PettingZoo", 'pip install "pettingzoo>=1.25,<2"') from None
    env = WizardAEC(players=PLAYERS)
    env.reset(seed=SEED)

    def steps(amount: int) -> int:
        for _ in range(amount):
            seen, _, over, _, _ = env.last()
            if over:
                env.reset()
                seen = env.last()[0]
            env.step(int(seen["action_mask"].argmax()))
        return amount

    yield rate(timed(steps), effort)
