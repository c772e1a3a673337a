"""The heuristics that ``steady`` had before it planned its tricks, frozen for comparison.

Every card has one chance to take a trick, the bid is the sum of the chances, and in play the sum is
brought near the rest of the bid. ``benchmarks/steady.py`` plays them against today's.
"""

from typing import Final, NamedTuple, TypeAlias

from foretell.bots.steady.bidding import Bidder, chance_to_lead_and_win
from foretell.bots.steady.compiled import bidder_in, own_cards_in, sight_in
from foretell.bots.steady.contest import Contest
from foretell.bots.steady.sight import Sight, higher_than, rival_suits, share_of
from foretell.cards import (
    FIRST_JESTER,
    FIRST_WIZARD,
    FULL_SET,
    JESTER_SET,
    RANKS,
    SUIT_SET,
    SUITS,
    WIZARD_SET,
)
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout as at
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray
from foretell.sim.primitives import beats
from foretell.sim.step import legal

SAFEST: Final = 0.01
"""The least danger of a number card, so that Wizards are kept before all others."""
GUARD: Final = 1.2
"""The protection from ruffs by each card of the suit in another hand."""
HEED: Final = 0.75
"""The share by which a bid moves from the hand's worth to the tricks the others' bids leave, if all
are known."""
HEED_AT_MOST: Final = 0.6
"""The most tricks by which it moves, since others' bids can be poor."""
UNWILLING: Final = 0.25
"""The degree to which a player who needs no more tricks competes for one."""
DOUBT: Final = 1.75
"""The weight of uncertainty relative to missing the bid, both in squared tricks."""
RESOLVE: Final = 10.0
"""The weight of this trick relative to a card's later chances, when all or none are needed."""
DARK: Final = 0.1
"""The danger to a Wizard on the table, if the last one wins, from each Wizard that may follow."""


class Dangers(NamedTuple):
    """The weights of the threats to a card."""

    higher_card: float
    """For a plain card: each higher one of its suit in other hands."""
    higher_trump: float = 0.0
    """For a trump: each higher one in other hands."""
    own_trump: float = 0.0
    """For a trump: each further one in the own hand, which reduces danger."""
    ruff: float = 0.0
    """For a plain card: each trump in other hands, less while its suit is there too."""
    rare_lead: float = 0.0
    """For a plain card: the risk that its suit is never led, spread over the remaining tricks."""


class Weights(NamedTuple):
    """The weights for one number of players."""

    bidding: Dangers
    playing: Dangers
    steering: float
    """The extra worth of an uncertain card, since play can steer towards the bid."""
    boldness: float
    """Tricks added to the expected ones before rounding to the nearest bid."""
    rivalry: float
    """The danger to a card on the table from each higher one in the hands of later players."""
    early_cost: float
    """The cost of taking a trick led by another seat, as later tricks would do as well."""


_SHARED: Final = (
    Weights(
        bidding=Dangers(higher_trump=0.21, higher_card=0.31, ruff=0.16, rare_lead=1.12),
        playing=Dangers(
            higher_trump=2.84, own_trump=2.29, higher_card=2.82, ruff=1.25, rare_lead=0.22
        ),
        steering=-0.07,
        boldness=-0.15,
        rivalry=0.15,
        early_cost=1.88,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.3, higher_card=0.21, ruff=0.15, rare_lead=6.47),
        playing=Dangers(
            higher_trump=1.53, own_trump=1.01, higher_card=2.51, ruff=1.56, rare_lead=0.37
        ),
        steering=0.39,
        boldness=-0.28,
        rivalry=0.38,
        early_cost=0.44,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.3, higher_card=0.35, ruff=0.42, rare_lead=5.48),
        playing=Dangers(
            higher_trump=1.2, own_trump=0.76, higher_card=1.63, ruff=2.17, rare_lead=0.8
        ),
        steering=0.48,
        boldness=-0.3,
        rivalry=0.32,
        early_cost=0.25,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.2, higher_card=0.54, ruff=0.88, rare_lead=1.86),
        playing=Dangers(
            higher_trump=1.42, own_trump=0.4, higher_card=2.03, ruff=3.05, rare_lead=0.66
        ),
        steering=0.31,
        boldness=-0.34,
        rivalry=0.3,
        early_cost=0.17,
    ),
    Weights(
        bidding=Dangers(higher_trump=0.32, higher_card=0.91, ruff=1.05, rare_lead=1.29),
        playing=Dangers(
            higher_trump=1.79, own_trump=0.02, higher_card=4.51, ruff=2.99, rare_lead=1.36
        ),
        steering=0.72,
        boldness=-0.34,
        rivalry=0.35,
        early_cost=0.02,
    ),
)
"""For 2 to 6 players."""

