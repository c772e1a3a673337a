"""The configuration that compose.yaml gives PostgreSQL and NATS, tested with the real ones."""

import asyncio
import json
import os
import socket
import subprocess
from pathlib import Path

import nats
import pytest
from nats.aio.client import Client
from sqlalchemy import text
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.ext.asyncio import create_async_engine

from foretell.server.cluster.nats import INBOX, NatsBus
from foretell.server.storage.sql.store import SqlStore
from tests.server.cluster.nats_server import NatsServer
from tests.server.services import PostgresServer, free_port
from tests.server.storage.helpers import new_table

DEPLOY = Path(__file__).parents[3] / "deploy"
QUOTED = "p5eed'of$hex"


@pytest.fixture
def role_url(postgres_server: PostgresServer) -> str:
    """The URL, for the nodes' role, of a database set up as compose.yaml does it."""
    postgres_server.make_database("deployed")
    superuser = "boss"
    # The superuser of the tests' server already has the role's name.
    postgres_server.sql(f"CREATE ROLE {superuser} LOGIN SUPERUSER")
    script = (DEPLOY / "postgres" / "role.sh").read_text()
    renamed = script.replace(" foretell", " foretell_app")
    environ = {
        **os.environ,
        "PATH": f"{postgres_server.programs}:{os.environ['PATH']}",
        "PGHOST": "127.0.0.1",
        "PGPORT": str(postgres_server.port),
        "POSTGRES_USER": superuser,
        "POSTGRES_DB": "deployed",
        "DATABASE_PASSWORD": QUOTED,
    }
    subprocess.run(["/bin/sh"], input=renamed, text=True, env=environ, check=True)
    return f"postgresql://foretell_app@127.0.0.1:{postgres_server.port}/deployed"


async def test_the_nodes_role_can_store_tables_and_do_nothing_else(role_url: str) -> None:
    store = SqlStore(role_url)
    await store.open()
    await store.leases.heartbeat("north", lasts=5_000)
    await new_table(store, "AB", node="north")
    assert len(await store.log.rows("AB")) == 1
    await store.close()
    engine = create_async_engine(role_url.replace("postgresql", "postgresql+asyncpg"))
    async with engine.connect() as connection:
        found = await connection.execute(
            text("SELECT DISTINCT schemaname, tableowner FROM pg_tables WHERE tablename='rows'")
        )
        assert [tuple(one) for one in found] == [("foretell_app", "foretell_app")]
        role = await connection.execute(
            text(
                "SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls "
                "FROM pg_roles WHERE rolname = current_user"
            )
        )
        assert not any(role.one())
    for forbidden in (
        "CREATE TABLE public.mine (x int)",
        "CREATE SCHEMA other",
        "CREATE TEMPORARY TABLE mine (x int)",
        "CREATE ROLE other",
        "SELECT pg_read_file('/etc/passwd')",
        "SELECT rolpassword FROM pg_authid",
    ):
        with pytest.raises(ProgrammingError, match="permission denied"):
            async with engine.begin() as connection:
                await connection.execute(text(forbidden))
    await engine.dispose()


@pytest.fixture
def bus_server(monkeypatch: pytest.MonkeyPatch) -> NatsServer:
    """A NATS server with compose.yaml's configuration, not yet started."""
    monkeypatch.setenv("NATS_PASSWORD", "p5eed0f")
    port = free_port()
    return NatsServer(port, words=("--config", str(DEPLOY / "nats.conf")))


def test_nodes_meet_at_the_bus_and_reach_no_other_subject(bus_server: NatsServer) -> None:
    async def scenario() -> None:
        url = f"nats://node:p5eed0f@127.0.0.1:{bus_server.port}"
        one, other = NatsBus(url, name="one"), NatsBus(url, name="other")
        heard: asyncio.Queue[bytes] = asyncio.Queue()

        async def answer(body: bytes) -> bytes:
            return body.upper()

        other.respond("foretell.ask.other", answer)
        other.subscribe("foretell.table.AB", heard.put_nowait)
        for bus in (one, other):
            await bus.start()
        async with asyncio.timeout(20):
            while await one.request("foretell.ask.other", b"you", within=0.5) != b"YOU":
                await asyncio.sleep(0.02)
            while heard.empty():
                one.publish("foretell.table.AB", b"news")
                await asyncio.sleep(0.02)
        for bus in (one, other):
            await bus.stop()
        denied: list[str] = []

        async def note(error: Exception) -> None:
            denied.append(str(error))

        client: Client = await nats.connect(url, error_cb=note, inbox_prefix=INBOX)
        await client.publish("elsewhere", b"x")
        await client.subscribe("elsewhere.>")
        await client.subscribe(">")
        await client.publish("$SYS.REQ.SERVER.PING", b"")
        async with asyncio.timeout(10):
            while len(denied) < 4:
                await client.flush()
                await asyncio.sleep(0.02)
        assert all("permissions violation" in one for one in denied)
        await client.close()

    bus_server.start()
    try:
        asyncio.run(scenario())
    finally:
        bus_server.kill()


@pytest.mark.parametrize(
    "who", [{}, {"user": "node", "pass": "wrong"}, {"user": "other", "pass": "p5eed0f"}]
)
def test_the_bus_admits_nobody_but_the_nodes(bus_server: NatsServer, who: dict[str, str]) -> None:
    bus_server.start()
    try:
        with socket.create_connection(("127.0.0.1", bus_server.port), timeout=10) as connection:
            said = connection.makefile("rb")
            assert said.readline().startswith(b"INFO")
            connection.sendall(b"CONNECT " + json.dumps(who).encode() + b"\r\nPING\r\n")
            assert said.readline().startswith(b"-ERR 'Authorization Violation'")
            said.close()
    finally:
        bus_server.kill()
