"""Experience: rounds of self-play by the present policy, another one, and rules, compiled."""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from foretell.bots.learned.features import WIDTH, Float32Array, card_slot
from foretell.bots.learned.network import (
    ACTIONS,
    Evaluator,
    Network,
    Workspace,
    action_slot,
    encode,
    forward,
    logit_at,
    new_evaluator,
)
from foretell.cards import DECK_SIZE
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.elementary import exp, log
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal
from foretell_lab.training.plan import PART, Opponents
from foretell_lab.training.rule_players import (
    RulePlayers,
    draw_rule_player,
    new_rule_players,
    note_card,
    rule_policy,
)
from foretell_lab.training.self_play import start_round

HANDS_WIDTH: Final = (SEATS - 1) * DECK_SIZE
"""The number of features of the others' hands, which only the critic sees."""
SEEN_WIDTH: Final = WIDTH + HANDS_WIDTH
"""The number of features of an observation and the others' hands."""
DECISIONS: Final = DECK_SIZE + SEATS + 1
"""The most decisions in a round, of all seats: bids, a trump, and the cards."""

PRESENT: Final = 0
"""A seat that plays by the present policy, and whose decisions are learned from."""
OTHER: Final = 1
"""A seat that plays by the other policy."""
RULES: Final = 2
"""A seat that plays by rules of thumb: one of ``RulePlayers``."""
_BFLOAT16_1: Final = 0x3F80
RESOLUTION: Final = 1 << 30
"""The resolution of random draws of an action."""

Bfloat16Array = npt.NDArray[np.uint16]
"""Bits of numbers in ``bfloat16``: the upper half of those in single precision."""
BoolArray = npt.NDArray[np.bool_]
Policies: TypeAlias = tuple[Network, Network]
"""The present policy, and the one of other seats: a past one, or an opponent's."""


class Decisions(NamedTuple):
    """Decisions of the present policy, one per row, in the order they are made.

    All but rounds and seats may be tensors of PyTorch instead of arrays, on any device.

    Attributes:
        seen: the observation of the seat, then the others' hands, ``bfloat16[rows, SEEN_WIDTH]``.
        legal: whether each action is legal, ``bool[rows, ACTIONS]``.
        rounds: the number of the round, ``int64[rows]``.
        seats: the seat, ``int64[rows]``.
        taken: the output index of the action taken, ``int64[rows]``.
        log_probabilities: of the action taken, ``float32[rows]``.
    """

    seen: Bfloat16Array
    legal: BoolArray
    rounds: IntArray
    seats: IntArray
    taken: IntArray
    log_probabilities: Float32Array

    @property
    def features(self) -> Bfloat16Array:
        """The observation of the seat, ``bfloat16[rows, WIDTH]``."""
        return self.seen[:, :WIDTH]

    @property
    def hands(self) -> Bfloat16Array:
        """The others' hands, which only the critic sees, ``bfloat16[rows, HANDS_WIDTH]``."""
        return self.seen[:, WIDTH:]


class Experience(NamedTuple):
    """Rounds of self-play.

    Attributes:
        decisions: those of the present policy.
        points: the points of each seat in each round, ``float32[rounds, SEATS]``.
    """

    decisions: Decisions
    points: Float32Array


def new_decisions(rows: int) -> Decisions:
    """Return empty rows."""
    return Decisions(
        np.zeros((rows, SEEN_WIDTH), dtype=np.uint16),
        np.zeros((rows, ACTIONS), dtype=np.bool_),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.int64),
        np.zeros(rows, dtype=np.float32),
    )


def play_rounds(
    options: Options, opponents: Opponents, policies: Policies, *, rounds: int, key: int
) -> Experience:
    """Play random rounds of a game, and return the decisions of the present policy.

    Args:
        options: of the game.
        opponents: the shares of the players.
        policies: the present policy and the other one.
        rounds: the number of rounds.
        key: of all random numbers.
    """
    decisions = new_decisions(rounds * DECISIONS)
    points = np.zeros((rounds, SEATS), dtype=np.float32)
    present, other = (new_evaluator(policy) for policy in policies)
    settings, rules = settings_of(options), new_rule_players()
    count = _play(settings, opponents, rules, present, other, key, decisions, points)
    columns: list[Any] = [column[:count] for column in decisions]
    return Experience(Decisions(*columns), points)


