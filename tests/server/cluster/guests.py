"""People at a table of several nodes, all in the test's process: everything but sockets."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from functools import partial

from foretell.bots.registry import create
from foretell.client.player import Player
from foretell.client.table_session import TableSession
from foretell.protocol.client import GiveNonce, Sit, Start
from foretell.protocol.codec import decode_server
from foretell.protocol.entries import Entry
from foretell.protocol.server import Closing, Done
from foretell.protocol.table_codec import entry_of
from foretell.rules.options import Options
from foretell.server.clock import SystemClock
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.publisher import NewsPublisher
from foretell.server.cluster.tables import ClusterTables
from foretell.server.live.broadcaster import entries_for
from foretell.server.live.client_session import ClientSession
from foretell.server.live.table_context import table_context
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import TableRegistry
from foretell.server.live.tables import TableAccess
from foretell.server.storage.store import Store
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.table.state import Open
from tests.server.inside import read_on
from tests.server.storage.helpers import answers_of

SHORT = Options(players=3, hand_sizes=(1, 2, 3))
BRISK = TableSettings(pace=0)


def new_node(store: Store, bus: Bus, name: str) -> ClusterTables:
    """Return a node whose secrets are consecutive numbers."""
    numbers = itertools.count(1)
    registry = TableRegistry(
        store,
        node=name,
        clock=SystemClock(),
        context=table_context(lambda: f"{next(numbers):064x}", ("random", "steady")),
        new_code=lambda: f"{name.upper()}{next(numbers)}",
        alone=False,
        observer=NewsPublisher(bus),
    )
    return ClusterTables(registry, bus)


class Guest:
    """A spectator that uses one session after another, each at the next of these nodes.

    Args:
        code: the code of the table.
        person: the guest's identity; None for a stranger.
        nodes: the nodes to connect to, in this order.
        number: a number that no other guest has.
    """

    def __init__(
        self, code: str, person: Person | None, nodes: Sequence[TableAccess], number: int
    ) -> None:
        self.talk = TableSession(code, prefix=f"g{number}")
        self.connections = 0
        self.closings: list[str] = []
        self._person = person
        self._nodes = itertools.cycle(nodes)
        self._session: ClientSession | None = None

    async def run(self) -> None:
        """Watch until cancelled."""
        while True:
            session = ClientSession(next(self._nodes), self._person)
            self._session = session
            self.connections += 1
            try:
                for frame in self.talk.connected():
                    await session.take(frame)
                while (frame_ := await session.next()) is not None:
                    said = self.talk.receive(frame_)
                    if isinstance(said, Closing):
                        self.closings.append(said.reason)
                    else:
                        await self.act()
            finally:
                session.leave()
                self._session = None
            await asyncio.sleep(0.01)

    async def act(self) -> None:
        """React to a frame; a spectator does nothing."""

    async def send(self, frame: bytes) -> None:
        """Send a frame over the current session; if there is none, the next one sends it."""
        if self._session is not None:
            await self._session.take(frame)


class Regular(Guest):
    """A player who sits down and plays a bot's moves; the host starts when all seats are taken."""

    def __init__(
        self, code: str, person: Person, nodes: Sequence[TableAccess], number: int
    ) -> None:
        super().__init__(code, person, nodes, number)
        self._player = Player(self.talk, lambda seat, game: create("random", f"{seat}{game}"))
        self._asked: set[str] = set()

    async def act(self) -> None:
        """See ``Guest``."""
        talk, story = self.talk, self.talk.view
        if story.table is None or not talk.is_settled:
            return
        if story.seat is None:
            await self._once("sit", Sit)
        elif story.phase == "gathering":
            await self._once("nonce", partial(GiveNonce, nonce=f"{story.seat}a"))
            if story.seat == story.host and not any(isinstance(held, Open) for held in story.seats):
                await self._once("start", Start)
        elif (move := self._player.move()) is not None:
            await self.send(move)

    async def _once(self, what: str, make: Callable[[str], Sit | GiveNonce | Start]) -> None:
        if what not in self._asked and self.talk.is_settled:
            self._asked.add(what)
            await self.send(self.talk.ask(make))


def is_over(guest: Guest) -> bool:
    """Return whether a guest has seen the end of the game."""
    return guest.talk.view.phase == "finished" and guest.talk.is_settled


async def until(condition: Callable[[], bool], *, within: float = 20.0) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.005)


async def told_to(store: Store, code: str, seat: int | None) -> tuple[Entry, ...]:
    """Return a table's log as a seat may see it."""
    rows = await store.log.rows(code)
    log = TableLog(code, SystemClock())
    read_on(log, rows)
    return entries_for(log, seat, 0, log.version)


async def check_stories(
    store: Store, code: str, guests: Sequence[Guest], *, are_answers_kept: bool = True
) -> None:
    """Check that the log is complete, and that each guest was sent exactly its part of it."""
    rows = await store.log.rows(code)
    assert [row.seq for row in rows] == [*range(1, len(rows) + 1)]
    answers = await answers_of(store, code)
    for guest in guests:
        story = guest.talk.view
        assert tuple(map(entry_of, story.events)) == await told_to(store, code, story.seat)
        kept = {one.command: decode_server(one.body) for one in answers}
        assert not guest.talk.unanswered
        for command, answer in guest.talk.answers.items():
            if isinstance(answer, Done) and are_answers_kept:
                assert kept.get(command) == answer, f"{command} was acknowledged, and is not kept"
