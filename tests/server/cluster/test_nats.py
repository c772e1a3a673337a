"""The bus over a real NATS server: messages, replies, and a server that goes down and returns."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from foretell.server.cluster import connect
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.connect import MissingBus, bus_to
from foretell.server.cluster.nats import NatsBus
from tests.server.cluster.guests import until
from tests.server.cluster.nats_server import NatsServer, nats_server
from tests.server.services import free_port


@asynccontextmanager
async def bus_at(url: str, name: str) -> AsyncIterator[NatsBus]:
    bus = NatsBus(url, name=name)
    await bus.start()
    try:
        yield bus
    finally:
        await bus.stop()
        assert not bus.is_up


@pytest.fixture
@asynccontextmanager
async def server() -> AsyncIterator[NatsServer]:
    """A message bus for at most 40 seconds, after which no task may be left."""
    asyncio.get_running_loop().set_debug(True)
    with nats_server() as server:
        async with asyncio.timeout(40):
            yield server
        await asyncio.sleep(0)
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, f"tasks go on: {left}"


async def echo(body: bytes) -> bytes:
    return b"re: " + body


async def test_messages_reach_their_subscribers(server: NatsServer) -> None:
    async with bus_at(server.url, "north") as north, bus_at(server.url, "south") as south:
        heard: list[bytes] = []
        south.subscribe("a", heard.append)
        await until(lambda: north.is_up and south.is_up)
        south.subscribe("b", heard.append)
        await settled(south, north)
        north.publish("a", b"1")
        north.publish("b", b"2")
        north.publish("c", b"3")
        await until(lambda: len(heard) == 2)
        south.unsubscribe("a")
        await settled(south, north)
        north.publish("a", b"4")
        north.publish("b", b"5")
        await until(lambda: len(heard) == 3)
        assert heard == [b"1", b"2", b"5"]
        south.subscribe("a", heard.append)
        await settled(south, north)
        north.publish("a", b"6")
        await until(lambda: heard[-1] == b"6")


async def settled(*buses: NatsBus) -> None:
    """Wait until the server knows all subscriptions made so far."""
    for number, bus in enumerate(buses):
        subject = f"settled.{number}.{id(bus)}"
        bus.respond(subject, echo)
    for number, bus in enumerate(buses):
        other = buses[number - 1]
        while await other.request(f"settled.{number}.{id(bus)}", b"", within=1) is None:
            await asyncio.sleep(0.01)


async def test_replies_arrive_and_a_missing_responder_is_known_at_once(server: NatsServer) -> None:
    async with bus_at(server.url, "north") as north, bus_at(server.url, "south") as south:

        async def slow(_: bytes) -> bytes:
            await asyncio.Event().wait()
            return b""

        await until(lambda: north.is_up and south.is_up)
        south.respond("ask", echo)
        south.respond("slow", slow)
        await settled(south, north)
        assert await north.request("ask", b"hello", within=5) == b"re: hello"
        began = asyncio.get_running_loop().time()
        assert await north.request("nobody", b"hello", within=5) is None
        assert asyncio.get_running_loop().time() - began < 1
        assert await north.request("slow", b"hello", within=0.1) is None


async def test_a_bus_that_is_killed_comes_back_with_its_subscriptions(server: NatsServer) -> None:
    async with bus_at(server.url, "north") as north, bus_at(server.url, "south") as south:
        heard: list[bytes] = []
        south.subscribe("a", heard.append)
        south.respond("ask", echo)
        await until(lambda: north.is_up and south.is_up)
        for round_ in range(2):
            server.kill()
            await until(lambda: not north.is_up and not south.is_up)
            north.publish("a", b"lost")
            north.subscribe(f"x{round_}", heard.append)
            north.unsubscribe(f"x{round_}")
            assert await north.request("ask", b"lost", within=1) is None
            server.start()
            await until(lambda: north.is_up and south.is_up)
            await settled(south, north)
            north.publish("a", b"%d" % round_)
            await until(lambda: heard[-1:] == [b"%d" % round_])  # noqa: B023 - awaited in the same round
            assert await north.request("ask", b"hello", within=5) == b"re: hello"
        assert heard == [b"0", b"1"]


async def test_a_bus_that_hangs_counts_as_lost(server: NatsServer) -> None:
    async with bus_at(server.url, "north") as north:
        await until(lambda: north.is_up)
        server.signal(signal.SIGSTOP)
        try:
            assert await north.request("nobody", b"", within=0.2) is None
            await until(lambda: not north.is_up, within=10)
        finally:
            server.signal(signal.SIGCONT)
        await until(lambda: north.is_up, within=10)


async def test_messages_that_cannot_be_sent_in_time_are_dropped(
    server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foretell.server.cluster.nats.MOST_WAITING", 2)

    if True:
        async with bus_at(server.url, "north") as north, bus_at(server.url, "south") as south:
            heard: list[bytes] = []
            await until(lambda: north.is_up and south.is_up)
            south.subscribe("a", heard.append)
            await settled(south, north)
            for number in range(5):
                north.publish("a", b"%d" % number)
            await until(lambda: len(heard) == 2)
            await settled(south, north)
            assert heard == [b"0", b"1"]


async def test_a_bus_starts_and_stops_without_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    lines: list[str] = []

    async with bus_at(f"nats://127.0.0.1:{free_port()}", "north") as bus:
        async with asyncio.timeout(30):
            while "no message bus" not in "".join(lines):
                await asyncio.sleep(0.01)
                lines.append(capsys.readouterr().out)
        assert not bus.is_up
        bus.publish("a", b"1")
        assert await bus.request("a", b"1", within=1) is None
    assert asyncio.all_tasks() == {asyncio.current_task()}
    never: Bus = NatsBus("nats://127.0.0.1:1", name="never")
    await never.stop()
    assert "".join([*lines, capsys.readouterr().out]).count("no message bus") == 1


async def test_waiting_messages_are_sent_before_the_bus_stops(server: NatsServer) -> None:
    async with bus_at(server.url, "south") as south:
        heard: list[bytes] = []
        south.subscribe("a", heard.append)
        async with bus_at(server.url, "north") as north:
            await until(lambda: north.is_up and south.is_up)
            await settled(south, north)
            for number in range(100):
                north.publish("a", b"%d" % number)
        await until(lambda: len(heard) == 100)


async def test_stopping_does_not_wait_for_a_server_that_hangs(server: NatsServer) -> None:
    async with bus_at(server.url, "north") as north:
        await until(lambda: north.is_up)
        server.signal(signal.SIGSTOP)
        north.publish("a", b"1")
    server.signal(signal.SIGCONT)


def test_the_setting_chooses_the_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(bus_to("", node="n")) is Bus
    assert isinstance(bus_to("nats://a, nats://b", node="n"), NatsBus)
    monkeypatch.setattr(connect, "find_spec", lambda _: None)
    with pytest.raises(MissingBus) as refused:
        bus_to("nats://a", node="n")
    assert refused.value.code == "cluster/no_driver"
    assert refused.value.install == connect.INSTALL


async def test_no_bus_carries_nothing() -> None:
    bus = Bus()
    await bus.start()
    bus.subscribe("a", lambda _: None)
    bus.respond("a", echo)
    bus.publish("a", b"")
    assert await bus.request("a", b"", within=1) is None
    bus.unsubscribe("a")
    assert not bus.is_up
    await bus.stop()
