"""A command names the table that its person has seen, though newer messages have come in."""

import asyncio
import random
from collections.abc import AsyncGenerator

import msgspec

from foretell.client.connection import Connection
from foretell.client.table_session import TableSession
from foretell.protocol import entries
from foretell.protocol.client import Bid
from foretell.protocol.codec import decode_client, encode
from foretell.protocol.events import DealtView
from foretell.protocol.server import Events, Legal, ServerMessage, Welcome
from foretell.protocol.settings import TableSettings
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options
from foretell.table.state import HUMAN
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.join.guest import Guest
from foretell.terminal.join.prompt import Question
from foretell.terminal.join.remote_seat import Inbox, RemoteSeat, Typed
from tests.terminal.screens import a_view

LOG = (
    entries.Opened(
        options_to_wire(Options(players=3, first_dealer=0, hand_sizes=(1,))), TableSettings()
    ),
    entries.Seated(0, "Ann", HUMAN),
    entries.Seated(1, "Bob", HUMAN),
    entries.Seated(2, "Cleo", HUMAN),
    entries.HostChanged(0),
    entries.ShuffleCommitted(1, "c1"),
    entries.GameStarted(1),
    DealtView(1, 0, (None, ("C1",), None), "D2", "D"),
)


class Overlapping(Connection):
    """A connection on which news arrives just after a line has been typed."""

    def __init__(self, inbox: Inbox) -> None:
        session = TableSession("T1", prefix="a")
        super().__init__(session, "ws://x/socket", choices=random.Random(1))
        self.sent: list[bytes] = []
        self._inbox = inbox

    async def send(self, frame: bytes) -> None:
        """Keep a frame, and end the person's visit."""
        self.sent.append(frame)
        self._inbox.put(Typed("q"))

    async def messages(self) -> AsyncGenerator[ServerMessage, None]:
        """Yield the table, and then an event that is received before the typed line is read."""
        self.session.connected()
        turn = Events(0, LOG, to_act=(1,), legal=Legal(bids=(0, 1)))
        yield self._received(encode(Welcome("T1", 1, 0, len(LOG))))
        yield self._received(encode(turn))
        for _ in range(9):
            await asyncio.sleep(0)
        self._inbox.put(Typed("1"))
        later = Events(len(LOG), (entries.Resumed(),), to_act=(1,), legal=Legal(bids=(0, 1)))
        yield self._received(encode(later))
        await asyncio.Event().wait()


async def test_a_bid_names_the_version_that_was_on_the_screen_when_it_was_typed() -> None:
    inbox = Inbox()
    connection = Overlapping(inbox)
    seat = RemoteSeat(
        connection,
        inbox,
        guest_for=lambda situation: Guest(
            situation,
            view=a_view(3, spoken=True),
            screen_for=lambda view: PlainScreen(lambda _: None, view),
        ),
        question=Question(plain=True),
    )
    await seat.play()
    [frame] = connection.sent
    command = decode_client(frame)
    assert isinstance(command, Bid)
    assert command.version == len(LOG)
    assert msgspec.structs.replace(command, version=None) == Bid(command.id, 1)
