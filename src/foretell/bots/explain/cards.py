"""Reasons for a card, compiled."""

from math import floor
from typing import Final

from foretell.bots.explain.outlook import (
    Outlook,
    alike,
    expected_after,
    later,
    loses,
    sure_after,
    wins,
)
from foretell.bots.explain.rows import NUMBERS, Rows, add
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, JESTER_SET, RANKS, SUIT_SET
from foretell.sim import layout
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiling import compiled, inlined

_DANGEROUS: Final = 0.25
"""The chance of taking a later trick above which a card is dangerous to keep."""
_EVEN: Final = 0.5

_ONLY: Final = NUMBERS["reason/card_only"]
_ALL_NEEDED: Final = NUMBERS["reason/all_needed"]
_SOME_NEEDED: Final = NUMBERS["reason/some_needed"]
_NONE_NEEDED: Final = NUMBERS["reason/none_needed"]
_OUT_OF_REACH: Final = NUMBERS["reason/out_of_reach"]
_TOO_MANY: Final = NUMBERS["reason/too_many_taken"]
_WINS_AS_LAST: Final = NUMBERS["reason/wins_as_last"]
_WINS_UNBEATEN: Final = NUMBERS["reason/wins_unbeaten"]
_CANNOT_WIN: Final = NUMBERS["reason/cannot_win"]
_NONE_CAN_WIN: Final = NUMBERS["reason/none_can_win"]
_ALL_WIN: Final = NUMBERS["reason/all_win"]
_PROBABLY_TAKES: Final = NUMBERS["reason/probably_takes"]
_PROBABLY_LOSES: Final = NUMBERS["reason/probably_loses"]
_LIKELIEST: Final = NUMBERS["reason/likeliest"]
_UNLIKELIEST: Final = NUMBERS["reason/unlikeliest"]
_CHEAPEST: Final = NUMBERS["reason/cheapest_winner"]
_SHEDS: Final = NUMBERS["reason/sheds"]
_SPARES: Final = NUMBERS["reason/spares"]
_KEEPS_JESTER: Final = NUMBERS["reason/keeps_jester"]
_KEEPS_SURE: Final = NUMBERS["reason/keeps_sure_tricks"]
_REST_IS_ENOUGH: Final = NUMBERS["reason/rest_is_enough"]
_DRAWS_TRUMP: Final = NUMBERS["reason/draws_trump"]
_LAST_OF_SUIT: Final = NUMBERS["reason/last_of_suit"]


@compiled
def add_card_reasons(outlook: Outlook, card: int, rows: Rows) -> None:
    """Append the reasons for a card, the weightiest first."""
    others = outlook.hand.allowed & ~alike(card)
    if others == 0:
        add(rows, _ONLY, card, 0, 0)
    elif wins(outlook, card):
        _add_winning(outlook, card, others, rows)
    elif loses(outlook, card):
        _add_losing(outlook, card, others, rows)
    else:
        _add_open(outlook, card, others, rows)


@inlined
def is_open(outlook: Outlook, card: int) -> bool:
    """Return whether a card takes the trick in some games only."""
    return not wins(outlook, card) and not loses(outlook, card)


@inlined
def _add_winning(outlook: Outlook, card: int, others: int, rows: Rows) -> None:
    """Append the reasons for a card that certainly takes the trick."""
    need, winners = outlook.hand.need, _winning(outlook, others)
    is_last = outlook.state[layout.ON_TABLE] == outlook.settings[layout.PLAYERS] - 1
    if winners == others:
        add(rows, _ALL_WIN, 0, 0, 0)
    elif need > 0:
        _add_needed(outlook, rows)
        add(rows, _WINS_AS_LAST if is_last else _WINS_UNBEATEN, 0, 0, 0)
    if need <= 1 and winners == others:
        _add_shed(outlook, card, winners, need - 1, rows)
    if need > 1 and winners and _is_least(outlook, card, winners):
        add(rows, _CHEAPEST, 0, 0, 0)
    _add_kept(outlook, card, need - 1, rows)


@inlined
def _add_losing(outlook: Outlook, card: int, others: int, rows: Rows) -> None:
    """Append the reasons for a card that cannot take the trick."""
    need, losers = outlook.hand.need, _losing(outlook, others)
    if losers == others:
        add(rows, _NONE_CAN_WIN, 0, 0, 0)
    else:
        if need <= 0:
            _add_needed(outlook, rows)
        add(rows, _CANNOT_WIN, 0, 0, 0)
    _add_shed(outlook, card, losers, need, rows)
    _add_jester_kept(card, others, rows)
    if need > 0 and losers and _is_least(outlook, card, losers):
        add(rows, _SPARES, 0, 0, 0)
    _add_kept(outlook, card, need, rows)
    _add_last_of_suit(outlook, card, rows)


