"""The worth of a seat's decisions in a round, averaged over deals that it could not tell apart."""

from typing import Final

from foretell.arena.compiled import Policies, finish_round, usual_action
from foretell.cards import FULL_SET
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import inlined, kernel
from foretell.sim.copying import copy_into
from foretell.sim.counter import below, derive
from foretell.sim.layout import IntArray
from foretell.sim.step import apply

SCRATCH: Final = 5
"""The states that ``worth_of_decisions`` needs space for.

In order: the game now, the deal that the chain has come to, the deal that it tries, the game
played with that one, and the game now with the deal that the chain has come to.
"""
_SWAPS: Final = (1, 1, 1, 2)
"""The pairs of cards that change places in a step, in turn."""
_APART: Final = 32
"""Steps of the chain between two deals that count. A step takes far less time than a gain."""


@inlined
def _lead(settings: IntArray, state: IntArray, seat: int) -> int:
    """Return the lead of a seat over the others, times their number."""
    players, together = settings[layout.PLAYERS], 0
    for other in range(players):
        together += state[layout.TOTALS + other]
    return int(players * state[layout.TOTALS + seat] - together)


@inlined
def _gain(
    settings: IntArray,
    policies: Policies,
    state: IntArray,
    seat: int,
    action: int,
    usual: int,
    space: IntArray,
) -> int:
    """Return the gain of an action in lead over the usual one, if the reference plays on."""
    copy_into(space, state)
    apply(settings, space, action)
    finish_round(settings, space, seat, policies)
    lead = _lead(settings, space, seat)
    copy_into(space, state)
    apply(settings, space, usual)
    finish_round(settings, space, seat, policies)
    return lead - _lead(settings, space, seat)


@inlined
def _swap(settings: IntArray, start: IntArray, unseen: int, seat: int, key: int) -> None:
    """Exchange an unseen card of another hand with any unseen card, each drawn at random.

    The exchange that undoes it is as likely.
    """
    held = _held_by_others(settings, start, seat) & unseen
    one = 1 << nth(held, below(derive(key, 0), bit_count(held)))
    two = 1 << nth(unseen, below(derive(key, 1), bit_count(unseen)))
    pair = one | two
    for other in range(settings[layout.PLAYERS]):
        hand = start[layout.HANDS + other]
        if other != seat and (hand & one != 0) != (hand & two != 0):
            start[layout.HANDS + other] = hand ^ pair


@inlined
def _held_by_others(settings: IntArray, state: IntArray, seat: int) -> int:
    held = 0
    for other in range(settings[layout.PLAYERS]):
        held |= state[layout.HANDS + other] if other != seat else 0
    return held


@inlined
def _others_with_new_cards(settings: IntArray, trial: IntArray, deal: IntArray, seat: int) -> int:
    """Return the set of other seats whose hands differ between a trial and a deal."""
    seats = 0
    for other in range(settings[layout.PLAYERS]):
        if other != seat and trial[layout.HANDS + other] != deal[layout.HANDS + other]:
            seats |= 1 << other
    return seats


@inlined
def _replay(
    settings: IntArray,
    policies: Policies,
    state: IntArray,
    seat: int,
    actions: IntArray,
    count: int,
    changed: int,
) -> bool:
    """Play the first actions of a round; stop where a seat would have acted differently.

    Only seats with other cards are asked: the rest see the same as before and act the same.
    """
    for number in range(count):
        action = actions[number]
        is_asked = changed >> state[layout.SEAT] & 1 != 0
        if is_asked and usual_action(settings, state, seat, policies) != action:
            return False
        apply(settings, state, action)
    return True


@inlined
def _find_deal(
    settings: IntArray,
    policies: Policies,
    scratch: IntArray,
    seat: int,
    actions: IntArray,
    count: int,
    unseen: int,
    key: int,
) -> bool:
    """Take ``_APART`` steps of the chain; return whether any of them was accepted."""
    deal, trial, space, there = scratch[1], scratch[2], scratch[3], scratch[4]
    has_moved = False
    for step in range(_APART):
        copy_into(trial, deal)
        for swap in range(_SWAPS[step % len(_SWAPS)]):
            _swap(settings, trial, unseen, seat, derive(derive(key, step), swap))
        changed = _others_with_new_cards(settings, trial, deal, seat)
        copy_into(space, trial)
        if changed != 0 and _replay(settings, policies, space, seat, actions, count, changed):
            copy_into(deal, trial)
            copy_into(there, space)
            has_moved = True
    return has_moved


@kernel
def worth_of_decisions(
    settings: IntArray,
    policies: Policies,
    start: IntArray,
    seat: int,
    actions: IntArray,
    deals: int,
    key: int,
    scratch: IntArray,
    results: IntArray,
) -> None:
    """Write the sums of what a seat's decisions add to its lead, compared with a reference.

    Where a seat does not act as the reference would, its gain is the lead (times the number of
    others) after its action less the lead after that of the reference, which plays on in both
    cases. It is summed over the deal as it is and ``deals`` further ones: every 32nd step of a
    Markov chain over the deals that agree with all that the seat knows, which begins with the deal
    as it is.

    Args:
        settings: of the game.
        policies: the reference, and the policy of all other seats.
        start: the game after the deal.
        seat: the seat.
        actions: all actions of the round; those of the others must be of their policy.
        deals: the number of further deals, from 0.
        key: of the random numbers of the chain.
        scratch: ``int64[SCRATCH, WIDTH]``.
        results: ``int64[3]``: the sum over all decisions and deals, that for the deal as it is,
            times ``deals + 1``, and the lead of the reference in the deal as it is.
    """
    now, deal, space, there = scratch[0], scratch[1], scratch[3], scratch[4]
    copy_into(space, start)
    finish_round(settings, space, seat, policies)
    results[0] = 0
    results[1] = 0
    results[2] = _lead(settings, space, seat) - _lead(settings, start, seat)
    copy_into(now, start)
    known = start[layout.HANDS + seat] | start[layout.SPENT]
    if start[layout.TURNED] != NO_CARD:
        known |= 1 << start[layout.TURNED]
    for count in range(len(actions)):
        action = actions[count]
        usual = usual_action(settings, now, seat, policies) if now[layout.SEAT] == seat else action
        if action != usual:
            unseen = FULL_SET & ~(known | now[layout.PLAYED])
            gain = _gain(settings, policies, now, seat, action, usual, space)
            results[1] += gain * (deals + 1)
            results[0] += gain
            own = derive(key, count)
            copy_into(deal, start)
            can_move = _held_by_others(settings, deal, seat) & unseen != 0
            for further in range(deals):
                if can_move and _find_deal(
                    settings,
                    policies,
                    scratch,
                    seat,
                    actions,
                    count,
                    unseen,
                    derive(own, further),
                ):
                    gain = _gain(settings, policies, there, seat, action, usual, space)
                results[0] += gain
        apply(settings, now, action)
