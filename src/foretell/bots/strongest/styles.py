"""The likelihood of what a seat did if it holds a hand, in two styles of play, compiled.

Every other player acts either by the policy of the network, tempered, or almost like ``steady``;
before it has done anything, either is as likely. What a seat does depends on its own hand and on
what everybody knows, so the likelihood of a whole world is the product of those of its seats.
"""

from typing import Final, NamedTuple

from foretell.bots.learned.network import (
    Evaluator,
    action_slot,
    encode,
    forward,
    logit_at,
    network_policy,
)
from foretell.bots.sampling.likelihood import BID_DEVIATION, Evidence, FloatArray, rewind
from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.cards import FIRST_JESTER, FIRST_WIZARD
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import TRUMP_TO_CHOOSE
from foretell.sim import layout
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.elementary import exp, log
from foretell.sim.layout import IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.step import apply, legal

BY_POLICY: Final = 0
"""The style of the network's policy."""
BY_RULES: Final = 1
"""The style of ``steady``."""
STYLES: Final = 2

_DEVIATION: Final = 0.2
"""Probability that a player like ``steady`` plays another card."""


class Replay(NamedTuple):
    """The evidence from which the likelihood of a seat's actions is computed, and working arrays.

    Attributes:
        settings: the settings of the game.
        evidence: the round as the observer knows it.
        evaluator: the network.
        temperature: of the softmax of the policy's logits.
        floor: the probability of a random action, in either style.
        state: the game as it is replayed, ``int64[WIDTH]``.
        styles: the log-likelihood in each style, ``float64[STYLES]``.
    """

    settings: IntArray
    evidence: Evidence
    evaluator: Evaluator
    temperature: float
    floor: float
    state: IntArray
    styles: FloatArray


@compiled
def log_likelihood(replay: Replay, hands: IntArray, seat: int, least: float) -> float:
    """Return the log-likelihood of all that a seat did, and write that in each style.

    Args:
        replay: the round.
        hands: the world.
        seat: the seat.
        least: the replay stops once the result is sure to be less than this.
    """
    settings, evidence = replay.settings, replay.evidence
    state, styles = replay.state, replay.styles
    rewind(settings, evidence, hands, state)
    styles[BY_POLICY], styles[BY_RULES] = log(0.5), log(0.5)
    if _chose_trump(state, seat):
        _note_trump(replay, seat)
    players, player = settings[layout.PLAYERS], state[layout.SEAT]
    for _ in range(players):
        bid = evidence.bids[player]
        state[layout.SEAT] = player  # hidden bids may have been made in any order
        if bid == HIDDEN_BID:  # seen by the seat that made it
            bid = network_policy(settings, state, replay.evaluator) if player == seat else 0
        elif bid != NO_BID and player == seat:
            _note(replay, bid)
        if bid != NO_BID:
            apply(settings, state, bid)
        player = player + 1 if player + 1 < players else 0
    for card in evidence.cards:
        if state[layout.SEAT] == seat:
            if max(styles[BY_POLICY], styles[BY_RULES]) + log(2.0) < least:
                break
            _note(replay, card)
        apply(settings, state, card)
    more: float = max(styles[BY_POLICY], styles[BY_RULES])
    fewer = min(styles[BY_POLICY], styles[BY_RULES])
    return more + log(1 + exp(max(fewer - more, -50.0)))


@inlined
def _chose_trump(state: IntArray, seat: int) -> bool:
    """Return whether a seat has chosen the trump (R5.3)."""
    turned: int = state[layout.TURNED]
    chosen = FIRST_WIZARD <= turned < FIRST_JESTER and bool(state[layout.TRUMP] >= 0)
    return chosen and bool(seat == state[layout.DEALER])


@compiled
def _note_trump(replay: Replay, dealer: int) -> None:
    """Note the trump chosen by the dealer."""
    state = replay.state
    seat, trump = state[layout.SEAT], state[layout.TRUMP]
    state[layout.PHASE], state[layout.SEAT] = layout.CHOOSING_TRUMP, dealer
    state[layout.TRUMP] = TRUMP_TO_CHOOSE
    _note(replay, trump)
    state[layout.PHASE], state[layout.SEAT], state[layout.TRUMP] = layout.BIDDING, seat, trump


@compiled
def _note(replay: Replay, action: int) -> None:
    """Note an action of the seat to act."""
    settings, state, styles, floor = replay.settings, replay.state, replay.styles, replay.floor
    actions = legal(settings, state)
    if actions & (actions - 1) == 0:
        return
    at_random = floor / bit_count(actions)
    styles[BY_POLICY] += log((1 - floor) * _policy_probability(replay, action) + at_random)
    styles[BY_RULES] += log((1 - floor) * _rules_probability(settings, state, action) + at_random)


@inlined
def _policy_probability(replay: Replay, action: int) -> float:
    """Return the probability that the network takes an action, or one that is alike."""
    evaluator, state = replay.evaluator, replay.state
    encode(replay.settings, state, state[layout.SEAT], evaluator.workspace)
    forward(evaluator)
    suit_slots, phase = evaluator.workspace.suit_slots, state[layout.PHASE]
    this = logit_at(evaluator, action_slot(phase, action, suit_slots))
    every, before, actions = 0.0, -1, legal(replay.settings, state)
    while actions:
        other = lowest(actions)
        actions &= actions - 1
        slot = action_slot(phase, other, suit_slots)
        if slot != before:  # another Wizard or Jester
            every += exp(min((logit_at(evaluator, slot) - this) / replay.temperature, 50.0))
        before = slot
    return 1 / every


@inlined
def _rules_probability(settings: IntArray, state: IntArray, action: int) -> float:
    """Return the probability that a player like ``steady`` takes an action."""
    if state[layout.PHASE] == layout.BIDDING:
        return _bid_probability(settings, state, action)
    if _are_alike(action, steady_policy(settings, state, 0)):
        return 1 - _DEVIATION
    return _DEVIATION / 2


@inlined
def _bid_probability(settings: IntArray, state: IntArray, bid: int) -> float:
    aim, this, every = steady_aim(settings, state), 0.0, 0.0
    for other in range(state[layout.SIZE] + 1):
        off = (other - aim) / BID_DEVIATION
        share = exp(-off * off / 2)
        every += share
        if other == bid:
            this = share
    return this / every


@inlined
def _are_alike(card: int, other: int) -> bool:
    """Return whether two cards are equal, or both Wizards, or both Jesters."""
    if card < FIRST_WIZARD:
        return card == other
    return other >= FIRST_WIZARD and (card < FIRST_JESTER) == (other < FIRST_JESTER)
