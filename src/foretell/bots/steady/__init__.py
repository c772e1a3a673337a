"""``steady``: a sound player by rules of thumb.

Every card has a chance to take a trick, the less the more cards can beat it (``chances``). The sum
of the chances makes the bid (``bidding``). In play, the card is the one after which the hand fits
what the bid still needs as closely and as safely as it can (``playing``).
"""

from foretell.bots.steady.bidding import choose_bid
from foretell.bots.steady.playing import choose_card
from foretell.bots.steady.trump import choose_trump
from foretell.cards import DECK
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import Observation


class SteadyBot:
    """Bid what the hand is worth, and play to make it; nothing is left to chance.

    Args:
        seed: not used: the same observation always gives the same action.
    """

    def __init__(self, seed: str) -> None:
        del seed

    def act(self, observation: Observation) -> Action:
        """Return the card, the bid or the trump of a seat that is to act."""
        seat, known = observation.seat, observation.known
        assert seat is not None
        if known.round.trick is not None:
            return PlayCard(seat, DECK[choose_card(known, seat)])
        if known.round.awaits_trump:
            return ChooseTrump(seat, choose_trump(known, seat))
        return MakeBid(seat, choose_bid(known, seat))
