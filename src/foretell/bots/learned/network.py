"""The network: what each action promises, from what a seat knows.

Two hidden layers of rectified linear units. The first takes few of its many numbers other than 0
(``features``), so its rows are added up only where they are.
"""

from math import exp
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from foretell.bots.learned.features import (
    WIDTH,
    Active,
    Float32Array,
    encode,
    new_active,
    place_in_order,
    suit_order,
)
from foretell.cards import DECK_SIZE, SUITS
from foretell.sim import layout as at
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.layout import IntArray
from foretell.sim.observation import OBSERVED, write_observation
from foretell.sim.step import legal

BIDS: Final = DECK_SIZE
"""Where the bids from 0 to 20 begin among the actions; cards come first."""
TRUMPS: Final = BIDS + 21
ACTIONS: Final = TRUMPS + SUITS
"""Actions that the network knows: the cards and the suits in their order (``features``)."""
POINTS: Final = 20.0
"""Points that are 1 to the network."""


class Network(NamedTuple):
    """The network's weights, ``float32``.

    Attributes:
        first: ``[WIDTH, hidden]``; ``first_bias`` is ``[hidden]``.
        second: ``[hidden, last]``; ``second_bias`` is ``[last]``.
        points: ``[ACTIONS, last]``, what each action promises by the round's end, in ``POINTS``;
            ``points_bias`` is ``[ACTIONS]``.
        makes: ``[ACTIONS, last]``, the logit of making the bid after it; ``makes_bias`` is
            ``[ACTIONS]``.
    """

    first: Float32Array
    first_bias: Float32Array
    second: Float32Array
    second_bias: Float32Array
    points: Float32Array
    points_bias: Float32Array
    makes: Float32Array
    makes_bias: Float32Array


class Room(NamedTuple):
    """What a network needs room for while it thinks.

    Attributes:
        active: what it is asked.
        seen: the observation that this is made from.
        place_of: the order of the suits.
        first, second: the hidden layers.
    """

    active: Active
    seen: IntArray
    place_of: IntArray
    first: Float32Array
    second: Float32Array


class Mind(NamedTuple):
    """A network and room to think in; for one thread."""

    network: Network
    room: Room


def new_mind(network: Network) -> Mind:
    """Return a network with room for its layers."""
    room = Room(
        new_active(),
        np.zeros(OBSERVED, dtype=np.int64),
        np.zeros(SUITS, dtype=np.int64),
        np.zeros_like(network.first_bias),
        np.zeros_like(network.second_bias),
    )
    return Mind(network, room)


def empty_network(hidden: int, last: int) -> Network:
    """Return a network that knows nothing."""
    layers = ((WIDTH, hidden), (hidden,), (hidden, last), (last,))
    told = ((ACTIONS, last), (ACTIONS,))
    return Network(*(np.zeros(shape, dtype=np.float32) for shape in (*layers, *told, *told)))


def read_network(path: Path) -> Network:
    """Return the network in a file that a training wrote (``weights.npz``).

    Raises:
        OSError: when the file cannot be read.
    """
    with np.load(path) as kept:
        return Network(*(kept[name].astype(np.float32) for name in Network._fields))


@inlined
def look(settings: IntArray, state: IntArray, seat: int, room: Room) -> None:
    """Enter what a seat knows of a game into the room."""
    for place in range(OBSERVED):
        room.seen[place] = 0
    write_observation(settings, state, seat, room.seen)
    suit_order(settings, room.seen, seat, room.place_of)
    encode(settings, room.seen, seat, room.place_of, room.active)


@compiled
def think(mind: Mind) -> None:
    """Work out the hidden layers for what was entered into the room."""
    network, room = mind
    first, second = room.first, room.second
    for column in range(len(first)):
        first[column] = network.first_bias[column]
    for number in range(room.active.length[0]):
        row, value = network.first[room.active.places[number]], room.active.values[number]
        for column in range(len(first)):
            first[column] += value * row[column]
    for column in range(len(second)):
        second[column] = network.second_bias[column]
    for number in range(len(first)):
        value = first[number]
        if value > 0:
            row = network.second[number]
            for column in range(len(second)):
                second[column] += value * row[column]
    for column in range(len(second)):
        second[column] = max(second[column], 0)


@inlined
def points_of(mind: Mind, place: int) -> float:
    """Return what an action promises, in points of the round, once it was thought about."""
    network = mind.network
    return _told(mind.room, network.points, network.points_bias, place) * POINTS


@inlined
def chance_of(mind: Mind, place: int) -> float:
    """Return how likely the bid is made after an action, once it was thought about."""
    network = mind.network
    return 1 / (1 + exp(-_told(mind.room, network.makes, network.makes_bias, place)))


@inlined
def _told(room: Room, weights: Float32Array, biases: Float32Array, place: int) -> float:
    """Return one of the numbers that the last hidden layer leads to."""
    told: float = biases[place]
    row = weights[place]
    for column in range(len(room.second)):
        told += room.second[column] * row[column]
    return told


@inlined
def place_of_action(phase: int, action: int, place_of: IntArray) -> int:
    """Return the place among the network's actions of one of the simulator's."""
    if phase == at.PLAYING:
        return place_in_order(action, place_of)
    return BIDS + action if phase == at.BIDDING else TRUMPS + place_of[action]


@compiled
def network_policy(settings: IntArray, state: IntArray, mind: Mind) -> int:
    """Return the action that promises most to the seat to act."""
    actions = legal(settings, state)
    if actions & (actions - 1) == 0:
        return lowest(actions)
    look(settings, state, state[at.SEAT], mind.room)
    think(mind)
    best: int = 0
    most = -np.inf
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        points = points_of(mind, place_of_action(state[at.PHASE], action, mind.room.place_of))
        if points > most:
            best, most = action, points
    return best
