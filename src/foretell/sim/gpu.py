"""Games on a graphics processor (NVIDIA, CUDA), one thread per game.

Functions and games are the same as on the CPU. Importing this module requires Numba's CUDA target;
running it requires a graphics processor with its driver, or NUMBA_ENABLE_CUDASIM=1 for Numba's
simulator.
"""

from typing import Final

import numpy as np
from numba import cuda

from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.checks import check_count, check_seed
from foretell.sim.counter import derive
from foretell.sim.deal import start_game
from foretell.sim.games import Results, play_on
from foretell.sim.layout import IntArray
from foretell.sim.policy import random_policy
from foretell.sim.settings import settings_of

_WIDTH: Final = layout.WIDTH
_THREADS: Final = 128
"""Threads per block, few because a game needs many registers."""
_GAMES_PER_LAUNCH: Final = 1 << 22
"""Games per launch of the kernel, which bounds the memory for results."""


def is_available() -> bool:
    """Return whether there is a graphics processor for the games."""
    return bool(cuda.is_available())


def play_games(options: Options, games: int, *, seed: int = 0, first: int = 0) -> Results:
    """Play whole random games, the same as ``foretell.sim.games.play_games``.

    Args:
        options: of all the games.
        games: the number of games.
        seed: any 64-bit integer; a game depends only on it and the game's number.
        first: the number of the first game.

    Raises:
        ValueError: for a count below 0 or a seed of more than 64 bits.
        RuntimeError: when there is no graphics processor.
    """
    check_count("games", games)
    check_count("first", first)
    check_seed(seed)
    if not is_available():
        raise RuntimeError("no graphics processor with CUDA is at hand")
    settings = cuda.to_device(settings_of(options))
    totals = np.zeros((games, options.players), dtype=np.int64)
    decisions = 0
    for start in range(0, games, _GAMES_PER_LAUNCH):
        count = min(_GAMES_PER_LAUNCH, games - start)
        results = cuda.device_array((count, options.players + 1), dtype=np.int64)
        _play[-(-count // _THREADS), _THREADS](settings, results, seed, first + start)
        outputs = results.copy_to_host()
        totals[start : start + count] = outputs[:, :-1]
        decisions += int(outputs[:, -1].sum())
    return Results(totals, decisions)


@cuda.jit
def _play(settings: IntArray, results: IntArray, seed: int, first: int) -> None:
    """Write the totals and the number of decisions of each game."""
    game = cuda.grid(1)
    if game < len(results):
        state = cuda.local.array(_WIDTH, np.int64)
        start_game(settings, state, derive(seed, first + game))
        decisions = play_on(settings, state, random_policy, settings[layout.ROUNDS])
        for seat in range(settings[layout.PLAYERS]):
            results[game, seat] = state[layout.TOTALS + seat]
        results[game, settings[layout.PLAYERS]] = decisions