def joined(parts: list[Experience]) -> Experience:
    """Return the rounds of several games as one experience."""
    firsts = np.cumsum([0, *(len(part.points) for part in parts)])
    columns = [
        np.concatenate(column) for column in zip(*(part.decisions for part in parts), strict=True)
    ]
    decisions = Decisions(*columns)
    sizes = [len(part.decisions.rounds) for part in parts]
    decisions.rounds[:] += np.repeat(firsts[:-1], sizes)
    return Experience(decisions, np.concatenate([part.points for part in parts]))


@kernel
def advantages(  # noqa: PLR0917 - compiled code has no keywords
    rounds: IntArray,
    seats: IntArray,
    values: Float32Array,
    points: Float32Array,
    decay: float,
    to: Float32Array,
) -> None:
    """Write generalised advantage estimates of the actions taken.

    Schulman, Moritz, Levine, Jordan and Abbeel, High-Dimensional Continuous Control Using
    Generalized Advantage Estimation (2016), with the points of the round as the only reward.

    Args:
        rounds: the round of each decision, in the order they are made, ``int64[rows]``.
        seats: the seat of each, ``int64[rows]``.
        values: the critic's value before each, ``float32[rows]``.
        points: the points of each seat, ``float32[rounds, SEATS]``.
        decay: the weight of later differences, lambda.
        to: ``float32[rows]``; written.
    """
    later = points.copy()
    sums = np.zeros_like(points)
    for row in range(len(to) - 1, -1, -1):
        number, seat = rounds[row], seats[row]
        sums[number, seat] = later[number, seat] - values[row] + decay * sums[number, seat]
        later[number, seat] = values[row]
        to[row] = sums[number, seat]


@kernel
def _play(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    opponents: Opponents,
    rules: RulePlayers,
    present: Evaluator,
    other: Evaluator,
    key: int,
    decisions: Decisions,
    points: Float32Array,
) -> int:
    """Play random rounds, and return the number of decisions written."""
    state, players = np.zeros(layout.WIDTH, np.int64), np.zeros(SEATS, np.int64)
    logits, count = np.zeros(DECK_SIZE, np.float32), 0
    for number in range(len(points)):
        chance = derive(key, number)
        start_round(settings, state, chance)
        seat_players(settings, opponents, chance, players, rules)
        while state[layout.PHASE] != layout.DEALING and state[layout.PHASE] != layout.FINISHED:
            actions, seat = legal(settings, state), state[layout.SEAT]
            draw = draw_key(chance, state)
            if actions & (actions - 1) == 0:  # forced
                action = lowest(actions)
            elif players[seat] == RULES:
                action = rule_policy(settings, state, rules, opponents, draw)
            elif players[seat] == OTHER:
                action, _ = _drawn(settings, state, other, draw, logits)
            else:
                action, log_probability = _drawn(settings, state, present, draw, logits)
                seen, is_legal = decisions.seen[count], decisions.legal[count]
                write_decision(settings, state, present.workspace, seen, is_legal)
                slot = action_slot(state[layout.PHASE], action, present.workspace.suit_slots)
                decisions.rounds[count], decisions.seats[count] = number, seat
                decisions.taken[count] = slot
                decisions.log_probabilities[count] = log_probability
                count += 1
            if state[layout.PHASE] == layout.PLAYING:
                note_card(settings, state, rules, action)
            apply(settings, state, action)
        for seat in range(SEATS):
            points[number, seat] = state[layout.TOTALS + seat]
    return count


