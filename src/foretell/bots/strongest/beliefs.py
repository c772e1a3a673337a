"""The likelihood of worlds given all actions: trumps chosen, bids made and cards played.

Each other player is modelled as either ``steady`` or the network, with equal odds before its bid
is known. The network acts by its policy, tempered. ``steady`` mostly plays its chosen
card. Plays weigh half as much as bids, since people and bots vary more in play.
"""

from typing import Final

import numpy as np

from foretell.bots.engine import Crossing, operation
from foretell.bots.learned.network import (
    Evaluator,
    action_slot,
    as_block,
    encode,
    forward,
    logit_at,
    network_policy,
)
from foretell.bots.search.likelihood import (
    BID_DEVIATION,
    Evidence,
    FloatArray,
    WeightedWorlds,
    build_state,
    rewind,
    write_evidence,
)
from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.cards import DECK_SIZE, FIRST_JESTER, FIRST_WIZARD
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import TRUMP_TO_CHOOSE
from foretell.sim import layout as at
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.counter import below, derive
from foretell.sim.elementary import exp, log
from foretell.sim.information_set import BIDS, CARDS, COUNT
from foretell.sim.layout import IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.step import apply, legal

_TEMPERATURE: Final = 1.6
"""The temperature of the softmax of the policy's logits."""
_PLAY_WEIGHT: Final = 0.5
"""The weight of the log-likelihood of the plays, relative to 1 for the bids."""
_DEVIATION: Final = 0.2
"""Probability that a ``steady`` player deviates from its choice when two plays are legal."""
_FLOOR: Final = 0.02
"""Added to every probability of an action."""
_PARTS: Final = 1 << 20
"""The resolution of probabilities in random draws."""


def _weighing_bids(
    settings: IntArray, known: IntArray, evaluator: Evaluator, worlds: WeightedWorlds, first: int
) -> Crossing:
    return settings, known, *as_block(evaluator.network), first, len(worlds.hands), *worlds


@operation("weigh_bids", _weighing_bids)
def weigh_bids(
    settings: IntArray, known: IntArray, evaluator: Evaluator, worlds: WeightedWorlds, first: int
) -> None:
    """Build the state of each world, and weight it by the likelihood of the trump and the bids.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act (``foretell.sim.information_set``).
        evaluator: the network.
        worlds: the worlds, whose hands are read, and whose states and log weights are written. The
            key of a state is the set of the seats modelled as ``steady``.
        first: the number of the first of these worlds, on which random draws depend.
    """
    root, played = np.empty(at.WIDTH, np.int64), np.empty(at.SEATS, np.int64)
    owners = np.empty(DECK_SIZE, np.int64)
    write_evidence(settings, known, root, played, owners)
    cards, bids = known[CARDS : CARDS + known[COUNT]], known[BIDS : BIDS + at.SEATS]
    evidence = Evidence(root, played, cards, bids)
    _weigh_bids(settings, evidence, evaluator, worlds, first)


@compiled
def _weigh_bids(
    settings: IntArray, evidence: Evidence, evaluator: Evaluator, worlds: WeightedWorlds, first: int
) -> None:
    hands, states, weights = worlds
    for world in range(len(hands)):
        state = states[world]
        rewind(settings, evidence, hands[world], state)
        state[at.KEY] = first + world
        weights[world] = _trump(settings, evidence, evaluator, state)
        weights[world] += _bids(settings, evidence, evaluator, state)
        by_rules = state[at.KEY]
        build_state(settings, evidence, hands[world], state)
        state[at.KEY] = by_rules


def _weighing_plays(
    settings: IntArray,
    known: IntArray,
    evaluator: Evaluator,
    states: IntArray,
    log_weights: FloatArray,
) -> Crossing:
    network = as_block(evaluator.network)
    return settings, known, *network, len(states), states, log_weights


@operation("weigh_plays", _weighing_plays)
def weigh_plays(
    settings: IntArray,
    known: IntArray,
    evaluator: Evaluator,
    states: IntArray,
    log_weights: FloatArray,
) -> None:
    """Weight games by the likelihood of the cards played.

    Args:
        settings: the settings of the game.
        known: the information set of the seat to act.
        evaluator: the network.
        states: the games, built by ``weigh_bids``, ``int64[games, WIDTH]``.
        log_weights: ``float64[games]``; written.
    """
    root, played = np.empty(at.WIDTH, np.int64), np.empty(at.SEATS, np.int64)
    owners, state = np.empty(DECK_SIZE, np.int64), np.empty(at.WIDTH, np.int64)
    write_evidence(settings, known, root, played, owners)
    cards, bids = known[CARDS : CARDS + known[COUNT]], known[BIDS : BIDS + at.SEATS]
    evidence = Evidence(root, played, cards, bids)
    _weigh_plays(settings, evidence, evaluator, states, log_weights, state)


