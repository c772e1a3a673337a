"""Which of the cards that were played a player has forgotten."""

from typing import Final

from foretell.cards import DECK_SIZE, Card, Suit
from foretell.game.state import State
from foretell.game.stream import Stream

_LONG_AGO: Final = 4
"""Tricks after which nothing fades any more."""
_HIGH: Final = 11
"""Ranks from here up stay in mind better, as trumps do."""
_CLEAR: Final = 0.5
"""How much of a high card or a trump fades, beside 1 for a plain card."""
_WIZARD: Final = 0.25
"""How much of a Wizard does."""


def forgotten(known: State, seat: int, seed: str, *, forgetful: float) -> int:
    """Return cards that were played and that a seat thinks may be in play still, as a set.

    These are cards that others played in tricks of this round that are over. The longer ago, the
    more is forgotten; what is forgotten stays so to the end of the round.

    Args:
        known: the game as the seat knows it.
        seat: the seat.
        seed: what is forgotten follows from it and the round.
        forgetful: the chance to have forgotten a plain card four tricks ago; may be above 1, when
            more than that is forgotten.
    """
    table, players = known.round, known.options.players
    numbers = Stream(seed.encode(), f"memory/round/{table.number}")
    hold = [numbers.byte() / 256 for _ in range(DECK_SIZE)]
    lost = 0
    for age, trick in enumerate(reversed(table.tricks), 1):
        fading = forgetful * min(age, _LONG_AGO) / _LONG_AGO
        for step, card in enumerate(trick.cards):
            is_own = (trick.leader + step) % players == seat
            if not is_own and hold[card.index] < fading * _dullness(card, table.trump):
                lost |= 1 << card.index
    return lost


def _dullness(card: Card, trump: Suit | None) -> float:
    """Return how much of a card fades, beside 1 for a plain one."""
    if card.is_wizard:
        return _WIZARD
    if card.suit is None:
        return 0.0  # nobody asks which Jesters are out
    return _CLEAR if card.rank >= _HIGH or card.suit is trump else 1.0
