"""The moves of a tiny game, and what its seats can tell apart."""

from typing import Final, NamedTuple

import numpy as np

from foretell.arena.tiny.game import TinyGame
from foretell.arena.tiny.node import Place
from foretell.cards import FIRST_JESTER, FIRST_WIZARD
from foretell.rules.options import Bidding
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.fixed_deals import deal_hands
from foretell.sim.games import fresh_states
from foretell.sim.layout import IntArray
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal

HIDDEN: Final = -1
"""In place of a bid that a seat does not know."""


class Knowledge(NamedTuple):
    """What a seat knows when it is to act: the same at all places that it cannot tell apart."""

    seat: int
    hand: int
    """As it was dealt, a set of cards."""
    turned: int
    """The index of the turned card."""
    done: tuple[int, ...]
    """As ``Place.done``, with ``HIDDEN`` for bids."""


class Board:
    """The moves of a tiny game.

    Args:
        game: the game.
    """

    def __init__(self, game: TinyGame) -> None:
        self._game = game
        self._options = game.options
        self._settings = settings_of(game.options)

    def deals(self) -> list[Place]:
        """Return the beginning of every deal."""
        deals = list(self._game.deals())
        arrays = fresh_states(self._options, len(deals))
        hands = np.array([cards.hands for cards in deals], dtype=np.int64)
        turned = np.array([cards.turned for cards in deals], dtype=np.int64)
        deal_hands(self._options, arrays, hands, turned)
        arrays[:, at.SPENT] = self._game.missing
        return [
            Place(cards, array, origin=self._game.begin(cards))
            for cards, array in zip(deals, arrays, strict=True)
        ]

    def after(self, place: Place, action: int) -> Place:
        """Return the place where an action leads."""
        array = place.array.copy()
        _apply(self._settings, array, action)
        return place.then(action, array)

    def seat(self, place: Place) -> int | None:
        """Return the seat that is to act, None when the round is over."""
        array = place.array
        return None if array[at.PHASE] == at.FINISHED else int(array[at.SEAT])

    def legal(self, place: Place) -> int:
        """Return what the seat may do that is to act, as a set: bit ``a`` for action ``a``."""
        return int(_legal(self._settings, place.array))

    def points(self, place: Place) -> tuple[int, ...]:
        """Return the points of a round that is over, by seat."""
        return tuple(place.array[at.TOTALS : at.TOTALS + self._options.players].tolist())

    def known(self, place: Place, seat: int) -> Knowledge:
        """Return what a seat knows that is to act (R12)."""
        hands, turned = place.cards
        done, players, bidding = place.done, self._options.players, self._options.bidding
        first = int(FIRST_WIZARD <= turned < FIRST_JESTER)  # trump is named before the first bid
        bids = done[first : first + players]
        told = bidding is Bidding.OPEN or (bidding is Bidding.HIDDEN and len(bids) == players)
        if not told:
            own = (seat - int(place.array[at.DEALER]) - 1) % players
            seen = [bid if number == own else HIDDEN for number, bid in enumerate(bids)]
            done = (*done[:first], *seen, *done[first + players :])
        return Knowledge(seat, hands[seat], turned, done)


@kernel
def _apply(settings: IntArray, state: IntArray, action: int) -> None:
    apply(settings, state, action)


@kernel
def _legal(settings: IntArray, state: IntArray) -> int:
    return legal(settings, state)
