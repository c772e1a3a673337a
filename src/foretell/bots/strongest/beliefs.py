"""How likely worlds are by all that was done in them: trumps chosen, bids made, cards played.

The others are taken to be players like ``steady`` or like the network, each with half the chance
before a bid is known. Of what the network might do, an action is the likelier, the more points it
promises (a softmax). Who goes by rules of thumb mostly plays the card that they say. That cards
were played says less than all that, for people and bots have their own ways, and counts half.
"""

from math import exp, log
from typing import Final

from foretell.bots.learned.network import (
    Mind,
    look,
    network_policy,
    place_of_action,
    points_of,
    think,
)
from foretell.bots.search.likelihood import HIDDEN, SPREAD, Drawn, Told, enter_world, rewind
from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.cards import FIRST_JESTER, FIRST_WIZARD
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import TRUMP_TO_CHOOSE
from foretell.sim import layout as at
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined, kernel
from foretell.sim.counter import below, derive
from foretell.sim.layout import IntArray
from foretell.sim.step import apply, legal

_POINTS: Final = 4.0
"""An action that promises so many points more is e times as likely."""
_PLAYS: Final = 0.5
"""What the plays count."""
_LAPSE: Final = 0.2
"""In so many plays one who goes by rules of thumb does something else, of two things."""
_FLOOR: Final = 0.02
"""No action is less likely."""
_PART: Final = 1 << 20
"""Chances are drawn in such parts."""


@kernel
def weigh_bids(settings: IntArray, told: Told, mind: Mind, drawn: Drawn) -> None:
    """Make a state of each world, and tell how likely it makes the trump chosen and the bids.

    Args:
        settings: of the game.
        told: what is known of it.
        mind: the network.
        drawn: the worlds; states and how likely they are, as logarithms, are written. A state's
            key is a set of the seats that are taken to go by rules of thumb.
    """
    hands, states, likely = drawn
    for world in range(len(hands)):
        state = states[world]
        rewind(settings, told, hands[world], state)
        state[at.KEY] = world
        likely[world] = _trump(settings, told, mind, state) + _bids(settings, told, mind, state)
        by_rules = state[at.KEY]
        enter_world(settings, told, hands[world], state)
        state[at.KEY] = by_rules


@kernel
def weigh_plays(settings: IntArray, told: Told, mind: Mind, drawn: Drawn) -> None:
    """Tell how likely worlds make the cards that were played.

    Args:
        settings: of the game.
        told: what is known of it.
        mind: the network.
        drawn: the worlds, with the states that ``weigh_bids`` made; how likely they are, as
            logarithms, is written.
    """
    hands, states, likely = drawn
    state = told.root.copy()
    for world in range(len(hands)):
        rewind(settings, told, hands[world], state)
        for _ in range(settings[at.PLAYERS]):
            apply(settings, state, states[world, at.BIDS + state[at.SEAT]])
        state[at.KEY] = states[world, at.KEY]
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
    """Bid again: return the logarithm of how likely the known bids are.

    In ``state[KEY]`` it notes the seats that are taken to go by rules of thumb: those whose bids
    speak for it in this world, by as much as they do.
    """
    found, by_rules, key = 0.0, 0, state[at.KEY]
    seat = state[at.SEAT]
    for _ in range(settings[at.PLAYERS]):
        bid, share = told.bids[seat], 0.5
        if bid == HIDDEN:
            bid = network_policy(settings, state, mind)
        elif bid != NO_BID and seat != told.root[at.SEAT]:
            rules = _by_rules(settings, state, bid)
            network = _chance(settings, state, mind, bid)
            found += log((rules + network) / 2 + _FLOOR)
            share = (rules + _FLOOR) / (rules + network + 2 * _FLOOR)
        if seat != told.root[at.SEAT] and below(derive(key, seat), _PART) < share * _PART:
            by_rules |= 1 << seat
        if bid != NO_BID:
            apply(settings, state, bid)
        seat = seat + 1 if seat + 1 < settings[at.PLAYERS] else 0
    state[at.KEY] = by_rules
    return found


@inlined
def _plays(settings: IntArray, told: Told, mind: Mind, state: IntArray) -> float:
    """Play again: return the logarithm of how likely the others' cards are."""
    found = 0.0
    for card in told.cards:
        cards, seat = legal(settings, state), state[at.SEAT]
        if seat == told.root[at.SEAT] or cards & (cards - 1) == 0:
            pass
        elif state[at.KEY] >> seat & 1 == 0:
            found += log(_chance(settings, state, mind, card) + _FLOOR)
        elif _are_alike(card, steady_policy(settings, state, 0)):
            found += log(1 - _LAPSE)
        else:
            found += log(_LAPSE / 2)
        apply(settings, state, card)
    return found


@inlined
def _are_alike(card: int, other: int) -> bool:
    """Return whether two cards are the same, or two Wizards, or two Jesters."""
    if card < FIRST_WIZARD:
        return card == other
    return other >= FIRST_WIZARD and (card < FIRST_JESTER) == (other < FIRST_JESTER)


@inlined
def _by_rules(settings: IntArray, state: IntArray, bid: int) -> float:
    """Return how likely ``steady`` makes a bid, more or less."""
    aim, this, every = steady_aim(settings, state), 0.0, 0.0
    for other in range(state[at.SIZE] + 1):
        off = (other - aim) / SPREAD
        share = exp(-off * off / 2)
        every += share
        if other == bid:
            this = share
    return this / every


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
