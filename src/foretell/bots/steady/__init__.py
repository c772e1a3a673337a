"""``steady``: a sound heuristic player.

Every card has a chance to take a trick if it is to, and one if it is to lose (``chances``). A plan
makes the best cards winners and the rest losers (``plan``). The bid is the plan worth most
(``bidding``); in play, the chosen card leaves the bid worth most (``playing``). ``view`` reads the
input from an observation; ``compiled`` is the same player for the simulator.
"""

from foretell.bots.steady.bidding import choose_bid
from foretell.bots.steady.playing import choose_card
from foretell.bots.steady.trump import choose_trump
from foretell.bots.steady.view import (
    bidder_of,
    contest_of,
    hand_of,
    sight_of,
    weights_of,
)
from foretell.cards import DECK, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import SeatObservation


class SteadyBot:
    """Bids what its best plan takes and plays to make the bid, deterministically.

    Args:
        seed: unused; equal observations always give equal actions.
    """

    def __init__(self, seed: str) -> None:
        del seed

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of a seat to act: a card, a bid or the trump suit."""
        seat, known = observation.seat, observation.known
        if known.round.trick is not None:
            hand = hand_of(known, seat)
            if not hand.allowed & (hand.allowed - 1):
                return PlayCard(seat, DECK[hand.allowed.bit_length() - 1])
            sight, weights = sight_of(known, seat), weights_of(known.options)
            contest = contest_of(known, seat, sight)
            return PlayCard(seat, DECK[choose_card(hand, contest, sight, weights)])
        sight, weights = sight_of(known, seat), weights_of(known.options)
        bidder = bidder_of(known, seat, sight)
        if known.round.awaits_trump:
            return ChooseTrump(seat, Suit(choose_trump(bidder, sight, weights)))
        return MakeBid(seat, choose_bid(bidder, sight, weights))
