"""Many games at once: whole games, or the rest of games from any position."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeAlias

import numba
import numpy as np

from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.checks import check_count, check_seed, check_states
from foretell.sim.compiling import inlined, kernel, passing_kernel
from foretell.sim.counter import derive
from foretell.sim.deal import deal, start_game
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy, random_policy
from foretell.sim.settings import settings_of
from foretell.sim.step import apply

_CHOICES: Final = 1 << 32
"""From here on are the keys of a game's choices, by the round and the cards already played in it;
the keys from 0 are those of its deals."""

_PART: Final = 64
"""Fewer games than these are not worth a thread."""
_PARTS: Final = 8
"""For each thread, so that one which is held up leaves more to the others."""

Play: TypeAlias = Callable[[IntArray, IntArray, int], int]
"""``(settings, states, rounds) -> decisions``: play each state on, in place."""


@dataclass(frozen=True, slots=True)
class Player:
    """A policy, and the kernel that plays all seats of many games by it."""

    policy: Policy
    play: Play

    def play_all(self, settings: IntArray, states: IntArray, rounds: int) -> int:
        """Play many games on, on all cores; arguments and result as those of ``Play``.

        The kernel leaves the interpreter alone while it runs, so threads of the interpreter do.
        """
        threads, count = numba.get_num_threads(), len(states) // _PART
        if threads == 1 or count < threads:
            return self.play(settings, states, rounds)
        parts = np.array_split(states, min(count, threads * _PARTS))
        with ThreadPoolExecutor(threads) as pool:
            return sum(pool.map(lambda part: self.play(settings, part, rounds), parts))


@dataclass(frozen=True, slots=True)
class Results:
    """How games ended.

    Attributes:
        totals: points of each seat, ``int64[games, players]``.
        decisions: how many cards, bids and trumps were chosen in all.
    """

    totals: IntArray
    decisions: int


@inlined
def play_on(settings: IntArray, state: IntArray, policy: Policy, rounds: int) -> int:
    """Let a policy act for all seats until so many rounds are over, or the game.

    The round that is under way counts as one.

    Returns:
        How many decisions it made.
    """
    key = derive(derive(state[at.KEY], _CHOICES + state[at.ROUND]), state[at.PLAYED])
    last = state[at.ROUND] + rounds - (state[at.PHASE] != at.DEALING)
    decisions = 0
    while state[at.PHASE] != at.FINISHED:
        if state[at.PHASE] == at.DEALING:
            if state[at.ROUND] == last:
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
"""All seats act uniformly at random."""


def player(policy: Policy) -> Player:
    """Return a player for a policy of your own; it is compiled anew in each process.

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
        games: how many.
        seed: any 64-bit integer; a game follows from it and the game's number alone.
        first: the number of the first game.
        by: plays all the seats.

    Raises:
        ValueError: for a count below 0 or a seed of more than 64 bits.
    """
    settings = settings_of(options)
    states = fresh_states(options, games, seed=seed, first=first)
    decisions = by.play_all(settings, states, int(settings[at.ROUNDS]))
    return Results(states[:, at.TOTALS : at.TOTALS + options.players].copy(), decisions)


def play_out(options: Options, states: IntArray, *, rounds: int, by: Player = RANDOM) -> int:
    """Play games on from where they are, in place; return how many decisions that took.

    Args:
        options: of all the games.
        states: ``int64[games, WIDTH]``, see ``sim.layout`` and ``sim.position``.
        rounds: how many rounds to play, the one under way being the first; a game that ends
            before is left at its end.
        by: plays all the seats.

    Raises:
        ValueError: when a state cannot be, or is not laid out as it should be.
    """
    check_states(options, states)
    check_count("rounds", rounds)
    return by.play_all(settings_of(options), states, rounds)


def fresh_states(options: Options, games: int, *, seed: int = 0, first: int = 0) -> IntArray:
    """Return games before their first deal, ``int64[games, WIDTH]``; arguments as ``play_games``.

    Raises:
        ValueError: as ``play_games``.
    """
    check_count("games", games)
    check_count("first", first)
    check_seed(seed)
    states = np.empty((games, at.WIDTH), dtype=np.int64)
    _start_games(settings_of(options), states, seed, first)
    return states


@kernel
def _start_games(settings: IntArray, states: IntArray, seed: int, first: int) -> None:
    for game in range(len(states)):
        start_game(settings, states[game], derive(seed, first + game))