@inlined
def draw_key(chance: int, state: IntArray) -> int:
    """Return the key of the random numbers of a decision, from that of its round."""
    return derive(chance, state[layout.TRICKS] << 8 | state[layout.PHASE] << 4 | state[layout.SEAT])


@inlined
def seat_players(
    settings: IntArray, opponents: Opponents, chance: int, players: IntArray, rules: RulePlayers
) -> None:
    """Draw the player of each seat; at least one plays by the present policy.

    Args:
        settings: of the game.
        opponents: the shares of the players.
        chance: the key of the round.
        players: ``PRESENT``, ``OTHER`` or ``RULES``, ``int64[SEATS]``; written.
        rules: those who play by rules; written.
    """
    for seat in range(SEATS):
        draw = below(derive(chance, 4 + seat), PART)
        players[seat] = RULES
        if draw < opponents.present:
            players[seat] = PRESENT
        elif draw < opponents.present + opponents.other:
            players[seat] = OTHER
        else:
            draw_rule_player(rules, seat, opponents.levels, derive(chance, 10 + seat))
    players[below(derive(chance, 3), settings[layout.PLAYERS])] = PRESENT


@compiled
def _drawn(
    settings: IntArray, state: IntArray, evaluator: Evaluator, chance: int, logits: Float32Array
) -> tuple[int, float]:
    """Draw an action by a policy, and return it with the logarithm of its probability."""
    encode(settings, state, state[layout.SEAT], evaluator.workspace)
    forward(evaluator)
    suit_slots, phase = evaluator.workspace.suit_slots, state[layout.PHASE]
    actions, count, before = legal(settings, state), 0, -1
    most, every = np.float32(-np.inf), 0.0
    remaining = actions
    while remaining:
        slot = action_slot(phase, lowest(remaining), suit_slots)
        remaining &= remaining - 1
        if slot != before:  # another Wizard or Jester
            logits[count] = logit_at(evaluator, slot)
            most = max(most, logits[count])
            count += 1
        before = slot
    for number in range(count):
        every += exp(logits[number] - most)
    rest = every * below(derive(chance, 0), RESOLUTION) / RESOLUTION
    number, before, taken = -1, -1, 0
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        slot = action_slot(phase, action, suit_slots)
        if slot != before:
            if number >= 0 and rest < 0.0:
                break
            number, taken = number + 1, action
            rest -= exp(logits[number] - most)
        before = slot
    return taken, logits[number] - most - log(every)


@compiled
def write_decision(
    settings: IntArray,
    state: IntArray,
    workspace: Workspace,
    seen: Bfloat16Array,
    is_legal: BoolArray,
) -> None:
    """Write the observation of the seat to act, the others' hands, and the legal actions.

    Args:
        settings: of the game.
        state: the game.
        workspace: with the features of the seat to act, as ``encode`` writes them.
        seen: the observation and the hands, ``bfloat16[SEEN_WIDTH]``; all zeros before, written.
        is_legal: whether each action is legal, ``bool[ACTIONS]``; likewise.
    """
    active, suit_slots = workspace.active, workspace.suit_slots
    for number in range(active.length[0]):
        bits = np.float32(active.values[number]).view(np.uint32)
        seen[active.indices[number]] = bits >> 16
    actions = legal(settings, state)
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        is_legal[action_slot(state[layout.PHASE], action, suit_slots)] = True
    _write_hands(settings, state, workspace, seen[WIDTH:])


@compiled
def _write_hands(
    settings: IntArray, state: IntArray, workspace: Workspace, hands: Bfloat16Array
) -> None:
    """Write the others' hands, clockwise from the seat to act."""
    players = settings[layout.PLAYERS]
    for offset in range(1, players):
        cards = state[layout.HANDS + (state[layout.SEAT] + offset) % players]
        before, alike = -1, 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            slot = card_slot(card, workspace.suit_slots)
            alike = alike + 1 if slot == before else 0  # Wizards, or Jesters
            before = slot
            hands[DECK_SIZE * (offset - 1) + slot + alike] = _BFLOAT16_1
