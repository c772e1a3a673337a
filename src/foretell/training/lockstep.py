"""Rounds played in lockstep, so that a network decides for all of them at once.

``advance`` plays each round until a network is to act, and writes what that seat sees as a row;
``choose`` draws an action from the network's output for each row, and applies it.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.learned.features import WIDTH, Float32Array, card_slot
from foretell.bots.learned.network import ACTIONS, Workspace, action_slot, encode
from foretell.bots.steady.compiled import steady_policy
from foretell.cards import DECK_SIZE, SUITS
from foretell.sim import layout as at
from foretell.sim.bits import bit_count, lowest, nth
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.elementary import exp, log
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import apply, legal
from foretell.training.plan import PART, Opponents
from foretell.training.self_play import start_round

HANDS_WIDTH: Final = (SEATS - 1) * DECK_SIZE
"""The number of features of the others' hands, which only the critic sees."""
DECISIONS: Final = DECK_SIZE + SEATS + 1
"""The most decisions in a round, of all seats: bids, a trump, and the cards."""

PRESENT: Final = 0
"""A seat that plays by the present policy, and whose decisions are learned from."""
PAST: Final = 1
"""A seat that plays by a past policy."""
RULES: Final = 2
"""A seat that plays by the rules of ``steady``, with some actions at random."""

_BFLOAT16_1: Final = 0x3F80
_RESOLUTION: Final = 1 << 30
"""The resolution of random draws of an action."""

Bfloat16Array = npt.NDArray[np.uint16]
"""Bits of numbers in ``bfloat16``: the upper half of those in single precision."""
BoolArray = npt.NDArray[np.bool_]


class Rounds(NamedTuple):
    """Rounds under way.

    Attributes:
        states: ``int64[rounds, WIDTH]``.
        players: ``PRESENT``, ``PAST`` or ``RULES`` for each seat, ``int64[rounds, SEATS]``.
        are_over: 1 for each round that is over, else 0, ``int64[rounds]``.
    """

    states: IntArray
    players: IntArray
    are_over: IntArray


class Decisions(NamedTuple):
    """Decisions of a network, one per row, in the order they are made.

    Attributes:
        features: what the seat sees, ``bfloat16[rows, WIDTH]``.
        hands: the others' hands, ``bfloat16[rows, HANDS_WIDTH]``.
        legal: whether each action is legal, ``bool[rows, ACTIONS]``.
        suit_slots: the positions of the suits, ``int64[rows, SUITS]``.
        rounds: the number of the round, ``int64[rows]``.
        seats: the seat, ``int64[rows]``.
        taken: the output index of the action taken, ``int64[rows]``.
        log_probabilities: of the action taken, ``float32[rows]``.
    """

    features: Bfloat16Array
    hands: Bfloat16Array
    legal: BoolArray
    suit_slots: IntArray
    rounds: IntArray
    seats: IntArray
    taken: IntArray
    log_probabilities: Float32Array


def new_rounds(count: int) -> Rounds:
    """Return rounds that are to be started."""
    return Rounds(
        np.zeros((count, at.WIDTH), dtype=np.int64),
        np.zeros((count, SEATS), dtype=np.int64),
        np.zeros(count, dtype=np.int64),
    )


def new_decisions(rows: int) -> Decisions:
    """Return empty rows."""
    return Decisions(
        np.zeros((rows, WIDTH), dtype=np.uint16),
        np.zeros((rows, HANDS_WIDTH), dtype=np.uint16),
        np.zeros((rows, ACTIONS), dtype=np.bool_),
        np.zeros((rows, SUITS), dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.float32),
    )


def rows_of(decisions: Decisions, start: int, stop: int | None = None) -> Decisions:
    """Return some rows, which share their memory."""
    some = slice(start, stop)
    return Decisions(
        decisions.features[some],
        decisions.hands[some],
        decisions.legal[some],
        decisions.suit_slots[some],
        decisions.rounds[some],
        decisions.seats[some],
        decisions.taken[some],
        decisions.log_probabilities[some],
    )


@kernel
def start(settings: IntArray, opponents: Opponents, rounds: Rounds, key: int) -> None:
    """Deal a random round of a game in each place, and seat the players.

    Args:
        settings: of the games.
        opponents: the shares of the players.
        rounds: written.
        key: of all random numbers.
    """
    for number in range(len(rounds.states)):
        chance = derive(key, number)
        start_round(settings, rounds.states[number], chance)
        rounds.are_over[number] = 0
        for seat in range(SEATS):
            draw = below(derive(chance, 4 + seat), PART)
            player = RULES
            if draw < opponents.present:
                player = PRESENT
            elif draw < opponents.present + opponents.past:
                player = PAST
            rounds.players[number, seat] = player
        learner = below(derive(chance, 3), settings[at.PLAYERS])
        rounds.players[number, learner] = PRESENT


