"""Faults: what speaks against an action that is worth less than the best one, compiled."""

from typing import Final

from foretell.bots.explain.bids import expected_tricks
from foretell.bots.explain.cards import is_last_of_suit
from foretell.bots.explain.misses import Misses, misses_of
from foretell.bots.explain.outlook import Outlook, alike, expected_after, later, loses, wins
from foretell.bots.explain.rows import NUMBERS, FloatArray, Rows, add
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, SUIT_SET
from foretell.sim import layout
from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray
from foretell.sim.primitives import points

_CLEAR: Final = 0.1
"""The least difference of two chances, or of expected tricks, that counts as a fault."""

_SLIGHT: Final = 0.01
"""The least difference that counts where the games searched point the same way."""
_DANGEROUS: Final = 0.1
"""The chance of taking a later trick from which on a card is dangerous to keep."""

_CHANCE: Final = NUMBERS["reason/against_chance"]
_BID_MISSED: Final = NUMBERS["reason/against_bid_missed"]
_BID_PASSED: Final = NUMBERS["reason/against_bid_passed"]
_BID_CHEAP: Final = NUMBERS["reason/against_bid_cheap"]
_BID_HIGH: Final = NUMBERS["reason/against_bid_high"]
_BID_LOW: Final = NUMBERS["reason/against_bid_low"]
_TRUMP_FEWER: Final = NUMBERS["reason/against_trump_fewer"]
_TRUMP_LOWER: Final = NUMBERS["reason/against_trump_lower"]
_TRUMP_WEAK: Final = NUMBERS["reason/against_trump_weak"]
_TAKES: Final = NUMBERS["reason/against_takes"]
_SELDOM_TAKES: Final = NUMBERS["reason/against_seldom_takes"]
_KEEPS_DANGER: Final = NUMBERS["reason/against_keeps_danger"]
_TOO_MANY: Final = NUMBERS["reason/against_too_many"]
_TOO_FEW: Final = NUMBERS["reason/against_too_few"]
_SPENDS_WIZARD: Final = NUMBERS["reason/against_spends_wizard"]
_SPENDS_JESTER: Final = NUMBERS["reason/against_spends_jester"]
_SPENDS_WINNER: Final = NUMBERS["reason/against_spends_winner"]
_KEEPS_SUIT: Final = NUMBERS["reason/against_keeps_suit"]
_MORE: Final = NUMBERS["reason/against_more"]
_FEWER: Final = NUMBERS["reason/against_fewer"]
_FURTHER: Final = NUMBERS["reason/against_further"]


@compiled
def add_chance(chances: FloatArray, rows: Rows) -> None:
    """Append how far the chance to make the bid falls, if a reader would see it fall."""
    taken, best = int(100 * chances[0] + 0.5), int(100 * chances[1] + 0.5)
    if taken < best:
        add(rows, _CHANCE, taken, best, 0)


@compiled
def add_bid_faults(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray, state: IntArray, bid: int, best: int, tricks: IntArray, rows: Rows
) -> None:
    """Append what speaks against a bid, the weightiest first."""
    misses, instead = misses_of(tricks[0], bid), misses_of(tricks[1], best)
    if best < bid and misses.fewer > instead.fewer:
        add(rows, _BID_MISSED, bid, misses.fewer, 0)
    elif best > bid and misses.more > instead.more:
        add(rows, _BID_PASSED, bid, misses.more, 0)
    if best > bid:
        add(rows, _BID_CHEAP, best, points(best, best) - points(bid, bid), 0)
    expected = expected_tricks(settings, state)
    if abs(expected - best) < abs(expected - bid):
        add(rows, _BID_HIGH if best < bid else _BID_LOW, expected, 0, 0)


