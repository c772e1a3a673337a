"""What a seat knows, as the numbers that the network takes.

Suits are put in an order of their own (``suit_order``): trump first, then the longest in hand, so
that what was learned for one suit serves for all. Players are told from the seat's own place.
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
from foretell.sim import layout as at
from foretell.sim import observation
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.primitives import beats, own_cards

Float32Array = npt.NDArray[np.float32]

SIZES: Final = 21
"""Hand sizes, bids and tricks are from 0 to 20."""
_NEEDS: Final = 6
_SURPLUS: Final = 6
_EACH_SUIT: Final = sum(1 << RANKS * suit for suit in range(SUITS))
_SWITCHES: Final = (at.LAST_WIZARD, at.FOLLOW_AFTER_WIZARD, at.CLAIRVOYANCE, at.ONE_SUIT)

# Sets of cards.
HAND: Final = 0
OTHERS: Final = HAND + DECK_SIZE
"""Cards that any other player may hold."""
BEHIND: Final = OTHERS + DECK_SIZE
"""Those of them that may be played after the seat in this trick, where these are not the same."""
BEST: Final = BEHIND + DECK_SIZE
# One of several.
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
# What each player has.
PLACES: Final = SWITCHES + 4
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
PLACE_WIDTH: Final = VOIDS + SUITS
# What the own cards can do, for each card in hand.
BEATEN: Final = PLACES + SEATS * PLACE_WIDTH
"""Which share of the cards that may follow would beat it, if it wins the trick so far."""
WINS_NOW: Final = BEATEN + DECK_SIZE
"""Whether it would win the trick so far."""
WIDTH: Final = WINS_NOW + DECK_SIZE
"""Numbers in all."""
MOST: Final = 280
"""No more of them are other than 0 at a time."""


class Active(NamedTuple):
    """Numbers that are not 0: which, and what they are. ``length[0]`` says how many."""

    places: IntArray
    values: Float32Array
    length: IntArray


def new_active() -> Active:
    """Return room for the numbers of one observation."""
    zero = np.zeros(1, dtype=np.int64)
    return Active(np.zeros(MOST, dtype=np.int64), np.zeros(MOST, dtype=np.float32), zero)


@compiled
def suit_order(settings: IntArray, seen: IntArray, seat: int, place_of: IntArray) -> None:
    """Enter the place of each suit, ``place_of[suit]``, from 0."""
    if settings[at.ONE_SUIT] != 0:
        for suit in range(SUITS):
            place_of[suit] = (
                (suit - seat) % settings[at.PLAYERS] if suit < settings[at.PLAYERS] else suit
            )
        return
    hand, trump = seen[observation.HAND], seen[observation.TRUMP]
    for suit in range(SUITS):
        place = 0
        worth = _worth(hand, suit, trump)
        for other in range(SUITS):
            if other != suit:
                that = _worth(hand, other, trump)
                place += that > worth or (that == worth and other < suit)
        place_of[suit] = place


@inlined
def _worth(hand: int, suit: int, trump: int) -> int:
    cards = hand >> (RANKS * suit) & SUIT_SET
    return ((suit == trump) << 20) | bit_count(cards) << RANKS | cards


@inlined
def _enter(active: Active, place: int, value: float) -> None:
    number = active.length[0]
    active.places[number] = place
    active.values[number] = value
    active.length[0] = number + 1


@inlined
def place_in_order(card: int, place_of: IntArray) -> int:
    """Return where a card stands once the suits are in order; Wizards are alike, so are Jesters."""
    if card >= FIRST_JESTER:
        return FIRST_JESTER
    if card >= FIRST_WIZARD:
        return FIRST_WIZARD
    order: int = place_of[card // RANKS]
    return RANKS * order + card % RANKS


@inlined
def _enter_cards(active: Active, start: int, cards: int, place_of: IntArray) -> None:
    wizards, jesters = bit_count(cards & WIZARD_SET), bit_count(cards & JESTER_SET)
    for number in range(wizards):
        _enter(active, start + FIRST_WIZARD + number, 1.0)
    for number in range(jesters):
        _enter(active, start + FIRST_JESTER + number, 1.0)
    left = cards & ~(WIZARD_SET | JESTER_SET)
    while left:
        card = lowest(left)
        left &= left - 1
        _enter(active, start + place_in_order(card, place_of), 1.0)


@compiled
def encode(
    settings: IntArray, seen: IntArray, seat: int, place_of: IntArray, active: Active
) -> None:
    """Enter what a seat knows.

    Args:
        settings: of the game.
        seen: its observation, ``int64[OBSERVED]`` (``foretell.sim.observation``).
        seat: its number.
        place_of: see ``suit_order``.
        active: where to write.
    """
    players = settings[at.PLAYERS]
    active.length[0] = 0
    _enter_all_cards(settings, seen, seat, place_of, active)
    size, left = seen[observation.SIZE], seen[observation.SIZE] - seen[observation.TRICKS]
    trump, led, own_bid = seen[observation.TRUMP], seen[observation.LED], seen[observation.BIDS]
    _enter(active, PHASE + seen[observation.PHASE] - at.CHOOSING_TRUMP, 1.0)
    _enter(active, SIZE + size, 1.0)
    _enter(active, LEFT + left, 1.0)
    _enter(active, PLAYERS + players - 1, 1.0)
    _enter(active, TRUMP + (0 if trump >= 0 else -trump), 1.0)
    _enter(active, LED + (place_of[led] if led >= 0 else SUITS - 1 - led), 1.0)
    if own_bid >= 0:
        _enter(active, BID + own_bid, 1.0)
        _enter(active, NEED + max(-1, own_bid - seen[observation.TAKEN]) + 1, 1.0)
    told, told_sum, to_play = 0, 0, 0
    for place in range(players):
        bid = seen[observation.BIDS + place]
        if bid >= 0:
            told += 1
            told_sum += bid
        to_play += seen[observation.TABLE + place] == NO_CARD
    _enter(active, SURPLUS + max(-_SURPLUS, min(_SURPLUS, told_sum - size)) + _SURPLUS, 1.0)
    _enter(active, HAVE_BID + min(told, SEATS - 1), 1.0)
    _enter(active, TO_PLAY + to_play - 1, 1.0)
    _enter(active, BIDS_KNOWN + settings[at.BIDS_KNOWN], 1.0)
    _enter(active, EVEN_BID + settings[at.EVEN_BID], 1.0)
    for number in range(4):
        if settings[_SWITCHES[number]] != 0:
            _enter(active, SWITCHES + number, 1.0)
    for place in range(players):
        _enter_player(seen, place, place_of, active)
    if to_play < players:
        _enter(active, PLACES + PLACE_WIDTH * _winner(settings, seen) + WINS, 1.0)


@inlined
def _enter_all_cards(
    settings: IntArray, seen: IntArray, seat: int, place_of: IntArray, active: Active
) -> None:
    players, clairvoyant = settings[at.PLAYERS], settings[at.CLAIRVOYANCE] != 0
    gone = seen[observation.PLAYED] | seen[observation.SPENT] | seen[observation.HAND]
    if seen[observation.TURNED] != NO_CARD:
        gone |= 1 << seen[observation.TURNED]
    others: int = 0
    behind: int = 0
    for place in range(1, players):
        cards = FULL_SET & ~gone
        if clairvoyant:
            cards = seen[observation.HANDS + place]
        elif settings[at.ONE_SUIT] != 0:
            cards = own_cards((seat + place) % players) & ~gone
        others |= cards
        if seen[observation.TABLE + place] == NO_CARD:
            behind |= cards
    _enter_cards(active, HAND, seen[observation.HAND], place_of)
    _enter_cards(active, OTHERS, others, place_of)
    best: int = NO_CARD
    if seen[observation.PHASE] == at.PLAYING:
        if behind not in (others, 0):
            _enter_cards(active, BEHIND, behind, place_of)
        winner = _winner(settings, seen)
        if winner >= 0:
            best = seen[observation.TABLE + winner]
            _enter_cards(active, BEST, 1 << best, place_of)
    else:
        behind = others
    _enter_strength(_Trick(settings, seen, best, behind), place_of, active)


class _Trick(NamedTuple):
    """A trick to which a seat may add a card, and which cards may follow."""

    settings: IntArray
    seen: IntArray
    best: int
    behind: int


@inlined
def _enter_strength(trick: _Trick, place_of: IntArray, active: Active) -> None:
    trump = trick.seen[observation.TRUMP]
    last_wizard = trick.settings[at.LAST_WIZARD] != 0
    one_suit = trick.settings[at.ONE_SUIT] != 0
    share = 1.0 / max(1, bit_count(trick.behind))
    before: int = -1
    left = trick.seen[observation.HAND]
    while left:
        card = lowest(left)
        left &= left - 1
        place = place_in_order(card, place_of)
        if place == before:  # a Wizard like the one before
            continue
        before = place
        if trick.best != NO_CARD and not beats(card, trick.best, trump, last_wizard, one_suit):
            continue
        beaten = bit_count(trick.behind & beaters(card, trump, last_wizard, one_suit))
        _enter(active, WINS_NOW + place, 1.0)
        if beaten > 0:
            _enter(active, BEATEN + place, beaten * share)


@inlined
def beaters(card: int, trump: int, last_wizard: bool, one_suit_each: bool) -> int:  # noqa: FBT001
    """Return all cards, as a set, that take the trick from a card that wins it so far (R7.4)."""
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
def _enter_player(seen: IntArray, place: int, place_of: IntArray, active: Active) -> None:
    start = PLACES + PLACE_WIDTH * place
    size, left = seen[observation.SIZE], seen[observation.SIZE] - seen[observation.TRICKS]
    bid, taken = seen[observation.BIDS + place], seen[observation.TAKEN + place]
    _enter(active, start + PRESENT, 1.0)
    if taken > 0:
        _enter(active, start + TAKEN_SHARE, taken / size)
    if bid >= 0:
        need = bid - taken
        _enter(active, start + BID_KNOWN, 1.0)
        _enter(active, start + BID_SHARE, bid / size)
        _enter(active, start + NEED_SHARE, need / left)
        _enter(active, start + NEEDS + max(-1, min(_NEEDS - 2, need)) + 1, 1.0)
    elif bid != NO_BID:
        _enter(active, start + BID_HIDDEN, 1.0)
    if seen[observation.TABLE + place] != NO_CARD:
        _enter(active, start + HAS_PLAYED, 1.0)
    if place == seen[observation.LEADER]:
        _enter(active, start + LEADS, 1.0)
    if place == seen[observation.DEALER]:
        _enter(active, start + DEALS, 1.0)
    for suit in range(SUITS):
        if seen[observation.VOIDS] >> (SUITS * place + suit) & 1:
            _enter(active, start + VOIDS + place_of[suit], 1.0)


@inlined
def _winner(settings: IntArray, seen: IntArray) -> int:
    """Return the place of who wins the trick so far; -1 before its first card."""
    winner: int = -1
    place, best = seen[observation.LEADER], NO_CARD
    for _ in range(settings[at.PLAYERS]):
        card = seen[observation.TABLE + place]
        if card == NO_CARD:
            break
        if winner < 0 or beats(
            card,
            best,
            seen[observation.TRUMP],
            settings[at.LAST_WIZARD] != 0,
            settings[at.ONE_SUIT] != 0,
        ):
            best, winner = card, place
        place = place + 1 if place + 1 < settings[at.PLAYERS] else 0
    return winner
