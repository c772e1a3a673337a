"""Benchmarks of the environments for research libraries, in decisions per second."""

from time import perf_counter
from typing import Final

import numpy as np

from foretell.bench.figure import Prepare
from foretell.bench.libraries import GYMNASIUM, load
from foretell.bench.rates import Work, measured, timed

SEED: Final = 1
PLAYERS: Final = 4
GAMES: Final = 1024


@measured
def gymnasium_vector() -> Work:
    """Measure Gymnasium's vector environment, one seat of each game among random players.

    Each step takes the first legal actions, and returns new arrays with observations, masks and
    rewards; only its own time counts. All seats' decisions count.

    Raises:
        NoLibrary: when Gymnasium is not installed.
    """
    games = load("foretell.envs.gymnasium", GYMNASIUM)
    envs = games.WizardVectorEnv(GAMES, players=PLAYERS, opponents="random")
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

    return steps


def pettingzoo_game(module: str, needs: tuple[str, str], **arguments: object) -> Prepare:
    """Return the benchmark of a PettingZoo game in turns, without wrappers, called from Python.

    Each step asks for observation, mask and reward, and takes the first legal action.

    Args:
        module: the module of the game, with its ``raw_env``.
        needs: the library, as for ``load``.
        arguments: those of the environment.
    """

    @measured
    def prepare() -> Work:
        env = load(module, needs).raw_env(**arguments)
        env.reset(seed=SEED)

        def steps(amount: int) -> int:
            for _ in range(amount):
                observation, _, over, _, _ = env.last()
                if over:
                    env.reset()
                    observation = env.last()[0]
                env.step(int(observation["action_mask"].argmax()))
            return amount

        return timed(steps)

    return prepare
