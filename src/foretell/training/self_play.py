"""Lessons: decisions in games that are played, and what every action led to."""

from typing import Final, NamedTuple

import numpy as np

from foretell.bots.learned.features import WIDTH, Float32Array
from foretell.bots.learned.network import (
    ACTIONS,
    Evaluator,
    Workspace,
    action_slot,
    encode,
    network_policy,
)
from foretell.bots.steady.compiled import steady_policy
from foretell.cards import DECK_SIZE, FULL_SET
from foretell.sim import layout as at
from foretell.sim.bits import bit_count, lowest, nth
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.copying import copy_into
from foretell.sim.counter import below, derive
from foretell.sim.deal import deal, start_game
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import apply, legal

STEADY: Final = 0
"""A seat in which rules of thumb play."""
NETWORK: Final = 1
PART: Final = 1_000_000
"""Shares are told in millionths."""


class Lessons(NamedTuple):
    """Decisions, one a row.

    Attributes:
        seen: ``float32[rows, WIDTH]``, what the seat knew.
        tried: ``float32[rows, ACTIONS]``, 1 for each action that was possible.
        points: ``float32[rows, ACTIONS]``, the points of the round that it led to.
    """

    seen: Float32Array
    tried: Float32Array
    points: Float32Array


class Course(NamedTuple):
    """How lessons are made, in whole numbers.

    Attributes:
        asked: how many decisions of a round become lessons, in millionths.
        tested: how many are made at random, so that more is seen than good play leads to.
        mixed: in how many rounds some seats, each with half the chance, are played by rules of
            thumb; 1,000,000 is all of them.
        moves: 0 where rules of thumb make the decisions that the lessons are about.
        follows: 0 where they make all that follow an action, too.
    """

    asked: int
    tested: int
    mixed: int
    moves: int
    follows: int


class _Table(NamedTuple):
    """The game that is played, and a copy to try actions on; who plays in which seat of each."""

    state: IntArray
    kinds: IntArray
    copy: IntArray
    copy_kinds: IntArray


def new_lessons(rows: int) -> Lessons:
    """Return room for lessons."""
    shapes = ((rows, WIDTH), (rows, ACTIONS), (rows, ACTIONS))
    return Lessons(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


@kernel
def give_lessons(
    settings: IntArray, course: Course, evaluator: Evaluator, lessons: Lessons, key: int
) -> int:
    """Play rounds until all rows are lessons, and return how many rounds it took.

    Every action of a decision is played to the end of the same round, so that what the actions
    lead to differs by the actions alone.

    Args:
        settings: of the games.
        course: how.
        evaluator: plays where the course has it play.
        lessons: where to write; zeros.
        key: of all that is random.
    """
    state, copy = np.zeros(at.WIDTH, dtype=np.int64), np.zeros(at.WIDTH, dtype=np.int64)
    kinds, by_rules = np.zeros(SEATS, dtype=np.int64), np.zeros(SEATS, dtype=np.int64)
    table, workspace = (
        _Table(state, kinds, copy, kinds if course.follows else by_rules),
        evaluator.workspace,
    )
    rows, row, rounds = len(lessons.seen), 0, 0
    while row < rows:
        chance = derive(key, rounds)
        rounds += 1
        _start_round(settings, state, chance)
        _seat(course, chance, kinds)
        moves = 0
        while state[at.PHASE] != at.DEALING and state[at.PHASE] != at.FINISHED:
            moves += 1
            draw = derive(chance, 16 + moves)
            actions = legal(settings, state)
            several = actions & (actions - 1) != 0
            asks = course.follows == 0 or kinds[state[at.SEAT]] == NETWORK
            if asks and several and row < rows and below(derive(draw, 0), PART) < course.asked:
                encode(settings, state, state[at.SEAT], workspace)
                _enter(workspace, lessons.seen[row])
                _try_all(settings, table, evaluator, lessons, row)
                row += 1
            if several and below(derive(draw, 1), PART) < course.tested:
                action = nth(actions, below(derive(draw, 2), bit_count(actions)))
            else:
                action = _act(settings, state, kinds, evaluator)
            apply(settings, state, action)
    return rounds


@inlined
def _start_round(settings: IntArray, state: IntArray, chance: int) -> None:
    """Deal any round of a game; what went before is left out, but for the cards it used up."""
    start_game(settings, state, derive(chance, 1))
    number = below(derive(chance, 2), settings[at.ROUNDS])
    if settings[at.PLAYERS] == 2 and number > 0:  # one deck for the whole game (R9.4)
        deck, left = FULL_SET, DECK_SIZE
        for earlier in range(number):
            for _ in range(2 * settings[at.HAND_SIZES + earlier] + 1):
                left -= 1
                state[at.TURNED] = nth(deck, below(derive(chance, 1000 + left), left + 1))
                deck ^= 1 << state[at.TURNED]
        state[at.SPENT] = FULL_SET ^ deck
    state[at.ROUND] = number
    deal(settings, state)


@inlined
def _seat(course: Course, chance: int, kinds: IntArray) -> None:
    mixed = below(derive(chance, 3), PART) < course.mixed
    for seat in range(SEATS):
        kinds[seat] = NETWORK if course.moves else STEADY
        if mixed and below(derive(chance, 4 + seat), 2) == 0:
            kinds[seat] = STEADY


@inlined
def _enter(workspace: Workspace, row: Float32Array) -> None:
    for number in range(workspace.active.length[0]):
        row[workspace.active.indices[number]] = workspace.active.values[number]


@inlined
def _act(settings: IntArray, state: IntArray, kinds: IntArray, evaluator: Evaluator) -> int:
    if kinds[state[at.SEAT]] == STEADY:
        return steady_policy(settings, state, 0)
    return network_policy(settings, state, evaluator)


@compiled
def _try_all(
    settings: IntArray, table: _Table, evaluator: Evaluator, lessons: Lessons, row: int
) -> None:
    """Enter what every action of the seat to act leads to."""
    state, _, copy, kinds = table
    seat, suit_slots = state[at.SEAT], evaluator.workspace.suit_slots
    tried, points = lessons.tried[row], lessons.points[row]
    actions = legal(settings, state)
    # playing on writes over the order of the suits
    first, second, third, fourth = suit_slots[0], suit_slots[1], suit_slots[2], suit_slots[3]
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        suit_slots[0], suit_slots[1], suit_slots[2], suit_slots[3] = first, second, third, fourth
        slot = action_slot(state[at.PHASE], action, suit_slots)
        if tried[slot] != 0:  # a Wizard like the one before
            continue
        copy_into(copy, state)
        apply(settings, copy, action)
        while copy[at.PHASE] != at.DEALING and copy[at.PHASE] != at.FINISHED:
            apply(settings, copy, _act(settings, copy, kinds, evaluator))
        tried[slot] = 1
        points[slot] = copy[at.TOTALS + seat] - state[at.TOTALS + seat]
