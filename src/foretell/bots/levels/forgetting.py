"""Imperfect memory: the played cards that a player has forgotten."""

from typing import Final

from foretell.cards import DECK_SIZE, Card, Suit
from foretell.game.state import State
from foretell.game.stream import Stream

_LONG_AGO: Final = 4
"""The number of tricks after which no more is forgotten."""
_HIGH: Final = 11
"""The lowest rank that is remembered better, as trumps are."""
_CLEAR: Final = 0.5
"""The chance to forget a high card or a trump, relative to a plain card."""
_WIZARD: Final = 0.25
"""The same for a Wizard."""


def forgotten(known: State, seat: int, seed: str, *, forgetful: float) -> int:
    """Return the played cards that a seat has forgotten, as a set.

    Only cards played by others in earlier tricks of this round can be forgotten; the longer ago,
    the likelier. They stay forgotten until the end of the round.

    Args:
        known: the state known to the seat.
        seat: the seat.
        seed: the seed, which determines the forgotten cards of each round.
        forgetful: the chance to have forgotten a plain card of four tricks ago; values above 1 make
            better remembered cards certain to be forgotten, too.
    """
    round_, players = known.round, known.options.players
    numbers = Stream(seed.encode(), f"memory/round/{round_.number}")
    hold = [numbers.byte() / 256 for _ in range(DECK_SIZE)]
    lost = 0
    for age, trick in enumerate(reversed(round_.tricks), 1):
        fading = forgetful * min(age, _LONG_AGO) / _LONG_AGO
        for step, card in enumerate(trick.cards):
            is_own = (trick.leader + step) % players == seat
            if not is_own and hold[card.index] < fading * _forgettability(card, round_.trump):
                lost |= 1 << card.index
    return lost


def _forgettability(card: Card, trump: Suit | None) -> float:
    """Return the chance to forget a card, relative to a plain one."""
    if card.is_wizard:
        return _WIZARD
    if card.suit is None:
        return 0.0  # nobody needs to remember Jesters
    return _CLEAR if card.rank >= _HIGH or card.suit is trump else 1.0