@kernel
def advance(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    opponents: Opponents,
    rounds: Rounds,
    workspace: Workspace,
    present: Decisions,
    past: Decisions,
    key: int,
) -> tuple[int, int]:
    """Play each round until a network is to act, and return the rows for each network.

    Forced actions need no network.

    Args:
        settings: of the games.
        opponents: the share of random actions.
        rounds: the rounds.
        workspace: of a network of any size.
        present: rows for the present policy, from the first on; all zeros before.
        past: rows for the past policy, likewise.
        key: of the random actions.
    """
    now, before = 0, 0
    for number in range(len(rounds.states)):
        state = rounds.states[number]
        while rounds.are_over[number] == 0:
            if state[at.PHASE] == at.DEALING or state[at.PHASE] == at.FINISHED:
                rounds.are_over[number] = 1
                break
            actions, seat = legal(settings, state), state[at.SEAT]
            player = rounds.players[number, seat]
            if actions & (actions - 1) == 0:
                apply(settings, state, lowest(actions))
            elif player == RULES:
                random = opponents.random
                apply(settings, state, _by_rules(settings, state, random, derive(key, number)))
            elif player == PRESENT:
                encode(settings, state, seat, workspace)
                _write(settings, state, workspace, present, now)
                _write_hands(settings, state, workspace, present.hands[now])
                present.rounds[now] = number
                now += 1
                break
            else:
                encode(settings, state, seat, workspace)
                _write(settings, state, workspace, past, before)
                past.rounds[before] = number
                before += 1
                break
    return now, before


@kernel
def choose(
    settings: IntArray, rounds: Rounds, decisions: Decisions, logits: Float32Array, key: int
) -> None:
    """Draw an action for each row by the softmax of its logits, and apply it.

    Args:
        settings: of the games.
        rounds: the rounds.
        decisions: the rows; ``taken`` and ``log_probabilities`` are written.
        logits: the network's output, ``float32[rows, ACTIONS]``.
        key: of all random numbers.
    """
    for row in range(len(decisions.rounds)):
        mask, outputs = decisions.legal[row], logits[row]
        most, every, taken = np.float32(-np.inf), 0.0, -1
        for slot in range(ACTIONS):
            if mask[slot]:
                most = max(most, outputs[slot])
        for slot in range(ACTIONS):
            if mask[slot]:
                every += exp(outputs[slot] - most)
        left = every * below(derive(key, row), _RESOLUTION) / _RESOLUTION
        for slot in range(ACTIONS):
            if mask[slot] and (taken < 0 or left >= 0.0):
                left -= exp(outputs[slot] - most)
                taken = slot
        decisions.taken[row] = taken
        decisions.log_probabilities[row] = outputs[taken] - most - log(every)
        state = rounds.states[decisions.rounds[row]]
        apply(settings, state, _action_at(settings, state, decisions.suit_slots[row], taken))


@kernel
def advantages(
    decisions: Decisions, values: Float32Array, points: Float32Array, decay: float, to: Float32Array
) -> None:
    """Write generalised advantage estimates of the actions taken.

    Schulman, Moritz, Levine, Jordan and Abbeel, High-Dimensional Continuous Control Using
    Generalized Advantage Estimation (2016), with the points of the round as the only reward.

    Args:
        decisions: all decisions of the present policy.
        values: the critic's value before each, ``float32[rows]``.
        points: the points of each seat, ``float32[rounds, SEATS]``.
        decay: the weight of later differences, lambda.
        to: ``float32[rows]``; written.
    """
    later = points.copy()
    sums = np.zeros_like(points)
    for row in range(len(to) - 1, -1, -1):
        number, seat = decisions.rounds[row], decisions.seats[row]
        sums[number, seat] = later[number, seat] - values[row] + decay * sums[number, seat]
        later[number, seat] = values[row]
        to[row] = sums[number, seat]


@inlined
def _by_rules(settings: IntArray, state: IntArray, random: int, chance: int) -> int:
    moment = state[at.TRICKS] << 8 | state[at.PHASE] << 4 | state[at.SEAT]
    draw = derive(chance, moment)
    if below(draw, PART) < random:
        actions = legal(settings, state)
        return nth(actions, below(derive(draw, 1), bit_count(actions)))
    return steady_policy(settings, state, 0)


@compiled
def _write(
    settings: IntArray, state: IntArray, workspace: Workspace, decisions: Decisions, row: int
) -> None:
    """Write what the seat to act sees, and what it may do, to a row."""
    active, suit_slots = workspace.active, workspace.suit_slots
    for number in range(active.length[0]):
        bits = np.float32(active.values[number]).view(np.uint32)
        decisions.features[row, active.indices[number]] = bits >> 16
    for suit in range(SUITS):
        decisions.suit_slots[row, suit] = suit_slots[suit]
    decisions.seats[row] = state[at.SEAT]
    actions = legal(settings, state)
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        decisions.legal[row, action_slot(state[at.PHASE], action, suit_slots)] = True


@compiled
def _write_hands(
    settings: IntArray, state: IntArray, workspace: Workspace, hands: Bfloat16Array
) -> None:
    """Write the others' hands, clockwise from the seat to act."""
    players = settings[at.PLAYERS]
    for offset in range(1, players):
        cards = state[at.HANDS + (state[at.SEAT] + offset) % players]
        before, alike = -1, 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            slot = card_slot(card, workspace.suit_slots)
            alike = alike + 1 if slot == before else 0  # Wizards, or Jesters
            before = slot
            hands[DECK_SIZE * (offset - 1) + slot + alike] = _BFLOAT16_1


@inlined
def _action_at(settings: IntArray, state: IntArray, suit_slots: IntArray, slot: int) -> int:
    """Return the lowest legal action with an output index."""
    actions = legal(settings, state)
    action = lowest(actions)
    while actions and action_slot(state[at.PHASE], action, suit_slots) != slot:
        actions &= actions - 1
        action = lowest(actions)
    return action
