"""The chance of a card to take a trick: the more can beat it, the smaller.

What can beat a card adds up to its danger, a number from 0. A danger ``d`` leaves a chance of
``1 / (1 + d)²``: plain arithmetic, so that every machine comes to the same decision. For the same
reason chances are added up by ``fsum``: Python 3.12 changed how ``sum`` rounds.
"""

from foretell.bots.steady.sight import ABOVE, SUIT_SETS, Sight
from foretell.bots.steady.weights import DARK, GUARD, SAFEST, Dangers
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, JESTER_SET, SUITS, WIZARD_SET, cards_of


def chances_of(cards: int, sight: Sight, dangers: Dangers, tricks: int) -> list[tuple[int, float]]:
    """Return for each card of a set the chance that it takes one of the tricks to come.

    Args:
        cards: the cards in hand.
        sight: what they are up against.
        dangers: how much each thing that can beat a card counts.
        tricks: how many tricks are to come.
    """
    unseen, share, trump = sight.unseen, sight.share, sight.trump
    above = ABOVE[sight.one_suit_each]
    trumps = share * (unseen & SUIT_SETS[trump]).bit_count()
    chances = []
    for suit in range(SUITS):
        own = cards & SUIT_SETS[suit]
        if not own:
            continue
        if suit == trump:
            start = -dangers.own_trump * (own.bit_count() - 1)
            step = share * dangers.higher_trump
        else:
            others = share * (unseen & SUIT_SETS[suit]).bit_count()
            start = dangers.rare_lead / tricks + dangers.ruff * trumps / (1 + GUARD * others)
            step = share * dangers.higher_card
        while own:
            lowest = own & -own
            own ^= lowest
            card = lowest.bit_length() - 1
            danger = start + step * (unseen & above[card]).bit_count()
            safety = 1 / (1 + max(danger, SAFEST))
            chances.append((card, safety * safety))
    specials = cards_of(cards & (WIZARD_SET | JESTER_SET))
    chances.extend((card.index, 1.0 if card.is_wizard else 0.0) for card in specials)
    return chances


def chance_now(card: int, sight: Sight, rivalry: float) -> float:
    """Return the chance that the best card on the table so far stays the best.

    Args:
        card: that card.
        sight: what those who play after it may hold.
        rivalry: how much each card counts that is above it.
    """
    if card >= FIRST_JESTER:
        return 0.0
    if card >= FIRST_WIZARD:
        if not sight.last_wizard:
            return 1.0
        danger = DARK * sight.share * (sight.unseen & WIZARD_SET).bit_count()
    else:
        above = sight.unseen & ABOVE[sight.one_suit_each][card]
        danger = rivalry * sight.share * above.bit_count()
    safety = 1 / (1 + danger)
    return safety * safety