_ONE_SUIT: Final = (
    Weights(
        bidding=Dangers(higher_card=0.05, rare_lead=3.49),
        playing=Dangers(higher_card=0.61),
        steering=-0.18,
        boldness=0.18,
        rivalry=0.05,
        early_cost=0.4,
    ),
    Weights(
        bidding=Dangers(higher_card=0.08, rare_lead=3.6),
        playing=Dangers(higher_card=0.34),
        steering=-0.14,
        boldness=0.19,
        rivalry=0.01,
        early_cost=0.07,
    ),
)
"""The same for 3 and 4 players with one suit each, where there is no trump (R9.7)."""


@inlined
def weights_for(players: int, one_suit_each: bool) -> Weights:  # noqa: FBT001 - compiled too
    """Return the weights for a game."""
    return _ONE_SUIT[players - 3] if one_suit_each else _SHARED[players - 2]


Threat: TypeAlias = tuple[float, float, int]
"""The threat to the number cards of a suit in hand: the danger to all of them, the danger from each
higher card, and the suits of these (``rival_suits``)."""

NUMBER_SET: Final = FULL_SET & ~(WIZARD_SET | JESTER_SET)
"""All number cards."""
NO_THREAT: Final[Threat] = (0.0, 0.0, 0)
_SAFE: Final = 1 / (1 + SAFEST)


@inlined
def tricks_in(cards: int, sight: Sight, dangers: Dangers, tricks: int, steering: float) -> float:
    """Return the sum of the chances of a set of cards.

    Args:
        cards: the cards in hand.
        sight: the unseen cards, and the trump.
        dangers: the weights of the threats.
        tricks: the number of remaining tricks.
        steering: the extra weight of an uncertain card.
    """
    total = float(bit_count(cards & WIZARD_SET))
    unseen, suit, threat = sight.unseen, -1, NO_THREAT
    left = cards & NUMBER_SET
    while left:
        lowest = left & -left
        left ^= lowest
        card = bit_count(lowest - 1)
        if card // RANKS != suit:
            suit = card // RANKS
            threat = threat_to(suit, cards, sight, dangers, tricks)
        chance = chance_of(card, threat, unseen)
        total += chance + steering * chance * (1 - chance)
    return total


@inlined
def threat_to(suit: int, cards: int, sight: Sight, dangers: Dangers, tricks: int) -> Threat:
    """Return the threat to the number cards of a suit.

    Args:
        suit: the suit.
        cards: the cards in hand.
        sight: the unseen cards, and the trump.
        dangers: the weights of the threats.
        tricks: the number of remaining tricks.
    """
    unseen, share, trump, _, one_suit_each = sight
    in_suit = SUIT_SET << (RANKS * suit)
    rivals = rival_suits(suit, one_suit_each)
    if suit == trump:
        own = bit_count(cards & in_suit)
        return -dangers.own_trump * (own - 1), share * dangers.higher_trump, rivals
    start = dangers.rare_lead / tricks
    if trump >= 0:
        trumps = share * bit_count(unseen & SUIT_SET << RANKS * trump)
        others = share * bit_count(unseen & in_suit)
        start += dangers.ruff * trumps / (1 + GUARD * others)
    return start, share * dangers.higher_card, rivals


