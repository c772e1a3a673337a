"""Explanations: reasons for the action that a bot chose, as codes of true statements.

``bids`` and ``cards`` give reasons for each kind of action, ``comparison`` the gap to the next best
one, ``faults`` what speaks against a worse one, and ``writing`` puts them together. All depend only
on the seat's observation and the values of actions, and are compiled, so that every target gives
the same ones.
"""

from collections.abc import Sequence

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.explain import writing
from foretell.bots.explain.codes import FIELDS
from foretell.bots.explain.rows import FloatArray, Rows, new_rows, read
from foretell.bots.explain.taking import SEED, write_shares
from foretell.bots.explain.writing import MOST
from foretell.bots.explanation import ActionValue, Reason
from foretell.bots.sampling.situation import Situation
from foretell.cards import DECK_SIZE
from foretell.game.observation import SeatObservation
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.information_set import HIDDEN, write_hidden, write_position
from foretell.sim.layout import IntArray

__all__ = ["FIELDS", "MOST", "faults_of", "reasons_for"]


def reasons_for(observation: SeatObservation, values: Sequence[ActionValue]) -> tuple[Reason, ...]:
    """Return the reasons for the first of the values, the weightiest first.

    Args:
        observation: the observation of the seat to act.
        values: the values of its legal actions, the chosen one first.

    Returns:
        Up to ``MOST`` reasons, each with a code and the fields that ``FIELDS`` lists for it.
    """
    situation = Situation(observation, SEED)
    settings, known = situation.settings, situation.known
    codes = np.array([encode_action(value.action) for value in values], dtype=np.int64)
    gaps = np.array([[value.behind for value in values], [value.behind_margin for value in values]])
    shares, tricks, rows = np.zeros(DECK_SIZE), _tricks_of(values), new_rows()
    if needs_shares(settings, known, int(codes[0])):
        write_shares(situation, codes, shares)
    return tuple(read(rows, write_reasons(settings, known, shares, codes, gaps, tricks, rows)))


def faults_of(
    observation: SeatObservation, *, taken: ActionValue, best: ActionValue
) -> tuple[Reason, ...]:
    """Return the reasons against an action that is worth less than the best one.

    Args:
        observation: the observation of the seat to act.
        taken: the action.
        best: the best action, which is not equivalent.

    Returns:
        Up to ``MOST`` reasons, the weightiest first; the last may be the chance to make the bid.
    """
    situation = Situation(observation, SEED)
    settings, known = situation.settings, situation.known
    codes = np.array([encode_action(taken.action), encode_action(best.action)], dtype=np.int64)
    shares, tricks, rows = np.zeros(DECK_SIZE), _tricks_of((taken, best)), new_rows()
    if any(needs_shares(settings, known, int(code)) for code in codes):
        write_shares(situation, codes, shares)
    chances = np.array([taken.makes_bid, best.makes_bid])
    return tuple(read(rows, write_faults(settings, known, shares, codes, chances, tricks, rows)))


def _tricks_of(values: Sequence[ActionValue]) -> IntArray:
    """Return the distributions of tricks of some actions, ``int64[actions, …]``."""
    return np.array([value.tricks for value in values], dtype=np.int64).reshape(len(values), -1)


def _needing(settings: IntArray, known: IntArray, action: int) -> Crossing:
    return settings, known, action


@operation("needs_shares", _needing)
def needs_shares(settings: IntArray, known: IntArray, action: int) -> int:
    """Return 1 if the reasons for an action depend on shares of possible games, else 0."""
    state, hidden = np.empty(layout.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    write_position(settings, known, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(settings, known, state, hidden)
    return int(writing.needs_shares(settings, state, hidden, np.zeros(DECK_SIZE), action))


def _writing(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    shares: FloatArray,
    actions: IntArray,
    gaps: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> Crossing:
    written = rows.codes, rows.fields, rows.cards
    counts = tricks.shape[1], tricks
    return settings, known, shares, len(actions), actions, gaps, *counts, *written


@operation("reasons", _writing)
def write_reasons(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    shares: FloatArray,
    actions: IntArray,
    gaps: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> int:
    """Write the reasons for the first of some actions, and return their number.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        shares: see ``Outlook``.
        actions: the legal actions, the chosen one first, ``int64[actions]``.
        gaps: how far each is behind the best, in points, and half the 95 % interval of that,
            ``float64[2, actions]``.
        tricks: in how many games each took 0, 1, 2, … tricks, ``int64[actions, …]``.
        rows: the reasons; written.
    """
    state, hidden = np.empty(layout.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    write_position(settings, known, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(settings, known, state, hidden)
    ranked = actions, gaps[0], gaps[1]
    writing.write_reasons(settings, state, hidden, shares, ranked, tricks, rows)
    return int(rows.length[0])


def _faulting(  # noqa: PLR0917 - the arguments of its operation
    settings: IntArray,
    known: IntArray,
    shares: FloatArray,
    actions: IntArray,
    chances: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> Crossing:
    written = rows.codes, rows.fields, rows.cards
    return settings, known, shares, actions, chances, tricks.shape[1], tricks, *written


@operation("faults", _faulting)
def write_faults(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    shares: FloatArray,
    actions: IntArray,
    chances: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> int:
    """Write what speaks against an action, and return the number of reasons.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        shares: see ``Outlook``.
        actions: the action and the best one, ``int64[2]``.
        chances: of both to make the bid, ``float64[2]``.
        tricks: in how many games both took 0, 1, 2, … tricks, ``int64[2, …]``.
        rows: the reasons; written.
    """
    state, hidden = np.empty(layout.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    write_position(settings, known, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(settings, known, state, hidden)
    cards = actions[0], actions[1]
    writing.write_faults(settings, state, hidden, shares, cards, chances, tricks, rows)
    return int(rows.length[0])
