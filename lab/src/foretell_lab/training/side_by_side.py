"""Rounds of self-play side by side, so that a policy decides for all of them at once.

``experience.play_rounds`` plays one round after the other, and evaluates the policy once for each
decision. This module plays all rounds up to their next decisions, and writes the observations as
rows. A caller that evaluates the policy for all rows at once, such as ``accelerator``, fills in the
actions.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import (
    ACTIONS,
    Workspace,
    action_slot,
    empty_network,
    encode,
    new_evaluator,
)
from foretell.cards import SUITS
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal
from foretell_lab.training.experience import (
    OTHER,
    RESOLUTION,
    RULES,
    SEEN_WIDTH,
    Bfloat16Array,
    BoolArray,
    draw_key,
    seat_players,
    write_decision,
)
from foretell_lab.training.plan import Opponents
from foretell_lab.training.rule_players import RulePlayers, new_rule_players, note_card, rule_policy
from foretell_lab.training.self_play import start_round

_UNANSWERED: Final = -1
"""In place of an action, before the first decision of a round."""


class Waiting(NamedTuple):
    """Decisions that wait for a policy, one per row, and its answers.

    Attributes:
        seen: the observation of the seat, then the others' hands, ``bfloat16[rows, SEEN_WIDTH]``.
        legal: whether each action is legal, ``bool[rows, ACTIONS]``.
        rounds: the number of the round, ``int64[rows]``.
        seats: the seat, ``int64[rows]``.
        by_other: whether the other policy decides, not the present one, ``bool[rows]``.
        draws: a random number from 0 to 1 to draw the action with, ``float32[rows]``.
        taken: the output index of the action taken, ``int64[rows]``: the answers.
    """

    seen: Bfloat16Array
    legal: BoolArray
    rounds: IntArray
    seats: IntArray
    by_other: BoolArray
    draws: Float32Array
    taken: IntArray


def new_waiting(rows: int) -> Waiting:
    """Return empty rows."""
    return Waiting(
        np.zeros((rows, SEEN_WIDTH), dtype=np.uint16),
        np.zeros((rows, ACTIONS), dtype=np.bool_),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.bool_),
        np.zeros(rows, dtype=np.float32),
        np.zeros(rows, dtype=np.int64),
    )


class _Rounds(NamedTuple):
    """Rounds that run side by side, one per row.

    Attributes:
        states: ``int64[rounds, layout.WIDTH]``.
        chances: the key of the random numbers of each round, ``int64[rounds]``.
        players: the player of each seat, ``int64[rounds, SEATS]``.
        rules: those who play by rules; each field of ``RulePlayers`` has one more dimension.
        suit_slots: the order of the suits in the decision that waits, ``int64[rounds, SUITS]``.
    """

    states: IntArray
    chances: IntArray
    players: IntArray
    rules: RulePlayers
    suit_slots: IntArray


class SideBySide:
    """Random rounds of a game, side by side.

    Args:
        options: of the game.
        opponents: the shares of the players.
        waiting: rows for the decisions, as many as there are rounds.
        key: of all random numbers.

    Example:
        >>> rounds = SideBySide(
        ...     Options(players=3), Opponents(1_000_000, 0, 0, 0), new_waiting(2), 7
        ... )
        >>> while rows := rounds.play_on():
        ...     rounds.waiting.taken[:rows] = rounds.waiting.legal[:rows].argmax(axis=1)
        >>> rounds.points().shape
        (2, 6)
    """

    def __init__(self, options: Options, opponents: Opponents, waiting: Waiting, key: int) -> None:
        count = len(waiting.rounds)
        columns: list[Any] = [np.stack([column] * count) for column in new_rule_players()]
        self.waiting = waiting
        self._settings, self._opponents = settings_of(options), opponents
        self._rounds = _Rounds(
            np.zeros((count, layout.WIDTH), np.int64),
            np.zeros(count, np.int64),
            np.zeros((count, SEATS), np.int64),
            RulePlayers(*columns),
            np.zeros((count, SUITS), np.int64),
        )
        self._workspace = new_evaluator(empty_network(1, 1)).workspace
        waiting.rounds[:], waiting.taken[:] = np.arange(count), _UNANSWERED
        _start(self._settings, opponents, self._rounds, key)
        self._rows = count

    def play_on(self) -> int:
        """Take the answers, play on to the next decisions, and return their number; 0 at the end.

        They are in the first rows of ``waiting``, in the order of their rounds.
        """
        self._rows = _play_on(
            self._settings, self._opponents, self._rounds, self._workspace, self.waiting, self._rows
        )
        return self._rows

    def points(self) -> Float32Array:
        """Return the points of each seat in each round, ``float32[rounds, SEATS]``."""
        return self._rounds.states[:, layout.TOTALS : layout.TOTALS + SEATS].astype(np.float32)


@kernel
def _start(settings: IntArray, opponents: Opponents, rounds: _Rounds, key: int) -> None:
    """Deal all rounds, and seat the players."""
    for number in range(len(rounds.states)):
        rounds.chances[number] = derive(key, number)
        start_round(settings, rounds.states[number], rounds.chances[number])
        _seat(settings, opponents, rounds, number)


@kernel
def _play_on(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    opponents: Opponents,
    rounds: _Rounds,
    workspace: Workspace,
    waiting: Waiting,
    rows: int,
) -> int:
    """Take the answers of some rows, and return the number of decisions that wait after them."""
    count = 0  # never more than rows read
    for row in range(rows):
        number, slot = waiting.rounds[row], waiting.taken[row]
        if slot != _UNANSWERED:
            action = _action_at(settings, rounds.states[number], rounds.suit_slots[number], slot)
            _take(settings, rounds, number, action)
        if _reaches_decision(settings, opponents, rounds, number):
            _ask(settings, rounds, workspace, waiting, number, count)
            count += 1
    return count


@compiled
def _seat(settings: IntArray, opponents: Opponents, rounds: _Rounds, number: int) -> None:
    """Seat the players of a round."""
    rules, chance = _rules_of(rounds, number), rounds.chances[number]
    seat_players(settings, opponents, chance, rounds.players[number], rules)


@inlined
def _rules_of(rounds: _Rounds, number: int) -> RulePlayers:
    """Return those who play by rules in a round; for pieces alone, which count no references."""
    rules = rounds.rules
    return RulePlayers(
        rules.levels[number],
        rules.shifts[number],
        rules.holds[number],
        rules.cards[number],
        rules.owners[number],
        rules.known[number],
    )


@compiled
def _action_at(settings: IntArray, state: IntArray, suit_slots: IntArray, slot: int) -> int:
    """Return the first legal action with an output index."""
    actions = legal(settings, state)
    action = lowest(actions)
    while action_slot(state[layout.PHASE], action, suit_slots) != slot:
        actions &= actions - 1
        action = lowest(actions)
    return action


@compiled
def _take(settings: IntArray, rounds: _Rounds, number: int, action: int) -> None:
    """Take an action in a round."""
    state = rounds.states[number]
    if state[layout.PHASE] == layout.PLAYING:
        note_card(settings, state, _rules_of(rounds, number), action)
    apply(settings, state, action)


@compiled
def _reaches_decision(
    settings: IntArray, opponents: Opponents, rounds: _Rounds, number: int
) -> bool:
    """Play on in a round; return whether there is another decision by a policy."""
    state, players = rounds.states[number], rounds.players[number]
    while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
        actions = legal(settings, state)
        if actions & (actions - 1) == 0:  # forced
            action = lowest(actions)
        elif players[state[layout.SEAT]] == RULES:
            draw = draw_key(rounds.chances[number], state)
            action = rule_policy(settings, state, _rules_of(rounds, number), opponents, draw)
        else:
            return True
        _take(settings, rounds, number, action)
    return False


@compiled
def _ask(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    rounds: _Rounds,
    workspace: Workspace,
    waiting: Waiting,
    number: int,
    row: int,
) -> None:
    """Write the decision that a round has come to."""
    state, seen, is_legal = rounds.states[number], waiting.seen[row], waiting.legal[row]
    seat = state[layout.SEAT]
    for feature in range(SEEN_WIDTH):
        seen[feature] = 0
    for slot in range(ACTIONS):
        is_legal[slot] = False
    encode(settings, state, seat, workspace)
    write_decision(settings, state, workspace, seen, is_legal)
    for suit in range(SUITS):
        rounds.suit_slots[number, suit] = workspace.suit_slots[suit]
    waiting.rounds[row], waiting.seats[row] = number, seat
    waiting.by_other[row] = rounds.players[number, seat] == OTHER
    draw = draw_key(rounds.chances[number], state)
    waiting.draws[row] = below(derive(draw, 0), RESOLUTION) / RESOLUTION
