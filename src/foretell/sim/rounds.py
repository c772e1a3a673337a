"""The options as they apply in one round, from the settings (``Options.in_round``)."""

from foretell.rules.bidding import EVEN_BID_FREE
from foretell.sim import layout
from foretell.sim.compiling import inlined
from foretell.sim.layout import IntArray


@inlined
def is_clairvoyant(settings: IntArray, number: int) -> bool:
    """Return whether players see the others' hands before the bidding of a round (R9.6, R9.9)."""
    if settings[layout.CLAIRVOYANT_ROUNDS] != 0 and number > 1:
        return False
    return bool(settings[layout.CLAIRVOYANCE] != 0)


@inlined
def even_bid_in(settings: IntArray, size: int) -> int:
    """Return ``EVEN_BID`` in a round of hands of this size (R9.5, R9.8, R9.10)."""
    return (
        int(settings[layout.EVEN_BID]) if size >= settings[layout.EVEN_BID_FROM] else EVEN_BID_FREE
    )
