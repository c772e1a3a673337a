"""The primitives of the rules, applied to the trick on the table."""

from foretell.cards import Card, Suit
from foretell.game.state import Trick
from foretell.rules.options import Deal, Options, WinningWizard
from foretell.rules.trick import NO_TRUMP, beats, led_after, led_at_start


def led_in(trick: Trick, options: Options) -> int:
    """Return the suit led, or a code of ``foretell.rules.trick`` (R7.2)."""
    led = led_at_start(options.deal is Deal.ONE_SUIT)
    for card in trick.cards:
        led = led_after(led, card.index, options.follow_after_wizard)
    return led


def best_in(trick: Trick, trump: Suit | None, options: Options) -> int:
    """Return the position, from 0, of the card winning the trick so far (R7.4).

    The trick must have a card.
    """
    best = 0
    for position in range(1, len(trick.cards)):
        if takes(trick.cards[position], trick.cards[best], trump, options):
            best = position
    return best


def takes(card: Card, best: Card, trump: Suit | None, options: Options) -> bool:
    """Return whether a card takes the trick from the best card before it (R7.4)."""
    return beats(
        card.index,
        best.index,
        NO_TRUMP if trump is None else trump,
        options.winning_wizard is WinningWizard.LAST,
        options.deal is Deal.ONE_SUIT,
    )
