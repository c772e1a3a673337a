"""Many games at once: whole games, or the rest of games from any position."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.checks import check_count, check_seed, check_states
from foretell.sim.compiler import get_num_threads
from foretell.sim.compiling import inlined, kernel, passing_kernel
from foretell.sim.counter import derive
from foretell.sim.deal import deal, start_game
from foretell.sim.kernel_threads import kernel_threads
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy, random_policy
from foretell.sim.settings import settings_of
from foretell.sim.step import apply

_CHOICES: Final = 1 << 32
"""The first key for choices in a game, by round and cards already played in it; the keys from 0 are
for its deals."""

_PART: Final = 64
"""The fewest games worth a thread."""
_PARTS: Final = 8
"""Parts per thread, so that other threads take over the work of a delayed one."""

Play: TypeAlias = Callable[[IntArray, IntArray, int], int]
"""``(settings, states, rounds) -> decisions``: play each state on, in place."""


@dataclass(frozen=True, slots=True)
class Player:
    """A policy, and the kernel that plays all seats of many games by it.

    >>> isinstance(RANDOM, Player)
    True
    """

    policy: Policy
    play: Play

    def play_all(self, settings: IntArray, states: IntArray, rounds: int) -> int:
        """Continue many games on all cores; arguments and result are those of ``Play``.

        Python threads suffice, since kernels release the global interpreter lock.
        """
        threads, count = get_num_threads(), len(states) // _PART
        if threads == 1 or count < threads:
            return self.play(settings, states, rounds)
        parts = np.array_split(states, min(count, threads * _PARTS))
        with kernel_threads(threads) as pool:
            return sum(pool.map(lambda part: self.play(settings, part, rounds), parts))


@dataclass(frozen=True, slots=True)
class Results:
    """The results of games.

    >>> results: Results = play_games(Options(players=3, hand_sizes=(1,)), 10, seed=7)
    >>> results.totals.shape, results.decisions >= 60  # three bids and three cards in each
    ((10, 3), True)

    Attributes:
        totals: the final totals of each seat, ``int64[games, players]``.
        decisions: the number of cards, bids and trumps chosen in all games.
    """

    totals: IntArray
    decisions: int


@inlined
def play_on(settings: IntArray, state: IntArray, policy: Policy, rounds: int) -> int:
    """Let a policy act for all seats until a number of rounds or the game is over.

    The current round counts as one.

    Returns:
        The number of decisions made.
    """
    key = derive(derive(state[layout.KEY], _CHOICES + state[layout.ROUND]), state[layout.PLAYED])
    last = state[layout.ROUND] + rounds - (state[layout.PHASE] != layout.DEALING)
    decisions = 0
    while state[layout.PHASE] != layout.FINISHED:
        if state[layout.PHASE] == layout.DEALING:
            if state[layout.ROUND] == last:
                break
            deal(settings, state)
        apply(settings, state, policy(settings, state, derive(key, decisions)))
        decisions += 1
    return decisions


@kernel
def _random_games(settings: IntArray, states: IntArray, rounds: int) -> int:
    decisions = 0
    for game in range(len(states)):
        decisions += play_on(settings, states[game], random_policy, rounds)
    return decisions


RANDOM: Final = Player(random_policy, _random_games)
"""The player that acts uniformly at random at all seats."""


def player(policy: Policy) -> Player:
    """Return a player for a custom policy, compiled again in each process.

    >>> from foretell.sim import bits, compiling, step
    >>> @compiling.inlined
    ... def lowest_policy(settings, state, bits_):
    ...     return bits.lowest(step.legal(settings, state))
    >>> play_games(Options(players=3), 2, by=player(lowest_policy)).totals.shape
    (2, 3)
    """

    @passing_kernel
    def play(settings: IntArray, states: IntArray, rounds: int) -> int:
        decisions = 0
        for game in range(len(states)):
            decisions += play_on(settings, states[game], policy, rounds)
        return decisions

    return Player(policy, play)


def play_games(
    options: Options, games: int, *, seed: int = 0, first: int = 0, by: Player = RANDOM
) -> Results:
    """Play whole games, on as many cores as ``numba.set_num_threads`` allows.

    >>> results = play_games(Options(players=4), 100, seed=7)
    >>> results.totals.shape
    (100, 4)

    Args:
        options: of all the games.
        games: the number of games.
        seed: any 64-bit integer; a game depends only on it and the game's number.
        first: the number of the first game.
        by: the player for all seats.

    Raises:
        ValueError: for a count below 0 or a seed of more than 64 bits.
    """
    settings = settings_of(options)
    states = fresh_states(options, games, seed=seed, first=first)
    decisions = by.play_all(settings, states, int(settings[layout.ROUNDS]))
    return Results(states[:, layout.TOTALS : layout.TOTALS + options.players].copy(), decisions)


def play_out(options: Options, states: IntArray, *, rounds: int, by: Player = RANDOM) -> int:
    """Continue games in place, and return the number of decisions made.

    Args:
        options: of all the games.
        states: ``int64[games, WIDTH]``, see ``sim.layout`` and ``sim.position``.
        rounds: the number of rounds to play, including the current one; games that end earlier
            stay at their end.
        by: the player for all seats.

    Raises:
        ValueError: for an impossible state or a wrong layout.
    """
    check_states(options, states)
    check_count("rounds", rounds)
    return by.play_all(settings_of(options), states, rounds)


def fresh_states(options: Options, games: int, *, seed: int = 0, first: int = 0) -> IntArray:
    """Return games before their first deal, ``int64[games, WIDTH]``; see ``play_games``.

    Raises:
        ValueError: as ``play_games``.
    """
    check_count("games", games)
    check_count("first", first)
    check_seed(seed)
    states = np.empty((games, layout.WIDTH), dtype=np.int64)
    _start_games(settings_of(options), states, seed, first)
    return states


@kernel
def _start_games(settings: IntArray, states: IntArray, seed: int, first: int) -> None:
    for game in range(len(states)):
        start_game(settings, states[game], derive(seed, first + game))
