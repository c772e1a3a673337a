"""Conversion of a game's state to the simulator's array."""

from collections.abc import Sequence

import numpy as np

from foretell.cards import SUITS
from foretell.game.phases import Bidding, ChoosingTrump, Finished, Playing, phase_of
from foretell.game.state import Round, State
from foretell.game.tricks import best_in
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Deal, Options
from foretell.rules.trick import NO_TRUMP, led_after, led_at_start
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import layout
from foretell.sim.checks import check_seed, check_states
from foretell.sim.layout import IntArray


def state_of(
    state: State,
    *,
    hands: Sequence[int] | None = None,
    bids: Sequence[int] | None = None,
    seed: int = 0,
) -> IntArray:
    """Return the array of a game that is over or in which a seat is to act.

    >>> from foretell import Options, Session
    >>> game = Session(Options(players=3, first_dealer=0), seed="2a")
    >>> array = state_of(game.state)
    >>> int(array[layout.SEAT]), array.shape
    (1, (51,))

    Args:
        state: the whole state, or that known to a seat (``Observation.known``).
        hands: all hands as sets of cards; required if any is unknown in the state.
        bids: all bids, ``NO_BID`` for those not made; required if any is unknown in the state.
        seed: the key of later draws, any 64-bit integer. The cards of later rounds are not those of
            the game's own seed.

    Returns:
        ``int64[WIDTH]``, see ``sim.layout``.

    Raises:
        ValueError: when hands or bids are missing or inconsistent with the game.
    """
    check_seed(seed)
    options, round_ = state.options, state.round
    players = options.players
    array = np.zeros(layout.WIDTH, dtype=np.int64)
    array[layout.PHASE], array[layout.SEAT] = _phase(state)
    array[layout.ROUND] = round_.number
    array[layout.SIZE] = round_.size
    array[layout.DEALER] = round_.dealer
    array[layout.STARTER] = (round_.dealer - round_.number + 1) % players
    array[layout.KEY] = seed
    array[layout.TURNED] = NO_CARD if round_.turned is None else round_.turned.index
    array[layout.TRUMP] = _trump(round_)
    array[layout.SPENT] = state.spent
    array[layout.HANDS : layout.HANDS + players] = _known("hand", round_.hands, hands)
    bids_made = tuple(
        NO_BID if bid is None and not has_bid else bid
        for bid, has_bid in zip(round_.bids, round_.has_bid, strict=True)
    )
    array[layout.BIDS : layout.BIDS + players] = _known("bid", bids_made, bids)
    array[layout.BIDS_MADE] = sum(round_.has_bid)
    array[layout.BID_SUM] = sum(
        bid for bid in array[layout.BIDS : layout.BIDS + players] if bid != NO_BID
    )
    array[layout.TAKEN : layout.TAKEN + players] = round_.taken
    array[layout.TOTALS : layout.TOTALS + players] = state.totals
    _set_table(array, round_, options)
    check_states(options, array[None])
    return array


def voids_shown(round_: Round, options: Options) -> int:
    """Return the voids shown by each seat, as in ``VOIDS`` of ``sim.layout``.

    A seat that answers a led suit with a number card of another suit has none of it (R7.3).
    """
    voids = 0
    tricks = round_.tricks if round_.trick is None else (*round_.tricks, round_.trick)
    for trick in tricks:
        led = led_at_start(options.deal is Deal.ONE_SUIT)
        for step, card in enumerate(trick.cards):
            if led >= 0 and card.suit is not None and card.suit != led:
                voids |= 1 << (SUITS * ((trick.leader + step) % options.players) + led)
            led = led_after(led, card.index, options.follow_after_wizard)
    return voids


def _phase(state: State) -> tuple[int, int]:
    match phase_of(state):
        case ChoosingTrump(seat):
            return layout.CHOOSING_TRUMP, seat
        case Bidding(seats):
            return layout.BIDDING, seats[0]
        case Playing(seat):
            return layout.PLAYING, seat
        case Finished():
            return layout.FINISHED, 0
        case _:
            raise ValueError("nobody is to act: settle the game first (foretell.game.decide)")


def _trump(round_: Round) -> int:
    if round_.awaits_trump:
        return TRUMP_TO_CHOOSE
    return NO_TRUMP if round_.trump is None else round_.trump


def _known(name: str, known: Sequence[int | None], values: Sequence[int] | None) -> tuple[int, ...]:
    if values is None:
        missing = [seat for seat, value in enumerate(known) if value is None]
        if missing:
            raise ValueError(f"the {name}s of seats {missing} are not known: pass {name}s=")
        return tuple(value for value in known if value is not None)
    if len(values) != len(known):
        raise ValueError(f"{name}s must have an entry for each of {len(known)} seats")
    for seat, (value, own) in enumerate(zip(values, known, strict=True)):
        if own is not None and value != own:
            raise ValueError(f"the {name} of seat {seat} is {own}, not {value}")
    return tuple(int(value) for value in values)


def _set_table(array: IntArray, round_: Round, options: Options) -> None:
    """Set the entries derived from the cards played in this round."""
    players = options.players
    array[layout.TABLE : layout.TABLE + players] = NO_CARD
    array[layout.TRICKS] = len(round_.tricks)
    array[layout.LED] = led_at_start(options.deal is Deal.ONE_SUIT)
    array[layout.LEADER] = (round_.dealer + 1) % players
    array[layout.VOIDS] = voids_shown(round_, options)
    for trick in round_.tricks:
        for card in trick.cards:
            array[layout.PLAYED] |= 1 << card.index
        array[layout.TOOK] |= 1 << trick.cards[best_in(trick, round_.trump, options)].index
    trick_now = round_.trick
    if trick_now is None:
        return
    array[layout.LEADER] = trick_now.leader
    array[layout.ON_TABLE] = len(trick_now.cards)
    for step, card in enumerate(trick_now.cards):
        array[layout.PLAYED] |= 1 << card.index
        array[layout.TABLE + (trick_now.leader + step) % players] = card.index
        array[layout.LED] = led_after(
            int(array[layout.LED]), card.index, options.follow_after_wizard
        )
    if trick_now.cards:
        best = best_in(trick_now, round_.trump, options)
        array[layout.BEST] = trick_now.cards[best].index
        array[layout.WINNER] = (trick_now.leader + best) % players
