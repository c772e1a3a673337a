"""Reasons for a card, compiled."""

from typing import Final

from foretell.bots.explain.causes import FEWER, MORE, Lines, add_cause, count_now, direction_of
from foretell.bots.explain.misses import add_fewest_misses
from foretell.bots.explain.outlook import Outlook, alike, loses, sure_after, wins
from foretell.bots.explain.rows import NUMBERS, Rows, add
from foretell.cards import FIRST_JESTER, JESTER_SET
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray

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
_TAKES_TRICK: Final = NUMBERS["reason/takes_trick"]
_LOSES_TRICK: Final = NUMBERS["reason/loses_trick"]
_KEEPS_JESTER: Final = NUMBERS["reason/keeps_jester"]
_KEEPS_SURE: Final = NUMBERS["reason/keeps_sure_tricks"]


@compiled
def add_card_reasons(
    outlook: Outlook, card: int, lines: Lines, tricks: IntArray, rows: Rows
) -> None:
    """Append the reasons for a card, the weightiest first.

    Args:
        outlook: the outlook on the trick.
        card: the card.
        lines: those after it, and after a card that is worth less.
        tricks: of each card, see ``misses_of``, ``int64[cards, …]``.
        rows: the reasons.
    """
    others, need = outlook.hand.allowed & ~alike(card), outlook.hand.need
    if others == 0:
        add(rows, _ONLY, card, 0, 0)
        return
    direction = likely_miss(outlook, lines, 1)
    is_open, side = False, direction
    if wins(outlook, card):
        _add_winning(outlook, others, direction, rows)
        need -= 1
        side = FEWER if _ends_with(rows, _WINS_AS_LAST, _WINS_UNBEATEN) else direction
    elif loses(outlook, card):
        _add_losing(outlook, others, direction, rows)
        side = MORE if _ends_with(rows, _CANNOT_WIN, _CANNOT_WIN) else direction
    else:
        is_open = True
        if direction == FEWER or need <= 0:
            _add_needed(outlook, rows)
    facts = rows.length[0]
    cause = add_cause(lines, 1, direction, rows)
    if cause < 0 or not alike(card) >> cause & 1:
        _add_counts(lines, direction, rows)
    if is_open and rows.length[0] == facts:
        rows.length[0] = 0  # a number of tricks alone is no reason
    loses_it = not is_open or 2 * count_now(lines, 0) < lines.tried[0]
    if loses_it and card < FIRST_JESTER and others & JESTER_SET and direction == MORE:
        add(rows, _KEEPS_JESTER, 0, 0, 0)
    sure = sure_after(outlook, card)
    if 0 < need <= sure:
        add(rows, _KEEPS_SURE, sure, 0, 0)
    if cause < 0:
        add_fewest_misses(tricks, outlook.hand.bid, side, rows)


@inlined
def _ends_with(rows: Rows, one: int, other: int) -> bool:
    """Return whether the last reason is one of two."""
    last = rows.length[0] - 1
    return bool(last >= 0 and (rows.codes[last] == one or rows.codes[last] == other))


@inlined
def likely_miss(outlook: Outlook, lines: Lines, worse: int) -> int:
    """Return the way in which the worse card misses the bid: ``MORE``, ``FEWER``, or 0 if unknown.

    Where no trick, or every trick, is needed, there is only one way.
    """
    need = outlook.hand.need
    if need <= 0:
        return MORE
    if need >= outlook.hand.tricks:
        return FEWER
    return direction_of(lines, worse)


@inlined
def _add_winning(outlook: Outlook, others: int, direction: int, rows: Rows) -> None:
    """Append the facts about a card that certainly takes the trick."""
    is_last = outlook.state[layout.ON_TABLE] == outlook.settings[layout.PLAYERS] - 1
    if _all_win(outlook, others):
        add(rows, _ALL_WIN, 0, 0, 0)
    elif outlook.hand.need > 0 and direction != MORE:
        _add_needed(outlook, rows)
        add(rows, _WINS_AS_LAST if is_last else _WINS_UNBEATEN, 0, 0, 0)


@inlined
def _add_losing(outlook: Outlook, others: int, direction: int, rows: Rows) -> None:
    """Append the facts about a card that cannot take the trick."""
    if _all_lose(outlook, others):
        add(rows, _NONE_CAN_WIN, 0, 0, 0)
    elif direction != FEWER:
        if outlook.hand.need <= 0:
            _add_needed(outlook, rows)
        add(rows, _CANNOT_WIN, 0, 0, 0)


@inlined
def _add_counts(lines: Lines, direction: int, rows: Rows) -> None:
    """Append in how many games the card takes the trick, if it is the better one for that."""
    games, count, other = lines.tried[0], count_now(lines, 0), count_now(lines, 1)
    if 0 < count < games:
        if direction == FEWER and count > other:
            add(rows, _TAKES_TRICK, count, games, 0)
        elif direction == MORE and count < other:
            add(rows, _LOSES_TRICK, games - count, games, 0)


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
def _all_win(outlook: Outlook, cards: int) -> bool:
    """Return whether each of some cards takes the trick for certain."""
    while cards:
        if not wins(outlook, lowest(cards)):
            return False
        cards &= cards - 1
    return True


@compiled
def _all_lose(outlook: Outlook, cards: int) -> bool:
    """Return whether none of some cards can take the trick."""
    while cards:
        if not loses(outlook, lowest(cards)):
            return False
        cards &= cards - 1
    return True
