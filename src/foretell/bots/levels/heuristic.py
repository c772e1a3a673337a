"""Players with the heuristics of ``steady`` that forget cards and err in their bids."""

from foretell.bots.levels.bid_noise import BidNoise
from foretell.bots.levels.counting import high_cards
from foretell.bots.levels.forgetting import forgotten
from foretell.bots.levels.greedy import greedy_card
from foretell.bots.levels.parameters import HeuristicLevel
from foretell.bots.steady.bidding import tricks_aimed_at
from foretell.bots.steady.playing import choose_card
from foretell.bots.steady.sight import Sight, share_of
from foretell.bots.steady.sure_tricks import sure_tricks
from foretell.bots.steady.trump import choose_trump
from foretell.bots.steady.view import (
    bidder_of,
    contest_of,
    hand_of,
    sight_of,
    weights_of,
)
from foretell.cards import DECK, WIZARD_SET, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.changed import changed
from foretell.game.observation import SeatObservation
from foretell.game.state import State


class HeuristicPlayer:
    """Decides by the heuristics of ``steady``, with imperfect memory and judgement.

    Args:
        level: the parameters of the level.
        seed: the seed of its forgetting and of the noise in its bids.
        bias: the style: 1 for bold bids, -1 for careful ones.
    """

    def __init__(self, level: HeuristicLevel, seed: str, bias: int = 0) -> None:
        self._level = level
        self._seed = seed
        self._bid_noise = BidNoise(seed, level.bid_noise, bias)

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of a seat to act: a card, a bid or the trump suit."""
        seat, actions = observation.seat, observation.legal_actions
        if len(actions) == 1:
            return actions[0]
        known = observation.known if self._level.heeds else _without_bids(observation.known, seat)
        sight = self._believed(known, seat)
        if known.round.trick is not None:
            return self._play(known, seat, sight)
        if known.round.awaits_trump:
            bidder = bidder_of(known, seat, sight)
            return ChooseTrump(seat, Suit(choose_trump(bidder, sight, weights_of(known.options))))
        desired = self._tricks_wanted(known, seat, sight)
        bids = [action for action in actions if isinstance(action, MakeBid)]
        return min(bids, key=lambda action: abs(action.bid - desired))

    def _believed(self, known: State, seat: int) -> Sight:
        """Return the seat's sight, with forgotten cards among the unseen ones."""
        sight = sight_of(known, seat)
        lost = forgotten(known, seat, self._seed, forgetful=self._level.forgetful)
        unseen = sight.unseen | lost
        held = sight.share * sight.unseen.bit_count()
        return sight._replace(unseen=unseen, share=share_of(held, unseen))

    def _tricks_wanted(self, known: State, seat: int, sight: Sight) -> float:
        """Return the seat's desired bid as a fraction of tricks.

        It is at least the number of Wizards and sure tricks.
        """
        bidder = bidder_of(known, seat, sight)
        weighed = tricks_aimed_at(bidder, sight, weights_of(known.options))
        counted = high_cards(bidder.cards, sight) * bidder.size / bidder.cards.bit_count()
        desired = weighed + self._level.counting * (counted - weighed)
        desired += self._bid_noise.shift(known.round.number)
        if bidder.cards.bit_count() != bidder.size:  # clairvoyance: the seat's hand is unknown
            return desired
        wizards = (bidder.cards & WIZARD_SET).bit_count()
        return max(desired, wizards, sure_tricks(bidder.cards, bidder.size, sight))

    def _play(self, known: State, seat: int, sight: Sight) -> PlayCard:
        hand, contest = hand_of(known, seat), contest_of(known, seat, sight)
        if hand.tricks > self._level.horizon:
            return PlayCard(seat, DECK[greedy_card(hand, contest, sight)])
        return PlayCard(seat, DECK[choose_card(hand, contest, sight, weights_of(known.options))])


def _without_bids(known: State, seat: int) -> State:
    """Return the state without the bids of other seats."""
    bids = tuple(bid if other == seat else None for other, bid in enumerate(known.round.bids))
    return changed(known, round=changed(known.round, bids=bids))
