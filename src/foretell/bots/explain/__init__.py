"""Explanations: reasons for the action that a bot chose, as codes of true statements.

``bids`` and ``cards`` give reasons for each kind of action, ``comparison`` the gap to the next best
one, ``faults`` what speaks against a worse one, and ``writing`` puts them together. All depend only
on the seat's observation and the values of actions, and are compiled, so that every target gives
the same ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.explain import writing
from foretell.bots.explain.causes import HISTOGRAM, Lines
from foretell.bots.explain.codes import FIELDS
from foretell.bots.explain.rows import FloatArray, Rows, new_rows, read
from foretell.bots.explain.writing import MOST
from foretell.bots.explanation import ActionValue, Reason
from foretell.bots.sampling.situation import Situation
from foretell.cards import DECK_SIZE
from foretell.game.actions import PlayCard, is_alike
from foretell.game.observation import SeatObservation
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.information_set import HIDDEN, write_hidden, write_position
from foretell.sim.layout import IntArray

__all__ = ["FIELDS", "MOST", "NO_TRACES", "Traces", "faults_of", "reasons_for", "rival_of"]


_SEED: Final = "0"
_LEAST_GAP: Final = 1.0
"""The least gap, in points, of a card that is clearly worse."""


@dataclass(frozen=True, slots=True)
class Traces:
    """The moves after two cards, in the same possible games.

    Attributes:
        games: the games before either card, ``int64[games, WIDTH]``.
        moves: the moves after each, from that card on, padded with -1, ``int64[games, 2, MOVES]``.
    """

    games: IntArray
    moves: IntArray


NO_TRACES: Final = Traces(np.empty((0, layout.WIDTH), np.int64), np.empty((0, 2, 1), np.int64))
"""Without possible games; reasons then state proved facts alone."""


def rival_of(values: Sequence[ActionValue]) -> ActionValue | None:
    """Return the card with which reasons for the first one compare it, or None.

    It is the best of those that are clearly worse.

    Args:
        values: the values of all legal actions, the best first.
    """
    best = values[0]
    if not isinstance(best.action, PlayCard):
        return None
    for value in values[1:]:
        if value.behind > max(value.behind_margin, _LEAST_GAP) and not is_alike(
            value.action, best.action
        ):
            return value
    return None


def reasons_for(
    observation: SeatObservation, values: Sequence[ActionValue], traces: Traces = NO_TRACES
) -> tuple[Reason, ...]:
    """Return the reasons for the first of the values, the weightiest first.

    Args:
        observation: the observation of the seat to act.
        values: the values of its legal actions, the chosen one first.
        traces: of the chosen card, and of ``rival_of(values)``; without any, no causes are found.

    Returns:
        Up to ``MOST`` reasons, each with a code and the fields that ``FIELDS`` lists for it.
    """
    situation = Situation(observation, _SEED)
    settings, known = situation.settings, situation.known
    codes = np.array([encode_action(value.action) for value in values], dtype=np.int64)
    gaps = np.array([[value.behind for value in values], [value.behind_margin for value in values]])
    tricks, rows = _tricks_of(values), new_rows()
    count = write_reasons(settings, known, traces.games, traces.moves, codes, gaps, tricks, rows)
    return tuple(read(rows, count))


def faults_of(
    observation: SeatObservation,
    *,
    taken: ActionValue,
    best: ActionValue,
    traces: Traces = NO_TRACES,
) -> tuple[Reason, ...]:
    """Return the reasons against an action that is worth less than the best one.

    Args:
        observation: the observation of the seat to act.
        taken: the action.
        best: the best action, which is not equivalent.
        traces: of both, if they are cards.

    Returns:
        Up to ``MOST`` reasons, the weightiest first; the last may be the chance to make the bid.
    """
    situation = Situation(observation, _SEED)
    settings, known = situation.settings, situation.known
    codes = np.array([encode_action(taken.action), encode_action(best.action)], dtype=np.int64)
    tricks, rows = _tricks_of((taken, best)), new_rows()
    chances = np.array([taken.makes_bid, best.makes_bid])
    count = write_faults(settings, known, traces.games, traces.moves, codes, chances, tricks, rows)
    return tuple(read(rows, count))


def _tricks_of(values: Sequence[ActionValue]) -> IntArray:
    """Return the distributions of tricks of some actions, ``int64[actions, …]``."""
    return np.array([value.tricks for value in values], dtype=np.int64).reshape(len(values), -1)


def _writing(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    games: IntArray,
    moves: IntArray,
    actions: IntArray,
    gaps: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> Crossing:
    written = rows.codes, rows.fields, rows.cards
    counts = tricks.shape[1], tricks
    return settings, known, len(games), games, moves, len(actions), actions, gaps, *counts, *written


@operation("reasons", _writing)
def write_reasons(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    games: IntArray,
    moves: IntArray,
    actions: IntArray,
    gaps: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> int:
    """Write the reasons for the first of some actions, and return their number.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        games: possible games, ``int64[games, WIDTH]``.
        moves: those after the chosen card and after another, ``int64[games, 2, MOVES]``.
        actions: the legal actions, the chosen one first, ``int64[actions]``.
        gaps: how far each is behind the best, in points, and half the 95 % interval of that,
            ``float64[2, actions]``.
        tricks: in how many games each took 0, 1, 2, … tricks, ``int64[actions, …]``.
        rows: the reasons; written.
    """
    state, hidden = np.empty(layout.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    write_position(settings, known, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(settings, known, state, hidden)
    took, taken = np.empty((len(games), 2), np.int64), np.empty((len(games), 2), np.int64)
    tried, replay = np.empty(1, np.int64), np.empty(layout.WIDTH, np.int64)
    histogram = np.empty(HISTOGRAM, np.int64)
    lines = Lines(settings, games, moves, tried, took, taken, replay, histogram)
    ranked = actions, gaps[0], gaps[1]
    writing.write_reasons(settings, state, hidden, lines, ranked, tricks, rows)
    return int(rows.length[0])


def _faulting(  # noqa: PLR0917 - the arguments of its operation
    settings: IntArray,
    known: IntArray,
    games: IntArray,
    moves: IntArray,
    actions: IntArray,
    chances: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> Crossing:
    written = rows.codes, rows.fields, rows.cards
    values = actions, chances, tricks.shape[1], tricks
    return settings, known, len(games), games, moves, *values, *written


@operation("faults", _faulting)
def write_faults(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    known: IntArray,
    games: IntArray,
    moves: IntArray,
    actions: IntArray,
    chances: FloatArray,
    tricks: IntArray,
    rows: Rows,
) -> int:
    """Write what speaks against an action, and return the number of reasons.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        games: possible games, ``int64[games, WIDTH]``.
        moves: those after both actions, if they are cards, ``int64[games, 2, MOVES]``.
        actions: the action and the best one, ``int64[2]``.
        chances: of both to make the bid, ``float64[2]``.
        tricks: in how many games both took 0, 1, 2, … tricks, ``int64[2, …]``.
        rows: the reasons; written.
    """
    state, hidden = np.empty(layout.WIDTH, np.int64), np.empty(HIDDEN, np.int64)
    write_position(settings, known, state, np.empty(DECK_SIZE, np.int64))
    write_hidden(settings, known, state, hidden)
    took, taken = np.empty((len(games), 2), np.int64), np.empty((len(games), 2), np.int64)
    tried, replay = np.empty(1, np.int64), np.empty(layout.WIDTH, np.int64)
    histogram = np.empty(HISTOGRAM, np.int64)
    lines = Lines(settings, games, moves, tried, took, taken, replay, histogram)
    pair = actions[0], actions[1]
    writing.write_faults(settings, state, hidden, lines, pair, chances, tricks, rows)
    return int(rows.length[0])
