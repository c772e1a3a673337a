"""The rules of Wizard: options as values, and every decision of the rules on plain integers.

A card is its index (``card.index``), a hand a set of cards (``foretell.cards.set_of``):

>>> from foretell.cards import Card, cards_of, parse_cards, set_of
>>> from foretell.rules import NO_TRUMP, beats, legal_plays
>>> hand = set_of(parse_cards("C2 H5 Z1"))
>>> cards_of(legal_plays(hand, led=Card("H9").suit))
(Card('H5'), Card('Z1'))
>>> beats(Card("H9").index, Card("H5").index, NO_TRUMP, last_wizard=False, one_suit_each=False)
True
"""

from foretell.rules import trick
from foretell.rules.bidding import NO_BID, forbidden_bid, legal_bids
from foretell.rules.scoring import points
from foretell.rules.trick import (
    LED_JESTERS,
    LED_NO_SUIT,
    LED_NOTHING,
    LED_WIZARD,
    NO_TRUMP,
    beats,
    led_after,
    led_at_start,
)

__all__ = [
    "LED_JESTERS",
    "LED_NOTHING",
    "LED_NO_SUIT",
    "LED_WIZARD",
    "NO_BID",
    "NO_TRUMP",
    "beats",
    "forbidden_bid",
    "led_after",
    "led_at_start",
    "legal_bids",
    "legal_plays",
    "points",
]


def legal_plays(hand: int, led: int | None) -> int:
    """Return the legal cards of a hand, as a set (R7.3).

    Args:
        hand: the hand, as a set.
        led: the suit that is led, or a code of ``led_after``; None if no suit is.
    """
    return trick.legal_plays(hand, LED_NO_SUIT if led is None else led)
