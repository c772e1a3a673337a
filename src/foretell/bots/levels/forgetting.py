"""Imperfect memory: the played cards that a player has forgotten."""

from typing import Final

from foretell.cards import DECK_SIZE, FIRST_JESTER, FIRST_WIZARD, RANKS
from foretell.game.state import State
from foretell.game.stream import Stream
from foretell.rules.trick import NO_TRUMP

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
    hold, trump = holds(seed, round_.number), NO_TRUMP if round_.trump is None else round_.trump
    lost = 0
    for age, trick in enumerate(reversed(round_.tricks), 1):
        for step, card in enumerate(trick.cards):
            is_own = (trick.leader + step) % players == seat
            chance = chance_forgotten(card.index, trump, age, forgetful)
            if not is_own and hold[card.index] / 256 < chance:
                lost |= 1 << card.index
    return lost


def holds(seed: str, round_number: int) -> list[int]:
    """Return the strength of the memory of each card in a round, 0 to 255, from a bot's seed."""
    numbers = Stream(seed.encode(), f"memory/round/{round_number}")
    return [numbers.byte() for _ in range(DECK_SIZE)]


def chance_forgotten(card: int, trump: int, age: int, forgetful: float) -> float:
    """Return the chance to have forgotten a card.

    This arithmetic runs interpreted and compiled, as that of ``steady`` does.

    Args:
        card: its index.
        trump: the trump suit or ``NO_TRUMP``.
        age: the number of tricks since it was played, from 1.
        forgetful: see ``forgotten``.
    """
    fading = forgetful * min(age, _LONG_AGO) / _LONG_AGO
    if card >= FIRST_JESTER:
        return 0.0  # nobody needs to remember Jesters
    if card >= FIRST_WIZARD:
        return fading * _WIZARD
    is_high = card % RANKS + 1 >= _HIGH or card // RANKS == trump
    return fading * (_CLEAR if is_high else 1.0)
