"""Bounds on the tricks a seat takes in any play."""

from foretell.cards import JESTER_SET, RANKS, SUIT_SET, WIZARD_SET
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiling import compiled
from foretell.sim.layout import IntArray
from foretell.sim.solver.gaps import ONE_OF_EACH, ranks_of
from foretell.sim.solver.scratch import FRAME, LEFT, LIVE, ONE_SUIT, PLAYERS, SEAT_BITS, TRUMP


@compiled
def surely_won(scratch: IntArray, own: int, others: int) -> int:
    """Return a lower bound on the tricks in which a hand's card beats those of other hands.

    Only a higher trump or a Wizard beats a trump, and each of them beats only one; with one suit
    each the same applies to all ranks. So of the trumps from any rank up, at least as many win as
    exceed the number of cards that can beat the lowest of them.
    """
    wizards = bit_count(own & WIZARD_SET) - bit_count(others & WIZARD_SET)
    most, ladder, suits = max(wizards, 0), 0, ONE_OF_EACH
    if scratch[ONE_SUIT] != 0:
        ladder = ranks_of(own)
    elif scratch[TRUMP] >= 0:
        suits = 1 << RANKS * scratch[TRUMP]
        ladder = own >> RANKS * scratch[TRUMP] & SUIT_SET
    ahead = wizards + bit_count(ladder)
    while ladder != 0:
        rank = lowest(ladder)
        most = max(most, ahead - bit_count(others & (SUIT_SET >> rank << rank) * suits))
        ladder &= ladder - 1
        ahead -= 1
    return most


@compiled
def trick_bounds(scratch: IntArray, node: int, seat: int) -> int:
    """Return bounds on the tricks a seat can take: ``fewest | most << SEAT_BITS``.

    The node is the start of a trick, or the seat has yet to play to it.
    """
    frame = scratch[node + FRAME]
    hand, lost = scratch[frame + seat], 0
    for step in range(scratch[PLAYERS]):
        if step != seat:
            other = scratch[frame + step]
            lost = max(
                lost,
                surely_won(scratch, other, hand),
                bit_count(hand & JESTER_SET) - bit_count(other & JESTER_SET),
            )
    fewest = surely_won(scratch, hand, scratch[frame + LIVE] & ~hand)
    most: int = scratch[node + LEFT] - lost
    return fewest | most << SEAT_BITS
