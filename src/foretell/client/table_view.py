"""A table as one client sees it, folded from the server's messages."""

from collections.abc import Iterable
from typing import assert_never

from foretell.client.errors import IMPOSSIBLE, OutOfSync, UnreadableMessage, WrongTable
from foretell.errors import Refusal
from foretell.game.observation import Observation, observation_of
from foretell.protocol.server import (
    Closing,
    Done,
    Events,
    Later,
    Legal,
    Pong,
    Presence,
    Refused,
    ServerMessage,
    Welcome,
)
from foretell.protocol.table_codec import event_of
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.state import Holder, Human, Phase, TableState


class TableView:
    """One viewer's view of one table, kept across connections.

    It reads no clock and sends nothing. Apply every message in the order of its connection.

    >>> view = TableView("7K2M9QX4")
    >>> view.apply(Welcome("7K2M9QX4", seat=1, since=0, version=4))
    >>> view.seat, view.observation is None
    (1, True)
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.seat: int | None = None
        """This client's seat; None for a spectator."""
        self.present: tuple[bool, ...] = ()
        """Whether the holder of each seat is connected."""
        self.gone: tuple[int, ...] = ()
        """Seconds since the person of each seat disconnected, as of the last message about it."""
        self.bots_wait = False
        """Whether the server is busy, so that bots decide more slowly."""
        self.to_act: tuple[int, ...] = ()
        """The seats to act; empty while more events are still to come."""
        self.legal: Legal | None = None
        """The legal actions of this client's seat; None when it is not to act."""
        self.clocks: tuple[int, ...] = ()
        """Milliseconds left on each seat's clock, as of the last message."""
        self.waited = 0
        """Seconds for which the seats to act had been waited for at the last message."""
        self.epoch: int | None = None
        """The epoch of the table's log; None until the server has sent one."""
        self.barred_by: str | None = None
        """The host who removed this client's person; None unless they may only watch."""
        self.resets = 0
        """The number of times that events were sent again: after a change of seat, or lost rows."""
        self._events: list[TableEvent] = []
        self._table: TableState | None = None

    @property
    def events(self) -> tuple[TableEvent, ...]:
        """All events received so far."""
        return tuple(self._events)

    @property
    def version(self) -> int:
        """The number of events received so far."""
        return len(self._events)

    @property
    def table(self) -> TableState | None:
        """The state of the table; None before its first event."""
        return self._table

    @property
    def seats(self) -> tuple[Holder, ...]:
        """The holder of each seat; empty before the first event."""
        return () if self._table is None else self._table.seats

    @property
    def host(self) -> int | None:
        """The host's seat."""
        return None if self._table is None else self._table.host

    @property
    def phase(self) -> Phase:
        """The phase of the table."""
        return Phase.GATHERING if self._table is None else self._table.phase

    @property
    def game(self) -> int | None:
        """The number of the current or finished game, from 1; None while people gather."""
        game = None if self._table is None else self._table.game
        return None if game is None else game.number

    @property
    def observation(self) -> Observation | None:
        """The current or finished game as this seat sees it; None while people gather.

        Players who wait for the next deal see what a spectator sees.
        """
        game = None if self._table is None else self._table.game
        if game is None:
            return None
        holder = None if self.seat is None else self.seats[self.seat]
        waits = isinstance(holder, Human) and holder.waits
        return observation_of(None if waits else self.seat, game.state)

    def apply(self, message: ServerMessage) -> None:
        """Apply a message of the server; answers to commands change nothing.

        Raises:
            OutOfSync: when events before it are missing, or it repeats some.
            UnreadableMessage: when its events cannot have happened.
            WrongTable: when it is about another table.
        """
        match message:
            case Welcome():
                self._welcome(message)
            case Events():
                self._extend(message)
            case Presence(seats, bots_wait, gone):
                self.present, self.bots_wait = seats, bots_wait
                self.gone = gone or (0,) * len(seats)
            case Done() | Refused() | Closing() | Pong() | Later():
                pass
            case _:
                assert_never(message)

    def _welcome(self, welcome: Welcome) -> None:
        if welcome.table != self.code:
            raise WrongTable(self.code, welcome.table)
        if welcome.since > self.version:
            raise OutOfSync(self.version, welcome.since)
        self.seat, self.epoch = welcome.seat, welcome.epoch
        self.barred_by = welcome.barred_by
        if welcome.since < self.version:
            self.resets += 1
            self.to_act, self.legal = (), None
            events, self._events, self._table = self._events[: welcome.since], [], None
            self._fold(events)
        if self.version < welcome.version:
            self.to_act, self.legal = (), None

    def _extend(self, events: Events) -> None:
        if events.since != self.version:
            raise OutOfSync(self.version, events.since)
        self._fold(map(event_of, events.events))
        if events.epoch is not None:
            self.epoch = events.epoch
        self.to_act, self.legal, self.clocks = events.to_act, events.legal, events.clocks
        self.waited = events.waited

    def _fold(self, events: Iterable[TableEvent]) -> None:
        try:
            for event in events:
                if self._table is None:
                    self._table = first_state((event,), at=None)
                else:
                    self._table = evolve(self._table, (event,), at=None)
                self._events.append(event)
        except (*IMPOSSIBLE, Refusal) as error:
            raise UnreadableMessage from error
