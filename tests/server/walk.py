"""Random walks of a table, and all messages sent to its viewers."""

from collections.abc import Iterator
from random import Random

from foretell.client.table_view import TableView
from foretell.protocol.codec import decode_server, encode_events
from foretell.protocol.server import Events, ServerMessage, Welcome
from foretell.protocol.table_codec import event_of
from foretell.rules.options import Options
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.table_log import TableLog
from foretell.server.storage.values import Row
from foretell.table.events import TableEvent
from foretell.table.permissions import Person
from tests.client.guests import FixedClock
from tests.server.simulation.guest import Told
from tests.table import walk as table_walk


class Viewer:
    """A viewer who follows a table at their own pace, over connections that come and go."""

    def __init__(self, broadcaster: Broadcaster, person: Person | None) -> None:
        self.person = person
        self.view = TableView(broadcaster.log.code)
        self.told: list[Told] = []
        self._broadcaster = broadcaster
        self._welcome = 0
        self._connect()

    def read(self, *, most: int | None = None) -> Iterator[ServerMessage]:
        """Receive all ready messages, or at most ``most`` of them."""
        read = 0
        while read != most and (frame := self._broadcaster.next_for(self._subscriber)) is not None:
            message = decode_server(frame)
            self.view.apply(message)
            match message:
                case Welcome(version=version):
                    self._welcome = version
                case Events(since, entries):
                    self.told += [
                        Told(number, event_of(entry), self._welcome)
                        for number, entry in enumerate(entries, since)
                    ]
                case _:
                    pass
            read += 1
            yield message

    def reconnect(self) -> None:
        """Continue over a new connection."""
        self._broadcaster.detach(self._subscriber)
        self._connect()

    def _connect(self) -> None:
        self._subscriber = Subscriber(None if self.person is None else self.person.id)
        self._subscriber.start(since=self.view.version, seat=self.view.seat)
        self._broadcaster.attach(self._subscriber)


class Walk(table_walk.Walk):
    """A table and all of its viewers.

    Args:
        options: the options of its games.
        chance: the source of all randomness.
        people: the number of identities.
    """

    def __init__(self, options: Options, chance: Random, *, people: int) -> None:
        super().__init__(options, chance, people=people)
        self.broadcaster = Broadcaster(TableLog("T1", FixedClock()))
        self._add(self.log)
        self.viewers = [Viewer(self.broadcaster, person) for person in (*self.people, None)]

    def step(self) -> tuple[TableEvent, ...]:
        """Try a random command; return its events, none if it was refused."""
        events = super().step()
        if events:
            self._add(events)
        return events

    def _add(self, events: tuple[TableEvent, ...]) -> None:
        row = Row(self.broadcaster.log.rows + 1, self.live.now, encode_events(events), token=1)
        self.broadcaster.log.add(row)
