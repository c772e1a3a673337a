"""``Game``: one game on the simulator's array, with the cards of ``Session`` for the same seed."""

import numpy as np

from foretell.cards import set_of
from foretell.envs.actions import numbered_action
from foretell.envs.compiled import layout as entries
from foretell.envs.compiled.layout import Masks, Numbers
from foretell.envs.compiled.numbers import write_all
from foretell.envs.compiled.one import (
    GAME_OVER,
    ILLEGAL,
    ROUND_OVER,
    act,
    reward,
    write_state,
)
from foretell.envs.compiled.rewards import Terms
from foretell.envs.settings import settings_after, settings_seeing_all
from foretell.game.deal import deal_round, draw_for_dealer
from foretell.game.session import Session
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Bidding, Options
from foretell.rules.trump import NO_CARD
from foretell.sim import layout
from foretell.sim.fixed_deals import deal_unchecked
from foretell.sim.layout import IntArray
from foretell.sim.observation import OBSERVED
from foretell.sim.settings import settings_of


class Game:
    """One game, whose actions are numbers.

    >>> game = Game(Options(players=3, first_dealer=0))
    >>> game.begin(42)
    >>> game.seat, game.act(1, 60), game.act(1, 60)
    (1, True, False)

    Args:
        options: of the game.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.state: IntArray = np.zeros(layout.WIDTH, dtype=np.int64)
        """The state, ``int64[WIDTH]``, with hidden cards; see ``foretell.sim.layout``."""
        self.seat = 0
        """The seat to act, the first one if several are; undefined once the game is over."""
        self.has_scored = False
        """Whether the last action ended a round."""
        self.is_over = False
        """Whether the game is over."""
        self._settings = settings_of(options)
        self._after = settings_after(options)
        self._seeing = settings_seeing_all(options)
        self._known: IntArray = np.zeros(OBSERVED, dtype=np.int64)
        self._seed = ""
        self._history: list[tuple[int, int]] = []
        self._session: Session | None = None
        self._replayed = 0

    def begin(self, seed: int) -> None:
        """Start the game of a seed, a whole number from 0, and deal its first round."""
        self._seed = f"{seed:x}"
        self._history, self._session, self._replayed = [], None, 0
        dealer = self.options.first_dealer
        if dealer is None:
            dealer = draw_for_dealer(self._seed, self.options).dealer
        self.has_scored = self.is_over = False
        self.state[:] = 0
        self.state[layout.PHASE] = layout.DEALING
        self.state[layout.STARTER] = dealer
        self._deal()

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats to act: several where bids are not open (R9.1, R9.2)."""
        if self.is_over:
            return ()
        if self.state[layout.PHASE] != layout.BIDDING or self.options.bidding is Bidding.OPEN:
            return (self.seat,)
        bids = self.state[layout.BIDS : layout.BIDS + self.options.players].tolist()
        return tuple(seat for seat, bid in enumerate(bids) if bid == NO_BID)

    @property
    def totals(self) -> list[int]:
        """The points of completed rounds, by seat."""
        totals: list[int] = self.state[
            layout.TOTALS : layout.TOTALS + self.options.players
        ].tolist()
        return totals

    @property
    def session(self) -> Session:
        """The same game as a ``Session``, which has played the same actions."""
        if self._session is None:
            self._session = Session(self.options, self._seed)
        for seat, number in self._history[self._replayed :]:
            self._session.act(numbered_action(number, seat=seat))
        self._replayed = len(self._history)
        return self._session

    def act(self, seat: int, number: int) -> bool:
        """Apply an action of a seat by its number, and deal when a round is over.

        Returns:
            Whether the action was legal; if not, nothing has changed.
        """
        after = act(self._settings, self.state, seat, number)
        if after == ILLEGAL:
            return False
        self._history.append((seat, number))
        self.seat = after
        self.has_scored = after in {ROUND_OVER, GAME_OVER}
        self.is_over = after == GAME_OVER
        if after == ROUND_OVER:
            self._deal()
        return True

    def observe(self, seat: int, *, actions: int = entries.ACTIONS) -> tuple[Numbers, Masks]:
        """Return a seat's observation and legal actions, as new arrays.

        Args:
            seat: the seat.
            actions: the length of the array of legal actions.
        """
        numbers = np.empty(entries.NUMBERS, dtype=np.int16)
        mask = np.zeros(actions, dtype=np.int8)
        write_all(self._settings, self._after, self.state, seat, self._known, numbers, mask)
        return numbers, mask

    def observe_all(self) -> Numbers:
        """Return all that there is to know, as a new array, ``int16[112]``.

        It is an observation of seat 0 that knows every hand and bid, and after it the seat to act.
        """
        numbers = np.empty(entries.NUMBERS + 1, dtype=np.int16)
        write_state(self._seeing, self.state, np.zeros(OBSERVED, dtype=np.int64), numbers)
        return numbers

    def reward(self, terms: Terms, seat: int, before: int) -> float:
        """Return a seat's reward since it had a total of ``before`` points."""
        return reward(terms, self.options.players, self.state, seat, before)

    def _deal(self) -> None:
        number, players = int(self.state[layout.ROUND]) + 1, self.options.players
        dealer = (int(self.state[layout.STARTER]) + number - 1) % players
        dealt = deal_round(self._seed, self.options, number, dealer)
        hands = np.array([[set_of(hand) for hand in dealt.hands]], dtype=np.int64)
        turned = np.array([NO_CARD if dealt.turned is None else dealt.turned.index])
        deal_unchecked(self.options, self.state[None], hands, turned)
        self.seat = int(self.state[layout.SEAT])
