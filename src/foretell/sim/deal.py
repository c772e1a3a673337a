"""The start of a game and of each round: dealer, cards and trump (R3 to R5)."""

from foretell.cards import FULL_SET
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import layout
from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import inlined
from foretell.sim.counter import below, derive
from foretell.sim.layout import IntArray
from foretell.sim.primitives import led_at_start, own_cards, trump_turned


@inlined
def start_game(settings: IntArray, state: IntArray, key: int) -> None:
    """Initialise a state before the first deal.

    The draw for the first dealer (R3.1) is uniform over the seats, so one number decides it.
    """
    for entry in range(layout.WIDTH):
        state[entry] = 0
    state[layout.PHASE] = layout.DEALING
    state[layout.KEY] = key
    starter = settings[layout.FIRST_DEALER]
    if starter == layout.DRAWN:
        starter = below(derive(key, 0), settings[layout.PLAYERS])
    state[layout.STARTER] = starter


@inlined
def deal(settings: IntArray, state: IntArray) -> None:
    """Deal the next round, with cards determined by the game's key and the round number (R4.1)."""
    players, size = settings[layout.PLAYERS], settings[layout.HAND_SIZES + state[layout.ROUND]]
    key = derive(state[layout.KEY], state[layout.ROUND] + 1)
    drawn = 0
    if players == 2:  # one deck for the whole game (R9.4)
        state[layout.SPENT] |= state[layout.PLAYED]
        if state[layout.ROUND] > 0:
            state[layout.SPENT] |= 1 << state[layout.TURNED]
    deck = FULL_SET & ~state[layout.SPENT]
    remaining = bit_count(deck)
    for seat in range(players):
        if settings[layout.ONE_SUIT] != 0:
            deck, remaining = own_cards(seat), 15
        before = deck
        for _ in range(size):
            deck ^= 1 << nth(deck, below(derive(key, drawn), remaining))
            drawn += 1
            remaining -= 1
        state[layout.HANDS + seat] = before ^ deck
    turned = NO_CARD
    if remaining > 0 and settings[layout.ONE_SUIT] == 0:
        turned = nth(deck, below(derive(key, drawn), remaining))
    open_round(settings, state, turned)


@inlined
def open_round(settings: IntArray, state: IntArray, turned: int) -> None:
    """Begin the next round, whose hands are already in the state."""
    players, number = settings[layout.PLAYERS], state[layout.ROUND]
    dealer = (state[layout.STARTER] + number) % players
    after = dealer + 1 if dealer + 1 < players else 0
    state[layout.ROUND] = number + 1
    state[layout.SIZE] = settings[layout.HAND_SIZES + number]
    state[layout.DEALER] = dealer
    state[layout.TURNED] = turned
    trump = trump_turned(turned)
    state[layout.TRUMP] = trump
    state[layout.LEADER] = after
    state[layout.LED] = led_at_start(settings[layout.ONE_SUIT] != 0)
    for entry in range(layout.ON_TABLE, layout.TOOK + 1):
        state[entry] = 0
    state[layout.VOIDS] = 0
    for seat in range(players):
        state[layout.BIDS + seat] = NO_BID
        state[layout.TAKEN + seat] = 0
        state[layout.TABLE + seat] = NO_CARD
    if trump == TRUMP_TO_CHOOSE:
        state[layout.PHASE] = layout.CHOOSING_TRUMP
        state[layout.SEAT] = dealer
    else:
        state[layout.PHASE] = layout.BIDDING
        state[layout.SEAT] = after
