"""The network: a policy and the value of each action, from a seat's observation.

A multilayer perceptron with two hidden layers of rectified linear units, 620-1024-256-3x85: from
the features of an observation (``features``) to three outputs for each action, its logit in the
policy, the expected points and the logit of making the bid. The input is sparse, so the first layer
adds up only the rows of non-zero features. (The quick network, with which the strongest bot rules
out most possible games, is 620-128-32-3x85.)
"""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from foretell.bots.learned.features import (
    WIDTH,
    Active,
    Float32Array,
    card_slot,
    new_active,
    suit_order,
    write_features,
)
from foretell.cards import DECK_SIZE, SUITS
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.elementary import exp
from foretell.sim.layout import IntArray
from foretell.sim.observation import OBSERVED, write_observation
from foretell.sim.step import legal

BIDS: Final = DECK_SIZE
"""The first output for the bids 0 to 20, after those for cards."""
TRUMPS: Final = BIDS + 21
ACTIONS: Final = TRUMPS + SUITS
"""The number of outputs: cards, bids and trump suits, in the suit order of ``features``."""
POINTS: Final = 20.0
"""Points per unit of the network's output."""
_SHARPNESS: Final = 8.0
"""Logits per unit of points, where the policy follows from them: a temperature of 2.5 points."""
_AT_ONCE: Final = 4
"""Rows of weights added at once."""


class Network(NamedTuple):
    """The network's weights, ``float32``.

    Attributes:
        first: ``[WIDTH, hidden]``; ``first_bias`` is ``[hidden]``.
        second: ``[hidden, last]``; ``second_bias`` is ``[last]``.
        points: ``[ACTIONS, last]``, the expected points of the round, in units of ``POINTS``;
            ``points_bias`` is ``[ACTIONS]``.
        makes: ``[ACTIONS, last]``, the logit of making the bid; ``makes_bias`` is ``[ACTIONS]``.
        policy: ``[ACTIONS, last]``, the logit of the action; ``policy_bias`` is ``[ACTIONS]``.
    """

    first: Float32Array
    first_bias: Float32Array
    second: Float32Array
    second_bias: Float32Array
    points: Float32Array
    points_bias: Float32Array
    makes: Float32Array
    makes_bias: Float32Array
    policy: Float32Array
    policy_bias: Float32Array


class Workspace(NamedTuple):
    """The working arrays of a network.

    Attributes:
        active: the features of the observation.
        observation: ``int64[OBSERVED]``, see ``sim.observation``.
        suit_slots: the position of each suit in the order of ``features``, ``int64[SUITS]``.
        first, second: the hidden layers, ``float32[hidden]`` and ``float32[last]``.
        rows, factors: some rows of weights to be added at once, and their factors,
            ``int64[_AT_ONCE]`` and ``float32[_AT_ONCE]``.
    """

    active: Active
    observation: IntArray
    suit_slots: IntArray
    first: Float32Array
    second: Float32Array
    rows: IntArray
    factors: Float32Array


class Evaluator(NamedTuple):
    """A network with its workspace; one thread can use it at a time."""

    network: Network
    workspace: Workspace


def new_evaluator(network: Network) -> Evaluator:
    """Return a network with a new workspace."""
    workspace = Workspace(
        new_active(),
        np.zeros(OBSERVED, dtype=np.int64),
        np.zeros(SUITS, dtype=np.int64),
        np.zeros_like(network.first_bias),
        np.zeros_like(network.second_bias),
        np.zeros(_AT_ONCE, dtype=np.int64),
        np.zeros(_AT_ONCE, dtype=np.float32),
    )
    return Evaluator(network, workspace)


def as_block(network: Network) -> tuple[Float32Array, int, int]:
    """Return the weights one after the other, to be read only, and the sizes of hidden layers."""
    block = np.concatenate([part.reshape(-1) for part in network])
    block.flags.writeable = False
    return block, *network.second.shape


def layer_shapes(hidden: int, last: int) -> tuple[tuple[int, ...], ...]:
    """Return the shapes of the fields of a network with these hidden layers."""
    layers = ((WIDTH, hidden), (hidden,), (hidden, last), (last,))
    output = ((ACTIONS, last), (ACTIONS,))
    return (*layers, *output, *output, *output)


