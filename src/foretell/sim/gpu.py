"""Games on a graphics processor (NVIDIA, CUDA), one thread for each.

The functions are those that run on the processor, and so are the games. Importing this needs
Numba's CUDA target, and running it a graphics processor with its driver, or NUMBA_ENABLE_CUDASIM=1
for Numba's simulator of one.
"""

from typing import Final

import numpy as np
from numba import cuda

from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.checks import check_count, check_seed
from foretell.sim.counter import derive
from foretell.sim.deal import start_game
from foretell.sim.games import Results, play_on
from foretell.sim.layout import IntArray
from foretell.sim.policy import random_policy
from foretell.sim.settings import settings_of

_WIDTH: Final = at.WIDTH
_THREADS: Final = 128
"""In a block; a game needs many registers."""
_AT_ONCE: Final = 1 << 22
"""Games in one run of the kernel, which bounds the memory that their results take."""


def is_available() -> bool:
    """Return whether there is a graphics processor that the games can run on."""
    return bool(cuda.is_available())


def play_games(options: Options, games: int, *, seed: int = 0, first: int = 0) -> Results:
    """Play whole games at random; they are those of ``foretell.sim.games.play_games``.

    Args:
        options: of all the games.
        games: how many.
        seed: any 64-bit integer; a game follows from it and the game's number alone.
        first: the number of the first game.

    Raises:
        ValueError: for a count below 0 or a seed of more than 64 bits.
        RuntimeError: where there is no graphics processor.
    """
    check_count("games", games)
    check_count("first", first)
    check_seed(seed)
    if not is_available():
        raise RuntimeError("no graphics processor with CUDA is at hand")
    settings = cuda.to_device(settings_of(options))
    totals = np.zeros((games, options.players), dtype=np.int64)
    decisions = 0
    for start in range(0, games, _AT_ONCE):
        count = min(_AT_ONCE, games - start)
        results = cuda.device_array((count, options.players + 1), dtype=np.int64)
        _play[-(-count // _THREADS), _THREADS](settings, results, seed, first + start)
        found = results.copy_to_host()
        totals[start : start + count] = found[:, :-1]
        decisions += int(found[:, -1].sum())
    return Results(totals, decisions)


@cuda.jit
def _play(settings: IntArray, results: IntArray, seed: int, first: int) -> None:
    """Write the totals of each game, and how many decisions it took."""
    game = cuda.grid(1)
    if game < len(results):
        state = cuda.local.array(_WIDTH, np.int64)
        start_game(settings, state, derive(seed, first + game))
        decisions = play_on(settings, state, random_policy, settings[at.ROUNDS])
        for seat in range(settings[at.PLAYERS]):
            results[game, seat] = state[at.TOTALS + seat]
        results[game, settings[at.PLAYERS]] = decisions
