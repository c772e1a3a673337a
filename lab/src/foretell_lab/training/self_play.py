"""Self-play: training data from games, with the points after every action of a decision."""

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
from foretell.sim import layout
from foretell.sim.bits import bit_count, lowest, nth
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.copying import copy_into
from foretell.sim.counter import below, derive
from foretell.sim.deal import deal, start_game
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import apply, legal
from foretell_lab.training.plan import PART, SamplingConfig

STEADY: Final = 0
"""A seat played by ``steady``."""
NETWORK: Final = 1
"""A seat played by the network."""


class TrainingBatch(NamedTuple):
    """Sampled decisions, one per row.

    Attributes:
        features: ``float32[rows, WIDTH]``, the features of the seat's observation.
        legal: ``float32[rows, ACTIONS]``, 1 for each legal action, else 0.
        points: ``float32[rows, ACTIONS]``, the points of the round after each of these.
    """

    features: Float32Array
    legal: Float32Array
    points: Float32Array


class _Game(NamedTuple):
    """The game in progress and a copy for trying actions, each with the players of its seats."""

    state: IntArray
    kinds: IntArray
    copy: IntArray
    copy_kinds: IntArray


def new_batch(rows: int) -> TrainingBatch:
    """Return an empty batch."""
    shapes = ((rows, WIDTH), (rows, ACTIONS), (rows, ACTIONS))
    return TrainingBatch(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


@kernel
def generate_self_play(
    settings: IntArray, config: SamplingConfig, evaluator: Evaluator, batch: TrainingBatch, key: int
) -> int:
    """Play rounds until the batch is full, and return their number.

    Every legal action of a decision is played to the end of the same round, so that results differ
    only by the action.

    Args:
        settings: of the games.
        config: the sampling of decisions, and the players.
        evaluator: the network, where it plays.
        batch: written; all zeros before.
        key: of all random numbers.
    """
    state, copy = np.zeros(layout.WIDTH, dtype=np.int64), np.zeros(layout.WIDTH, dtype=np.int64)
    kinds, all_steady = np.zeros(SEATS, dtype=np.int64), np.zeros(SEATS, dtype=np.int64)
    game = _Game(state, kinds, copy, kinds if config.network_rollouts else all_steady)
    workspace = evaluator.workspace
    rows, row, rounds = len(batch.features), 0, 0
    while row < rows:
        chance = derive(key, rounds)
        rounds += 1
        start_round(settings, state, chance)
        _seat(config, chance, kinds)
        moves = 0
        while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
            moves += 1
            draw = derive(chance, 16 + moves)
            actions = legal(settings, state)
            several = actions & (actions - 1) != 0
            is_sampled = config.network_rollouts == 0 or kinds[state[layout.SEAT]] == NETWORK
            if (
                is_sampled
                and several
                and row < rows
                and below(derive(draw, 0), PART) < config.sampled
            ):
                encode(settings, state, state[layout.SEAT], workspace)
                _enter(workspace, batch.features[row])
                _try_all(settings, game, evaluator, batch, row)
                row += 1
            if several and below(derive(draw, 1), PART) < config.explored:
                action = nth(actions, below(derive(draw, 2), bit_count(actions)))
            else:
                action = _act(settings, state, kinds, evaluator)
            apply(settings, state, action)
    return rounds


@inlined
def start_round(settings: IntArray, state: IntArray, chance: int) -> None:
    """Deal a random round of a game; only the spent cards of earlier rounds are drawn."""
    start_game(settings, state, derive(chance, 1))
    number = below(derive(chance, 2), settings[layout.ROUNDS])
    if settings[layout.PLAYERS] == 2 and number > 0:  # one deck for the whole game (R9.4)
        deck, cards = FULL_SET, DECK_SIZE
        for earlier in range(number):
            for _ in range(2 * settings[layout.HAND_SIZES + earlier] + 1):
                cards -= 1
                state[layout.TURNED] = nth(deck, below(derive(chance, 1000 + cards), cards + 1))
                deck ^= 1 << state[layout.TURNED]
        state[layout.SPENT] = FULL_SET ^ deck
    state[layout.ROUND] = number
    deal(settings, state)


@inlined
def _seat(config: SamplingConfig, chance: int, kinds: IntArray) -> None:
    mixed = below(derive(chance, 3), PART) < config.mixed
    for seat in range(SEATS):
        kinds[seat] = NETWORK if config.network_moves else STEADY
        if mixed and below(derive(chance, 4 + seat), 2) == 0:
            kinds[seat] = STEADY


@inlined
def _enter(workspace: Workspace, row: Float32Array) -> None:
    for number in range(workspace.active.length[0]):
        row[workspace.active.indices[number]] = workspace.active.values[number]


@inlined
def _act(settings: IntArray, state: IntArray, kinds: IntArray, evaluator: Evaluator) -> int:
    if kinds[state[layout.SEAT]] == STEADY:
        return steady_policy(settings, state, 0)
    return network_policy(settings, state, evaluator)


@compiled
def _try_all(
    settings: IntArray, game: _Game, evaluator: Evaluator, batch: TrainingBatch, row: int
) -> None:
    """Write the points after each legal action of the seat to act."""
    state, _, copy, kinds = game
    seat, suit_slots = state[layout.SEAT], evaluator.workspace.suit_slots
    actions, mask, points = legal(settings, state), batch.legal[row], batch.points[row]
    # playouts overwrite the order of the suits
    first, second, third, fourth = suit_slots[0], suit_slots[1], suit_slots[2], suit_slots[3]
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        suit_slots[0], suit_slots[1], suit_slots[2], suit_slots[3] = first, second, third, fourth
        slot = action_slot(state[layout.PHASE], action, suit_slots)
        if mask[slot] != 0:  # another Wizard or Jester
            continue
        copy_into(copy, state)
        apply(settings, copy, action)
        while copy[layout.PHASE] != layout.DEALING and copy[layout.PHASE] != layout.FINISHED:
            apply(settings, copy, _act(settings, copy, kinds, evaluator))
        mask[slot] = 1
        points[slot] = copy[layout.TOTALS + seat] - state[layout.TOTALS + seat]
