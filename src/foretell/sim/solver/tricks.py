"""The transitions of a search: to the next card and to the next trick (R7)."""

from foretell.cards import DECK_SIZE, FULL_SET
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled
from foretell.sim.layout import IntArray
from foretell.sim.primitives import beats, led_after, led_at_start
from foretell.sim.solver.gaps import close_gaps
from foretell.sim.solver.scratch import (
    ALLOWED,
    BEST,
    EFFORT,
    FIRST_NODE,
    FOLLOW_AFTER_WIZARD,
    FRAME,
    HANDS,
    IN_HAND,
    KEY,
    LAST_WIZARD,
    LED,
    LED_AT_START,
    LEFT,
    LIVE,
    NEED,
    NODE,
    NODES,
    ONE_SUIT,
    PLAYERS,
    RULES,
    STEP,
    TRICK,
    TRUMP,
    WINNER,
)


@compiled
def set_up(settings: IntArray, state: IntArray, scratch: IntArray) -> int:
    """Write a state as the root node of a search, and return the node's index."""
    players, leader = settings[layout.PLAYERS], state[layout.LEADER]
    scratch[PLAYERS] = players
    scratch[TRUMP] = state[layout.TRUMP]
    scratch[LAST_WIZARD] = settings[layout.LAST_WIZARD]
    scratch[ONE_SUIT] = settings[layout.ONE_SUIT]
    scratch[FOLLOW_AFTER_WIZARD] = settings[layout.FOLLOW_AFTER_WIZARD]
    scratch[LED_AT_START] = led_at_start(settings[layout.ONE_SUIT] != 0)
    number = state[layout.TRUMP] + 1
    for setting in range(LAST_WIZARD, LED_AT_START):
        number = 2 * number + scratch[setting]
    scratch[RULES] = number
    scratch[EFFORT] = scratch[ALLOWED]
    for entry in range(HANDS, NODES):
        scratch[entry] = 0
    in_hand = 0
    for step in range(players):
        hand = state[layout.HANDS + (leader + step) % players]
        scratch[HANDS + step] = hand
        in_hand |= hand
    best = state[layout.BEST] if state[layout.ON_TABLE] > 0 else DECK_SIZE
    scratch[HANDS + KEY] = (1 << best) & FULL_SET
    scratch[HANDS + LIVE] = in_hand | scratch[HANDS + KEY]
    scratch[NODES + FRAME] = HANDS
    close_gaps(scratch, scratch[NODES + FRAME], FULL_SET & ~scratch[HANDS + LIVE])
    scratch[NODES + STEP] = state[layout.ON_TABLE]
    scratch[NODES + LED] = state[layout.LED]
    scratch[NODES + BEST] = lowest(scratch[HANDS + KEY] | 1 << DECK_SIZE)
    scratch[NODES + WINNER] = (state[layout.WINNER] - leader) % players
    scratch[NODES + IN_HAND] = scratch[HANDS + LIVE] & ~scratch[HANDS + KEY]
    scratch[NODES + LEFT] = state[layout.SIZE] - state[layout.TRICKS]
    scratch[FIRST_NODE] = NODES
    node: int = scratch[FIRST_NODE]
    return node


@compiled
def advance(scratch: IntArray, node: int, card: int) -> None:
    """Play a card for the seat to act, which writes the next node."""
    following, step = node + NODE, scratch[node + STEP]
    scratch[EFFORT] -= 1
    best, winner = scratch[node + BEST], scratch[node + WINNER]
    if step == 0 or beats(
        card, best, scratch[TRUMP], scratch[LAST_WIZARD] != 0, scratch[ONE_SUIT] != 0
    ):
        best, winner = card, step
    scratch[following + FRAME] = scratch[node + FRAME]
    scratch[following + STEP] = step + 1
    scratch[following + LED] = led_after(
        scratch[node + LED], card, scratch[FOLLOW_AFTER_WIZARD] != 0
    )
    scratch[following + BEST] = best
    scratch[following + WINNER] = winner
    scratch[following + IN_HAND] = scratch[node + IN_HAND] ^ 1 << card
    for entry in range(LEFT, NEED + 1):
        scratch[following + entry] = scratch[node + entry]


@compiled
def open_trick(scratch: IntArray, node: int, key: int) -> int:
    """Turn a node with a complete trick into the start of the next, and return its hands' index.

    Seats are then counted from the winner. ``key`` is the part of the position's key besides the
    hands and the rules.
    """
    players, before = scratch[PLAYERS], scratch[node + FRAME]
    in_hand, seat = scratch[node + IN_HAND], scratch[node + WINNER]
    frame: int = before + TRICK
    for step in range(players):
        scratch[frame + step] = scratch[before + seat] & in_hand
        seat = seat + 1 if seat + 1 < players else 0
    scratch[frame + LIVE] = in_hand
    close_gaps(scratch, frame, scratch[before + LIVE] & ~in_hand)
    scratch[frame + KEY] = scratch[RULES] | key << 8
    scratch[node + FRAME] = frame
    scratch[node + STEP] = 0
    scratch[node + LED] = scratch[LED_AT_START]
    scratch[node + IN_HAND] = scratch[frame + LIVE]
    scratch[node + LEFT] -= 1
    return frame


@compiled
def last_winner(scratch: IntArray, node: int) -> int:
    """Return the seat that takes a round's last trick, counted from its leader.

    The previous trick is complete, so each seat has one card and no choice.
    """
    players, frame, seat = scratch[PLAYERS], scratch[node + FRAME], scratch[node + WINNER]
    in_hand, winner = scratch[node + IN_HAND], 0
    best = lowest(scratch[frame + seat] & in_hand)
    for step in range(1, players):
        seat = seat + 1 if seat + 1 < players else 0
        card = lowest(scratch[frame + seat] & in_hand)
        if beats(card, best, scratch[TRUMP], scratch[LAST_WIZARD] != 0, scratch[ONE_SUIT] != 0):
            winner, best = step, card
    return winner
