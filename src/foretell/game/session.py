"""``Session``: a game in progress, as a façade over decide, evolve and observe."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Self, overload

from foretell.cards import Card
from foretell.game.actions import Action
from foretell.game.decide import act, settle
from foretell.game.display import summary, table_svg, table_text
from foretell.game.events import Event
from foretell.game.evolve import fold
from foretell.game.legal import legal_actions
from foretell.game.observation import Observation, SeatObservation, check_seat, observe
from foretell.game.phases import Phase, phase_of, seats_to_act
from foretell.game.position import HandLike, position
from foretell.game.refusals import InvalidSeed
from foretell.game.state import State
from foretell.game.undo import events_to_take_back
from foretell.rules.options import Options

_SEED_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game: final totals by seat, and the seats of all winners (R8.4).

    >>> Outcome(totals=(20, 10, 20), winners=(0, 2)).winners
    (0, 2)
    """

    totals: tuple[int, ...]
    winners: tuple[int, ...]


class Session:
    """One game from its first event to its outcome.

    >>> from foretell import MakeBid, Options
    >>> game = Session(Options(players=3, first_dealer=0), seed="2a")
    >>> game.to_act
    (1,)
    >>> game.legal_actions(1)
    (MakeBid(seat=1, bid=0), MakeBid(seat=1, bid=1))
    >>> events = game.act(MakeBid(seat=1, bid=0))
    >>> game.observe(2).bids
    (None, 0, None)

    >>> game
    <Session seed='2a', 3 players, round 1 of 20, seat 2 to bid>

    Args:
        options: the options of the game (default: the standard game).
        seed: 1 to 128 lower-case hexadecimal digits, or a whole number from 0, which determines
            all cards (default: a new unguessable seed).
        events: earlier events of the game, to continue from.

    Raises:
        InvalidSeed: when the seed has any other form.
        TypeError: when the options are not an ``Options``.
    """

    def __init__(
        self,
        options: Options | None = None,
        seed: str | int | None = None,
        events: Iterable[Event] = (),
    ) -> None:
        if not isinstance(options, Options | None):
            raise TypeError(f"options are an Options, not {options!r}")
        self._start = State.start(options or Options(), _seed(seed))
        self._events = list(events)
        following, self._state = settle(fold(self._start, self._events))
        self._events.extend(following)

    @classmethod
    def from_position(
        cls,
        hands: Sequence[HandLike],
        *,
        turned: str | Card | None = None,
        dealer: int = 0,
        totals: Sequence[int] | None = None,
        number: int | None = None,
        seed: str | int | None = None,
        **options: object,
    ) -> Self:
        """Return a game in which these hands have just been dealt.

        >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
        >>> print(game)
        round 1 of 1, seat 1 to bid
        dealer 0, turned D2, trump D
          seat   bid taken total  hand
             0     -     0     0  C1
        >    1     -     0     0  H5
             2     -     0     0  Z1

        Args:
            hands: a hand for each seat, from seat 0: cards, or their texts separated by spaces.
            turned: the turned card; None only if the deal leaves no stock (R5.4, R9.7).
            dealer: the dealer's seat in this round.
            totals: the scores before this round, by seat (default: all 0).
            number: the round, from 1. By default, the game has only this round, and one before it
                if there are totals; with a fixed schedule, it is the round with hands of this
                size.
            seed: the seed of later rounds, as in ``Session``.
            options: options by the names of records; omitted ones are standard.

        Raises:
            ValueError: for an impossible round or a duplicate card.
            Refusal: for an unknown card or incompatible options.
        """
        chosen, events = position(
            hands, turned=turned, dealer=dealer, totals=totals, number=number, **options
        )
        return cls(chosen, seed, events)

    def copy(self) -> Self:
        """Return an independent copy of the game."""
        other = object.__new__(type(self))
        other._start, other._state, other._events = self._start, self._state, [*self._events]
        return other

    __copy__ = copy

    def __repr__(self) -> str:
        where = summary(self._state)
        return (
            f"<{type(self).__name__} seed={self.seed!r}, {self.options.players} players, {where}>"
        )

    def __str__(self) -> str:
        return table_text(self._state)

    def _repr_svg_(self) -> str:
        return table_svg(self._state)

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self._start.options

    @property
    def seed(self) -> str:
        """The seed, which determines all cards."""
        assert self._start.seed is not None
        return self._start.seed

    @property
    def state(self) -> State:
        """The full state, including values hidden from players.

        >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
        >>> game.state.round.turned, game.state.totals
        (Card('D2'), (0, 0, 0))
        """
        return self._state

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far, in order.

        >>> game = Session(Options(players=3, hand_sizes=(1,)), seed="2a")
        >>> drawn, dealt = game.events
        >>> drawn
        DealerDrawn(draws=((Card('S10'), Card('D3'), Card('S4')),), dealer=0)
        >>> dealt.hands, dealt.turned
        (((Card('D12'),), (Card('S5'),), (Card('H9'),)), Card('Z2'))
        """
        return tuple(self._events)

    @property
    def phase(self) -> Phase:
        """The phase of the game, with the seats to act.

        >>> game = Session.from_position(["C1", "H5", "Z1"], turned="Z2", dealer=1)
        >>> game.phase
        ChoosingTrump(seat=1)
        """
        return phase_of(self._state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act; empty when the game is over."""
        return seats_to_act(self.phase)

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, or None while it is in progress."""
        state = self._state
        return Outcome(state.totals, state.winners) if state.winners else None

    @overload
    def observe(self, seat: int) -> SeatObservation: ...
    @overload
    def observe(self, seat: int | None) -> Observation: ...
    def observe(self, seat: int | None) -> Observation:
        """Return the observation of a seat, or of a spectator if it is None (R12).

        >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
        >>> game.observe(1)
        <Observation of seat 1: round 1 of 1, seat 1 to bid, hand H5>
        >>> game.observe(None)
        <Observation of a spectator: round 1 of 1, seat 1 to bid>

        Raises:
            IndexError: when there is no such seat.
        """
        seen_by = None if seat is None else check_seat(seat, self.options.players)
        return observe(self._state, seen_by)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return the legal actions of a seat.

        Raises:
            IndexError: when there is no such seat.
        """
        return legal_actions(self._state, check_seat(seat, self.options.players))

    def act(self, action: Action) -> tuple[Event, ...]:
        """Apply an action, and return the events it causes.

        Raises:
            Refusal: when the rules do not allow it; nothing has changed.
            TypeError: when the value is not an ``Action``.
        """
        events, self._state = act(self._state, action)
        self._events.extend(events)
        return events

    def undo(self, seat: int, *, bots: Container[int] = ()) -> None:
        """Undo a seat's last action, unless a player has acted or learned a card or bid since.

        Args:
            seat: the seat.
            bots: the seats whose later actions are undone with it (default: none, so any later
                action prevents the undo).

        Raises:
            NothingToTakeBack: when another seat has acted since, all bids or one's own cards
                were revealed, or the round was scored.
        """
        count = events_to_take_back(self._events, seat, self._state.round_options, bots=bots)
        del self._events[-count:]
        self._state = fold(self._start, self._events)


def _seed(seed: str | int | None) -> str:
    if seed is None:
        import secrets

        return secrets.token_hex(_SEED_BYTES)
    if isinstance(seed, int) and not isinstance(seed, bool) and seed >= 0:
        return f"{seed:x}"
    if not isinstance(seed, str):
        raise InvalidSeed(str(seed))
    return seed
