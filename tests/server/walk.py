"""Tables at which people do all sorts of things, and what everybody who looks on is sent."""

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


class Looker:
    """Somebody who follows a table, over connections that come and go, at a pace of their own."""

    def __init__(self, broadcaster: Broadcaster, person: Person | None) -> None:
        self.person = person
        self.story = TableView(broadcaster.log.code)
        self.told: list[Told] = []
        self._broadcaster = broadcaster
        self._welcome = 0
        self._connect()

    def read(self, *, most: int | None = None) -> Iterator[ServerMessage]:
        """Take what there is to be told, or so many messages of it."""
        read = 0
        while read != most and (frame := self._broadcaster.next_for(self._subscriber)) is not None:
            message = decode_server(frame)
            self.story.apply(message)
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
        """Go on over another connection."""
        self._broadcaster.detach(self._subscriber)
        self._connect()

    def _connect(self) -> None:
        self._subscriber = Subscriber(None if self.person is None else self.person.id)
        self._subscriber.start(since=self.story.version, seat=self.story.seat)
        self._broadcaster.attach(self._subscriber)


class Walk(table_walk.Walk):
    """A table, and everybody who looks at it.

    Args:
        options: of its games.
        chance: where all luck comes from.
        people: how many identities there are.
    """

    def __init__(self, options: Options, chance: Random, *, people: int) -> None:
        super().__init__(options, chance, people=people)
        self.broadcaster = Broadcaster(TableLog("T1", FixedClock()))
        self._add(self.log)
        self.lookers = [Looker(self.broadcaster, person) for person in (*self.people, None)]

    def step(self) -> tuple[TableEvent, ...]:
        """Let something happen, or be refused; return what happened."""
        events = super().step()
        if events:
            self._add(events)
        return events

    def _add(self, events: tuple[TableEvent, ...]) -> None:
        row = Row(self.broadcaster.log.rows + 1, self.live.now, encode_events(events), token=1)
        self.broadcaster.log.add(row)
