"""What a seat can tell of the cards that it does not hold."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from foretell.cards import FIRST_WIZARD, FULL_SET, RANKS, SUIT_SET, SUITS, set_of
from foretell.game.deal import own_deck
from foretell.game.state import Round, State
from foretell.rules.options import Deal, WinningWizard
from foretell.rules.trick import NO_TRUMP, beats

SUIT_SETS: Final = (*(SUIT_SET << (RANKS * suit) for suit in range(SUITS)), 0)
"""The number cards of each suit as a set; ``SUIT_SETS[NO_TRUMP]`` is empty."""


@dataclass(slots=True)
class Sight:
    """The cards that a seat's own are up against."""

    unseen: int
    """Cards that other players may hold, as a set; with clairvoyance those that they do hold."""
    share: float
    """How likely another player holds such a card."""
    trump: int
    """The trump suit or ``NO_TRUMP``."""
    last_wizard: bool
    """The last of several Wizards wins (R9.3)."""
    one_suit_each: bool
    """Ranks count, whatever the suit (R9.7)."""


def sight_of(known: State, seat: int, trump: int) -> Sight:
    """Return what a seat can tell if ``trump`` is trump, its own or still to be chosen."""
    table, options = known.round, known.options
    if options.clairvoyance:
        unseen = hands_of(table, [other for other in range(options.players) if other != seat])
    else:
        hand = table.hands[seat]
        assert hand is not None
        unseen = _decks_of_others(known, seat) & ~(hand | gone(known))
    on_table = 0 if table.trick is None else len(table.trick.cards)
    held = (options.players - 1) * (table.size - len(table.tricks)) - on_table
    return Sight(
        unseen,
        held / unseen.bit_count() if unseen else 0.0,
        trump,
        options.winning_wizard is WinningWizard.LAST,
        options.deal is Deal.ONE_SUIT,
    )


def hands_of(table: Round, seats: list[int]) -> int:
    """Return the cards of seats whose hands are known, as one set."""
    cards = 0
    for seat in seats:
        cards |= table.hands[seat] or 0
    return cards


def gone(known: State) -> int:
    """Return the cards that nobody holds any more, for everybody to see, as a set."""
    table = known.round
    cards = known.spent
    if table.turned is not None:
        cards |= 1 << table.turned.index
    for trick in table.tricks:
        for card in trick.cards:
            cards |= 1 << card.index
    if table.trick is not None:
        for card in table.trick.cards:
            cards |= 1 << card.index
    return cards


def deck_of(known: State, seat: int) -> int:
    """Return the cards that a seat can be dealt, as a set (R9.7)."""
    return set_of(own_deck(seat)) if known.options.deal is Deal.ONE_SUIT else FULL_SET


def _decks_of_others(known: State, seat: int) -> int:
    if known.options.deal is Deal.SHARED:
        return FULL_SET
    return _other_suits(known.options.players, seat)


@cache
def _other_suits(players: int, seat: int) -> int:
    return set_of(card for other in range(players) if other != seat for card in own_deck(other))


def _above(*, one_suit_each: bool) -> tuple[int, ...]:
    numbers = range(FIRST_WIZARD)
    return tuple(
        sum(
            1 << other
            for other in numbers
            if beats(other, card, NO_TRUMP, last_wizard=False, one_suit_each=one_suit_each)
        )
        for card in numbers
    )


ABOVE: Final = (_above(one_suit_each=False), _above(one_suit_each=True))
"""``ABOVE[one_suit_each][card]``: the number cards above a number card, trump aside, as a set."""
