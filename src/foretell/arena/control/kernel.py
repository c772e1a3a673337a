"""The worth of a seat's decisions in a round, averaged over deals that it could not tell apart."""

from typing import Final

from foretell.bots.steady.compiled import steady_policy
from foretell.cards import FULL_SET
from foretell.rules.trump import NO_CARD
from foretell.sim import layout as at
from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.layout import IntArray
from foretell.sim.policy import Policy
from foretell.sim.step import apply

SCRATCH: Final = 4
"""The states that ``worth`` needs space for."""
_MOST_SWAPS: Final = 8
"""The most pairs of cards that change places in a step."""


@inlined
def _copy(source: IntArray, target: IntArray) -> None:
    for entry in range(at.WIDTH):
        target[entry] = source[entry]


@inlined
def _lead(settings: IntArray, state: IntArray, seat: int) -> int:
    """Return the lead of a seat over the others, times their number."""
    players, together = settings[at.PLAYERS], 0
    for other in range(players):
        together += state[at.TOTALS + other]
    return int(players * state[at.TOTALS + seat] - together)


@inlined
def _finish(settings: IntArray, state: IntArray, policy: Policy) -> None:
    """Let a policy play a round to its end."""
    while state[at.PHASE] != at.DEALING and state[at.PHASE] != at.FINISHED:
        apply(settings, state, policy(settings, state, 0))


@inlined
def _gain(
    settings: IntArray,
    state: IntArray,
    seat: int,
    action: int,
    usual: int,
    space: IntArray,
    policy: Policy,
) -> int:
    """Return the gain of an action in lead over the policy's, if the policy plays on after it."""
    _copy(state, space)
    apply(settings, space, action)
    _finish(settings, space, policy)
    lead = _lead(settings, space, seat)
    _copy(state, space)
    apply(settings, space, usual)
    _finish(settings, space, policy)
    return lead - _lead(settings, space, seat)


@inlined
def _swap(settings: IntArray, start: IntArray, unseen: int, seat: int, key: int) -> None:
    """Exchange an unseen card of another hand with any unseen card, each drawn at random.

    The exchange that undoes it is as likely.
    """
    players, held = settings[at.PLAYERS], 0
    for other in range(players):
        if other != seat:
            held |= start[at.HANDS + other] & unseen
    one = 1 << nth(held, below(derive(key, 0), bit_count(held)))
    two = 1 << nth(unseen, below(derive(key, 1), bit_count(unseen)))
    pair = one | two
    for other in range(players):
        hand = start[at.HANDS + other]
        if other != seat and (hand & one != 0) != (hand & two != 0):
            start[at.HANDS + other] = hand ^ pair


@inlined
def _replay(
    settings: IntArray, state: IntArray, seat: int, actions: IntArray, count: int, policy: Policy
) -> bool:
    """Play the first actions of a round; stop where the policy of the others would not have."""
    for number in range(count):
        action = actions[number]
        if state[at.SEAT] != seat and policy(settings, state, 0) != action:
            return False
        apply(settings, state, action)
    return True


@inlined
def _worth(
    settings: IntArray,
    start: IntArray,
    seat: int,
    actions: IntArray,
    steps: int,
    key: int,
    scratch: IntArray,
    results: IntArray,
    policy: Policy,
) -> None:
    """Do as ``worth_among_steady``, with any policy that is a function of what a seat knows."""
    now, deal, trial, space = scratch[0], scratch[1], scratch[2], scratch[3]
    players = settings[at.PLAYERS]
    _copy(start, now)
    results[0] = 0
    results[1] = 0
    known = start[at.HANDS + seat] | start[at.SPENT]
    if start[at.TURNED] != NO_CARD:
        known |= 1 << start[at.TURNED]
    for count in range(len(actions)):
        action = actions[count]
        usual = policy(settings, now, 0) if now[at.SEAT] == seat else action
        if action != usual:
            unseen = FULL_SET & ~(known | now[at.PLAYED])
            gain = _gain(settings, now, seat, action, usual, space, policy)
            results[1] += gain * (steps + 1)
            results[0] += gain
            own = derive(key, count)
            _copy(start, deal)
            for step in range(steps):
                hidden = 0
                for other in range(players):
                    hidden |= deal[at.HANDS + other] if other != seat else 0
                if hidden & unseen != 0:
                    _copy(deal, trial)
                    for swap in range(1 << step % (bit_count(_MOST_SWAPS - 1) + 1)):
                        _swap(settings, trial, unseen, seat, derive(derive(own, step), swap))
                    _copy(trial, space)
                    if _replay(settings, space, seat, actions, count, policy):
                        _copy(trial, deal)
                        _copy(space, trial)
                        gain = _gain(settings, trial, seat, action, usual, space, policy)
                results[0] += gain
        apply(settings, now, action)


@kernel
def worth_among_steady(
    settings: IntArray,
    start: IntArray,
    seat: int,
    actions: IntArray,
    steps: int,
    key: int,
    scratch: IntArray,
    results: IntArray,
) -> None:
    """Write the sums of what a seat's decisions add to its lead, compared with those of ``steady``.

    Where a seat decides otherwise than ``steady``, the gain is the lead (times the others) if all
    play on as ``steady``, less that if the seat does so from here. It is summed over the deal as
    it is, and ``steps`` steps of a Markov chain over the deals that agree with all that the seat
    knows, which begins with the deal as it is.

    Args:
        settings: of the game.
        start: the game after the deal.
        seat: the seat.
        actions: all actions of the round; those of the others must be of ``steady``.
        steps: of the chain, from 0.
        key: of the random numbers of the chain.
        scratch: ``int64[SCRATCH, WIDTH]``.
        results: ``int64[2]``: the sum over all decisions and deals; and that for the deal as it
            is, times ``steps + 1``.
    """
    _worth(settings, start, seat, actions, steps, key, scratch, results, steady_policy)
