"""``steady`` compiled: the same decisions in the simulator as at a table.

The arithmetic is the bot's own functions. This module is the counterpart of ``view``: it reads only
the knowledge of the seat (R12) from the array of a game.
"""

from collections.abc import Collection
from inspect import isfunction
from typing import Any, Final

from foretell.bots.steady import (
    bidding,
    chances,
    contest,
    plan,
    playing,
    sight,
    sure_tricks,
    trump,
    weights,
)
from foretell.bots.steady.bidding import Bidder, choose_bid, tricks_aimed_at
from foretell.bots.steady.chances import new_row
from foretell.bots.steady.contest import Contest, willing
from foretell.bots.steady.playing import Hand, choose_card
from foretell.bots.steady.sight import Sight, deck_of, decks_of_others, share_of
from foretell.bots.steady.trump import choose_trump
from foretell.bots.steady.weights import Weights, weights_for
from foretell.cards import DECK_SIZE
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.bits import bit_count, lowest
from foretell.sim.compiler import (
    cgutils,
    lower_builtin,
    make_array,
    overload_method,
    populate_array,
    register_jitable,
    type_callable,
    types,
)
from foretell.sim.compiling import CALLED_BY_PIECES, compiled, inlined, kernel
from foretell.sim.games import Player, play_on
from foretell.sim.layout import IntArray
from foretell.sim.rounds import is_clairvoyant
from foretell.sim.step import legal
from foretell.sim.transcript import play_round

SHARED: Final = {
    function
    for module in (bidding, chances, contest, plan, playing, sight, sure_tricks, trump, weights)
    for function in vars(module).values()
    if isfunction(function) and function is not new_row
}
"""The bot's arithmetic and the rules it calls, compiled unchanged."""
_LONG: Final[Collection[object]] = (
    choose_bid,
    choose_card,
    choose_trump,
    tricks_aimed_at,
    sure_tricks.sure_tricks,
)
"""Those that stay functions; the others are inlined."""


def _counting(cards: Any) -> Any:  # noqa: ARG001 - only the type matters here
    def count(cards: Any) -> Any:
        return bit_count(cards)

    return count


overload_method(types.Integer, "bit_count")(_counting)


_ROW: Final = types.Array(types.float64, 1, "C")


@type_callable(new_row)  # type: ignore[untyped-decorator]  # Numba has no types
def _type_row(context: Any) -> Any:  # noqa: ARG001 - Numba passes it
    return lambda: _ROW


