"""Sure tricks: a lower bound for any hands and plays of the others.

This arithmetic runs interpreted and compiled, as that of ``steady`` does.
"""

from foretell.bots.steady.sight import Sight, rival_suits
from foretell.cards import RANKS, SUIT_SET, WIZARD_SET


def sure_tricks(hand: int, tricks: int, sight: Sight) -> int:
    """Return a lower bound on the tricks a hand can take.

    Only a higher trump or a Wizard beats a trump, and each of them beats only one; with one suit
    each the same applies to all ranks. So of the trumps from any rank up, at least as many win as
    exceed the number of cards that can beat the lowest of them. A Wizard, moreover, loses only to
    an earlier one (R7.4), so it wins each trick in which it is the first.

    Args:
        hand: the cards as a set.
        tricks: the number of remaining tricks, equal to the cards in hand.
        sight: the unseen cards, and the trump.
    """
    own, others = (hand & WIZARD_SET).bit_count(), (sight.unseen & WIZARD_SET).bit_count()
    most = max(own - others, 0)
    if not sight.last_wizard:
        most = max(most, min(own, tricks - others))
    if sight.trump < 0 and not sight.one_suit_each:
        return most
    rivals, count = rival_suits(sight.trump, sight.one_suit_each), 0
    for rank in range(RANKS - 1, -1, -1):
        held = (hand & rivals << rank).bit_count()
        if held:
            count += held
            higher = (sight.unseen & (SUIT_SET >> rank << rank) * rivals).bit_count()
            most = max(most, own + count - others - higher)
    return most
