"""``WizardObserver``: strings and tensors for each of OpenSpiel's kinds of observation."""

from typing import Final

import numpy as np
import numpy.typing as npt

from foretell.cards import DECK_SIZE, cards_of
from foretell.envs.chance.play import Play
from foretell.envs.chance.setup import Setup
from foretell.envs.compiled import layout as entries
from foretell.envs.settings import settings_seeing_all
from foretell.game.redact import sees_hand
from foretell.rules.options import MAX_PLAYERS
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.settings import settings_of

Tensor = npt.NDArray[np.float32]

NONE: Final = "NONE"
SINGLE: Final = "SINGLE_PLAYER"
ALL: Final = "ALL_PLAYERS"
HIDDEN: Final = -1
"""A bid in the history that the player does not know."""


class WizardObserver:
    """An observer of ``Play``.

    Args:
        setup: the options and the deck.
        public: whether to include public information.
        private: ``NONE``, ``SINGLE`` or ``ALL``: the players whose private information to include.
        recalls: whether to include all that has happened, and not only the present.

    Attributes:
        private: as given.
        tensor: the values, ``float32``.
        dict: the same by name, as views.
    """

    def __init__(self, setup: Setup, *, public: bool, private: str, recalls: bool) -> None:
        self._setup = setup
        self._public, self.private, self._recalls = public, private, recalls
        self._seeing = settings_seeing_all(setup.options)
        self._settings = settings_of(setup.options)
        players, rounds = setup.options.players, setup.rounds
        shapes: dict[str, tuple[int, ...]] = {}
        if private == SINGLE:
            shapes["player"] = (players,)
        if public and recalls:
            shapes |= {"first_dealer": (players,), "turned": (rounds, DECK_SIZE + 1)}
            shapes["actions"] = (setup.most_decisions,)
        elif public:
            shapes["public"] = (entries.NUMBERS,)
        if private != NONE and recalls:
            shapes |= {"hands": (rounds, players, DECK_SIZE), "bids": (rounds, players)}
        elif private != NONE:
            shapes |= {"private": (DECK_SIZE,), "private_bids": (MAX_PLAYERS,)}
        self.tensor: Tensor = np.zeros(sum(map(_size, shapes.values())), dtype=np.float32)
        self.dict: dict[str, Tensor] = {}
        first = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[first : first + _size(shape)].reshape(shape)
            first += _size(shape)

    def set_from(self, play: Play, player: int) -> None:
        """Write ``tensor``, and so ``dict``."""
        self.tensor.fill(0)
        if self.private == SINGLE:
            self.dict["player"][player] = 1
        if self._recalls:
            self._recall(play, player)
        elif play.rounds:
            self._present(play, player if self.private == SINGLE else 0)

    def string_from(self, play: Play, player: int) -> str:
        """Return the same information as a text."""
        parts = [f"p{player}"] if self.private == SINGLE else []
        if not self._recalls:
            self.set_from(play, player)
            for name, values in self.dict.items():
                if name != "player":
                    parts.append(f"{name}:{_sparse(values)}")
            return " ".join(parts)
        for number, dealt in enumerate(play.rounds):
            if self._public:
                turned = "" if dealt.turned == NO_CARD else dealt.turned
                parts.append(f"d{dealt.dealer} t{turned}")
            for seat in self._seen_hands(play, number, player):
                cards = ",".join(str(card.index) for card in cards_of(dealt.hands[seat]))
                parts.append(f"h{seat}:{cards}")
            if self._public:
                parts.append(",".join(map(str, self._codes(play, number, player))))
            elif self.private != NONE:
                parts.append(f"b{self._bids(play, number, player)}")
        return " ".join(parts)

    def _present(self, play: Play, player: int) -> None:
        """Write what is known of the current round, without the history."""
        players = self._setup.options.players
        every = self.private == ALL
        view = play.observe(player, self._seeing if every else self._settings)
        if every:
            own = [card.index for card in cards_of(int(play.state[layout.HANDS + player]))]
            view[own] = entries.IN_HAND
        private = (view[:DECK_SIZE] == entries.IN_HAND) | (
            view[:DECK_SIZE] >= entries.IN_OTHER_HAND + 1
        )
        bids = view[entries.BIDS : entries.BIDS + MAX_PLAYERS].copy()
        if self.private != NONE:
            self.dict["private"][:] = np.where(private, view[:DECK_SIZE], 0)
            self.dict["private_bids"][: players if every else 1] = bids[: players if every else 1]
        if self._public:
            after = play.observe((player + 1) % players, self._settings)
            outside = play.observe(player, self._settings)
            outside[:DECK_SIZE][private] = entries.UNSEEN
            outside[entries.BIDS] = after[entries.BIDS + players - 1]
            self.dict["public"][:] = outside

    def _recall(self, play: Play, player: int) -> None:
        place = 0
        for number, dealt in enumerate(play.rounds):
            if self._public:
                codes = self._codes(play, number, player)
                self.dict["first_dealer"][play.rounds[0].dealer] = 1
                self.dict["turned"][number, dealt.turned + 1] = 1
                self.dict["actions"][place : place + len(codes)] = codes
                place += len(codes)
            for seat in self._seen_hands(play, number, player):
                cards = [card.index for card in cards_of(dealt.hands[seat])]
                self.dict["hands"][number, seat, cards] = 1
            if self.private != NONE:
                for seat, bid in self._bids(play, number, player).items():
                    self.dict["bids"][number, seat] = bid + 1

    def _seen_hands(self, play: Play, number: int, player: int) -> list[int]:
        """Return the seats whose hands at the deal the observer includes (R12)."""
        seats = range(self._setup.options.players)
        options = self._setup.options.in_round(number + 1)
        if self.private != SINGLE:
            return [*seats] if self.private == ALL else []
        played = number < len(play.rounds) - 1 or play.is_played
        return [seat for seat in seats if sees_hand(seat, player, options, played=played)]

    def _codes(self, play: Play, number: int, player: int) -> list[int]:
        """Return the actions of a round as numbers from 1, with ``HIDDEN`` for unknown bids."""
        actions = play.actions[number]
        if number < len(play.rounds) - 1 or self.private == ALL:
            return [1 + action for _, action in actions]
        if self.private == SINGLE:
            known = play.bids_seen(player)
        else:  # public is what the others know, too
            known = [play.bids_seen(1)[0], *play.bids_seen(0)[1:]]
        return [
            1 + action if known[seat] or not _is_bid(action) else HIDDEN for seat, action in actions
        ]

    def _bids(self, play: Play, number: int, player: int) -> dict[int, int]:
        """Return the bids of the players whose private information the observer includes."""
        return {
            seat: action - entries.BID
            for seat, action in play.actions[number]
            if _is_bid(action) and (self.private == ALL or seat == player)
        }


def _is_bid(action: int) -> bool:
    return entries.BID <= action < entries.CHOOSE


def _sparse(values: Tensor) -> str:
    """Return the entries other than 0 as a text: ``3=1,17=5``."""
    return ",".join(f"{place}={int(values[place])}" for place in np.flatnonzero(values))


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size
