"""The cards a player can be dealt (R4.1, R9.7), on plain integers."""

from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, SUIT_SET


def own_cards(seat: int) -> int:
    """Return the fifteen cards a seat owns in a game with one suit each, as a set (R9.7)."""
    return SUIT_SET << (RANKS * seat) | 1 << (FIRST_WIZARD + seat) | 1 << (FIRST_JESTER + seat)