@inlined
def _add_open(outlook: Outlook, card: int, others: int, rows: Rows) -> None:
    """Append the reasons for a card that takes the trick in some games only."""
    need, remaining, takes = outlook.hand.need, outlook.hand.tricks, outlook.shares[card]
    percent = _rounded(100 * takes)
    highest, least = _extremes(outlook, others)
    is_likeliest = highest <= takes
    if need > 0 and (takes >= _EVEN or (need >= remaining and is_likeliest)):
        _add_needed(outlook, rows)
        add(rows, _PROBABLY_TAKES if takes >= _EVEN else _LIKELIEST, percent, 0, 0)
    elif takes < _EVEN and (need <= 0 or (need < remaining and not is_likeliest)):
        if need <= 0:
            _add_needed(outlook, rows)
        add(rows, _PROBABLY_LOSES, percent, 0, 0)
    elif need <= 0 and least > takes:
        _add_needed(outlook, rows)
        add(rows, _UNLIKELIEST, percent, 0, 0)
    if takes < _EVEN:
        _add_shed(outlook, card, others, need, rows)
        _add_jester_kept(card, others, rows)
    if need > 0:
        _add_draws_trump(outlook, card, rows)
    _add_kept(outlook, card, need, rows)
    _add_last_of_suit(outlook, card, rows)


@compiled
def _add_needed(outlook: Outlook, rows: Rows) -> None:
    """Append the number of tricks needed as a reason."""
    need, remaining = outlook.hand.need, outlook.hand.tricks
    if need < 0:
        add(rows, _TOO_MANY, -need, 0, 0)
    elif need == 0:
        add(rows, _NONE_NEEDED, 0, 0, 0)
    elif need > remaining:
        add(rows, _OUT_OF_REACH, need, remaining, 0)
    elif need == remaining:
        add(rows, _ALL_NEEDED, need, 0, 0)
    else:
        add(rows, _SOME_NEEDED, need, remaining, 0)


@compiled
def _add_shed(outlook: Outlook, card: int, others: int, need: int, rows: Rows) -> None:
    """Append as a reason that the card could have taken an unwanted trick.

    Args:
        outlook: the outlook on the trick.
        card: the card.
        others: the other legal cards, as a set.
        need: the number of later tricks needed.
        rows: the reasons.
    """
    danger = later(outlook, card)
    if danger < _DANGEROUS:
        return
    while others:
        if later(outlook, lowest(others)) > danger:
            return
        others &= others - 1
    if need <= 0 or expected_after(outlook, card) >= need:
        add(rows, _SHEDS, 0, 0, 0)


@compiled
def _is_least(outlook: Outlook, card: int, others: int) -> bool:
    """Return whether every other card is more likely to take a later trick."""
    worth = later(outlook, card)
    while others:
        if worth >= later(outlook, lowest(others)):
            return False
        others &= others - 1
    return True


@compiled
def _add_kept(outlook: Outlook, card: int, need: int, rows: Rows) -> None:
    """Append as a reason that the rest of the hand suffices for the bid, if it does."""
    if need <= 0:
        return
    sure, tricks = sure_after(outlook, card), expected_after(outlook, card)
    if sure >= need:
        add(rows, _KEEPS_SURE, sure, 0, 0)
    elif tricks >= need:
        add(rows, _REST_IS_ENOUGH, tricks, need, 0)


@inlined
def _add_jester_kept(card: int, others: int, rows: Rows) -> None:
    if card < FIRST_JESTER and others & JESTER_SET:
        add(rows, _KEEPS_JESTER, 0, 0, 0)


@inlined
def _add_draws_trump(outlook: Outlook, card: int, rows: Rows) -> None:
    trump = outlook.sight.trump
    if outlook.state[layout.ON_TABLE] > 0 or trump < 0:
        return
    if card >= FIRST_WIZARD or card // RANKS != trump:
        return
    count = bit_count(outlook.sight.unseen & SUIT_SET << RANKS * trump)
    if count:
        add(rows, _DRAWS_TRUMP, count, 0, 0)


@inlined
def _add_last_of_suit(outlook: Outlook, card: int, rows: Rows) -> None:
    """Append as a reason that the card is the last of a suit, if it is."""
    if is_last_of_suit(outlook, card):
        add(rows, _LAST_OF_SUIT, card // RANKS, 0, 0)


@compiled
def is_last_of_suit(outlook: Outlook, card: int) -> bool:
    """Return whether a card is the last of a suit in hand, so that it creates a void (R7.3)."""
    if card >= FIRST_WIZARD or outlook.sight.one_suit_each:
        return False
    suit = card // RANKS
    held = bit_count(outlook.hand.cards & SUIT_SET << RANKS * suit)
    return held == 1 and suit != outlook.sight.trump


@compiled
def _winning(outlook: Outlook, cards: int) -> int:
    """Return those of some cards that take the trick for certain, as a set."""
    winners = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if wins(outlook, card):
            winners |= 1 << card
    return winners


@compiled
def _losing(outlook: Outlook, cards: int) -> int:
    """Return those of some cards that cannot take the trick, as a set."""
    losers = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if loses(outlook, card):
            losers |= 1 << card
    return losers


@inlined
def _extremes(outlook: Outlook, cards: int) -> tuple[float, float]:
    """Return the highest and the lowest share of games in which some cards take the trick."""
    most, least = -1.0, 2.0
    while cards:
        share = outlook.shares[lowest(cards)]
        most, least = max(most, share), min(least, share)
        cards &= cards - 1
    return most, least


@inlined
def _rounded(number: float) -> float:
    """Return the nearest whole number, the even one of two."""
    whole = floor(number + 0.5)
    return whole - 1.0 if whole - number == _EVEN and whole % 2 == 1 else whole + 0.0
