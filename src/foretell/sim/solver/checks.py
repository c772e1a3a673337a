"""Checks of a solver's arguments."""

from foretell.rules.deck import own_cards
from foretell.rules.options import Deal, Options
from foretell.rules.trump import TRUMP_TO_CHOOSE
from foretell.sim import layout
from foretell.sim.checks import check_array, check_count, check_states
from foretell.sim.layout import IntArray


def check_positions(positions: object) -> None:
    """Refuse a size of the transposition table that is not a power of two.

    Raises:
        ValueError: when the size is invalid.
    """
    check_count("positions", positions, least=1)
    assert isinstance(positions, int)
    if positions & (positions - 1) != 0:
        raise ValueError(f"positions must be a power of two, not {positions}")


def check_seat(options: Options, seat: object) -> None:
    """Refuse a seat out of range.

    Raises:
        ValueError: when there is no such seat.
    """
    check_count("seat", seat)
    assert isinstance(seat, int)
    if seat >= options.players:
        raise ValueError(f"seat must be 0 to {options.players - 1}, not {seat}")


def check_state(options: Options, state: IntArray) -> None:
    """Refuse a state that is impossible or in which no card is to be played.

    Raises:
        ValueError: naming the fault.
    """
    check_array("state", state, (layout.WIDTH,))
    check_states(options, state[None])
    if state[layout.PHASE] != layout.PLAYING:
        raise ValueError("nobody is to play a card: the state must be in the phase PLAYING")
    places, players = state.tolist(), options.players
    hands = places[layout.HANDS : layout.HANDS + players]
    taken = places[layout.TAKEN : layout.TAKEN + players]
    best, winner = places[layout.BEST], places[layout.WINNER]
    if places[layout.TRUMP] == TRUMP_TO_CHOOSE:
        raise ValueError("the state has no trump chosen, though bids are made")
    if min(taken) < 0 or sum(taken) != places[layout.TRICKS]:
        raise ValueError(f"the tricks taken are {taken}, not {places[layout.TRICKS]} in all")
    played = best >= 0 and places[layout.PLAYED] >> best & 1
    if places[layout.ON_TABLE] > 0 and not (played and places[layout.TABLE + winner] == best):
        raise ValueError("the best card of the trick is not the one that its winner played")
    if options.deal is Deal.ONE_SUIT and any(
        hand & ~own_cards(seat) for seat, hand in enumerate(hands)
    ):
        raise ValueError("a hand has a card of another player's suit")
