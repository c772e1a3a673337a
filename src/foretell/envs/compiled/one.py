"""Single steps of one game, called from Python."""

from typing import Final

from foretell.envs.compiled.layout import NUMBERS, Numbers
from foretell.envs.compiled.numbers import legal_action, legal_of, write_numbers
from foretell.envs.compiled.rewards import Terms, reward_of
from foretell.sim import layout, observation
from foretell.sim.compiling import kernel
from foretell.sim.deal import deal
from foretell.sim.layout import IntArray
from foretell.sim.observation import write_observation
from foretell.sim.step import apply

ILLEGAL: Final = -1
ROUND_OVER: Final = -2
GAME_OVER: Final = -3


@kernel
def act(settings: IntArray, state: IntArray, seat: int, number: int) -> int:
    """Apply the action of a seat by its number; if it is illegal, nothing changes.

    Returns:
        The seat to act next, ``ILLEGAL``, ``ROUND_OVER`` or ``GAME_OVER``.
    """
    action = legal_action(state, legal_of(settings, state, seat), number)
    if action < 0:
        return ILLEGAL
    state[layout.SEAT] = seat  # where bids are not open, it may be any seat that has not bid
    apply(settings, state, action)
    if state[layout.PHASE] == layout.DEALING:
        return ROUND_OVER
    return GAME_OVER if state[layout.PHASE] == layout.FINISHED else state[layout.SEAT]


@kernel
def reward(terms: Terms, players: int, state: IntArray, seat: int, before: int) -> float:
    """Return the reward of a seat, as ``reward_of``."""
    return reward_of(terms, players, state, seat, before)


@kernel
def write_state(seeing: IntArray, state: IntArray, known: IntArray, out: Numbers) -> None:
    """Write all that there is to know, counted from seat 0, and the seat to act after it.

    ``seeing`` are the settings with open bids and clairvoyance.
    """
    write_observation(seeing, state, 0, known)
    known[observation.HAND] = state[layout.HANDS]
    write_numbers(seeing[layout.PLAYERS], known, out)
    out[NUMBERS] = state[layout.SEAT]


@kernel
def spent_next(settings: IntArray, state: IntArray, scratch: IntArray) -> int:
    """Return the cards that are out of the game from the next deal on, as a set (R9.4).

    ``scratch`` is space for a state.
    """
    scratch[:] = state
    deal(settings, scratch)
    return int(scratch[layout.SPENT])


@kernel
def legal_set(settings: IntArray, state: IntArray) -> int:
    """Return the legal actions of the seat to act, as the simulator's set."""
    return legal_of(settings, state, state[layout.SEAT])
