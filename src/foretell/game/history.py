"""A game as it has gone so far: its events, and the state that they come to."""

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

    Another event costs the same however long the game is: only the events of the round that is on
    are copied, and taking events back folds them alone.
    """

    start: State
    """Before the first event."""
    state: State
    """After the last one."""
    rounds: tuple[tuple[Event, ...], ...]
    """The events of the rounds that are over."""
    before: State
    """After those."""
    round: tuple[Event, ...]
    """The events since then."""

    @classmethod
    def of(cls, start: State) -> Self:
        """Return the history of a game that has not begun."""
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
        """Return the events that an action causes, as ``decide`` does, and the history with them.

        Raises:
            Refusal: as ``decide``.
        """
        event = first_event(self.state, action)
        following, history = self.after(event).settle()
        return (event, *following), history

    def settle(self) -> tuple[tuple[Event, ...], Self]:
        """Return the events that follow by themselves, and the history with them."""
        events, history = [], self
        while (event := next_event(history.state)) is not None:
            events.append(event)
            history = history.after(event)
        return tuple(events), history

    def without(self, count: int) -> Self:
        """Return the history without its last events; ``count`` is from 1 to all of them."""
        if count <= len(self.round):
            left = self.round[:-count]
            return changed(self, state=fold(self.before, left), round=left)
        shorter = self.of(self.start)
        for event in self.events[:-count]:
            shorter = shorter.after(event)
        return shorter


class Replay:
    """Appends many events to a history, which is built once, at the end.

    Args:
        history: the history before them.
    """

    def __init__(self, history: History) -> None:
        self.state = history.state
        """After the last of them."""
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
        """The history with all of them."""
        rounds, last = tuple(self._rounds), tuple(self._round)
        return History(self._start, self.state, rounds, self._before, last)
