"""All that a client has been told of a table, and what it comes to."""

from collections.abc import Iterable
from typing import assert_never

from foretell.client.astray import Astray, OtherTable
from foretell.game.observation import Observation
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
    """What one viewer has been told of one table, over however many connections.

    It reads no clock and sends nothing; give it every message in the order of its connection.

    Args:
        code: the table's.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.seat: int | None = None
        """The own seat; None for a spectator."""
        self.present: tuple[bool, ...] = ()
        """Whether who holds each seat is there."""
        self.bots_wait = False
        """Whether bots decide more slowly for now."""
        self.to_act: tuple[int, ...] = ()
        """The seats that are to act; empty as long as there is more to be told."""
        self.legal: Legal | None = None
        """What the own seat may do; None when it is not to act."""
        self.clocks: tuple[int, ...] = ()
        """Milliseconds that each seat had left when it was told last."""
        self.epoch: int | None = None
        """The history of the table that this is of; None as long as no server has said."""
        self.told_anew = 0
        """How often a part of it was told again, as another seat or after rows were lost."""
        self._events: list[TableEvent] = []
        self._table: TableState | None = None

    @property
    def events(self) -> tuple[TableEvent, ...]:
        """Everything that the server has sent so far."""
        return tuple(self._events)

    @property
    def version(self) -> int:
        """How many entries have been told."""
        return len(self._events)

    @property
    def table(self) -> TableState | None:
        """The table; None before anything has been told of it."""
        return self._table

    @property
    def seats(self) -> tuple[Holder, ...]:
        """Who holds each seat; empty before anything has been told."""
        return () if self._table is None else self._table.seats

    @property
    def host(self) -> int | None:
        """Where the host sits."""
        return None if self._table is None else self._table.host

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        return Phase.GATHERING if self._table is None else self._table.phase

    @property
    def game(self) -> int | None:
        """The number of the game that is on or over, from 1; None while people gather."""
        game = None if self._table is None else self._table.game
        return None if game is None else game.number

    @property
    def observation(self) -> Observation | None:
        """The game that is on, or over, as the own seat knows it; None while people gather.

        Whoever waits for the next deal knows what a spectator knows.
        """
        game = None if self._table is None else self._table.game
        if game is None:
            return None
        holder = None if self.seat is None else self.seats[self.seat]
        waits = isinstance(holder, Human) and holder.waits
        return Observation(None if waits else self.seat, game.state)

    def take(self, message: ServerMessage) -> None:
        """Add what a server says; answers to commands change nothing.

        Raises:
            Astray: when something is missing before it, or it has been told before.
            OtherTable: when it is about another table.
        """
        match message:
            case Welcome():
                self._welcome(message)
            case Events():
                self._extend(message)
            case Presence(seats, bots_wait):
                self.present, self.bots_wait = seats, bots_wait
            case Done() | Refused() | Closing() | Pong() | Later():
                pass
            case _:
                assert_never(message)

    def _welcome(self, welcome: Welcome) -> None:
        if welcome.table != self.code:
            raise OtherTable(self.code, welcome.table)
        if welcome.since > self.version:
            raise Astray(self.version, welcome.since)
        self.seat, self.epoch = welcome.seat, welcome.epoch
        if welcome.since < self.version:
            self.told_anew += 1
            self.to_act, self.legal = (), None
            kept, self._events, self._table = self._events[: welcome.since], [], None
            self._fold(kept)
        if self.version < welcome.version:
            self.to_act, self.legal = (), None

    def _extend(self, events: Events) -> None:
        if events.since != self.version:
            raise Astray(self.version, events.since)
        self._fold(map(event_of, events.events))
        if events.epoch is not None:
            self.epoch = events.epoch
        self.to_act, self.legal, self.clocks = events.to_act, events.legal, events.clocks

    def _fold(self, events: Iterable[TableEvent]) -> None:
        for event in events:
            self._events.append(event)
            if self._table is None:
                self._table = first_state((event,), at=None)
            else:
                self._table = evolve(self._table, (event,), at=None)
