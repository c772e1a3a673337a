"""The integer primitives of the rules, called with the texts of cards."""

from foretell.cards import Suit, cards_of, set_of
from foretell.rules.trick import NO_TRUMP, beats, led_after, led_at_start, legal_plays
from foretell.testing import cards


def led(after: str, *, house_rule: bool = False, one_suit: bool = False) -> int:
    """Return the suit led after these cards have been played."""
    code = led_at_start(one_suit)
    for card in cards(after):
        code = led_after(code, card.index, house_rule)
    return code


def may_play(
    hand: str, *, after: str = "", house_rule: bool = False, one_suit: bool = False
) -> str:
    """Return the cards of a hand that may be played after the given ones, in order of index."""
    code = led(after, house_rule=house_rule, one_suit=one_suit)
    return " ".join(str(card) for card in cards_of(legal_plays(set_of(cards(hand)), code)))


def winner(
    played: str, *, trump: str | None = None, last_wizard: bool = False, one_suit: bool = False
) -> str:
    """Return the card that wins a trick."""
    suit = NO_TRUMP if trump is None else int(Suit.parse(trump))
    first, *others = cards(played)
    best = first
    for card in others:
        if beats(card.index, best.index, suit, last_wizard, one_suit):
            best = card
    return str(best)
