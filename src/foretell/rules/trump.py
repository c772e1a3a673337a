"""The trump set by the turned card (R5), on plain integers."""

from typing import Final

from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS
from foretell.rules.trick import NO_TRUMP

NO_CARD: Final = -1
"""The code for no turned card."""
TRUMP_TO_CHOOSE: Final = -2
"""A Wizard was turned: the dealer names trump (R5.3)."""


def trump_turned(turned: int) -> int:
    """Return the trump suit set by a turned card, ``NO_TRUMP`` or ``TRUMP_TO_CHOOSE``.

    Args:
        turned: index of the turned card, or ``NO_CARD`` (R5.4, R9.7).
    """
    if turned == NO_CARD or turned >= FIRST_JESTER:
        return NO_TRUMP
    if turned >= FIRST_WIZARD:
        return TRUMP_TO_CHOOSE
    return turned // RANKS
