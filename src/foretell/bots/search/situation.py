"""A decision to be made: what a seat knows, and the games that this can be."""

from dataclasses import dataclass

import numpy as np

from foretell.bots.search.likelihood import HIDDEN, Drawn, FloatArray, Told, Weigh, enter_worlds
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.observation import Observation
from foretell.game.state import Round
from foretell.game.stream import derive_seed
from foretell.rules.bidding import NO_BID
from foretell.sim import layout as at
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.worlds import Worlds


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision of one seat.

    Args:
        observation: of the seat, which is to act.
        seed: the bot's seed; what is drawn follows from it and the place in the game.
    """

    observation: Observation
    seed: str

    @property
    def settings(self) -> IntArray:
        """The settings of the game."""
        return settings_of(self.observation.options)

    @property
    def plays(self) -> bool:
        """Whether cards have been played in this round."""
        table = self.observation.known.round
        return bool(table.tricks or (table.trick and table.trick.cards))

    def games(self, count: int, *, drawn: int, weigh: Weigh = enter_worlds) -> IntArray:
        """Return possible games, likelier ones more often.

        Args:
            count: how many.
            drawn: from how many worlds they are chosen by how likely they are.
            weigh: what tells that.

        Returns:
            ``int64[count, WIDTH]``, in no order: any part of them is as good as any other.
        """
        key = int(derive_seed(self.seed, _label(self.observation.known.round))[:15], 16)
        hands = Worlds(self.observation).sample(drawn, seed=key)
        states = np.empty((drawn, at.WIDTH), dtype=np.int64)
        worlds = Drawn(hands, states, np.empty(drawn))
        weigh(self.settings, self.told(hands[0]), worlds)
        return states[chosen(worlds.likely, count)]

    def any(self) -> IntArray:
        """Return a possible game, ``int64[WIDTH]``, for what goes by what the seat knows alone."""
        return self.told(Worlds(self.observation).sample(1, seed=0)[0]).root

    def told(self, hands: IntArray) -> Told:
        """Return what the likelihood of worlds goes by, with any world's hands in its root."""
        seat, table = self.observation.seat, self.observation.known.round
        assert seat is not None
        bids = np.full(SEATS, NO_BID, dtype=np.int64)
        for other, (bid, has_bid) in enumerate(zip(table.bids, table.has_bid, strict=True)):
            if has_bid:
                bids[other] = HIDDEN if bid is None else bid
        entered = [0 if bid == HIDDEN else int(bid) for bid in bids[: len(table.bids)]]
        root = state_of(self.observation.known, hands=[int(hand) for hand in hands], bids=entered)
        root[at.SEAT] = seat
        played, cards = _played(table)
        return Told(root, played, cards, bids)


def code_of(action: Action) -> int:
    """Return an action as the simulator has it: a card's index, a bid or a suit."""
    match action:
        case PlayCard():
            return action.card.index
        case MakeBid():
            return action.bid
        case ChooseTrump():
            return int(action.suit)


def _label(table: Round) -> str:
    """Return a name for the place in a game; no two decisions of a seat have the same."""
    if table.trick is not None:
        return f"round/{table.number}/trick/{len(table.tricks)}"
    return f"round/{table.number}/{'trump' if table.awaits_trump else 'bid'}"


def _played(table: Round) -> tuple[IntArray, IntArray]:
    """Return the cards that each seat has played in a round, as sets, and all in their order."""
    played, cards = np.zeros(SEATS, dtype=np.int64), []
    tricks = table.tricks if table.trick is None else (*table.tricks, table.trick)
    for trick in tricks:
        for step, card in enumerate(trick.cards):
            played[(trick.leader + step) % len(table.bids)] |= 1 << card.index
            cards.append(card.index)
    return played, np.array(cards, dtype=np.int64)


def chosen(likely: FloatArray, count: int) -> IntArray:
    """Return which worlds to take, ``int64[count]``: each as often as it is likely, or nearly.

    Systematic resampling (Kitagawa 1996), the places then spread so that likely worlds, which are
    taken several times, do not stand together.
    """
    upto = np.cumsum(likely)
    marks = (np.arange(count) + 0.5) * (upto[-1] / count)
    places = np.minimum(np.searchsorted(upto, marks), len(likely) - 1)
    stride = _stride(count)
    return np.asarray(places[np.arange(count) * stride % count], dtype=np.int64)


def _stride(count: int) -> int:
    """Return a number near the golden section of ``count`` that has no divisor in common."""
    stride = max(1, round(count * 0.618))
    while np.gcd(stride, count) != 1:
        stride += 1
    return stride
