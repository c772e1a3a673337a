"""Sure tricks: a lower bound, whatever the others hold and play."""

from foretell.bots.steady.sight import Sight, rival_suits
from foretell.cards import SUIT_SET, WIZARD_SET, cards_of


def sure_tricks(hand: int, tricks: int, sight: Sight) -> int:
    """Return a lower bound of the tricks that a hand can take.

    Only a higher trump or a Wizard beats a trump, and each of them beats only one; with one suit
    each the same goes for all ranks. So of the trumps from any rank up, at least as many win as
    exceed the number of cards that can beat the lowest of them. A Wizard, moreover, loses to an
    earlier one alone (R7.4): it wins in each trick to which nobody has played one before.

    Args:
        hand: the cards as a set.
        tricks: how many tricks are to come, as many as the hand has cards.
        sight: the cards that others may hold, and what is trump.
    """
    own, others = (hand & WIZARD_SET).bit_count(), (sight.unseen & WIZARD_SET).bit_count()
    most = max(own - others, 0)
    if not sight.last_wizard:
        most = max(most, min(own, tricks - others))
    ladder = [
        card.rank - 1
        for card in cards_of(hand)
        if card.suit is not None and (sight.one_suit_each or card.suit == sight.trump)
    ]
    for count, rank in enumerate(sorted(ladder, reverse=True), 1):
        rivals = (SUIT_SET >> rank << rank) * rival_suits(sight.trump, sight.one_suit_each)
        higher = (sight.unseen & rivals).bit_count()
        most = max(most, own + count - others - higher)
    return most
