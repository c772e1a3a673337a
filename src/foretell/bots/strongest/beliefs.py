"""The likelihood of worlds given all actions: trumps chosen, bids made and cards played.

Each other player is modelled as either ``steady`` or the network, with equal odds before its bid
is known. The network acts by a softmax of its expected points. ``steady`` mostly plays its chosen
card. Plays weigh half as much as bids, since people and bots vary more in play.
"""

from typing import Final

from foretell.bots.learned.network import (
    Evaluator,
    action_slot,
    encode,
    forward,
    network_policy,
    points_at,
)
from foretell.bots.search.likelihood import (
    BID_DEVIATION,
    Evidence,
    WeightedWorlds,
    build_state,
    rewind,
)
from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.cards import FIRST_JESTER, FIRST_WIZARD
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import TRUMP_TO_CHOOSE
from foretell.sim import layout as at
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.elementary import exp, log
from foretell.sim.layout import IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.step import apply, legal

_TEMPERATURE: Final = 4.0
"""The temperature of the softmax, in points."""
_PLAY_WEIGHT: Final = 0.5
"""The weight of the log-likelihood of the plays, relative to 1 for the bids."""
_DEVIATION: Final = 0.2
"""Probability that a ``steady`` player deviates from its choice when two plays are legal."""
_FLOOR: Final = 0.02
"""Added to every probability of an action."""
_PARTS: Final = 1 << 20
"""The resolution of probabilities in random draws."""


@kernel
def weigh_bids(
    settings: IntArray, evidence: Evidence, evaluator: Evaluator, worlds: WeightedWorlds, first: int
) -> None:
    """Build the state of each world, and weight it by the likelihood of the trump and the bids.

    Args:
        settings: the settings of the game.
        evidence: the observed bids and plays.
        evaluator: the network.
        worlds: the worlds, whose hands are read, and whose states and log weights are written. The
            key of a state is the set of the seats modelled as ``steady``.
        first: the number of the first of these worlds, on which random draws depend.
    """
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


@kernel
def weigh_plays(
    settings: IntArray, evidence: Evidence, evaluator: Evaluator, worlds: WeightedWorlds
) -> None:
    """Weight worlds by the likelihood of the cards played.

    Args:
        settings: the settings of the game.
        evidence: the observed bids and plays.
        evaluator: the network.
        worlds: the worlds with the states built by ``weigh_bids``; log weights are written.
    """
    hands, states, weights = worlds
    state = evidence.root.copy()
    for world in range(len(hands)):
        rewind(settings, evidence, hands[world], state)
        for _ in range(settings[at.PLAYERS]):
            apply(settings, state, states[world, at.BIDS + state[at.SEAT]])
        state[at.KEY] = states[world, at.KEY]
        weights[world] = _PLAY_WEIGHT * _plays(settings, evidence, evaluator, state)


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
    this = points_at(evaluator, action_slot(phase, action, suit_slots))
    every, before, actions = 0.0, -1, legal(settings, state)
    while actions:
        other = lowest(actions)
        actions &= actions - 1
        slot = action_slot(phase, other, suit_slots)
        if slot != before:  # another Wizard or Jester
            every += exp(min((points_at(evaluator, slot) - this) / _TEMPERATURE, 50.0))
        before = slot
    return 1 / every
