"""``Play``: one game with every random event as a separate action, without OpenSpiel."""

from functools import reduce
from math import comb
from operator import or_
from typing import Final, NamedTuple, Self

import numpy as np

from foretell.cards import FULL_SET, cards_of
from foretell.envs.chance.setup import Setup
from foretell.envs.compiled import layout as entries
from foretell.envs.compiled.layout import Numbers
from foretell.envs.compiled.numbers import write_all
from foretell.envs.compiled.one import GAME_OVER, ILLEGAL, ROUND_OVER, act, legal_set, spent_next
from foretell.envs.settings import settings_after
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.fixed_deals import deal_unchecked
from foretell.sim.layout import IntArray
from foretell.sim.observation import HIDDEN_BID, OBSERVED
from foretell.sim.settings import settings_of

CHANCE: Final = -1
OVER: Final = -4
_FIRST: Final = {
    layout.PLAYING: entries.PLAY,
    layout.BIDDING: entries.BID,
    layout.CHOOSING_TRUMP: entries.CHOOSE,
}


class DealtRound(NamedTuple):
    """The cards of a round.

    Attributes:
        dealer: the dealer.
        hands: the hands as sets, by seat.
        turned: the index of the turned card, or ``NO_CARD``.
    """

    dealer: int
    hands: tuple[int, ...]
    turned: int


class Play:
    """One game. A hand is dealt in ascending order, so that each one is a single path of the tree.

    Args:
        setup: the options and the deck.

    Attributes:
        actor: the seat to act, ``CHANCE`` or ``OVER``.
        rounds: the rounds dealt so far.
        actions: the actions of each of them: seats, and numbers of actions.
        rewards: the points of each seat for the last action; random events leave them as they are.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.actor = CHANCE
        self.rounds: tuple[DealtRound, ...] = ()
        self.actions: tuple[tuple[tuple[int, int], ...], ...] = ()
        self.rewards = (0.0,) * setup.options.players
        self._state: IntArray = np.zeros(layout.WIDTH, dtype=np.int64)
        self._settings = settings_of(setup.options)
        self._after = settings_after(setup.options)
        self._starter = setup.options.first_dealer
        self._hands: tuple[int, ...] = ()
        self._spent = 0
        self._left = 0
        self._held = 0
        self._above = -1
        if self._starter is not None:
            self._start(self._starter)

    def __deepcopy__(self, memo: object) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._state = self._state.copy()
        return other

    @property
    def totals(self) -> tuple[float, ...]:
        """The points of completed rounds, by seat."""
        players = self.setup.options.players
        return tuple(map(float, self._state[layout.TOTALS : layout.TOTALS + players].tolist()))

    @property
    def state(self) -> IntArray:
        """The simulator's array; not meaningful in the middle of a deal."""
        return self._state

    @property
    def is_drawing(self) -> bool:
        """Whether the first dealer is drawn next (R3.1); then outcomes are seats, else cards."""
        return self._starter is None

    def chances(self) -> list[tuple[int, float]]:
        """Return the outcomes of the random event that is next, with their probabilities."""
        players = self.setup.options.players
        if self._starter is None:
            return [(seat, 1 / players) for seat in range(players)]
        cards = [card.index for card in cards_of(self._left) if card.index > self._above]
        count, missing = len(cards), self._missing
        ways = comb(count, missing)
        return [
            (card, comb(count - 1 - place, missing - 1) / ways)
            for place, card in enumerate(cards)
            if count - 1 - place >= missing - 1
        ]

    def happen(self, outcome: int) -> None:
        """Let a random event have this outcome: a card, or the seat of the first dealer."""
        if self._starter is None:
            self._start(outcome)
            return
        if len(self._hands) == self.setup.options.players:
            self._open(outcome)
            return
        self._above = outcome
        self._held |= 1 << outcome
        if self._missing == 0:
            self._hands = (*self._hands, self._held)
            self._next_hand()

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions, in ascending order."""
        first = _FIRST[int(self._state[layout.PHASE])]
        numbers, actions = [], int(legal_set(self._settings, self._state))
        while actions:
            lowest = actions & -actions
            numbers.append(first + lowest.bit_length() - 1)
            actions ^= lowest
        return numbers

    def act(self, number: int) -> None:
        """Apply a legal action of the seat to act.

        Raises:
            ValueError: when it is not legal.
        """
        before, seat = self.totals, self.actor
        after = act(self._settings, self._state, seat, number)
        if after == ILLEGAL:
            raise ValueError(f"action {number} is not legal")
        self.actions = (*self.actions[:-1], (*self.actions[-1], (seat, number)))
        self.actor = after
        self.rewards = tuple(
            total - earlier for total, earlier in zip(self.totals, before, strict=True)
        )
        if after == GAME_OVER:
            self.actor = OVER
        elif after == ROUND_OVER:
            self._begin_deal()

    def observe(self, seat: int, settings: IntArray) -> Numbers:
        """Return a seat's observation, by settings that can differ from those of the game."""
        numbers = np.zeros(entries.NUMBERS, dtype=np.int16)
        mask = np.zeros(entries.ACTIONS, dtype=np.int8)
        known = np.zeros(OBSERVED, dtype=np.int64)
        write_all(settings, self._after, self._state, seat, known, numbers, mask)
        return numbers

    def bids_seen(self, viewer: int) -> list[bool]:
        """Return whether a seat knows each bid of the current round that is made (R12)."""
        players = self.setup.options.players
        if self.actor in {CHANCE, OVER}:
            return [True] * players
        numbers = self.observe(viewer, self._settings)
        bids = numbers[entries.BIDS : entries.BIDS + players].tolist()
        return [bids[(seat - viewer) % players] != HIDDEN_BID for seat in range(players)]

    @property
    def is_played(self) -> bool:
        """Whether the last round that was dealt has come to its play."""
        return self.actor in {CHANCE, OVER} or bool(self._state[layout.PHASE] == layout.PLAYING)

    @property
    def _missing(self) -> int:
        if len(self._hands) == self.setup.options.players:
            return 1  # the card to turn
        size = self.setup.options.schedule[len(self.rounds)]
        return size - self._held.bit_count()

    def _start(self, starter: int) -> None:
        self._starter = starter
        self._state[layout.PHASE] = layout.DEALING
        self._state[layout.STARTER] = starter
        self._begin_deal()

    def _begin_deal(self) -> None:
        self.actor, self._hands = CHANCE, ()
        self._spent = int(spent_next(self._settings, self._state, np.empty_like(self._state)))
        self._next_hand()

    def _next_hand(self) -> None:
        options, seat = self.setup.options, len(self._hands)
        self._held, self._above = 0, -1
        dealt = reduce(or_, self._hands, 0)
        self._left = self.setup.cards_for(seat % options.players, self._spent) & ~dealt
        size = options.schedule[len(self.rounds)]
        if seat == options.players and not options.leaves_a_stock(size):
            self._open(NO_CARD)

    def _open(self, turned: int) -> None:
        options, state = self.setup.options, self._state
        number = len(self.rounds)
        dealer = (int(state[layout.STARTER]) + number) % options.players
        self.rounds = (*self.rounds, DealtRound(dealer, self._hands, turned))
        self.actions = (*self.actions, ())
        hands = np.array([self._hands], dtype=np.int64)
        deal_unchecked(options, state[None], hands, np.array([turned]))
        if not self.setup.is_whole:
            state[layout.SPENT] = FULL_SET & ~self.setup.deck
        self.actor = int(state[layout.SEAT])
