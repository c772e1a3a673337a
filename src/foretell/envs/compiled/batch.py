"""Games side by side for one seat each, with compiled policies at all other seats."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.steady.compiled import steady_policy
from foretell.envs.compiled.layout import Masks, Numbers
from foretell.envs.compiled.numbers import legal_action, write_known, write_mask
from foretell.envs.compiled.rewards import Terms, reward_of
from foretell.sim import layout
from foretell.sim.compiling import compiled, inlined, kernel, passing_kernel
from foretell.sim.counter import derive
from foretell.sim.deal import deal, start_game
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy, random_policy
from foretell.sim.step import apply, legal

Flags = npt.NDArray[np.bool_]

_CHOICES: Final = 1 << 33
"""The first key for the choices of policies, by round and decision; far from those of deals."""

STAY: Final = 0
ACT: Final = 1
BEGIN: Final = 2
"""The orders to a game: nothing happens, the seat acts, or the next game of the sequence begins."""


class Games(NamedTuple):
    """The games, as an argument of kernels; arrays are by game.

    Attributes:
        settings: the settings of the games.
        after: the same with open bids.
        terms: the terms of the reward.
        seat: the seat for which they are played.
        begins_at_once: whether a new game begins in the step in which one ends.
        states: the states, ``int64[games, WIDTH]``.
        seeds: the seed of each sequence of games.
        numbers: the number of the current game in its sequence.
        legal: the legal actions, as sets.
        known: scratch space, ``int64[OBSERVED]``.
    """

    settings: IntArray
    after: IntArray
    terms: Terms
    seat: int
    begins_at_once: bool
    states: IntArray
    seeds: IntArray
    numbers: IntArray
    legal: IntArray
    known: IntArray


class Outputs(NamedTuple):
    """The arrays written at each step, in every row, by game.

    Attributes:
        observations: the observations, ``int16[games, 111]``.
        masks: the legal actions, ``int8[games, 85]``.
        rewards: the rewards, ``float64[games]``.
        ended: whether the last action ended the game.
        refused: whether the last action was refused as illegal.
        last_observations: the last observations, only of games that ended and had a successor.
        last_totals: the totals by distance from the seat, only of games that ended.
    """

    observations: Numbers
    masks: Masks
    rewards: npt.NDArray[np.float64]
    ended: Flags
    refused: Flags
    last_observations: Numbers
    last_totals: IntArray


Advance = Callable[[Games, Outputs, IntArray, IntArray], None]
"""``(games, outputs, orders, actions)``: carry out the order to each game.

``orders`` are ``int64[games]``; ``actions``, likewise, hold action numbers for games to ``ACT`` in.
"""


def advance_by(policy: Policy) -> Advance:
    """Return the kernel for a policy of the other seats, compiled again in each process."""

    @passing_kernel
    def advance(games: Games, outputs: Outputs, orders: IntArray, actions: IntArray) -> None:
        for game in range(len(orders)):
            _advance(games, outputs, game, orders[game], actions[game], policy)

    return advance


@kernel
def advance_among_random(
    games: Games, outputs: Outputs, orders: IntArray, actions: IntArray
) -> None:
    """Advance among players who act at random."""
    for game in range(len(orders)):
        _advance(games, outputs, game, orders[game], actions[game], random_policy)


@kernel
def advance_among_steady(
    games: Games, outputs: Outputs, orders: IntArray, actions: IntArray
) -> None:
    """Advance among players who act as the bot ``steady`` does."""
    for game in range(len(orders)):
        _advance(games, outputs, game, orders[game], actions[game], steady_policy)


@inlined
def _advance(
    games: Games, outputs: Outputs, game: int, order: int, number: int, policy: Policy
) -> None:
    outputs.rewards[game] = 0.0
    outputs.ended[game] = False
    outputs.refused[game] = False
    if order == BEGIN:
        _begin(games, game, policy)
    elif order == ACT:
        _act(games, outputs, game, number, policy)
    if outputs.ended[game] and games.begins_at_once:
        _observe(games, game, outputs.last_observations)
        _begin(games, game, policy)
    _observe(games, game, outputs.observations)
    write_mask(games.states[game], games.legal[game], outputs.masks[game])


@inlined
def _begin(games: Games, game: int, policy: Policy) -> None:
    """Begin the next game of the sequence."""
    games.numbers[game] += 1
    key = derive(games.seeds[game], games.numbers[game])
    start_game(games.settings, games.states[game], key)
    games.legal[game] = _play_on(games.settings, games.states[game], games.seat, policy)


@inlined
def _act(games: Games, outputs: Outputs, game: int, number: int, policy: Policy) -> None:
    """Apply an action of the seat and those of the others until its next turn, or refuse it."""
    settings, state, seat = games.settings, games.states[game], games.seat
    action = legal_action(state, games.legal[game], number)
    if action < 0:
        outputs.refused[game] = True
        return
    players, before = settings[layout.PLAYERS], state[layout.TOTALS + seat]
    apply(settings, state, action)
    games.legal[game] = _play_on(settings, state, seat, policy)
    outputs.rewards[game] = reward_of(games.terms, players, state, seat, before)
    if state[layout.PHASE] == layout.FINISHED:
        outputs.ended[game] = True
        for offset in range(players):
            other = seat + offset
            other -= players if other >= players else 0
            outputs.last_totals[game, offset] = state[layout.TOTALS + other]


@compiled
def _play_on(settings: IntArray, state: IntArray, seat: int, policy: Policy) -> int:
    """Let the policy act until the seat is to act or the game is over.

    Returns:
        The legal actions of the seat, as a set.
    """
    while state[layout.PHASE] != layout.FINISHED:
        if state[layout.PHASE] == layout.DEALING:
            deal(settings, state)
        if state[layout.SEAT] == seat:
            return legal(settings, state)
        key = derive(derive(state[layout.KEY], _CHOICES + state[layout.ROUND]), state[layout.PHASE])
        decisions = (
            state[layout.BIDS_MADE]
            + state[layout.TRICKS] * settings[layout.PLAYERS]
            + state[layout.ON_TABLE]
        )
        apply(settings, state, policy(settings, state, derive(key, decisions)))
    return 0


@inlined
def _observe(games: Games, game: int, observations: Numbers) -> None:
    """Write the observation of the seat."""
    write_known(
        games.settings,
        games.after,
        games.states[game],
        games.seat,
        games.known,
        observations[game],
    )
