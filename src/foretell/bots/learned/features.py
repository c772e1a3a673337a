"""The features of an observation: the input of the network.

Suits are sorted (``suit_order``), trump first, then the longest in hand, so that learning
generalises over suits. Players are counted clockwise from the observing seat.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.cards import (
    DECK_SIZE,
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
from foretell.sim import layout, observation
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.primitives import beats, own_cards
from foretell.sim.rounds import even_bid_in, is_clairvoyant

Float32Array = npt.NDArray[np.float32]

SIZES: Final = 21
"""The number of values of hand sizes, bids and tricks, 0 to 20."""
_NEEDS: Final = 6
_SURPLUS: Final = 6
_EACH_SUIT: Final = sum(1 << RANKS * suit for suit in range(SUITS))
_SWITCHES: Final = (
    layout.LAST_WIZARD,
    layout.FOLLOW_AFTER_WIZARD,
    layout.CLAIRVOYANCE,
    layout.ONE_SUIT,
)

# One feature for each card of a set.
HAND: Final = 0
OTHERS: Final = HAND + DECK_SIZE
"""Cards possibly held by any other player."""
BEHIND: Final = OTHERS + DECK_SIZE
"""Those possibly held by players after the seat in this trick, if they differ."""
BEST: Final = BEHIND + DECK_SIZE
# One-hot.
PHASE: Final = BEST + DECK_SIZE
SIZE: Final = PHASE + 3
LEFT: Final = SIZE + SIZES
PLAYERS: Final = LEFT + SIZES
TRUMP: Final = PLAYERS + SEATS
LED: Final = TRUMP + 3
BID: Final = LED + SUITS + 4
NEED: Final = BID + SIZES
SURPLUS: Final = NEED + SIZES + 1
HAVE_BID: Final = SURPLUS + 2 * _SURPLUS + 1
TO_PLAY: Final = HAVE_BID + SEATS
BIDS_KNOWN: Final = TO_PLAY + SEATS
EVEN_BID: Final = BIDS_KNOWN + 3
SWITCHES: Final = EVEN_BID + 3
# A block for each player.
PLAYER_BLOCKS: Final = SWITCHES + 4
PRESENT: Final = 0
BID_KNOWN: Final = 1
BID_HIDDEN: Final = 2
BID_SHARE: Final = 3
TAKEN_SHARE: Final = 4
NEED_SHARE: Final = 5
HAS_PLAYED: Final = 6
WINS: Final = 7
LEADS: Final = 8
DEALS: Final = 9
NEEDS: Final = 10
VOIDS: Final = NEEDS + _NEEDS
BLOCK_WIDTH: Final = VOIDS + SUITS
# The strength of each card in hand.
BEATEN: Final = PLAYER_BLOCKS + SEATS * BLOCK_WIDTH
"""The share of the cards possibly behind that beat it, if it would win the trick so far."""
WINS_NOW: Final = BEATEN + DECK_SIZE
"""Whether it would win the trick so far."""
WIDTH: Final = WINS_NOW + DECK_SIZE
"""The number of features."""
MAX_ACTIVE: Final = 280
"""The most features that are non-zero at once."""


class Active(NamedTuple):
    """A sparse feature vector.

    Attributes:
        indices: the indices of the non-zero features, ``int64[MAX_ACTIVE]``.
        values: the features at these indices, ``float32[MAX_ACTIVE]``.
        length: their number, ``int64[1]``; the rest of both arrays is unused.
    """

    indices: IntArray
    values: Float32Array
    length: IntArray


def new_active() -> Active:
    """Return arrays for the features of one observation."""
    zero = np.zeros(1, dtype=np.int64)
    return Active(
        np.zeros(MAX_ACTIVE, dtype=np.int64), np.zeros(MAX_ACTIVE, dtype=np.float32), zero
    )


@compiled
def suit_order(settings: IntArray, view: IntArray, seat: int, suit_slots: IntArray) -> None:
    """Write the position of each suit in the order, from 0, to ``suit_slots[suit]``."""
    if settings[layout.ONE_SUIT] != 0:
        for suit in range(SUITS):
            suit_slots[suit] = (
                (suit - seat) % settings[layout.PLAYERS]
                if suit < settings[layout.PLAYERS]
                else suit
            )
        return
    hand, trump = view[observation.HAND], view[observation.TRUMP]
    for suit in range(SUITS):
        slot = 0
        key = _sort_key(hand, suit, trump)
        for other in range(SUITS):
            if other != suit:
                that = _sort_key(hand, other, trump)
                slot += that > key or (that == key and other < suit)
        suit_slots[suit] = slot


@inlined
def _sort_key(hand: int, suit: int, trump: int) -> int:
    cards = hand >> (RANKS * suit) & SUIT_SET
    return ((suit == trump) << 20) | bit_count(cards) << RANKS | cards


@inlined
def _activate(active: Active, feature: int, value: float) -> None:
    number = active.length[0]
    active.indices[number] = feature
    active.values[number] = value
    active.length[0] = number + 1


@inlined
def card_slot(card: int, suit_slots: IntArray) -> int:
    """Return the slot of a card among sorted suits; all Wizards share one, and all Jesters."""
    if card >= FIRST_JESTER:
        return FIRST_JESTER
    if card >= FIRST_WIZARD:
        return FIRST_WIZARD
    order: int = suit_slots[card // RANKS]
    return RANKS * order + card % RANKS


@inlined
def _activate_cards(active: Active, start: int, cards: int, suit_slots: IntArray) -> None:
    wizards, jesters = bit_count(cards & WIZARD_SET), bit_count(cards & JESTER_SET)
    for number in range(wizards):
        _activate(active, start + FIRST_WIZARD + number, 1.0)
    for number in range(jesters):
        _activate(active, start + FIRST_JESTER + number, 1.0)
    numbers = cards & ~(WIZARD_SET | JESTER_SET)
    while numbers:
        card = lowest(numbers)
        numbers &= numbers - 1
        _activate(active, start + card_slot(card, suit_slots), 1.0)


@compiled
def write_features(
    settings: IntArray, view: IntArray, seat: int, suit_slots: IntArray, active: Active
) -> None:
    """Write the features of an observation.

    Args:
        settings: the settings of the game.
        view: the observation, ``int64[OBSERVED]`` (``foretell.sim.observation``).
        seat: the observing seat.
        suit_slots: the positions of the suits, written by ``suit_order``.
        active: the features; written.
    """
    players = settings[layout.PLAYERS]
    active.length[0] = 0
    _activate_all_cards(settings, view, seat, suit_slots, active)
    size, remaining = view[observation.SIZE], view[observation.SIZE] - view[observation.TRICKS]
    trump, led, own_bid = view[observation.TRUMP], view[observation.LED], view[observation.BIDS]
    _activate(active, PHASE + view[observation.PHASE] - layout.CHOOSING_TRUMP, 1.0)
    _activate(active, SIZE + size, 1.0)
    _activate(active, LEFT + remaining, 1.0)
    _activate(active, PLAYERS + players - 1, 1.0)
    _activate(active, TRUMP + (0 if trump >= 0 else -trump), 1.0)
    _activate(active, LED + (suit_slots[led] if led >= 0 else SUITS - 1 - led), 1.0)
    if own_bid >= 0:
        _activate(active, BID + own_bid, 1.0)
        _activate(active, NEED + max(-1, own_bid - view[observation.TAKEN]) + 1, 1.0)
    bids_known, bid_sum, to_play = 0, 0, 0
    for offset in range(players):
        bid = view[observation.BIDS + offset]
        if bid >= 0:
            bids_known += 1
            bid_sum += bid
        to_play += view[observation.TABLE + offset] == NO_CARD
    _activate(active, SURPLUS + max(-_SURPLUS, min(_SURPLUS, bid_sum - size)) + _SURPLUS, 1.0)
    _activate(active, HAVE_BID + min(bids_known, SEATS - 1), 1.0)
    _activate(active, TO_PLAY + to_play - 1, 1.0)
    _activate(active, BIDS_KNOWN + settings[layout.BIDS_KNOWN], 1.0)
    _activate(active, EVEN_BID + even_bid_in(settings, size), 1.0)
    for number in range(4):
        switch = _SWITCHES[number]
        is_on = settings[switch] != 0
        if switch == layout.CLAIRVOYANCE:
            is_on = is_clairvoyant(settings, view[observation.ROUND])
        if is_on:
            _activate(active, SWITCHES + number, 1.0)
    for offset in range(players):
        _activate_player(view, offset, suit_slots, active)
    if to_play < players:
        _activate(active, PLAYER_BLOCKS + BLOCK_WIDTH * _winner(settings, view) + WINS, 1.0)


@inlined
def _activate_all_cards(
    settings: IntArray, view: IntArray, seat: int, suit_slots: IntArray, active: Active
) -> None:
    players = settings[layout.PLAYERS]
    clairvoyant = is_clairvoyant(settings, view[observation.ROUND])
    gone = view[observation.PLAYED] | view[observation.SPENT] | view[observation.HAND]
    if view[observation.TURNED] != NO_CARD:
        gone |= 1 << view[observation.TURNED]
    others: int = 0
    behind: int = 0
    for offset in range(1, players):
        cards = FULL_SET & ~gone
        if clairvoyant:
            cards = view[observation.HANDS + offset]
        elif settings[layout.ONE_SUIT] != 0:
            cards = own_cards((seat + offset) % players) & ~gone
        others |= cards
        if view[observation.TABLE + offset] == NO_CARD:
            behind |= cards
    _activate_cards(active, HAND, view[observation.HAND], suit_slots)
    _activate_cards(active, OTHERS, others, suit_slots)
    best: int = NO_CARD
    if view[observation.PHASE] == layout.PLAYING:
        if behind not in (others, 0):
            _activate_cards(active, BEHIND, behind, suit_slots)
        winner = _winner(settings, view)
        if winner >= 0:
            best = view[observation.TABLE + winner]
            _activate_cards(active, BEST, 1 << best, suit_slots)
    else:
        behind = others
    _activate_strength(_Trick(settings, view, best, behind), suit_slots, active)


class _Trick(NamedTuple):
    """A trick to play to: the best card so far, and the cards that can follow."""

    settings: IntArray
    observation: IntArray
    best: int
    behind: int


@inlined
def _activate_strength(trick: _Trick, suit_slots: IntArray, active: Active) -> None:
    trump = trick.observation[observation.TRUMP]
    last_wizard = trick.settings[layout.LAST_WIZARD] != 0
    one_suit = trick.settings[layout.ONE_SUIT] != 0
    share = 1.0 / max(1, bit_count(trick.behind))
    before: int = -1
    hand = trick.observation[observation.HAND]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        slot = card_slot(card, suit_slots)
        if slot == before:  # another Wizard or Jester
            continue
        before = slot
        if trick.best != NO_CARD and not beats(card, trick.best, trump, last_wizard, one_suit):
            continue
        beaten = bit_count(trick.behind & beaters(card, trump, last_wizard, one_suit))
        _activate(active, WINS_NOW + slot, 1.0)
        if beaten > 0:
            _activate(active, BEATEN + slot, beaten * share)


@inlined
def beaters(card: int, trump: int, last_wizard: bool, one_suit_each: bool) -> int:  # noqa: FBT001 - compiled code has no keywords
    """Return the cards that beat a card winning the trick so far, as a set (R7.4)."""
    if card >= FIRST_JESTER:
        return FULL_SET & ~JESTER_SET
    if card >= FIRST_WIZARD:
        return WIZARD_SET if last_wizard else 0
    if one_suit_each:
        return WIZARD_SET | _EACH_SUIT * (SUIT_SET & (-2 << card % RANKS))
    start = card - card % RANKS
    cards = WIZARD_SET | (SUIT_SET << start & (-2 << card))
    return cards | SUIT_SET << RANKS * trump if trump >= 0 and RANKS * trump != start else cards


@inlined
def _activate_player(view: IntArray, offset: int, suit_slots: IntArray, active: Active) -> None:
    start = PLAYER_BLOCKS + BLOCK_WIDTH * offset
    size, remaining = view[observation.SIZE], view[observation.SIZE] - view[observation.TRICKS]
    bid, taken = view[observation.BIDS + offset], view[observation.TAKEN + offset]
    _activate(active, start + PRESENT, 1.0)
    if taken > 0:
        _activate(active, start + TAKEN_SHARE, taken / size)
    if bid >= 0:
        need = bid - taken
        _activate(active, start + BID_KNOWN, 1.0)
        _activate(active, start + BID_SHARE, bid / size)
        _activate(active, start + NEED_SHARE, need / remaining)
        _activate(active, start + NEEDS + max(-1, min(_NEEDS - 2, need)) + 1, 1.0)
    elif bid != NO_BID:
        _activate(active, start + BID_HIDDEN, 1.0)
    if view[observation.TABLE + offset] != NO_CARD:
        _activate(active, start + HAS_PLAYED, 1.0)
    if offset == view[observation.LEADER]:
        _activate(active, start + LEADS, 1.0)
    if offset == view[observation.DEALER]:
        _activate(active, start + DEALS, 1.0)
    for suit in range(SUITS):
        if view[observation.VOIDS] >> (SUITS * offset + suit) & 1:
            _activate(active, start + VOIDS + suit_slots[suit], 1.0)


@inlined
def _winner(settings: IntArray, view: IntArray) -> int:
    """Return the offset of the seat winning the trick so far; -1 before its first card."""
    winner: int = -1
    offset, best = view[observation.LEADER], NO_CARD
    for _ in range(settings[layout.PLAYERS]):
        card = view[observation.TABLE + offset]
        if card == NO_CARD:
            break
        if winner < 0 or beats(
            card,
            best,
            view[observation.TRUMP],
            settings[layout.LAST_WIZARD] != 0,
            settings[layout.ONE_SUIT] != 0,
        ):
            best, winner = card, offset
        offset = offset + 1 if offset + 1 < settings[layout.PLAYERS] else 0
    return winner
