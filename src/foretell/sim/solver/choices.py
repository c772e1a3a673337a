"""Move generation: the cards a search tries, and their order."""

from foretell.cards import (
    FIRST_JESTER,
    FIRST_WIZARD,
    FULL_SET,
    JESTER_SET,
    RANKS,
    SUIT_SET,
    WIZARD_SET,
)
from foretell.sim.bits import bit_count, lowest, nth
from foretell.sim.compiling import compiled
from foretell.sim.layout import IntArray
from foretell.sim.primitives import legal_plays
from foretell.sim.solver.gaps import ABOVE, FIRSTS, NUMBER_SET, ONE_OF_EACH, ranks_of
from foretell.sim.solver.scratch import (
    BEST,
    FRAME,
    IN_HAND,
    LAST_WIZARD,
    LED,
    ONE_SUIT,
    STEP,
    TRUMP,
)


@compiled
def choices(scratch: IntArray, node: int) -> int:
    """Return the legal cards of the seat to act, one of each group of equivalent ones.

    Cards of one suit in a hand are equivalent if no card between them is in another hand or is the
    best of the trick; so are all Wizards, and all Jesters. With one suit each, no rank from one to
    the other can be elsewhere (R9.7: the first among equals wins). The lowest of a group
    represents it. Equivalent cards lead to the same position, except for gaps.
    """
    step, best = scratch[node + STEP], scratch[node + BEST]
    hand = scratch[scratch[node + FRAME] + step]
    others = scratch[node + IN_HAND] & ~hand
    if step > 0:
        others |= 1 << best
    others &= NUMBER_SET
    if scratch[ONE_SUIT] != 0:
        others = ranks_of(others) * ONE_OF_EACH
    # All cards at once: the next higher bit is the next card up in the suit.
    apart = others | FIRSTS
    free = hand & ~others
    gaps = FULL_SET & ~(hand | apart)
    above = free << 1 & ~apart
    # Adding to a run of gaps carries past its end: to the next card up, unless another hand has it.
    beyond = (above & gaps) + gaps & ~gaps
    alike = (above | beyond) & free & ~FIRSTS
    distinct: int = hand & ~alike
    return distinct & legal_plays(hand, scratch[node + LED])


@compiled
def likeliest(scratch: IntArray, node: int, cards: int, taking: bool) -> int:  # noqa: FBT001 - compiled code has no keywords
    """Return the card to try first, for a seat that should or should not take the trick.

    That is the strongest card that does so, or the weakest of all if none does. It affects only the
    time of a search.
    """
    best, winning = scratch[node + BEST], cards
    if scratch[node + STEP] == 0:
        winning = cards
    elif best >= FIRST_JESTER:
        winning = cards & ~JESTER_SET
    elif best >= FIRST_WIZARD:
        winning = cards & WIZARD_SET * scratch[LAST_WIZARD]
    else:
        winning = cards & (ABOVE[scratch[ONE_SUIT], best] | WIZARD_SET)
        if scratch[TRUMP] >= 0 and best // RANKS != scratch[TRUMP]:
            winning |= cards & SUIT_SET << RANKS * scratch[TRUMP]
    candidates = winning if taking else cards & ~winning
    if candidates & ~JESTER_SET != 0:
        candidates &= ~JESTER_SET
        return nth(candidates, bit_count(candidates) - 1)
    if candidates == 0:
        candidates = cards
    jesters = candidates & JESTER_SET
    return lowest(jesters if jesters != 0 else candidates)
