"""Explanations: reasons for the action that a bot chose, as codes of true statements.

``bids`` and ``cards`` give reasons for each kind of action, ``comparison`` the gap to the next best
one, ``writing`` puts them together. All depend only on the seat's observation and the values of
actions, and are compiled, so that every target gives the same ones.
"""

from collections.abc import Sequence

import numpy as np

from foretell.bots.explain.codes import FIELDS
from foretell.bots.explain.rows import FloatArray, Rows, new_rows, read
from foretell.bots.explain.taking import write_shares
from foretell.bots.explain.writing import MOST, needs_shares, write_reasons
from foretell.bots.explanation import ActionValue, Reason
from foretell.cards import DECK_SIZE
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.actions import encode_action
from foretell.sim.compiling import kernel
from foretell.sim.information_set import HIDDEN, information_of, write_hidden, write_position
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of

__all__ = ["FIELDS", "MOST", "reasons_for"]


def reasons_for(observation: Observation, values: Sequence[ActionValue]) -> tuple[Reason, ...]:
    """Return the reasons for the first of the values, the weightiest first.

    Args:
        observation: the observation of the seat to act.
        values: the values of its legal actions, the chosen one first.

    Returns:
        Up to ``MOST`` reasons, each with a code and the fields that ``FIELDS`` lists for it.
    """
    settings, known = settings_of(observation.options), information_of(observation)
    codes = np.array([encode_action(value.action) for value in values], dtype=np.int64)
    gaps = np.array([[value.behind for value in values], [value.behind_margin for value in values]])
    state, hidden = np.empty(at.WIDTH, dtype=np.int64), np.empty(HIDDEN, dtype=np.int64)
    shares, rows = np.zeros(DECK_SIZE), new_rows()
    if _prepare(settings, known, state, hidden, shares, codes[0]):
        write_shares(observation, codes, shares)
    _write(settings, state, hidden, shares, codes, gaps, rows)
    return tuple(read(rows))


@kernel
def _prepare(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    state: IntArray,
    hidden: IntArray,
    shares: FloatArray,
    action: int,
) -> bool:
    """Write position and hidden cards, and return whether shares of games are needed."""
    write_position(settings, known, state, np.empty(DECK_SIZE, dtype=np.int64))
    write_hidden(settings, known, state, hidden)
    return needs_shares(settings, state, hidden, shares, action)


@kernel
def _write(  # noqa: PLR0917
    settings: IntArray,
    state: IntArray,
    hidden: IntArray,
    shares: FloatArray,
    codes: IntArray,
    gaps: FloatArray,
    rows: Rows,
) -> None:
    write_reasons(settings, state, hidden, shares, (codes, gaps[0], gaps[1]), rows)
