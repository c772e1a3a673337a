"""Games side by side for one seat each, with compiled policies at all other seats."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.steady.compiled import steady_policy
from foretell.envs.compiled.layout import Masks, Numbers
from foretell.envs.compiled.numbers import legal_action, write_known, write_mask
from foretell.envs.compiled.rewards import Terms, reward_of
from foretell.sim import layout as at
from foretell.sim.compiling import inlined, kernel, passing_kernel
from foretell.sim.counter import derive
from foretell.sim.deal import deal, start_game
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy, random_policy
from foretell.sim.step import apply, legal

Flags = npt.NDArray[np.bool_]

_CHOICES: Final = 1 << 33
"""The first key for the choices of policies, by round and decision; far from those of deals."""

BEGIN: Final = 0
STEP: Final = 1
STEP_AND_BEGIN: Final = 2
"""Step, and begin anew at once where a game ends, with its last observation kept."""


class Games(NamedTuple):
    """The games, as an argument of kernels; all arrays by game.

    Attributes:
        settings: the settings of the games.
        after: the same with open bids.
        states: the states, ``int64[games, WIDTH]``.
        seeds: the seed of each sequence of games.
        numbers: the number of the current game in its sequence.
        known: scratch space, ``int64[games, OBSERVED]``.
        legal: the legal actions, as sets.
    """

    settings: IntArray
    after: IntArray
    states: IntArray
    seeds: IntArray
    numbers: IntArray
    known: IntArray
    legal: IntArray


class Outputs(NamedTuple):
    """The arrays written at each step, by game.

    Attributes:
        observations: the observations, ``int16[games, 111]``.
        masks: the legal actions, ``int8[games, 85]``.
        rewards: the rewards, ``float64[games]``.
        ended: whether the last action ended the game.
        refused: whether the last action was refused as illegal.
        last_observations: the last observation of games that have begun anew at once.
        last_totals: the totals of games that ended, by distance from the seat.
    """

    observations: Numbers
    masks: Masks
    rewards: npt.NDArray[np.float64]
    ended: Flags
    refused: Flags
    last_observations: Numbers
    last_totals: IntArray


Advance = Callable[[Games, Outputs, Terms, int, int, IntArray, Flags], None]
"""``(games, outputs, terms, seat, mode, actions, begins)``: take one step in every game.

Games for which ``begins`` is true begin anew instead; in the mode ``BEGIN``, the others stay.
"""


def advance_by(policy: Policy) -> Advance:
    """Return the kernel for a policy of the other seats, compiled anew in each process."""

    @passing_kernel
    def advance(
        games: Games,
        outputs: Outputs,
        terms: Terms,
        seat: int,
        mode: int,
        actions: IntArray,
        begins: Flags,
    ) -> None:
        for game in range(len(begins)):
            _advance(games, outputs, terms, seat, mode, actions[game], begins[game], game, policy)

    return advance


@kernel
def advance_among_random(
    games: Games,
    outputs: Outputs,
    terms: Terms,
    seat: int,
    mode: int,
    actions: IntArray,
    begins: Flags,
) -> None:
    """Advance among players who act at random."""
    for game in range(len(begins)):
        _advance(
            games, outputs, terms, seat, mode, actions[game], begins[game], game, random_policy
        )


@kernel
def advance_among_steady(
    games: Games,
    outputs: Outputs,
    terms: Terms,
    seat: int,
    mode: int,
    actions: IntArray,
    begins: Flags,
) -> None:
    """Advance among players who act as the bot ``steady`` does."""
    for game in range(len(begins)):
        _advance(
            games, outputs, terms, seat, mode, actions[game], begins[game], game, steady_policy
        )


@inlined
def _advance(
    games: Games,
    outputs: Outputs,
    terms: Terms,
    seat: int,
    mode: int,
    number: int,
    begins: bool,  # noqa: FBT001 - compiled
    game: int,
    policy: Policy,
) -> None:
    settings, state = games.settings, games.states[game]
    before, players = state[at.TOTALS + seat], settings[at.PLAYERS]
    if not begins and mode == BEGIN:
        return
    plays = not begins
    action = 0
    if plays:
        outputs.rewards[game] = 0.0
        outputs.ended[game] = False
        action = legal_action(state, games.legal[game], number)
        outputs.refused[game] = action < 0
        if action < 0:
            return
        apply(settings, state, action)
    again = True
    while again:
        again = False
        if begins:
            outputs.rewards[game] = 0.0
            outputs.ended[game] = False
            outputs.refused[game] = False
            games.numbers[game] += 1
            start_game(settings, state, derive(games.seeds[game], games.numbers[game]))
        _play_on(settings, state, seat, policy)
        if plays:
            plays = False
            outputs.rewards[game] = reward_of(terms, players, state, seat, before)
            if state[at.PHASE] == at.FINISHED:
                outputs.ended[game] = True
                for offset in range(players):
                    other = seat + offset
                    other -= players if other >= players else 0
                    outputs.last_totals[game, offset] = state[at.TOTALS + other]
                if mode == STEP_AND_BEGIN:
                    write_known(
                        settings,
                        games.after,
                        state,
                        seat,
                        games.known[game],
                        outputs.last_observations[game],
                    )
                    games.numbers[game] += 1
                    start_game(settings, state, derive(games.seeds[game], games.numbers[game]))
                    again = True
        begins = False
    legal_set = 0 if state[at.PHASE] == at.FINISHED else legal(settings, state)
    games.legal[game] = legal_set
    write_known(settings, games.after, state, seat, games.known[game], outputs.observations[game])
    write_mask(state, legal_set, outputs.masks[game])


@inlined
def _play_on(settings: IntArray, state: IntArray, seat: int, policy: Policy) -> None:
    """Let the policy act until the seat is to act or the game is over."""
    while state[at.PHASE] != at.FINISHED:
        if state[at.PHASE] == at.DEALING:
            deal(settings, state)
        if state[at.SEAT] == seat:
            break
        key = derive(derive(state[at.KEY], _CHOICES + state[at.ROUND]), state[at.PHASE])
        made = state[at.BIDS_MADE] + state[at.TRICKS] * settings[at.PLAYERS] + state[at.ON_TABLE]
        apply(settings, state, policy(settings, state, derive(key, made)))
