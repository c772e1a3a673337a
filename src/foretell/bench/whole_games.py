"""Benchmarks of whole games, in decisions per second."""

from typing import Final

from numba import config

from foretell.bench.figure import Prepare
from foretell.bench.rates import Work, cores, measured, timed
from foretell.bench.refusals import NoGraphics
from foretell.rules.options import Options
from foretell.sim.games import RANDOM, Player, play_games
from foretell.sim.vector import VectorGames, choose_at_random

SEED: Final = 1
"""The seed of all games."""


def games(players: int, *, by: Player = RANDOM, on: int = 1) -> Prepare:
    """Return the set-up of a benchmark of whole games with the standard rules.

    Args:
        players: the number of players.
        by: the player for all seats.
        on: the number of cores; 0 for all available to Numba.
    """
    options, count = Options(players=players), on or config.NUMBA_NUM_THREADS

    def play(amount: int) -> int:
        with cores(count):
            return play_games(options, amount, seed=SEED, by=by).decisions

    return measured(lambda: timed(play))


def steady_games(players: int) -> Prepare:
    """Return the set-up of a benchmark of whole ``steady`` games on one core."""
    from foretell.bots.steady.compiled import STEADY

    return games(players, by=STEADY)


def games_on_graphics(players: int) -> Prepare:
    """Return the set-up of a benchmark of whole random games on a graphics processor.

    The set-up raises ``NoGraphics`` when there is none.
    """
    options = Options(players=players)

    @measured
    def prepare() -> Work:
        from foretell.sim import gpu

        if not gpu.is_available():
            raise NoGraphics
        return timed(lambda count: gpu.play_games(options, count, seed=SEED).decisions)

    return prepare


def side_by_side(players: int, count: int) -> Prepare:
    """Return the set-up of a benchmark of ``VectorGames``, with ``count`` games of random play.

    Each decision is chosen and applied, and the next seat's observation written.
    """

    @measured
    def prepare() -> Work:
        many = VectorGames(Options(players=players), count, seed=SEED)
        buffers = many.buffers()
        many.reset(buffers)

        def steps(amount: int) -> int:
            for step in range(amount):
                choose_at_random(buffers.legal, buffers.actions, seed=step)
                many.step(buffers.actions, buffers)
            return amount * count

        return timed(steps)

    return prepare
