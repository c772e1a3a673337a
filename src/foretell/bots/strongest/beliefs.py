"""How likely worlds are by all that was done in them: trumps chosen, bids made, cards played.

The others are taken to be players like ``steady`` or like the network, each with half the chance
for each bid. Of what the network might do, an action is the likelier, the more points it promises
(a softmax); that cards were played says less than that, for people and bots have their own ways,
and counts half.
"""

from math import exp, log
from typing import Final

import numpy as np

from foretell.bots.learned.network import (
    Mind,
    look,
    network_policy,
    place_of_action,
    points_of,
    think,
)
from foretell.bots.search.possible import HIDDEN, SPREAD, Drawn, Told, enter_world, rewind
from foretell.bots.steady.twin import steady_aim
from foretell.cards import FIRST_JESTER, FIRST_WIZARD
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import TRUMP_TO_CHOOSE
from foretell.sim import layout as at
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.layout import IntArray
from foretell.sim.step import apply, legal

_POINTS: Final = 4.0
"""An action that promises so many points more is e times as likely."""
_PLAYS: Final = 0.5
"""What the plays count."""
_FLOOR: Final = 0.02
"""No action is less likely."""


@kernel
def weigh_bids(settings: IntArray, told: Told, mind: Mind, drawn: Drawn) -> None:
    """Make a state of each world, and tell how likely it makes the trump chosen and the bids.

    Args:
        settings: of the game.
        told: what is known of it.
        mind: the network.
        drawn: the worlds; states and how likely they are, as logarithms, are written.
    """
    hands, states, likely = drawn
    bids = np.empty(at.SEATS, dtype=np.int64)
    for world in range(len(hands)):
        state = states[world]
        rewind(settings, told, hands[world], state)
        likely[world] = _trump(settings, told, mind, state) + _bids(settings, told, mind, state)
        bids[:] = state[at.BIDS : at.BIDS + at.SEATS]
        enter_world(settings, told, hands[world], bids, state)
        state[at.KEY] = world


@kernel
def weigh_plays(settings: IntArray, told: Told, mind: Mind, drawn: Drawn) -> None:
    """Tell how likely worlds make the cards that were played.

    Args:
        settings: of the game.
        told: what is known of it.
        mind: the network.
        drawn: the worlds; how likely they are, as logarithms, is written.
    """
    hands, states, likely = drawn
    state = told.root.copy()
    for world in range(len(hands)):
        rewind(settings, told, hands[world], state)
        for _ in range(settings[at.PLAYERS]):
            apply(settings, state, states[world, at.BIDS + state[at.SEAT]])
        likely[world] = _PLAYS * _plays(settings, told, mind, state)


@inlined
def _trump(settings: IntArray, told: Told, mind: Mind, state: IntArray) -> float:
    """Return the logarithm of how likely the dealer chose the trump that it did (R5.3)."""
    dealer, trump = state[at.DEALER], state[at.TRUMP]
    turned = state[at.TURNED]
    if turned < FIRST_WIZARD or turned >= FIRST_JESTER or trump < 0 or dealer == told.root[at.SEAT]:
        return 0.0
    seat = state[at.SEAT]
    state[at.PHASE], state[at.SEAT], state[at.TRUMP] = at.CHOOSING_TRUMP, dealer, TRUMP_TO_CHOOSE
    chance = _chance(settings, state, mind, trump)
    state[at.PHASE], state[at.SEAT], state[at.TRUMP] = at.BIDDING, seat, trump
    return log(chance + _FLOOR)


@inlined
def _bids(settings: IntArray, told: Told, mind: Mind, state: IntArray) -> float:
    """Bid again: return the logarithm of how likely the known bids are."""
    found = 0.0
    for _ in range(settings[at.PLAYERS]):
        seat = state[at.SEAT]
        bid = told.bids[seat]
        if bid == NO_BID:
            break
        if bid == HIDDEN:
            bid = network_policy(settings, state, mind)
        elif seat != told.root[at.SEAT]:
            by_network = _chance(settings, state, mind, bid)
            found += log((_by_rules(settings, state, bid) + by_network) / 2 + _FLOOR)
        apply(settings, state, bid)
    return found


@inlined
def _plays(settings: IntArray, told: Told, mind: Mind, state: IntArray) -> float:
    """Play again: return the logarithm of how likely the others' cards are."""
    found = 0.0
    for card in told.cards:
        cards = legal(settings, state)
        if state[at.SEAT] != told.root[at.SEAT] and cards & (cards - 1) != 0:
            found += log(_chance(settings, state, mind, card) + _FLOOR)
        apply(settings, state, card)
    return found


@inlined
def _by_rules(settings: IntArray, state: IntArray, bid: int) -> float:
    """Return how likely ``steady`` makes a bid, more or less."""
    aim, all_bids = steady_aim(settings, state), 0.0
    for other in range(state[at.SIZE] + 1):
        all_bids += exp(-(((other - aim) / SPREAD) ** 2) / 2)
    return exp(-(((bid - aim) / SPREAD) ** 2) / 2) / all_bids


@compiled
def _chance(settings: IntArray, state: IntArray, mind: Mind, action: int) -> float:
    """Return how likely the seat to act does this, when it goes by the network."""
    look(settings, state, state[at.SEAT], mind.room)
    think(mind)
    place_of, phase = mind.room.place_of, state[at.PHASE]
    this = points_of(mind, place_of_action(phase, action, place_of))
    every, before, actions = 0.0, -1, legal(settings, state)
    while actions:
        other = lowest(actions)
        actions &= actions - 1
        place = place_of_action(phase, other, place_of)
        if place != before:  # a Wizard like the one before
            every += exp(min((points_of(mind, place) - this) / _POINTS, 50.0))
        before = place
    return 1 / every
