"""The encoding that all adapters share: a seat's observation as an array, and back.

>>> from foretell import Options, Session
>>> game = Session(Options(players=3, first_dealer=0), seed="2a")
>>> numbers = encode(game.observe(1))
>>> numbers.shape, numbers.dtype
((111,), dtype('int16'))
>>> int(decode(numbers)[observation.SIZE])
1

``docs/research/envs/encoding.md`` describes the entries one by one.
"""

from typing import Final

import numpy as np

from foretell.cards import DECK_SIZE, SUITS
from foretell.envs.compiled import layout as entries
from foretell.envs.compiled.layout import Numbers
from foretell.envs.compiled.numbers import write_known_numbers
from foretell.game.observation import Observation
from foretell.game.phases import Bidding, ChoosingTrump, Finished
from foretell.game.tricks import led_in
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Deal
from foretell.rules.trick import NO_TRUMP, led_at_start
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import layout, observation
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.position import voids_shown

_ALL_SUITS: Final = (1 << SUITS) - 1


def encode(seen: Observation) -> Numbers:
    """Return an observation as an array, ``int16[111]``.

    Raises:
        ValueError: for the observation of a spectator.
    """
    numbers: Numbers = encode_known(_known(seen)[None], players=seen.options.players)[0]
    return numbers


def encode_known(known: IntArray, *, players: int) -> Numbers:
    """Return observations of the simulator as arrays.

    Args:
        known: ``int64[games, OBSERVED]``, see ``sim.observation``.
        players: the number of players.

    Returns:
        ``int16[games, 111]``.
    """
    numbers = np.zeros((len(known), entries.NUMBERS), dtype=np.int16)
    write_known_numbers(players, known, numbers)
    return numbers


def decode(numbers: Numbers) -> IntArray:
    """Return the observation of the simulator that an array encodes.

    Args:
        numbers: ``int16[..., 111]``.

    Returns:
        ``int64[..., OBSERVED]``, see ``sim.observation``.
    """
    wide = numbers.astype(np.int64)
    known = np.zeros((*numbers.shape[:-1], observation.OBSERVED), dtype=np.int64)
    cards = wide[..., entries.CARDS : entries.CARDS + DECK_SIZE]

    def at_place(place: int) -> IntArray:
        sets: IntArray = ((cards == place) << np.arange(DECK_SIZE)).sum(-1)
        return sets

    def card_at(place: int) -> IntArray:
        is_there = cards == place
        return np.where(is_there.any(-1), is_there.argmax(-1), NO_CARD)

    known[..., observation.HAND] = at_place(entries.IN_HAND)
    known[..., observation.PLAYED] = at_place(entries.IN_TRICK)
    known[..., observation.SPENT] = at_place(entries.OUT)
    known[..., observation.TURNED] = card_at(entries.TURNED_UP)
    for offset in range(SEATS):
        on_table = at_place(entries.ON_TABLE + offset)
        known[..., observation.PLAYED] |= on_table
        card = card_at(entries.ON_TABLE + offset)
        known[..., observation.TABLE + offset] = np.where(
            offset < wide[..., entries.PLAYERS], card, 0
        )
        if offset > 0:
            known[..., observation.HANDS + offset] = at_place(entries.IN_OTHER_HAND + offset)
    for entry, index in (
        (observation.PHASE, entries.PHASE),
        (observation.ROUND, entries.ROUND),
        (observation.SIZE, entries.SIZE),
        (observation.TRICKS, entries.TRICKS),
        (observation.TRUMP, entries.TRUMP),
        (observation.LED, entries.LED),
        (observation.DEALER, entries.DEALER),
        (observation.LEADER, entries.LEADER),
    ):
        known[..., entry] = wide[..., index]
    voids = wide[..., entries.VOIDS : entries.BIDS]
    known[..., observation.VOIDS] = (voids << np.arange(voids.shape[-1])).sum(-1)
    for entry, index in (
        (observation.BIDS, entries.BIDS),
        (observation.TAKEN, entries.TAKEN),
        (observation.TOTALS, entries.TOTALS),
    ):
        known[..., entry : entry + SEATS] = wide[..., index : index + SEATS]
    return known


def _known(seen: Observation) -> IntArray:
    """Return the observation as the simulator has it (``sim.observation``)."""
    seat, state = seen.seat, seen.known
    if seat is None:
        raise ValueError("a spectator has no hand and no turn: encode the observation of a seat")
    round_, options = state.round, state.options
    players, trick = options.players, round_.trick
    leader = (round_.dealer + 1) % players if trick is None else trick.leader
    known = np.zeros(observation.OBSERVED, dtype=np.int64)
    known[observation.PHASE] = _phase(seen)
    known[observation.HAND] = round_.hands[seat] or 0
    known[observation.ROUND] = round_.number
    known[observation.SIZE] = round_.size
    known[observation.TRICKS] = len(round_.tricks)
    known[observation.TURNED] = NO_CARD if round_.turned is None else round_.turned.index
    known[observation.TRUMP] = NO_TRUMP if round_.trump is None else round_.trump
    if round_.awaits_trump:
        known[observation.TRUMP] = TRUMP_TO_CHOOSE
    known[observation.LED] = (
        led_at_start(options.deal is Deal.ONE_SUIT) if trick is None else led_in(trick, options)
    )
    known[observation.DEALER] = (round_.dealer - seat) % players
    known[observation.LEADER] = (leader - seat) % players
    tricks = round_.tricks if trick is None else (*round_.tricks, trick)
    for card in (card for trick in tricks for card in trick.cards):
        known[observation.PLAYED] |= 1 << card.index
    known[observation.SPENT] = state.spent
    shown = voids_shown(round_, options)
    known[observation.TABLE : observation.TABLE + players] = NO_CARD
    for step, card in enumerate(() if trick is None else trick.cards):
        known[observation.TABLE + (leader + step - seat) % players] = card.index
    for offset in range(players):
        other = (seat + offset) % players
        bid = round_.bids[other]
        hidden = observation.HIDDEN_BID if round_.has_bid[other] else NO_BID
        known[observation.BIDS + offset] = hidden if bid is None else bid
        known[observation.TAKEN + offset] = round_.taken[other]
        known[observation.TOTALS + offset] = state.totals[other]
        known[observation.VOIDS] |= (shown >> SUITS * other & _ALL_SUITS) << SUITS * offset
        if offset > 0:
            known[observation.HANDS + offset] = round_.hands[other] or 0
    return known


def _phase(seen: Observation) -> int:
    match seen.phase:
        case ChoosingTrump():
            return layout.CHOOSING_TRUMP
        case Bidding():
            return layout.BIDDING
        case Finished():
            return layout.FINISHED
        case _:
            return layout.PLAYING