@inlined
def chance_of(card: int, threat: Threat, unseen: int) -> float:
    """Return the chance that a number card in hand takes one of the remaining tricks."""
    start, step, rivals = threat
    danger = start + step * bit_count(unseen & higher_than(card, rivals))
    safety = 1 / (1 + danger) if danger > SAFEST else _SAFE
    return safety * safety


@inlined
def choose_bid(bidder: Bidder, sight: Sight, weights: Weights) -> int:
    """Return the legal bid nearest to the tricks aimed at."""
    aim = tricks_aimed_at(bidder, sight, weights)
    choice, nearest = -1, bidder.size + aim + 2.0
    for bid in range(bidder.size + 1):
        if bidder.bids >> bid & 1 and abs(bid - aim) < nearest:
            choice, nearest = bid, abs(bid - aim)
    return choice


@inlined
def tricks_aimed_at(bidder: Bidder, sight: Sight, weights: Weights) -> float:
    """Return the tricks aimed at, before rounding to a bid."""
    if bidder.size == 1 and bidder.leads:
        return chance_to_lead_and_win(bidder.cards, sight, bidder.players - 1)
    expected = expected_tricks(bidder.cards, bidder.size, sight, weights)
    return heed_others(expected, bidder) + weights.boldness


@inlined
def expected_tricks(cards: int, size: int, sight: Sight, weights: Weights) -> float:
    """Return the expected tricks of a hand of this size from these cards, ignoring bids."""
    tricks = tricks_in(cards, sight, weights.bidding, size, weights.steering)
    return tricks * size / bit_count(cards)


@inlined
def heed_others(expected: float, bidder: Bidder) -> float:
    """Return the expected tricks, moved towards the tricks left by the known bids."""
    others = bidder.players - 1
    to_come = others - bidder.bids_known
    left = bidder.size - bidder.bid_sum - to_come * bidder.size / bidder.players
    shift = HEED * bidder.bids_known / others * (left - expected)
    return expected + max(-HEED_AT_MOST, min(HEED_AT_MOST, shift))


