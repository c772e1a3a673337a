"""The history of a game: its events so far, and the state after them."""

from dataclasses import dataclass
from itertools import chain
from typing import Self

from foretell.game.actions import Action
from foretell.game.changed import changed
from foretell.game.decide import first_event, next_event
from foretell.game.events import Event, RoundScored
from foretell.game.evolve import evolve, fold
from foretell.game.state import State


@dataclass(frozen=True, slots=True)
class History:
    """The events of a game, whole or redacted for a viewer, and the state after them.

    Appending an event takes the same time however long the game is: only the current round's
    events are copied, and only they are folded again when one is undone.
    """

    start: State
    """The state before the first event."""
    state: State
    """The state after the last event."""
    rounds: tuple[tuple[Event, ...], ...]
    """The events of the completed rounds."""
    before: State
    """The state after the completed rounds."""
    round: tuple[Event, ...]
    """The events of the current round."""

    @classmethod
    def of(cls, start: State) -> Self:
        """Return the empty history of a game that has not begun."""
        return cls(start, start, (), start, ())

    @property
    def events(self) -> tuple[Event, ...]:
        """All events, in order."""
        return (*chain.from_iterable(self.rounds), *self.round)

    def after(self, event: Event) -> Self:
        """Return the history with one more event."""
        state, happened = evolve(self.state, event), (*self.round, event)
        if isinstance(event, RoundScored):
            rounds = (*self.rounds, happened)
            return changed(self, state=state, rounds=rounds, before=state, round=())
        return changed(self, state=state, round=happened)

    def act(self, action: Action) -> tuple[tuple[Event, ...], Self]:
        """Return the events of an action, as ``decide`` does, and the history with them.

        Raises:
            Refusal: as ``decide``.
        """
        event = first_event(self.state, action)
        following, history = self.after(event).settle()
        return (event, *following), history

    def settle(self) -> tuple[tuple[Event, ...], Self]:
        """Return the automatic events until a seat is to act, and the history with them."""
        events, history = [], self
        while (event := next_event(history.state)) is not None:
            events.append(event)
            history = history.after(event)
        return tuple(events), history

    def without(self, count: int) -> Self:
        """Return the history without its last ``count`` events, at least 1."""
        if count <= len(self.round):
            remaining = self.round[:-count]
            return changed(self, state=fold(self.before, remaining), round=remaining)
        shorter = self.of(self.start)
        for event in self.events[:-count]:
            shorter = shorter.after(event)
        return shorter


class Replay:
    """Appends many events to a history and builds it once, at the end.

    Args:
        history: the history before these events.
    """

    def __init__(self, history: History) -> None:
        self.state = history.state
        """The state after the last event added."""
        self._start = history.start
        self._rounds = list(history.rounds)
        self._before = history.before
        self._round = list(history.round)

    def add(self, event: Event) -> None:
        """Append an event, as ``History.after`` does."""
        self.state = evolve(self.state, event)
        self._round.append(event)
        if isinstance(event, RoundScored):
            self._rounds.append(tuple(self._round))
            self._before = self.state
            self._round.clear()

    @property
    def history(self) -> History:
        """The history with all added events."""
        rounds, last = tuple(self._rounds), tuple(self._round)
        return History(self._start, self.state, rounds, self._before, last)
