"""A game that goes on: the friendly façade over decide, evolve and observe."""

from collections.abc import Iterable
from dataclasses import dataclass

from foretell.game.actions import Action
from foretell.game.decide import act, settle
from foretell.game.events import Event
from foretell.game.evolve import fold
from foretell.game.legal import legal_actions
from foretell.game.observation import Observation, observe
from foretell.game.phases import Phase, phase_of, seats_to_act
from foretell.game.state import State
from foretell.game.undo import events_to_take_back
from foretell.rules.options import Options


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: final totals by seat, and every winner's seat (R8.4)."""

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

    Args:
        options: the options of the game.
        seed: 1 to 128 lower-case hexadecimal digits, from which all cards follow.
        events: what has happened already, to go on from there.

    Raises:
        InvalidSeed: when the seed is none.
    """

    def __init__(self, options: Options, seed: str, events: Iterable[Event] = ()) -> None:
        self._start = State.start(options, seed)
        self._events = list(events)
        following, self._state = settle(fold(self._start, self._events))
        self._events.extend(following)

    @property
    def state(self) -> State:
        """The full state: more than any player may see."""
        return self._state

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, in order."""
        return tuple(self._events)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return phase_of(self._state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act; empty when the game is over."""
        return seats_to_act(self.phase)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        state = self._state
        return Outcome(state.totals, state.winners) if state.winners else None

    def observe(self, seat: int | None) -> Observation:
        """Return what a seat, or a spectator (None), knows (R12)."""
        return observe(self._state, seat)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return everything a seat may do now."""
        return legal_actions(self._state, seat)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do what a seat asks for, and return the events it caused.

        Raises:
            Refusal: when the rules do not allow it; nothing has changed.
        """
        events, self._state = act(self._state, action)
        self._events.extend(events)
        return events

    def undo(self, seat: int) -> None:
        """Take back a seat's last action, if nobody has acted or learned a card or bid since.

        Raises:
            NothingToTakeBack: when it was not the last thing done, or something came to light.
        """
        count = events_to_take_back(self._events, seat, self._start.options)
        del self._events[-count:]
        self._state = fold(self._start, self._events)
