"""A tiny game as a tree: its nodes, moves and information sets."""

from typing import NamedTuple, Self

import numpy as np

from foretell.arena.tiny.game import Cards, TinyGame
from foretell.cards import FIRST_JESTER, FIRST_WIZARD
from foretell.game.decide import act
from foretell.game.state import State
from foretell.rules.options import Bidding
from foretell.sim import layout
from foretell.sim.actions import decode_action
from foretell.sim.compiling import kernel
from foretell.sim.fixed_deals import deal_hands
from foretell.sim.games import fresh_states
from foretell.sim.layout import IntArray
from foretell.sim.observation import HIDDEN_BID
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal


class Node:
    """A node of the tree: a deal and the actions so far.

    It holds the state of the simulator, for speed. The state of the game, which bots observe, is
    computed on demand.

    Args:
        cards: the deal.
        array: the state of the simulator, ``int64[WIDTH]``.
        origin: the state of the game, or the parent node.
        history: the actions so far, as the simulator's integers.
    """

    __slots__ = ("_origin", "array", "cards", "history")

    def __init__(
        self,
        cards: Cards,
        array: IntArray,
        *,
        origin: "State | Node",
        history: tuple[int, ...] = (),
    ) -> None:
        self.cards = cards
        self.array = array
        self.history = history
        self._origin = origin

    def then(self, action: int, array: IntArray) -> Self:
        """Return the child after an action, with its simulator state."""
        return type(self)(self.cards, array, origin=self, history=(*self.history, action))

    @property
    def state(self) -> State:
        """The state of the game."""
        if isinstance(self._origin, Node):
            before = self._origin.state
            self._origin = act(before, decode_action(self.history[-1], before))[1]
        return self._origin


class InformationSet(NamedTuple):
    """An information set: the knowledge of a seat to act, equal at nodes it cannot distinguish."""

    seat: int
    hand: int
    """The cards dealt to the seat, as a set."""
    turned: int
    """The index of the turned card."""
    history: tuple[int, ...]
    """The actions, as in ``Node.history``, with ``HIDDEN_BID`` for bids unknown to the seat."""


class GameTree:
    """The tree of a tiny game.

    Args:
        game: the game.
    """

    def __init__(self, game: TinyGame) -> None:
        self._game = game
        self._options = game.options
        self._settings = settings_of(game.options)

    def deals(self) -> list[Node]:
        """Return the root of every deal."""
        deals = list(self._game.deals())
        arrays = fresh_states(self._options, len(deals))
        hands = np.array([cards.hands for cards in deals], dtype=np.int64)
        turned = np.array([cards.turned for cards in deals], dtype=np.int64)
        deal_hands(self._options, arrays, hands, turned)
        arrays[:, layout.SPENT] = self._game.missing
        return [
            Node(cards, array, origin=self._game.begin(cards))
            for cards, array in zip(deals, arrays, strict=True)
        ]

    def child(self, node: Node, action: int) -> Node:
        """Return the child of a node after an action."""
        array = node.array.copy()
        _apply(self._settings, array, action)
        return node.then(action, array)

    def seat(self, node: Node) -> int | None:
        """Return the seat to act, or None at the end of the round."""
        array = node.array
        return None if array[layout.PHASE] == layout.FINISHED else int(array[layout.SEAT])

    def legal(self, node: Node) -> int:
        """Return the legal actions of the seat to act, as a set: bit ``a`` for action ``a``."""
        return int(_legal(self._settings, node.array))

    def points(self, node: Node) -> tuple[int, ...]:
        """Return the points at the end of the round, by seat."""
        return tuple(node.array[layout.TOTALS : layout.TOTALS + self._options.players].tolist())

    def information_set(self, node: Node, seat: int) -> InformationSet:
        """Return the information set of the seat to act (R12)."""
        hands, turned = node.cards
        history, players, bidding = node.history, self._options.players, self._options.bidding
        first = int(FIRST_WIZARD <= turned < FIRST_JESTER)  # trump is named before the first bid
        bids = history[first : first + players]
        bids_known = bidding is Bidding.OPEN or (bidding is Bidding.HIDDEN and len(bids) == players)
        if not bids_known:
            own = (seat - int(node.array[layout.DEALER]) - 1) % players
            known_bids = [bid if number == own else HIDDEN_BID for number, bid in enumerate(bids)]
            history = (*history[:first], *known_bids, *history[first + players :])
        return InformationSet(seat, hands[seat], turned, history)


@kernel
def _apply(settings: IntArray, state: IntArray, action: int) -> None:
    apply(settings, state, action)


@kernel
def _legal(settings: IntArray, state: IntArray) -> int:
    return legal(settings, state)