@compiled
def add_trump_faults(state: IntArray, suit: int, best: int, tricks: IntArray, rows: Rows) -> None:
    """Append what speaks against a trump suit, the weightiest first."""
    hand = state[layout.HANDS + state[layout.SEAT]]
    low, high = hand & SUIT_SET << RANKS * suit, hand & SUIT_SET << RANKS * best
    held, more = bit_count(low), bit_count(high)
    if held < more:
        add(rows, _TRUMP_FEWER, suit, held, more)
    if held and more:
        highest = nth(high, more - 1)
        if highest % RANKS > nth(low, held - 1) % RANKS:
            add(rows, _TRUMP_LOWER, highest, 0, 0)
    taken, instead = misses_of(tricks[0], 0).by, misses_of(tricks[1], 0).by
    if taken < instead - _CLEAR:
        add(rows, _TRUMP_WEAK, taken, instead, 0)


@compiled
def add_card_faults(outlook: Outlook, card: int, best: int, tricks: IntArray, rows: Rows) -> None:
    """Append what speaks against a card, the weightiest first."""
    need, bid = outlook.hand.need, outlook.hand.bid
    takes, other = _takes(outlook, card), _takes(outlook, best)
    after, then = takes + expected_after(outlook, card), other + expected_after(outlook, best)
    misses, instead = misses_of(tricks[0], bid), misses_of(tricks[1], bid)
    is_more = need < 0 or misses.more > instead.more
    is_fewer = need > outlook.hand.tricks or misses.fewer > instead.fewer
    if tricks.shape[1] == 0:  # no games say
        is_more, is_fewer = after > need, need > 0
    percent, than = int(100 * takes + 0.5), int(100 * other + 0.5)
    if need <= 0 and takes > other + _CLEAR:
        add(rows, _TAKES, percent, 0, 0)
    elif is_fewer and need > 0 and takes < other - _CLEAR:
        add(rows, _SELDOM_TAKES, percent, than, 0)
    _add_special(card, best, rows)
    worth, spared = later(outlook, card), later(outlook, best)
    if is_more and takes <= other + _CLEAR and spared > max(worth + _SLIGHT, _DANGEROUS):
        add(rows, _KEEPS_DANGER, best, 0, 0)
    elif is_fewer and card < FIRST_WIZARD and worth > spared + _SLIGHT:
        add(rows, _SPENDS_WINNER, 0, 0, 0)
    if need >= 0 and is_more and after > max(need + 0.0, then + _CLEAR):
        add(rows, _TOO_MANY, after, need, 0)
    elif need >= 0 and is_fewer and after < min(need + 0.0, then - _CLEAR):
        add(rows, _TOO_FEW, after, need, 0)
    _add_suit_kept(outlook, card, best, rows)
    _add_misses(misses, instead, rows)


@inlined
def _add_special(card: int, best: int, rows: Rows) -> None:
    """Append that the card is a Wizard or a Jester that would be of use later."""
    if card < FIRST_WIZARD or alike(card) >> best & 1:
        return
    add(rows, _SPENDS_WIZARD if card < FIRST_JESTER else _SPENDS_JESTER, 0, 0, 0)


@inlined
def _add_suit_kept(outlook: Outlook, card: int, best: int, rows: Rows) -> None:
    """Append that the better card is the last of a suit, without which any card may be played."""
    if is_last_of_suit(outlook, best) and not is_last_of_suit(outlook, card):
        add(rows, _KEEPS_SUIT, best // RANKS, 0, 0)


@inlined
def _add_misses(misses: Misses, instead: Misses, rows: Rows) -> None:
    """Append how often, or at least how far, the bid is missed on the side where that grows."""
    if misses.more - instead.more > max(0, misses.fewer - instead.fewer):
        add(rows, _MORE, misses.more, instead.more, 0)
    elif misses.fewer > instead.fewer:
        add(rows, _FEWER, misses.fewer, instead.fewer, 0)
    elif misses.by > instead.by + _CLEAR:
        add(rows, _FURTHER, misses.by, instead.by, 0)


@compiled
def _takes(outlook: Outlook, card: int) -> float:
    """Return the chance that a card takes the trick."""
    if wins(outlook, card):
        return 1.0
    share: float = outlook.shares[card]
    return 0.0 if loses(outlook, card) else share
