"""The start of a game and of each round: dealer, cards and trump (R3 to R5)."""

from foretell.cards import FULL_SET
from foretell.rules.bidding import NO_BID
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE
from foretell.sim import layout as at
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
    for entry in range(at.WIDTH):
        state[entry] = 0
    state[at.PHASE] = at.DEALING
    state[at.KEY] = key
    starter = settings[at.FIRST_DEALER]
    if starter == at.DRAWN:
        starter = below(derive(key, 0), settings[at.PLAYERS])
    state[at.STARTER] = starter


@inlined
def deal(settings: IntArray, state: IntArray) -> None:
    """Deal the next round, with cards determined by the game's key and the round number (R4.1)."""
    players, size = settings[at.PLAYERS], settings[at.HAND_SIZES + state[at.ROUND]]
    key = derive(state[at.KEY], state[at.ROUND] + 1)
    drawn = 0
    if players == 2:  # one deck for the whole game (R9.4)
        state[at.SPENT] |= state[at.PLAYED]
        if state[at.ROUND] > 0:
            state[at.SPENT] |= 1 << state[at.TURNED]
    deck = FULL_SET & ~state[at.SPENT]
    left = bit_count(deck)
    for seat in range(players):
        if settings[at.ONE_SUIT] != 0:
            deck, left = own_cards(seat), 15
        before = deck
        for _ in range(size):
            deck ^= 1 << nth(deck, below(derive(key, drawn), left))
            drawn += 1
            left -= 1
        state[at.HANDS + seat] = before ^ deck
    turned = NO_CARD
    if left > 0 and settings[at.ONE_SUIT] == 0:
        turned = nth(deck, below(derive(key, drawn), left))
    open_round(settings, state, turned)


@inlined
def open_round(settings: IntArray, state: IntArray, turned: int) -> None:
    """Begin the next round, whose hands are already in the state."""
    players, number = settings[at.PLAYERS], state[at.ROUND]
    dealer = (state[at.STARTER] + number) % players
    after = dealer + 1 if dealer + 1 < players else 0
    state[at.ROUND] = number + 1
    state[at.SIZE] = settings[at.HAND_SIZES + number]
    state[at.DEALER] = dealer
    state[at.TURNED] = turned
    trump = trump_turned(turned)
    state[at.TRUMP] = trump
    state[at.LEADER] = after
    state[at.LED] = led_at_start(settings[at.ONE_SUIT] != 0)
    for entry in range(at.ON_TABLE, at.TOOK + 1):
        state[entry] = 0
    state[at.VOIDS] = 0
    for seat in range(players):
        state[at.BIDS + seat] = NO_BID
        state[at.TAKEN + seat] = 0
        state[at.TABLE + seat] = NO_CARD
    if trump == TRUMP_TO_CHOOSE:
        state[at.PHASE] = at.CHOOSING_TRUMP
        state[at.SEAT] = dealer
    else:
        state[at.PHASE] = at.BIDDING
        state[at.SEAT] = after
