"""Tricks that a hand takes whatever the others hold and do."""

from foretell.bots.steady.sight import Sight, rival_suits
from foretell.cards import SUIT_SET, WIZARD_SET, cards_of


def sure_tricks(hand: int, tricks: int, sight: Sight) -> int:
    """Return how many tricks a hand cannot lose if it is played for tricks.

    Only a higher trump or a Wizard beats a trump, and each of them beats but one; with one suit
    each the same goes for all ranks. So of the cards from any of them up, so many stay unbeaten as
    there are more of them than of cards that can beat the lowest. A Wizard, moreover, loses to an
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
    for place, rank in enumerate(sorted(ladder, reverse=True), 1):
        rivals = (SUIT_SET >> rank << rank) * rival_suits(sight.trump, sight.one_suit_each)
        higher = (sight.unseen & rivals).bit_count()
        most = max(most, own + place - others - higher)
    return most
