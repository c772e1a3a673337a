"""Faults: what speaks against an action that is worth less than the best one, compiled."""

from typing import Final

from foretell.bots.explain.bids import expected_tricks
from foretell.bots.explain.cards import likely_miss
from foretell.bots.explain.causes import FEWER, MORE, Lines, add_cause, count_now
from foretell.bots.explain.misses import Misses, misses_of, percent_of
from foretell.bots.explain.outlook import Outlook, alike, loses, wins
from foretell.bots.explain.rows import NUMBERS, FloatArray, Rows, add
from foretell.cards import RANKS, SUIT_SET
from foretell.sim import layout
from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray
from foretell.sim.primitives import points

_CLEAR: Final = 0.1
"""The least difference of two chances, or of mean tricks, that counts as a fault."""
_FALL: Final = 0.02
"""The least fall of the chance to make the bid that is worth a sentence."""

_CHANCE: Final = NUMBERS["reason/against_chance"]
_BID_MISSED: Final = NUMBERS["reason/against_bid_missed"]
_BID_PASSED: Final = NUMBERS["reason/against_bid_passed"]
_BID_CHEAP: Final = NUMBERS["reason/against_bid_cheap"]
_BID_HIGH: Final = NUMBERS["reason/against_bid_high"]
_BID_LOW: Final = NUMBERS["reason/against_bid_low"]
_TRUMP_FEWER: Final = NUMBERS["reason/against_trump_fewer"]
_TRUMP_LOWER: Final = NUMBERS["reason/against_trump_lower"]
_TRUMP_WEAK: Final = NUMBERS["reason/against_trump_weak"]
_TAKES_SURELY: Final = NUMBERS["reason/against_takes_surely"]
_TAKES: Final = NUMBERS["reason/against_takes"]
_CANNOT_TAKE: Final = NUMBERS["reason/against_cannot_take"]
_SELDOM_TAKES: Final = NUMBERS["reason/against_seldom_takes"]
_MORE: Final = NUMBERS["reason/against_more"]
_FEWER: Final = NUMBERS["reason/against_fewer"]
_FURTHER: Final = NUMBERS["reason/against_further"]


@compiled
def add_chance(chances: FloatArray, rows: Rows) -> None:
    """Append how far the chance to make the bid falls, if it does by so much that it matters."""
    taken, best = chances[0], chances[1]
    if best - taken >= _FALL:
        add(rows, _CHANCE, percent_of(taken), percent_of(best), 0)


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
def add_card_faults(  # noqa: PLR0917 - compiled code has no keywords
    outlook: Outlook, card: int, best: int, lines: Lines, tricks: IntArray, rows: Rows
) -> None:
    """Append what speaks against a card, the weightiest first.

    Args:
        outlook: the outlook on the trick.
        card: the card.
        best: the best card.
        lines: those after the card, and after the best one.
        tricks: in how many games each took 0, 1, 2, … tricks.
        rows: the reasons.
    """
    direction = likely_miss(outlook, lines, 0)
    cause = add_cause(lines, 0, direction, rows)
    if cause < 0 or not alike(card) >> cause & 1:
        _add_trick(outlook, card, best, direction, lines, rows)
    if cause < 0:
        bid = outlook.hand.bid
        _add_misses(misses_of(tricks[0], bid), misses_of(tricks[1], bid), direction, rows)


@inlined
def _add_trick(  # noqa: PLR0917 - compiled code has no keywords
    outlook: Outlook, card: int, best: int, direction: int, lines: Lines, rows: Rows
) -> None:
    """Append that the card takes a trick that is not wanted, or not one that is needed."""
    is_wanted = outlook.hand.need > 0
    if not is_wanted and wins(outlook, card) and not wins(outlook, best):
        add(rows, _TAKES_SURELY, 0, 0, 0)
        return
    if is_wanted and direction == FEWER and loses(outlook, card) and not loses(outlook, best):
        add(rows, _CANNOT_TAKE, 0, 0, 0)
        return
    games, count, other = lines.tried[0], count_now(lines, 0), count_now(lines, 1)
    if not is_wanted and count - other > _CLEAR * games:
        add(rows, _TAKES, count, games, 0)
    elif is_wanted and direction == FEWER and other - count > _CLEAR * games:
        add(rows, _SELDOM_TAKES, count, games, other)


@inlined
def _add_misses(misses: Misses, instead: Misses, direction: int, rows: Rows) -> None:
    """Append how often, or at least how far, the bid is missed on the side where that grows."""
    if direction != FEWER and misses.more - instead.more > max(0, misses.fewer - instead.fewer):
        add(rows, _MORE, misses.more, instead.more, 0)
    elif direction != MORE and misses.fewer > instead.fewer:
        add(rows, _FEWER, misses.fewer, instead.fewer, 0)
    elif misses.by > instead.by + _CLEAR:
        add(rows, _FURTHER, misses.by, instead.by, 0)