@inlined
def chance_to_take(card: int, contest: Contest, sight: Sight, rivalry: float) -> float:
    """Return the chance that the seat takes the trick with a card.

    Args:
        card: the card.
        contest: the trick on the table.
        sight: the trump, and the rules of winning.
        rivalry: the weight of each higher card.
    """
    if contest.best != NO_CARD and not beats(
        card, contest.best, sight.trump, sight.last_wizard, sight.one_suit_each
    ):
        return 0.0
    behind = contest.behind
    if behind == 0:
        return 1.0
    if card >= FIRST_JESTER:
        return 0.0
    if card >= FIRST_WIZARD:
        danger = 0.0
        if sight.last_wizard:
            danger = DARK * contest.share * bit_count(behind & WIZARD_SET)
    else:
        higher = behind & higher_than(card, rival_suits(card // RANKS, sight.one_suit_each))
        danger = rivalry * contest.share * bit_count(higher)
    safety = 1 / (1 + danger)
    return safety * safety


@inlined
def willing(bid: int, taken: int) -> float:
    """Return the degree to which a seat competes for the trick, 0 to 1.

    Args:
        bid: its bid, or ``NO_BID`` if unknown.
        taken: the tricks it has taken.
    """
    if bid == NO_BID:
        return (1 + UNWILLING) / 2
    return 1.0 if bid > taken else UNWILLING


_LEAST: Final = float("-inf")


class Hand(NamedTuple):
    """A hand in play, and the tricks it needs."""

    cards: int
    """The cards, as a set."""
    allowed: int
    """The legal cards, at least two."""
    left: int
    """The number of incomplete tricks, equal to the cards in hand."""
    need: int
    """The number of tricks still needed for the bid."""


@inlined
def choose_card(hand: Hand, contest: Contest, sight: Sight, weights: Weights) -> int:
    """Return the index of the card to play."""
    cards, rest, left, need = hand
    surplus = 0.0
    if 0 < need < left:
        surplus = tricks_in(cards, sight, weights.playing, left - 1, 0.0) - need
    early_cost = weights.early_cost if contest.best != NO_CARD else 0.0
    choice, most = NO_CARD, _LEAST
    suit, threat = -1, NO_THREAT
    while rest:
        lowest = rest & -rest
        rest ^= lowest
        card = bit_count(lowest - 1)
        if card >= FIRST_WIZARD:
            later = 1.0 if card < FIRST_JESTER else 0.0
        else:
            if card // RANKS != suit:
                suit = card // RANKS
                threat = threat_to(suit, cards, sight, weights.playing, left - 1)
            later = chance_of(card, threat, sight.unseen)
        now = chance_to_take(card, contest, sight, weights.rivalry)
        if need <= 0:  # shed dangerous cards, but lose this trick
            worth = later - RESOLVE * now
        elif need >= left:  # win this trick, but keep winning cards
            worth = RESOLVE * now - later
        else:  # get as close to the bid as possible, shed uncertain cards, take tricks late
            off = surplus - later + now
            worth = DOUBT * later * (1 - later) - off * off - early_cost * now
        if worth > most:
            choice, most = card, worth
    return choice


@inlined
def choose_trump(cards: int, size: int, sight: Sight, weights: Weights) -> int:
    """Return the suit with the most expected tricks as trump.

    With clairvoyance the hand is unknown, so it is the suit in which the others are weakest.

    Args:
        cards: the hand, or all cards possibly in it, as a set.
        size: the number of cards in a hand.
        sight: the unseen cards; its trump is ignored.
        weights: the weights for the game.
    """
    choice, most = 0, -1.0
    for suit in range(SUITS):
        seen = Sight(sight.unseen, sight.share, suit, sight.last_wizard, sight.one_suit_each)
        tricks = expected_tricks(cards, size, seen, weights)
        if tricks > most:
            choice, most = suit, tricks
    return choice


@inlined
def hand_in(state: IntArray, allowed: int) -> Hand:
    """Return the hand of the seat to play, and the tricks it needs."""
    seat = state[at.SEAT]
    left = int(state[at.SIZE] - state[at.TRICKS])
    need = int(state[at.BIDS + seat] - state[at.TAKEN + seat])
    return Hand(int(state[at.HANDS + seat]), allowed, left, need)


@inlined
def contest_in(settings: IntArray, state: IntArray, seen: Sight) -> Contest:
    """Return the trick on the table for the seat to play."""
    players, on_table = int(settings[at.PLAYERS]), int(state[at.ON_TABLE])
    best = NO_CARD
    if on_table > 0:
        best = int(state[at.BEST])
    clairvoyant = settings[at.CLAIRVOYANCE] != 0
    bids_known = settings[at.BIDS_KNOWN] != at.AFTER_THE_ROUND
    behind, rivals, other = 0, 0.0, int(state[at.SEAT])
    for _ in range(players - 1 - on_table):
        other = other + 1 if other + 1 < players else 0
        behind |= int(state[at.HANDS + other]) if clairvoyant else seen.unseen
        bid = int(state[at.BIDS + other]) if bids_known else NO_BID
        rivals += willing(bid, int(state[at.TAKEN + other]))
    left = int(state[at.SIZE] - state[at.TRICKS])
    return Contest(best, behind, share_of(rivals * left, behind))


@compiled
def former_policy(settings: IntArray, state: IntArray, bits: int) -> int:  # noqa: ARG001
    """Return the action of the former bot: a bid, a suit or a card."""
    options = int(legal(settings, state))
    if state[at.PHASE] == at.PLAYING and options & (options - 1) == 0:
        return lowest(options)
    numbers = weights_for(int(settings[at.PLAYERS]), settings[at.ONE_SUIT] != 0)
    seen = sight_in(settings, state)
    if state[at.PHASE] == at.PLAYING:
        return choose_card(
            hand_in(state, options), contest_in(settings, state, seen), seen, numbers
        )
    cards = own_cards_in(settings, state, seen)
    if state[at.PHASE] == at.BIDDING:
        return choose_bid(bidder_in(settings, state, cards, options), seen, numbers)
    return choose_trump(cards, int(state[at.SIZE]), seen, numbers)
