"""PostgreSQL with held locks, silent connections, and cancelled callers."""

import asyncio

import asyncpg
import pytest
from sqlalchemy import Connection, text

from foretell.server.storage.faults import StaleToken
from foretell.server.storage.sql import postgres as package
from foretell.server.storage.sql.store import SqlStore
from foretell.server.storage.values import Commit
from foretell.testing.fault_proxy import SWALLOW, FaultProxy
from tests.server.services import PostgresServer
from tests.server.storage.helpers import LONG, OVER, new_table, row, summary


@pytest.fixture
def url(postgres_server: PostgresServer, request: pytest.FixtureRequest) -> str:
    return postgres_server.make_database(request.node.name)


async def test_a_connection_that_falls_silent_is_replaced(
    url: str, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "STATEMENT", 0.3)
    async with FaultProxy(postgres_server.port) as proxy:

        def fall_silent() -> None:
            for connection in proxy.connections:
                connection.set(SWALLOW)

        store = SqlStore(url.replace(str(postgres_server.port), str(proxy.port)))
        await store.open()
        token = await new_table(store, "AB")
        fall_silent()
        waiting = asyncio.create_task(store.log.append(Commit("AB", token, row=row(2))))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await waiting
        fall_silent()
        assert [one.seq for one in await store.log.rows("AB")] == [1, 2]
        await store.close()


async def test_a_cancelled_caller_leaves_no_lock_or_claim(url: str) -> None:
    def hold(connection: Connection) -> None:
        connection.execute(text("SELECT code FROM tables WHERE code = 'AB' FOR UPDATE"))
        connection.execute(text("SELECT pg_sleep(0.4)"))

    store = SqlStore(url)
    await store.open()
    token = await new_table(store, "AB")
    holding = asyncio.create_task(store._database.write(hold))
    await asyncio.sleep(0.1)
    for _ in range(12):  # more than the pool has connections
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await store.leases.claim("AB", node="south")
    await holding
    await store.log.append(Commit("AB", token, row=row(2)))  # no claim succeeded
    await store.close()


async def test_claims_releases_and_expiry_can_run_alongside_appends(url: str) -> None:
    """Rows are locked in a fixed order, and transactions that still deadlock are repeated."""

    async def node(name: str, store: SqlStore, codes: list[str]) -> int:
        written = 0
        for turn in range(15):
            held = [await store.leases.claim(code, node=name) for code in codes]
            last = [(await store.log.rows(code))[-1].seq for code in codes]
            results = await asyncio.gather(
                *(
                    store.log.append(Commit(code, lease.token, row=row(seq + 1)))
                    for code, lease, seq in zip(
                        reversed(codes), held[::-1], last[::-1], strict=True
                    )
                ),
                return_exceptions=True,
            )
            written += results.count(None)
            assert {type(one) for one in results} <= {type(None), StaleToken, ValueError}
            if turn % 5 == 0:
                await store.leases.release(name)
        return written

    stores = [SqlStore(url) for _ in range(3)]
    for store in stores:
        await store.open()
    codes = [f"T{number}" for number in range(10)]
    for code in codes:
        await new_table(stores[0], code, told=summary("playing"))
    expiring = [
        stores[0].log.expire(gathering_before=0, finished_before=9_999, playing_before=0)
        for _ in range(5)
    ]
    written, _ = await asyncio.gather(
        asyncio.gather(
            *(node(f"node{number}", store, codes) for number, store in enumerate(stores))
        ),
        asyncio.gather(*expiring),
    )
    rows = [await stores[0].log.rows(code) for code in codes]
    assert sum(map(len, rows)) == sum(written) + len(codes)
    for log in rows:
        assert [one.seq for one in log] == list(range(1, len(log) + 1))
    for store in stores:
        await store.close()


async def test_a_node_that_hangs_within_a_statement_keeps_no_table(url: str) -> None:
    """PostgreSQL does not count it as idle: its client has sent a statement but not its values."""

    async def hang(store: SqlStore) -> "asyncpg.Connection[asyncpg.Record]":
        name = await store._database.read(lambda read: read.scalar(text("SHOW application_name")))
        hanging = await asyncpg.connect(url, server_settings={"application_name": name})
        await hanging.execute("BEGIN")
        await hanging.fetch("SELECT code FROM tables WHERE code = 'AB' FOR UPDATE")
        await hanging.prepare("SELECT code FROM tables")
        return hanging

    north, south = (SqlStore(url, node=node) for node in ("north", "south"))
    await north.open()
    await south.open()
    await north.leases.heartbeat("north", lasts=LONG)
    token = await new_table(north, "AB", node="north")
    hanging = await hang(north)
    await south.leases.heartbeat("south", lasts=LONG)
    waiting = asyncio.create_task(south.log.append(Commit("AB", token, row=row(2))))
    await asyncio.wait({waiting}, timeout=1.5)
    assert not waiting.done()  # a node that lives keeps its locks
    await north.leases.heartbeat("north", lasts=OVER)
    await south.leases.heartbeat("south", lasts=LONG)
    async with asyncio.timeout(10):
        await waiting
    held = await south.leases.claim("AB", node="south")
    assert (held.by, held.token > token) == ("south", True)
    assert hanging.is_closed()
    assert not await north.leases.heartbeat("north", lasts=LONG)  # over a new connection
    await north.close()
    await south.close()


async def test_callers_that_wait_for_a_lock_leave_connections_for_others(url: str) -> None:
    def hold(connection: Connection) -> None:
        connection.execute(text("SELECT code FROM tables WHERE code = 'AB' FOR UPDATE"))
        connection.execute(text("SELECT pg_sleep(4)"))

    holder, store = SqlStore(url), SqlStore(url)
    await holder.open()
    await store.open()
    token = await new_table(store, "AB")
    holding = asyncio.create_task(holder._database.write(hold))
    await asyncio.sleep(0.2)
    waiting = [
        asyncio.create_task(store.inbox.put("AB", "p1", b"", at=number))
        for number in range(2 * package.CONNECTIONS)
    ]
    await asyncio.sleep(0.2)
    assert await store.leases.heartbeat("south", lasts=LONG) is False  # the first one
    assert not holding.done()
    await asyncio.gather(holding, *waiting)
    await store.log.append(Commit("AB", token, row=row(2)))
    await holder.close()
    await store.close()
