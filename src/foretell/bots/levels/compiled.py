"""The heuristic levels compiled: the same decisions from an information set as at a table.

The arithmetic is that of the levels and of ``steady``. Values that follow from the seed come in.
"""

from typing import Final, NamedTuple

from foretell.bots.levels.counting import high_cards
from foretell.bots.levels.forgetting import chance_forgotten
from foretell.bots.levels.greedy import greedy_card, strength
from foretell.bots.levels.parameters import CASUAL, HeuristicLevel
from foretell.bots.steady.bidding import tricks_aimed_at
from foretell.bots.steady.compiled import (
    bidder_in,
    contest_in,
    hand_in,
    own_cards_in,
    sight_in,
    steady_policy,
)
from foretell.bots.steady.playing import choose_card
from foretell.bots.steady.sight import Sight, share_of
from foretell.bots.steady.sure_tricks import sure_tricks
from foretell.bots.steady.trump import choose_trump
from foretell.bots.steady.weights import weights_for
from foretell.cards import WIZARD_SET
from foretell.rules.bidding import NO_BID
from foretell.sim import layout
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiler import register_jitable
from foretell.sim.compiling import CALLED_BY_PIECES, compiled, inlined
from foretell.sim.layout import IntArray
from foretell.sim.step import legal

_SHARED: Final = (chance_forgotten, greedy_card, high_cards, strength)

for _function in _SHARED:
    register_jitable(**CALLED_BY_PIECES)(_function)


class Memory(NamedTuple):
    """A player's memory of a round.

    Attributes:
        cards: the cards played, in order, ``int64[cards]``.
        owners: the seat that played each, ``int64[cards]``.
        holds: the strength of the memory of each card, 0 to 255, ``int64[DECK_SIZE]``.
    """

    cards: IntArray
    owners: IntArray
    holds: IntArray


@compiled
def heuristic_policy(
    settings: IntArray, state: IntArray, memory: Memory, level: HeuristicLevel, shift: float
) -> int:
    """Return the action of ``HeuristicPlayer``: a bid, a suit or a card.

    Args:
        settings: the settings of the game.
        state: the game as the seat to act knows it; the others' bids can be changed.
        memory: the seat's memory of the round.
        level: the parameters of the level.
        shift: the shift of its bids in this round, in tricks.
    """
    actions = int(legal(settings, state))
    if actions & (actions - 1) == 0:
        return lowest(actions)
    if not level.heeds:
        _clear_bids(settings, state)
    sight = _believed(settings, state, memory, level.forgetful)
    weights = weights_for(int(settings[layout.PLAYERS]), settings[layout.ONE_SUIT] != 0)
    if state[layout.PHASE] == layout.PLAYING:
        hand = hand_in(settings, state, actions)
        contest = contest_in(settings, state, sight, weights)
        if hand.tricks > level.horizon:
            return greedy_card(hand, contest, sight)
        return choose_card(hand, contest, sight, weights)
    cards = own_cards_in(settings, state, sight_in(settings, state))
    bidder = bidder_in(settings, state, cards, actions)
    if state[layout.PHASE] == layout.CHOOSING_TRUMP:
        return choose_trump(bidder, sight, weights)
    weighed = tricks_aimed_at(bidder, sight, weights)
    counted = high_cards(cards, sight) * bidder.size / bit_count(cards)
    desired = weighed + level.counting * (counted - weighed)
    desired += shift
    if bit_count(cards) == bidder.size:  # with clairvoyance the seat's hand is unknown
        sure = max(bit_count(cards & WIZARD_SET), sure_tricks(cards, bidder.size, sight))
        desired = max(desired, float(sure))
    choice = lowest(actions)
    while actions:
        bid = lowest(actions)
        actions &= actions - 1
        if abs(bid - desired) < abs(choice - desired):
            choice = bid
    return choice


@compiled
def greedy_policy(settings: IntArray, state: IntArray, actions: int) -> int:
    """Return the action of a player who bids like ``steady``, and plays like ``CASUAL``.

    Args:
        settings: the settings of the game.
        state: the game.
        actions: the legal actions of the seat to act, as a set.
    """
    if state[layout.PHASE] != layout.PLAYING:
        return steady_policy(settings, state, 0)
    hand = hand_in(settings, state, actions)
    if hand.tricks <= CASUAL.horizon:
        return steady_policy(settings, state, 0)
    sight = sight_in(settings, state)
    weights = weights_for(int(settings[layout.PLAYERS]), settings[layout.ONE_SUIT] != 0)
    return greedy_card(hand, contest_in(settings, state, sight, weights), sight)


@inlined
def _clear_bids(settings: IntArray, state: IntArray) -> None:
    """Forget the bids of other seats."""
    for seat in range(settings[layout.PLAYERS]):
        if seat != state[layout.SEAT]:
            state[layout.BIDS + seat] = NO_BID
    state[layout.BIDS_MADE], state[layout.BID_SUM] = 0, 0


@inlined
def _believed(settings: IntArray, state: IntArray, memory: Memory, forgetful: float) -> Sight:
    """Return the seat's sight, with forgotten cards among the unseen ones."""
    sight, lost = sight_in(settings, state), 0
    players, tricks = settings[layout.PLAYERS], state[layout.TRICKS]
    trump = int(state[layout.TRUMP])
    for number in range(players * tricks):
        card, age = int(memory.cards[number]), tricks - number // players
        chance = chance_forgotten(card, trump, int(age), forgetful)
        if memory.owners[number] != state[layout.SEAT] and memory.holds[card] / 256 < chance:
            lost |= 1 << card
    unseen = sight.unseen | lost
    held = sight.share * bit_count(sight.unseen)
    return Sight(
        unseen, share_of(held, unseen), sight.trump, sight.last_wizard, sight.one_suit_each
    )
