"""Networks that fail: the client notices, comes back, and has every command done once."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, aclosing, asynccontextmanager
from dataclasses import dataclass
from functools import partial

import pytest

from foretell.client import connection as package
from foretell.client.api import Api
from foretell.client.connection import Connection
from foretell.client.table_session import TableSession
from foretell.protocol.client import Sit
from foretell.protocol.server import Done
from foretell.rules.options import Options
from foretell.table.events import Seated
from foretell.testing.fault_proxy import (
    CLOSE_HALF,
    CUT,
    HANG,
    LOSE_ANSWERS,
    PASS,
    SWALLOW,
    Fault,
    FaultProxy,
    delay,
)
from tests.server.process import ServerProcess

LIMIT = 60.0
"""Seconds after which a test that waits has failed."""
FAULTS = {
    "hang": HANG,
    "swallow": SWALLOW,
    "lose answers": LOSE_ANSWERS,
    "cut": CUT,
    "close half": CLOSE_HALF,
}


@dataclass
class Guest:
    """A person at a table, by way of a proxy, who is not connected yet."""

    proxy: FaultProxy
    session: TableSession
    token: str
    losses: int = 0
    """The number of connections lost, failed attempts included."""
    returns: bool = False
    """Whether the network is back as soon as its loss is noticed."""

    @classmethod
    async def at(cls, server: ServerProcess, proxy: FaultProxy) -> "Guest":
        """Return a guest at a new table."""
        api = Api(server.url)
        host, guest = await api.make_person("Ann"), await api.make_person("Bob")
        code = await api.make_table(host, Options(players=3))
        return cls(proxy, TableSession(code, prefix="b"), guest)

    def connection(self, **intervals: float) -> Connection:
        """Return their connection."""
        return Connection(
            self.session,
            f"ws://127.0.0.1:{self.proxy.port}/socket",
            token=self.token,
            choices=random.Random(1),
            longest_wait=0.05,
            on_lost=self._lose,
            **intervals,
        )

    async def sits_down(self, connection: Connection, fault: Fault | None = None) -> None:
        """Connect and take seat 2; the fault begins before the command is sent."""
        async with aclosing(connection.messages()) as messages:
            async for _ in messages:
                if not self.session.last_id:
                    if fault is not None:
                        self.proxy.set(fault)
                    await connection.send(self.session.ask(partial(Sit, seat=2)))
                if self.session.answers and self.session.is_settled:
                    return

    @property
    def seats_taken(self) -> list[int]:
        """The seats of all people who have sat down, in order."""
        return [event.seat for event in self.session.view.events if isinstance(event, Seated)]

    def _lose(self) -> None:
        self.losses += 1
        if self.returns:
            self.proxy.set(PASS)


@asynccontextmanager
async def a_guest(server: ServerProcess) -> AsyncIterator[Guest]:
    """Give a guest whose network may fail."""
    async with asyncio.timeout(LIMIT), FaultProxy(server.port) as proxy:
        yield await Guest.at(server, proxy)


@pytest.fixture
def guest(server: ServerProcess) -> AbstractAsyncContextManager[Guest]:
    return a_guest(server)


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_command_sent_into_a_failing_network_is_done_once(
    guest: Guest, fault: Fault
) -> None:
    guest.returns = True
    connection = guest.connection(ping_after=0.05, longest_silence=0.3)
    await guest.sits_down(connection, fault)
    assert guest.losses > 0
    assert isinstance(guest.session.answers["b-1"], Done)
    assert guest.seats_taken == [0, 2]


async def test_a_client_that_begins_in_a_black_hole_is_in_as_soon_as_it_ends(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No handshake runs out: another one begins while the first ones hang."""
    monkeypatch.setattr(package, "OPEN_TIMEOUT", 2 * LIMIT)
    async with a_guest(server) as guest:
        guest.proxy.set(SWALLOW)
        sitting = asyncio.create_task(guest.sits_down(guest.connection(attempt_every=0.05)))
        await guest.proxy.until(lambda: guest.proxy.accepted == 3)
        guest.proxy.set(PASS)
        await sitting
        assert guest.losses == 0
        assert guest.seats_taken == [0, 2]


async def test_a_handshake_without_an_answer_is_given_up(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "OPEN_TIMEOUT", 0.1)
    async with a_guest(server) as guest:
        guest.proxy.set(SWALLOW)
        guest.returns = True
        await guest.sits_down(guest.connection(attempt_every=LIMIT))
        assert guest.losses > 0


async def test_a_network_that_stalls_for_less_than_the_longest_silence_costs_no_connection(
    guest: Guest,
) -> None:
    connection = guest.connection(ping_after=0.05, longest_silence=LIMIT)
    sitting = asyncio.create_task(guest.sits_down(connection, HANG))
    await guest.proxy.until(lambda: any(one.to_server.held for one in guest.proxy.connections))
    guest.proxy.set(PASS)
    await sitting
    assert (guest.losses, guest.proxy.accepted) == (0, 1)


async def test_a_slow_network_costs_no_connection(guest: Guest) -> None:
    await guest.sits_down(guest.connection(), delay(0.1))
    assert (guest.losses, guest.proxy.accepted) == (0, 1)


async def test_a_client_leaves_a_black_hole_without_waiting_for_an_answer(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "CLOSE_TIMEOUT", 0.01)
    async with a_guest(server) as guest:
        messages = guest.connection().messages()
        await anext(messages)
        guest.proxy.set(SWALLOW)
        async with asyncio.timeout(5):
            await messages.aclose()


async def test_a_request_into_a_black_hole_ends_in_time(guest: Guest) -> None:
    guest.proxy.set(SWALLOW)
    api = Api(guest.proxy.url, answer_within=0.1)
    with pytest.raises(TimeoutError, match="timed out"):
        await api.table(guest.session.view.code)
    guest.proxy.set(PASS)
    assert await Api(guest.proxy.url).table(guest.session.view.code)


async def test_an_answer_that_trickles_in_for_ever_ends_in_time() -> None:
    """Each byte arrives soon, and the program ends although a thread still reads them."""

    async def trickle(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        try:
            while not writer.is_closing():
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.01)
        finally:
            writer.close()

    async with asyncio.timeout(LIMIT):
        async with await asyncio.start_server(trickle, "127.0.0.1", 0) as listening:
            port = listening.sockets[0].getsockname()[1]
            with pytest.raises(TimeoutError):
                await Api(f"http://127.0.0.1:{port}", answer_within=0.2).table("T1")
