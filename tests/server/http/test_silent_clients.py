"""Silent clients: pinged, and cut off if they do not answer."""

import random
from contextlib import aclosing

from foretell.client.api import Api
from foretell.client.connection import Connection
from foretell.client.table_session import TableSession
from foretell.protocol.client import Sit
from foretell.protocol.silence import PING_AFTER
from foretell.rules.options import Options
from foretell.server.http.connections import Deadlines
from foretell.server.live.limits import Limits
from foretell.server.settings import Settings
from foretell.testing.fault_proxy import SWALLOW, FaultProxy
from tests.server.http.listening import UPGRADE, listening, until
from tests.server.http.test_writes import frame

SOON = 0.02
HANDSHAKE = f"GET /socket HTTP/1.1\r\nHost: a\r\n{UPGRADE}\r\n"
PINGED, PONG = b"\x89\x00", frame(b"", 0x8A)


async def test_a_socket_that_answers_no_ping_is_cut_off() -> None:
    async with listening(deadlines=Deadlines(ping=SOON, silent=4 * SOON)) as server:
        wire = await server.wire(HANDSHAKE)
        assert (await wire.head()).startswith("HTTP/1.1 101 ")
        assert await wire.read(2) == PINGED
        await until(lambda: not len(server.context.connections))


async def test_a_socket_that_answers_every_ping_stays() -> None:
    async with listening(deadlines=Deadlines(ping=SOON, silent=60.0)) as server:
        wire = await server.wire(HANDSHAKE)
        assert (await wire.head()).startswith("HTTP/1.1 101 ")
        for _ in range(5):
            assert await wire.read(2) == PINGED
            wire.send(PONG)
        assert len(server.context.connections) == 1


async def test_a_guest_in_a_black_hole_is_shown_as_away_though_nothing_closes_the_connection() -> (
    None
):
    async with listening(deadlines=Deadlines(ping=SOON, silent=1.0)) as server:
        api = Api(f"http://127.0.0.1:{server.port}")
        host, guest = await api.make_person("Ann"), await api.make_person("Bob")
        code = await api.make_table(host, Options())
        async with FaultProxy(server.port) as proxy:
            seated = TableSession(code, prefix="b")
            through = connection(seated, f"ws://127.0.0.1:{proxy.port}/socket", guest)
            watching = TableSession(code, prefix="a")
            async with (
                aclosing(through.messages()) as guests,
                aclosing(connection(watching, api.socket_url, host).messages()) as hosts,
            ):
                seated.ask(Sit)
                async for _ in guests:
                    if seated.view.seat is not None and seated.is_settled:
                        break
                assert seated.view.seat == 1
                async for _ in hosts:
                    match watching.view.present[:2]:
                        case (True, True):
                            proxy.set(SWALLOW)
                        case (True, False):
                            break
                assert [there.is_open for there in proxy.connections] == [True]


def test_pings_of_as_many_silent_clients_as_may_connect_are_within_the_limits() -> None:
    """Each sends one after each silence; none of them is refused."""
    settings = Settings()
    limits = Limits(
        lambda: 0.0,
        frames=settings.frames,
        frames_of_person=settings.frames_person,
        frames_of_address=settings.frames_address,
    )
    assert limits.sockets_by_address._most / PING_AFTER < settings.frames_address
    assert limits.sockets_by_person._most / PING_AFTER < settings.frames_person
    assert settings.frames > 1 / PING_AFTER


def connection(session: TableSession, url: str, token: str) -> Connection:
    """Return a client's connection."""
    return Connection(session, url, token=token, choices=random.Random(1))
