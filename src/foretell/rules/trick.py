"""Following suit and winning tricks (R7, R9.3, R9.7), on plain integers.

A card is its index, a hand is a set of cards (60-bit integer), see ``foretell.cards``. These
functions use only integers and truth values and allocate nothing, so they run both in the
interpreter and compiled, unchanged.

*Led* is a suit (0 to 3) or one of four negative codes. A trick starts at ``LED_NOTHING`` (with one
suit each at ``LED_NO_SUIT``) and ``led_after`` carries it from card to card.
"""

from typing import Final

from foretell.cards import FIRST_JESTER, FIRST_WIZARD, JESTER_SET, RANKS, SUIT_SET, WIZARD_SET

LED_NOTHING: Final = -1
"""No card has been played to the trick."""
LED_JESTERS: Final = -2
"""Jesters only so far: no suit is led yet."""
LED_NO_SUIT: Final = -3
"""No suit is led, to the end of the trick."""
LED_WIZARD: Final = -4
"""House rule R7.5: a Wizard led, the first number card sets the suit to follow."""

NO_TRUMP: Final = -1
"""There is no trump in this round (R5)."""


def led_at_start(one_suit_each: bool) -> int:  # noqa: FBT001 - compiled code has no keywords
    """Return the code for the suit led before a trick's first card (R7.2, R9.7).

    >>> led_at_start(False) == LED_NOTHING, led_at_start(True) == LED_NO_SUIT
    (True, True)
    """
    return LED_NO_SUIT if one_suit_each else LED_NOTHING


def led_after(led: int, card: int, follow_after_wizard: bool) -> int:  # noqa: FBT001 - compiled too, without keywords
    """Return the suit led, or its code, after ``card`` is played on ``led`` (R7.2, R7.5).

    >>> from foretell.cards import Card
    >>> led_after(LED_NOTHING, Card("H7").index, False)
    2
    >>> led_after(LED_NOTHING, Card("N1").index, False) == LED_JESTERS
    True
    >>> led_after(LED_NOTHING, Card("Z1").index, True) == LED_WIZARD
    True
    """
    if led >= 0 or led == LED_NO_SUIT:
        return led
    if card < FIRST_WIZARD:
        return card // RANKS
    if led == LED_WIZARD:
        return led
    if card >= FIRST_JESTER:
        return LED_JESTERS
    if follow_after_wizard and led == LED_NOTHING:
        return LED_WIZARD
    return LED_NO_SUIT


def legal_plays(hand: int, led: int) -> int:
    """Return the legal cards of ``hand``, as a set (R7.3)."""
    if led < 0:
        return hand
    suit_set = SUIT_SET << (RANKS * led)
    if hand & suit_set == 0:
        return hand
    return hand & (suit_set | WIZARD_SET | JESTER_SET)


def beats(card: int, best: int, trump: int, last_wizard: bool, one_suit_each: bool) -> bool:  # noqa: FBT001 - compiled too, without keywords
    """Return whether ``card`` takes the trick from ``best``, the best card before it (R7.4).

    Args:
        card: the card being played.
        best: the card winning the trick so far.
        trump: the trump suit or ``NO_TRUMP``.
        last_wizard: whether the last of several Wizards wins instead of the first (R9.3).
        one_suit_each: whether suits are ignored and the highest rank wins (R9.7).
    """
    if card >= FIRST_JESTER:
        return False
    if card >= FIRST_WIZARD:
        return best < FIRST_WIZARD or best >= FIRST_JESTER or last_wizard
    if best >= FIRST_JESTER:
        return True
    if best >= FIRST_WIZARD:
        return False
    if one_suit_each:
        return card % RANKS > best % RANKS
    if card // RANKS == best // RANKS:
        return card > best
    return card // RANKS == trump
