"""Faults: what speaks against an action that is worth less than the best one, compiled."""

from typing import Final

from foretell.bots.explain.bids import expected_tricks
from foretell.bots.explain.outlook import Outlook, expected_after, later, loses, wins
from foretell.bots.explain.rows import NUMBERS, FloatArray, Rows, add
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, SUIT_SET
from foretell.sim import layout as at
from foretell.sim.bits import bit_count
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray

_CLEAR: Final = 0.1
"""The least difference of two chances, or of expected tricks, that counts as a fault."""

_CHANCE: Final = NUMBERS["reason/against_chance"]
_BID_HIGH: Final = NUMBERS["reason/against_bid_high"]
_BID_LOW: Final = NUMBERS["reason/against_bid_low"]
_TRUMP_FEWER: Final = NUMBERS["reason/against_trump_fewer"]
_TAKES: Final = NUMBERS["reason/against_takes"]
_SELDOM_TAKES: Final = NUMBERS["reason/against_seldom_takes"]
_KEEPS_DANGER: Final = NUMBERS["reason/against_keeps_danger"]
_TOO_MANY: Final = NUMBERS["reason/against_too_many"]
_TOO_FEW: Final = NUMBERS["reason/against_too_few"]
_SPENDS_WIZARD: Final = NUMBERS["reason/against_spends_wizard"]
_SPENDS_JESTER: Final = NUMBERS["reason/against_spends_jester"]


@compiled
def add_chance(chances: FloatArray, rows: Rows) -> None:
    """Append how far the chance to make the bid falls, if a reader would see it fall."""
    taken, best = int(100 * chances[0] + 0.5), int(100 * chances[1] + 0.5)
    if taken < best:
        add(rows, _CHANCE, taken, best, 0)


@compiled
def add_bid_faults(settings: IntArray, state: IntArray, bid: int, best: int, rows: Rows) -> None:
    """Append what the hand is worth by rule of thumb, if that is nearer to the best bid."""
    tricks = expected_tricks(settings, state)
    if abs(tricks - best) < abs(tricks - bid):
        add(rows, _BID_HIGH if best < bid else _BID_LOW, tricks, 0, 0)


@compiled
def add_trump_faults(state: IntArray, suit: int, best: int, rows: Rows) -> None:
    """Append that the hand has fewer cards of the suit, if it does."""
    hand = state[at.HANDS + state[at.SEAT]]
    held, more = (
        bit_count(hand & SUIT_SET << RANKS * suit),
        bit_count(hand & SUIT_SET << RANKS * best),
    )
    if held < more:
        add(rows, _TRUMP_FEWER, suit, held, more)


@compiled
def add_card_faults(outlook: Outlook, card: int, best: int, rows: Rows) -> None:
    """Append what speaks against a card, the weightiest first."""
    need = outlook.hand.need
    takes, other = _takes(outlook, card), _takes(outlook, best)
    percent, than = int(100 * takes + 0.5), int(100 * other + 0.5)
    if need <= 0 and takes > other + _CLEAR:
        add(rows, _TAKES, percent, 0, 0)
    elif need > 0 and takes < other - _CLEAR:
        add(rows, _SELDOM_TAKES, percent, than, 0)
    _add_special(card, best, rows)
    tricks = takes + expected_after(outlook, card)
    _add_balance(outlook, card, best, (tricks, other + expected_after(outlook, best)), rows)


@inlined
def _add_special(card: int, best: int, rows: Rows) -> None:
    """Append that the card is a Wizard or a Jester that would be of use later."""
    first = FIRST_JESTER if card >= FIRST_JESTER else FIRST_WIZARD
    if card >= first > best:
        add(rows, _SPENDS_JESTER if first == FIRST_JESTER else _SPENDS_WIZARD, 0, 0, 0)


@inlined
def _add_balance(
    outlook: Outlook, card: int, best: int, tricks: tuple[float, float], rows: Rows
) -> None:
    """Append that the hand takes too many or too few tricks, by rule of thumb.

    ``tricks`` are those to come, this one included, after the card and after the best one.
    """
    need, (after, instead) = outlook.hand.need, tricks
    is_too_many = after > max(need + 0.0, instead + _CLEAR)
    if is_too_many and need <= 0 and later(outlook, best) > later(outlook, card) + _CLEAR:
        add(rows, _KEEPS_DANGER, best, 0, 0)
    elif need >= 0 and (is_too_many or after < min(need + 0.0, instead - _CLEAR)):
        add(rows, _TOO_MANY if is_too_many else _TOO_FEW, after, need, 0)


@compiled
def _takes(outlook: Outlook, card: int) -> float:
    """Return the chance that a card takes the trick."""
    if wins(outlook, card):
        return 1.0
    share: float = outlook.shares[card]
    return 0.0 if loses(outlook, card) else share
