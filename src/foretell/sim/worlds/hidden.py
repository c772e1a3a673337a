"""The hidden cards of an observation: their number and possible cards by seat."""

from dataclasses import dataclass
from typing import Final

from foretell.cards import FULL_SET, RANKS, SUIT_SET, SUITS
from foretell.game.observation import Observation
from foretell.rules.deck import own_cards
from foretell.rules.options import Deal
from foretell.sim.position import voids_shown
from foretell.sim.worlds.seen import cards_held, cards_seen

_ALL_SUITS: Final = (1 << SUITS) - 1
_CARDS_OF_SUITS: Final = tuple(
    sum(SUIT_SET << (RANKS * suit) for suit in range(SUITS) if suits >> suit & 1)
    for suits in range(_ALL_SUITS + 1)
)
"""The number cards of some suits, by the suits as a set."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The known and hidden cards of the hands, with one entry per seat.

    Attributes:
        known: the known hands, as sets; 0 for others.
        held: the number of hidden cards in each hand; 0 if it is known.
        may_hold: the cards possibly among them, as sets; 0 if there are none.
    """

    known: tuple[int, ...]
    held: tuple[int, ...]
    may_hold: tuple[int, ...]


def hidden_from(observation: Observation) -> Hidden:
    """Return the hidden cards of an observation (R12, R9.4, R9.6, R9.7).

    A seat that has shown a void in a suit holds none of it (R7.3, R7.5). Bids and the choice of
    trump rule nothing out.

    Raises:
        ValueError: when no hands are consistent with the observation.
    """
    state = observation.known
    round_, options = state.round, state.options
    numbers = cards_held(round_, options.players)
    decks = (FULL_SET,) * options.players
    if options.deal is Deal.ONE_SUIT:
        decks = tuple(own_cards(seat) for seat in range(options.players))
    visible, voids = cards_seen(state, decks), voids_shown(round_, options)
    known, held, may_hold = [], [], []
    for seat, (hand, number) in enumerate(zip(round_.hands, numbers, strict=True)):
        if hand is not None and hand.bit_count() != number:
            raise ValueError(f"seat {seat} must hold {number} cards now, not {hand.bit_count()}")
        hidden = number if hand is None else 0
        barred = _CARDS_OF_SUITS[voids >> (SUITS * seat) & _ALL_SUITS]
        known.append(hand or 0)
        held.append(hidden)
        may_hold.append(decks[seat] & ~(visible | barred) if hidden else 0)
    _check_room(held, may_hold)
    return Hidden(tuple(known), tuple(held), tuple(may_hold))


def _check_room(held: list[int], may_hold: list[int]) -> None:
    """Refuse seats that together hold more cards than are possible for them.

    Otherwise, hands exist for all of them: P. Hall, On Representatives of Subsets (1935), with each
    seat repeated for each card it holds.
    """
    rooms: list[tuple[tuple[int, ...], int, int]] = [((), 0, 0)]
    for seat, number in enumerate(held):
        if not number:
            continue
        for others, before, cards in tuple(rooms):
            seats, together, room = (*others, seat), before + number, cards | may_hold[seat]
            if together > room.bit_count():
                raise ValueError(
                    f"seats {seats} hold {together} hidden cards, but only {room.bit_count()} can "
                    "be theirs: others are seen, or of suits that they have shown not to have"
                )
            rooms.append((seats, together, room))
