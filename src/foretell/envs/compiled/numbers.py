"""Observations and legal actions, written by compiled code."""

from foretell.cards import DECK_SIZE, SUITS
from foretell.envs.compiled import layout as entries
from foretell.envs.compiled.layout import Masks, Numbers
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout, observation
from foretell.sim.bits import lowest
from foretell.sim.compiling import inlined, kernel
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.observation import write_observation
from foretell.sim.step import legal


@inlined
def _write_place(cards: int, place: int, out: Numbers) -> None:
    rest = cards
    while rest != 0:
        out[lowest(rest)] = place
        rest &= rest - 1


@inlined
def write_numbers(players: int, known: IntArray, out: Numbers) -> None:
    """Write an observation of ``sim.observation`` in version 1 of the encoding."""
    hand, played, spent = (
        known[observation.HAND],
        known[observation.PLAYED],
        known[observation.SPENT],
    )
    for card in range(DECK_SIZE):  # without a branch, so that it becomes vector instructions
        out[card] = (
            (hand >> card & 1) * entries.IN_HAND
            + (played >> card & 1) * entries.IN_TRICK
            + (spent >> card & 1) * entries.OUT
        )
    if known[observation.TURNED] != NO_CARD:
        out[known[observation.TURNED]] = entries.TURNED_UP
    for offset in range(players):
        if known[observation.TABLE + offset] != NO_CARD:
            out[known[observation.TABLE + offset]] = entries.ON_TABLE + offset
        _write_place(known[observation.HANDS + offset], entries.IN_OTHER_HAND + offset, out)
    out[entries.PLAYERS] = players
    out[entries.PHASE] = known[observation.PHASE]
    out[entries.ROUND] = known[observation.ROUND]
    out[entries.SIZE] = known[observation.SIZE]
    out[entries.TRICKS] = known[observation.TRICKS]
    out[entries.TRUMP] = known[observation.TRUMP]
    out[entries.LED] = known[observation.LED]
    out[entries.DEALER] = known[observation.DEALER]
    out[entries.LEADER] = known[observation.LEADER]
    voids = known[observation.VOIDS]
    for bit in range(SUITS * SEATS):
        out[entries.VOIDS + bit] = voids >> bit & 1
    for offset in range(SEATS):
        out[entries.BIDS + offset] = known[observation.BIDS + offset]
        out[entries.TAKEN + offset] = known[observation.TAKEN + offset]
        out[entries.TOTALS + offset] = known[observation.TOTALS + offset]


@inlined
def write_known(
    settings: IntArray, after: IntArray, state: IntArray, seat: int, known: IntArray, out: Numbers
) -> None:
    """Write a seat's observation; ``known``, ``int64[OBSERVED]``, is scratch space, at first 0.

    ``after`` are the settings with open bids, for after the round, when all see the bids (R12).
    """
    if state[layout.PHASE] == layout.FINISHED:
        write_observation(after, state, seat, known)
    else:
        write_observation(settings, state, seat, known)
    write_numbers(settings[layout.PLAYERS], known, out)


@inlined
def legal_of(settings: IntArray, state: IntArray, seat: int) -> int:
    """Return the legal actions of a seat as the simulator's set; 0 if it is not to act.

    Where bids are not open, every seat that has not bid is to act (R9.1, R9.2).
    """
    phase = state[layout.PHASE]
    if phase == layout.DEALING or phase == layout.FINISHED:  # noqa: PLR1714 - compiled
        return 0
    if state[layout.SEAT] == seat:
        return legal(settings, state)
    if (
        phase == layout.BIDDING
        and settings[layout.BIDS_KNOWN] != layout.AT_ONCE
        and state[layout.BIDS + seat] == NO_BID
    ):
        return legal(settings, state)
    return 0


@inlined
def first_action(state: IntArray) -> int:
    """Return the number of the first action of the phase, which is the simulator's 0."""
    phase = state[layout.PHASE]
    if phase == layout.PLAYING:
        return entries.PLAY
    return entries.BID if phase == layout.BIDDING else entries.CHOOSE


@inlined
def write_mask(state: IntArray, legal_set: int, mask: Masks) -> None:
    """Write the legal actions, a set of the simulator's, by action number."""
    first = first_action(state)
    for action in range(entries.ACTIONS):
        mask[action] = 0
    last = (
        DECK_SIZE
        if first == entries.PLAY
        else min(entries.ACTIONS - first, entries.CHOOSE - entries.BID)
    )
    for action in range(last):
        mask[first + action] = legal_set >> action & 1


@inlined
def legal_action(state: IntArray, legal_set: int, number: int) -> int:
    """Return the simulator's action for an action number, or -1 if it is not legal."""
    action = number - first_action(state)
    if 0 <= action < DECK_SIZE and legal_set >> action & 1:
        return action
    return -1


@kernel
def write_all(
    settings: IntArray,
    after: IntArray,
    state: IntArray,
    seat: int,
    known: IntArray,
    out: Numbers,
    mask: Masks,
) -> None:
    """Write a seat's observation and its legal actions."""
    write_known(settings, after, state, seat, known, out)
    write_mask(state, legal_of(settings, state, seat), mask)


@kernel
def write_known_numbers(players: int, known: IntArray, out: Numbers) -> None:
    """Write many observations of ``sim.observation``, one per row."""
    for row in range(len(known)):
        write_numbers(players, known[row], out[row])
