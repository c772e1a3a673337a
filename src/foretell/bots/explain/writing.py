"""The reasons for an action, from what a seat knows and the values of its actions, compiled."""

from typing import Final

from foretell.bots.explain.bids import add_bid_reasons, add_trump_reasons
from foretell.bots.explain.cards import add_card_reasons
from foretell.bots.explain.causes import Lines, play_lines
from foretell.bots.explain.comparison import add_difference, is_same, next_best
from foretell.bots.explain.faults import (
    add_bid_faults,
    add_card_faults,
    add_chance,
    add_trump_faults,
)
from foretell.bots.explain.outlook import outlook_of
from foretell.bots.explain.rows import NUMBERS, FloatArray, Rows, add
from foretell.sim import layout
from foretell.sim.compiling import compiled
from foretell.sim.layout import IntArray

MOST: Final = 3
"""The most reasons for an action; more would not be read."""
_ALL_SAME: Final = NUMBERS["reason/all_same"]


@compiled
def write_reasons(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    state: IntArray,
    hidden: IntArray,
    lines: Lines,
    actions: tuple[IntArray, FloatArray, FloatArray],
    tricks: IntArray,
    rows: Rows,
) -> None:
    """Write the reasons for the first of some actions, the weightiest first.

    Args:
        settings: the settings of the game.
        state: the game as the seat to act knows it.
        hidden: its hidden cards (``sim.information_set``).
        lines: of the chosen card, and of one that is worth less.
        actions: the legal actions, the chosen one first: their codes, how far each is behind the
            best, in points, and half the 95 % interval of that.
        tricks: of each action, see ``misses_of``, ``int64[actions, …]``.
        rows: the reasons; written.
    """
    codes, behind, margins = actions
    phase, action = state[layout.PHASE], codes[0]
    rows.length[0] = 0
    other = next_best(phase, codes, behind)
    if other >= 0 and is_same(behind):
        add(rows, _ALL_SAME, 0, 0, 0)
        return
    if phase == layout.PLAYING:
        _add_of_card(settings, state, hidden, lines, (action, -1), tricks, rows)
    elif phase == layout.BIDDING:
        add_bid_reasons(settings, state, action, rows)
    else:
        add_trump_reasons(settings, state, action, rows)
    if other >= 0:
        is_level = behind[other] <= margins[other]
        rows.length[0] = min(rows.length[0], MOST - is_level)
        add_difference(phase, codes[other], behind[other], margins[other], rows)
    rows.length[0] = min(rows.length[0], MOST)


@compiled
def write_faults(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    state: IntArray,
    hidden: IntArray,
    lines: Lines,
    actions: tuple[int, int],
    chances: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> None:
    """Write what speaks against an action that is worth less than the best one.

    Args:
        settings: the settings of the game.
        state: the game as the seat to act knows it.
        hidden: its hidden cards (``sim.information_set``).
        lines: of both cards.
        actions: the action, and the best one.
        chances: of both to make the bid, ``float64[2]``.
        tricks: of both, see ``misses_of``, ``int64[2, …]``.
        rows: the reasons; written.
    """
    rows.length[0] = 0
    taken, best = actions
    if state[layout.PHASE] == layout.PLAYING:
        _add_of_card(settings, state, hidden, lines, actions, tricks, rows)
    elif state[layout.PHASE] == layout.BIDDING:
        add_bid_faults(settings, state, taken, best, tricks, rows)
    else:
        add_trump_faults(state, taken, best, tricks, rows)
    count = rows.length[0]
    rows.length[0] = min(count, MOST - 1)
    add_chance(chances, rows)
    rows.length[0] = min(max(count, rows.length[0]), MOST)


@compiled
def _add_of_card(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    state: IntArray,
    hidden: IntArray,
    lines: Lines,
    cards: tuple[int, int],
    tricks: IntArray,
    rows: Rows,
) -> None:
    """Append the reasons for a card, or those against it if a better one, from 0, is given too.

    One function for both, since the outlook is much code and the engine has to stay small.
    """
    outlook, (card, better) = outlook_of(settings, state, hidden), cards
    play_lines(lines, tricks[0])
    if better < 0:
        add_card_reasons(outlook, card, lines, tricks, rows)
    else:
        add_card_faults(outlook, card, better, lines, tricks, rows)
