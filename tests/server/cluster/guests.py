"""People at a table of many nodes, in the process of the test: no sockets, but all else."""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from functools import partial

from foretell.bots.registry import create
from foretell.client.player import Player
from foretell.client.session import TableSession
from foretell.protocol.client import GiveNonce, Sit, Start
from foretell.protocol.codec import decode_server
from foretell.protocol.entries import Entry
from foretell.protocol.server import Closing, Done
from foretell.protocol.table_codec import entry_of
from foretell.rules.options import Options
from foretell.server.clock import SystemClock
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.registry import ClusterRegistry
from foretell.server.live.broadcaster import entries_for
from foretell.server.live.client_session import ClientSession
from foretell.server.live.context import table_context
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.store import Store
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.table.state import Open
from tests.server.storage.helpers import answers_of

SHORT = Options(players=3, hand_sizes=(1, 2, 3))
BRISK = TableSettings(pace=0)


def new_node(store: Store, bus: Bus, name: str) -> ClusterRegistry:
    """Return a node whose secrets are counted."""
    numbers = itertools.count(1)
    return ClusterRegistry(
        store,
        bus,
        node=name,
        clock=SystemClock(),
        context=table_context(lambda: f"{next(numbers):064x}", ("random", "steady")),
        new_code=lambda: f"{name.upper()}{next(numbers)}",
    )


class Guest:
    """A talk over one session after another, each at the next of these nodes.

    Args:
        code: the table's.
        person: who it is; None for a stranger.
        nodes: where to connect; the first one first.
        number: makes the guest another one than the others.
    """

    def __init__(
        self, code: str, person: Person | None, nodes: Sequence[TableRegistry], number: int
    ) -> None:
        self.talk = TableSession(code, prefix=f"g{number}")
        self.connections = 0
        self.closings: list[str] = []
        self._person = person
        self._nodes = itertools.cycle(nodes)
        self._session: ClientSession | None = None

    async def run(self) -> None:
        """Look on until cancelled."""
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
        """Do what there is to do after a frame: nothing, for who looks on."""

    async def send(self, frame: bytes) -> None:
        """Send a frame over the session there is; else the next one sends it."""
        if self._session is not None:
            await self._session.take(frame)


class Regular(Guest):
    """Sits down, and plays a bot's moves; the host starts when all seats are taken."""

    def __init__(
        self, code: str, person: Person, nodes: Sequence[TableRegistry], number: int
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
    """Return whether a guest knows the end of the game."""
    return guest.talk.view.phase == "finished" and guest.talk.is_settled


async def until(condition: Callable[[], bool], *, within: float = 20.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.005)


async def told_to(store: Store, code: str, seat: int | None) -> tuple[Entry, ...]:
    """Return what a seat may know of a table's log."""
    rows = await store.log.rows(code)
    log = TableLog(code, SystemClock())
    log.catch_up(rows)
    return entries_for(log, seat, 0, log.version)


async def check_stories(
    store: Store, code: str, guests: Sequence[Guest], *, are_answers_kept: bool = True
) -> None:
    """See to it that the log is whole, and everybody was told what it says, and no more."""
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