@lower_builtin(new_row)  # type: ignore[untyped-decorator]  # Numba has no types
def _make_row(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001 - Numba passes them
    """Make an array on the stack of the calling function, which is free."""
    number = context.get_data_type(types.float64)
    size = context.get_constant(types.intp, context.get_abi_sizeof(number))
    length = context.get_constant(types.intp, DECK_SIZE)
    row = make_array(_ROW)(context, builder)
    data = cgutils.alloca_once(builder, number, size=DECK_SIZE)
    populate_array(row, data=data, shape=[length], strides=[size], itemsize=size, meminfo=None)
    return row._getvalue()  # noqa: SLF001 - Numba's way


for _function in SHARED:
    register_jitable(**CALLED_BY_PIECES, forceinline=_function not in _LONG)(_function)


@compiled
def steady_policy(settings: IntArray, state: IntArray, bits: int) -> int:  # noqa: ARG001 - as ``Policy`` has it
    """Return the action of ``SteadyBot``: a bid, a suit or a card."""
    options = int(legal(settings, state))
    if state[layout.PHASE] == layout.PLAYING and options & (options - 1) == 0:
        return lowest(options)
    weights = weights_for(int(settings[layout.PLAYERS]), settings[layout.ONE_SUIT] != 0)
    return weighted_policy(settings, state, options, weights)


@compiled
def weighted_policy(settings: IntArray, state: IntArray, options: int, weights: Weights) -> int:
    """Return the action of ``SteadyBot`` with these weights, where it has a choice."""
    seen = sight_in(settings, state)
    if state[layout.PHASE] == layout.PLAYING:
        hand = hand_in(settings, state, options)
        return choose_card(hand, contest_in(settings, state, seen, weights), seen, weights)
    bidder = bidder_in(settings, state, own_cards_in(settings, state, seen), options)
    if state[layout.PHASE] == layout.BIDDING:
        return choose_bid(bidder, seen, weights)
    return choose_trump(bidder, seen, weights)


@compiled
def steady_aim(settings: IntArray, state: IntArray) -> float:
    """Return the tricks aimed at by the seat to bid, before rounding."""
    numbers = weights_for(int(settings[layout.PLAYERS]), settings[layout.ONE_SUIT] != 0)
    seen = sight_in(settings, state)
    cards = own_cards_in(settings, state, seen)
    return tricks_aimed_at(bidder_in(settings, state, cards, 0), seen, numbers)


@inlined
def sight_in(settings: IntArray, state: IntArray) -> Sight:
    """Return the knowledge of the seat to act of the cards it does not hold."""
    players, seat = int(settings[layout.PLAYERS]), int(state[layout.SEAT])
    one_suit_each = settings[layout.ONE_SUIT] != 0
    unseen = 0
    if is_clairvoyant(settings, state[layout.ROUND]):
        for other in range(players):
            if other != seat:
                unseen |= int(state[layout.HANDS + other])
    else:
        unseen = decks_of_others(players, seat, one_suit_each)
        unseen &= ~(_gone(state) | int(state[layout.HANDS + seat]))
    remaining = int(state[layout.SIZE] - state[layout.TRICKS])
    held = (players - 1) * remaining - int(state[layout.ON_TABLE])
    return Sight(
        unseen,
        share_of(held, unseen),
        int(state[layout.TRUMP]),
        settings[layout.LAST_WIZARD] != 0,
        one_suit_each,
    )


@inlined
def own_cards_in(settings: IntArray, state: IntArray, seen: Sight) -> int:
    """Return the hand, or with clairvoyance all cards possibly in it (R9.6), as a set."""
    if is_clairvoyant(settings, state[layout.ROUND]):
        return deck_of(int(state[layout.SEAT]), seen.one_suit_each) & ~(_gone(state) | seen.unseen)
    return int(state[layout.HANDS + state[layout.SEAT]])


@inlined
def _gone(state: IntArray) -> int:
    cards = int(state[layout.PLAYED] | state[layout.SPENT])
    return cards if state[layout.TURNED] == NO_CARD else cards | 1 << int(state[layout.TURNED])


@inlined
def bidder_in(settings: IntArray, state: IntArray, cards: int, bids: int) -> Bidder:
    """Return the input of a bid for the seat to bid."""
    players, seat = int(settings[layout.PLAYERS]), state[layout.SEAT]
    bids_known, bid_sum = 0, 0
    if settings[layout.BIDS_KNOWN] == layout.AT_ONCE:
        bids_known, bid_sum = int(state[layout.BIDS_MADE]), int(state[layout.BID_SUM])
    leads = seat == state[layout.LEADER]
    return Bidder(cards, int(state[layout.SIZE]), players, leads, bids_known, bid_sum, bids)


@inlined
def hand_in(settings: IntArray, state: IntArray, allowed: int) -> Hand:
    """Return the hand of the seat to play, and the tricks it needs."""
    seat, remaining = state[layout.SEAT], int(state[layout.SIZE] - state[layout.TRICKS])
    bid, demand = int(state[layout.BIDS + seat]), demand_in(settings, state, remaining)
    return Hand(
        int(state[layout.HANDS + seat]),
        allowed,
        remaining,
        bid,
        bid - int(state[layout.TAKEN + seat]),
        demand,
    )


@inlined
def demand_in(settings: IntArray, state: IntArray, remaining: int) -> float:
    """Return the tricks that all seats still need beyond those left, relative to these."""
    if settings[layout.BIDS_KNOWN] == layout.AFTER_THE_ROUND:
        return 0.0
    need = 0
    for seat in range(settings[layout.PLAYERS]):
        if state[layout.BIDS + seat] == NO_BID:  # a level that takes no notice of the others' bids
            return 0.0
        need += max(0, int(state[layout.BIDS + seat] - state[layout.TAKEN + seat]))
    return need / remaining - 1


@inlined
def contest_in(settings: IntArray, state: IntArray, seen: Sight, weights: Weights) -> Contest:
    """Return the trick on the table for the seat to play."""
    players, on_table = int(settings[layout.PLAYERS]), int(state[layout.ON_TABLE])
    best = NO_CARD
    if on_table > 0:
        best = int(state[layout.BEST])
    clairvoyant = is_clairvoyant(settings, state[layout.ROUND])
    bids_known = settings[layout.BIDS_KNOWN] != layout.AFTER_THE_ROUND
    behind, rivals, other = 0, 0.0, int(state[layout.SEAT])
    for _ in range(players - 1 - on_table):
        other = other + 1 if other + 1 < players else 0
        behind |= int(state[layout.HANDS + other]) if clairvoyant else seen.unseen
        bid = int(state[layout.BIDS + other]) if bids_known else NO_BID
        rivals += willing(bid, int(state[layout.TAKEN + other]), weights)
    remaining = int(state[layout.SIZE] - state[layout.TRICKS])
    return Contest(best, behind, share_of(rivals * remaining, behind))


@kernel
def _steady_games(settings: IntArray, states: IntArray, rounds: int) -> int:
    decisions = 0
    for game in range(len(states)):
        decisions += play_on(settings, states[game], steady_policy, rounds)
    return decisions


@kernel
def steady_rounds(settings: IntArray, states: IntArray, codes: IntArray) -> None:
    """Play the round of each state to its end, and write its events (``Log``)."""
    for game in range(len(states)):
        play_round(settings, states[game], steady_policy, codes[game])


STEADY: Final = Player(steady_policy, _steady_games)
"""The player with ``SteadyBot`` at all seats."""