@compiled
def _weigh_plays(  # noqa: PLR0917 - compiled code has no keywords
    settings: IntArray,
    evidence: Evidence,
    evaluator: Evaluator,
    states: IntArray,
    log_weights: FloatArray,
    state: IntArray,
) -> None:
    for world in range(len(states)):
        hands = states[world, at.HANDS : at.HANDS + at.SEATS]
        rewind(settings, evidence, hands, state)
        for _ in range(settings[at.PLAYERS]):
            apply(settings, state, states[world, at.BIDS + state[at.SEAT]])
        state[at.KEY] = states[world, at.KEY]
        log_weights[world] = _PLAY_WEIGHT * _plays(settings, evidence, evaluator, state)


@inlined
def _trump(settings: IntArray, evidence: Evidence, evaluator: Evaluator, state: IntArray) -> float:
    """Return the log-likelihood of the trump chosen by the dealer (R5.3)."""
    dealer, trump = state[at.DEALER], state[at.TRUMP]
    turned = state[at.TURNED]
    if (
        turned < FIRST_WIZARD
        or turned >= FIRST_JESTER
        or trump < 0
        or dealer == evidence.root[at.SEAT]
    ):
        return 0.0
    seat = state[at.SEAT]
    state[at.PHASE], state[at.SEAT], state[at.TRUMP] = at.CHOOSING_TRUMP, dealer, TRUMP_TO_CHOOSE
    chance = _network_probability(settings, state, evaluator, trump)
    state[at.PHASE], state[at.SEAT], state[at.TRUMP] = at.BIDDING, seat, trump
    return log(chance + _FLOOR)


@inlined
def _bids(settings: IntArray, evidence: Evidence, evaluator: Evaluator, state: IntArray) -> float:
    """Replay the bidding in ``state``, and return the log-likelihood of the known bids.

    ``state[KEY]`` becomes the set of the seats modelled as ``steady``, drawn at random by the
    likelihood of their bids in this world for ``steady`` and for the network.
    """
    log_weight, by_rules, key = 0.0, 0, state[at.KEY]
    seat = state[at.SEAT]
    for _ in range(settings[at.PLAYERS]):
        bid, share = evidence.bids[seat], 0.5
        state[at.SEAT] = seat  # hidden bids may have been made in any order
        if bid == HIDDEN_BID:
            bid = network_policy(settings, state, evaluator)
        elif bid != NO_BID and seat != evidence.root[at.SEAT]:
            rules = _steady_probability(settings, state, bid)
            network = _network_probability(settings, state, evaluator, bid)
            log_weight += log((rules + network) / 2 + _FLOOR)
            share = (rules + _FLOOR) / (rules + network + 2 * _FLOOR)
        if seat != evidence.root[at.SEAT] and below(derive(key, seat), _PARTS) < share * _PARTS:
            by_rules |= 1 << seat
        if bid != NO_BID:
            apply(settings, state, bid)
        seat = seat + 1 if seat + 1 < settings[at.PLAYERS] else 0
    state[at.KEY] = by_rules
    return log_weight


@inlined
def _plays(settings: IntArray, evidence: Evidence, evaluator: Evaluator, state: IntArray) -> float:
    """Replay the plays in ``state``, and return the log-likelihood of the others' cards."""
    log_weight = 0.0
    for card in evidence.cards:
        cards, seat = legal(settings, state), state[at.SEAT]
        if seat == evidence.root[at.SEAT] or cards & (cards - 1) == 0:
            pass
        elif state[at.KEY] >> seat & 1 == 0:
            log_weight += log(_network_probability(settings, state, evaluator, card) + _FLOOR)
        elif _are_alike(card, steady_policy(settings, state, 0)):
            log_weight += log(1 - _DEVIATION)
        else:
            log_weight += log(_DEVIATION / 2)
        apply(settings, state, card)
    return log_weight


@inlined
def _are_alike(card: int, other: int) -> bool:
    """Return whether two cards are equal, or both Wizards, or both Jesters."""
    if card < FIRST_WIZARD:
        return card == other
    return other >= FIRST_WIZARD and (card < FIRST_JESTER) == (other < FIRST_JESTER)


@inlined
def _steady_probability(settings: IntArray, state: IntArray, bid: int) -> float:
    """Return the probability of a bid by a player who bids almost like ``steady``."""
    aim, this, every = steady_aim(settings, state), 0.0, 0.0
    for other in range(state[at.SIZE] + 1):
        off = (other - aim) / BID_DEVIATION
        share = exp(-off * off / 2)
        every += share
        if other == bid:
            this = share
    return this / every


@compiled
def _network_probability(
    settings: IntArray, state: IntArray, evaluator: Evaluator, action: int
) -> float:
    """Return the probability that the network takes an action for the seat to act."""
    encode(settings, state, state[at.SEAT], evaluator.workspace)
    forward(evaluator)
    suit_slots, phase = evaluator.workspace.suit_slots, state[at.PHASE]
    this = logit_at(evaluator, action_slot(phase, action, suit_slots))
    every, before, actions = 0.0, -1, legal(settings, state)
    while actions:
        other = lowest(actions)
        actions &= actions - 1
        slot = action_slot(phase, other, suit_slots)
        if slot != before:  # another Wizard or Jester
            every += exp(min((logit_at(evaluator, slot) - this) / _TEMPERATURE, 50.0))
        before = slot
    return 1 / every