def empty_network(hidden: int, last: int) -> Network:
    """Return a network whose weights are all 0."""
    shapes = layer_shapes(hidden, last)
    return Network(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


def policy_of_points(
    points: Float32Array, points_bias: Float32Array
) -> tuple[Float32Array, Float32Array]:
    """Return the weights of a policy that prefers what has the higher expected points."""
    sharpness = np.float32(_SHARPNESS)
    return sharpness * points, sharpness * points_bias


def read_network(path: Path) -> Network:
    """Return the network in a file written by ``foretell train`` (``weights.npz``).

    Raises:
        OSError: when the file cannot be read.
        ValueError: when it holds no such network.
    """
    with np.load(path) as arrays:
        missing = [name for name in Network._fields if name not in arrays]
        if missing:
            raise ValueError(f"{path} is not a network: it lacks {', '.join(missing)}")
        network = Network(*(arrays[name].astype(np.float32) for name in Network._fields))
    if tuple(part.shape for part in network) != layer_shapes(*network.second.shape):
        raise ValueError(f"{path} is not a network: its layers do not fit together")
    return network


@compiled
def encode(settings: IntArray, state: IntArray, seat: int, workspace: Workspace) -> None:
    """Write the features of a seat's observation to the workspace."""
    for entry in range(OBSERVED):
        workspace.observation[entry] = 0
    write_observation(settings, state, seat, workspace.observation)
    suit_order(settings, workspace.observation, seat, workspace.suit_slots)
    write_features(settings, workspace.observation, seat, workspace.suit_slots, workspace.active)


@compiled
def forward(evaluator: Evaluator) -> None:
    """Compute the hidden layers for the features in the workspace."""
    network, workspace = evaluator
    first, second, active = workspace.first, workspace.second, workspace.active
    for column in range(len(first)):
        first[column] = network.first_bias[column]
    full = active.length[0] & -_AT_ONCE
    for number in range(0, full, _AT_ONCE):
        _add_rows(
            first,
            network.first,
            active.indices[number : number + _AT_ONCE],
            active.values[number : number + _AT_ONCE],
        )
    for number in range(full, active.length[0]):
        _add_row(first, network.first[active.indices[number]], active.values[number])
    for column in range(len(second)):
        second[column] = network.second_bias[column]
    waiting = 0
    for number in range(len(first)):
        if first[number] > 0:
            workspace.rows[waiting] = number
            workspace.factors[waiting] = first[number]
            waiting += 1
            if waiting == _AT_ONCE:
                _add_rows(second, network.second, workspace.rows, workspace.factors)
                waiting = 0
    for number in range(waiting):
        _add_row(second, network.second[workspace.rows[number]], workspace.factors[number])
    for column in range(len(second)):
        second[column] = max(second[column], 0)


@inlined
def _add_rows(
    target: Float32Array, weights: Float32Array, rows: IntArray, factors: Float32Array
) -> None:
    """Add ``_AT_ONCE`` rows of weights times their factors, one after the other.

    Together they take fewer loads and stores, and each sum is the same to the last bit.
    """
    one, two = weights[rows[0]], weights[rows[1]]
    three, four = weights[rows[2]], weights[rows[3]]
    for column in range(len(target)):
        total = target[column] + factors[0] * one[column]
        total += factors[1] * two[column]
        total += factors[2] * three[column]
        target[column] = total + factors[3] * four[column]


@inlined
def _add_row(target: Float32Array, row: Float32Array, factor: float) -> None:
    """Add a row of weights times a factor."""
    for column in range(len(target)):
        target[column] += factor * row[column]


@inlined
def logit_at(evaluator: Evaluator, slot: int) -> float:
    """Return the logit of an action in the policy, once ``forward`` has run."""
    network = evaluator.network
    return _output(evaluator.workspace, network.policy, network.policy_bias, slot)


@inlined
def points_at(evaluator: Evaluator, slot: int) -> float:
    """Return the expected points of the round after an action, once ``forward`` has run."""
    network = evaluator.network
    return _output(evaluator.workspace, network.points, network.points_bias, slot) * POINTS


@inlined
def bid_probability_at(evaluator: Evaluator, slot: int) -> float:
    """Return the probability of making the bid after an action, once ``forward`` has run."""
    network = evaluator.network
    return 1 / (1 + exp(-_output(evaluator.workspace, network.makes, network.makes_bias, slot)))


@inlined
def _output(workspace: Workspace, weights: Float32Array, biases: Float32Array, slot: int) -> float:
    """Return one output of the network."""
    output: float = biases[slot]
    row = weights[slot]
    for column in range(len(workspace.second)):
        output += workspace.second[column] * row[column]
    return output


@inlined
def action_slot(phase: int, action: int, suit_slots: IntArray) -> int:
    """Return the output index of an action of the simulator."""
    if phase == layout.PLAYING:
        return card_slot(action, suit_slots)
    return BIDS + action if phase == layout.BIDDING else TRUMPS + suit_slots[action]


@compiled
def network_policy(settings: IntArray, state: IntArray, evaluator: Evaluator) -> int:
    """Return the most likely action of the seat to act in the policy."""
    actions = legal(settings, state)
    if actions & (actions - 1) == 0:
        return lowest(actions)
    encode(settings, state, state[layout.SEAT], evaluator.workspace)
    forward(evaluator)
    best: int = 0
    most = -np.inf
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        logit = logit_at(
            evaluator, action_slot(state[layout.PHASE], action, evaluator.workspace.suit_slots)
        )
        if logit > most:
            best, most = action, logit
    return best
