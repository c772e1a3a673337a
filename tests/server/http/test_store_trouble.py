"""A store that cannot write, or is damaged: the refusals that people get, and the recovery."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from tests.server.http.local_server import LocalServer, Socket, local_server
from tests.server.inside import settle

FULL = StoreUnavailable("full")


async def seated(server: LocalServer, host: dict[str, str]) -> tuple[str, Socket]:
    """Return the code of a table, and its host's socket."""
    code = await server.table(host)
    socket = await server.at_table(code, **host)
    await socket.hear_of("presence")
    return code, socket


def registry_of(server: LocalServer) -> TableRegistry:
    found: TableRegistry = server.app.state.context.tables
    return found


async def put_away(server: LocalServer, code: str) -> None:
    """Close a table's actor, as happens to a table with nobody present."""
    registry = registry_of(server)
    (await registry.access(code)).close()
    while code in registry.actors:
        await settle()


@pytest.mark.parametrize("why", ["full", "read_only", "failing"])
async def test_requests_that_need_a_write_are_refused_with_a_time_to_retry(
    server: LocalServer, why: Any
) -> None:
    host = await server.person()
    server.store.fault = StoreUnavailable(why)
    client = server.client(**host)
    for answer in (
        await client.post("/api/people", json={"name": "Ben"}),
        await client.post("/api/tables", json={}),
        await client.get("/readyz"),
    ):
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "5"
        fields = {"why": why, "retry_after": 5}
        assert answer.json() == {"code": "store/unavailable", "clause": "", "fields": fields}
    assert (await client.get("/api/tables")).status_code == 200
    assert (await client.get("/healthz")).status_code == 200


async def test_readiness_probes_the_store_once_a_second_however_many_ask(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def probe() -> None:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0)

    monkeypatch.setattr(server.store, "probe", probe)
    client = server.client()
    asked = (client.get("/readyz") for _ in range(20))
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
    assert tries == 1
    server.time.pass_by(1)
    assert (await client.get("/readyz")).status_code == 200
    assert tries == 2


async def test_a_command_that_cannot_be_written_changes_nothing_and_is_carried_out_later(
    server: LocalServer,
) -> None:
    host = await server.person()
    code, socket = await seated(server, host)
    rows = await server.store.log.rows(code)
    server.store.fault = FULL
    socket.say(type="seat_bot", id="1", seat=1, bot="steady")
    closing = await socket.hear_of("closing", "done", "refused")
    assert (closing["type"], closing["reason"]) == ("closing", "unavailable")
    assert await socket.hear() == {"closed": 1013}
    assert await server.store.log.rows(code) == rows

    turned_away = await server.socket(**host)
    assert turned_away.status == 503
    assert (await turned_away.refusal())["code"] == "store/unavailable"

    server.store.fault = None
    server.time.pass_by(1)
    assert (await server.client().get("/readyz")).status_code == 200
    again = await server.socket(**host)
    assert again.status == 101
    again.say(type="hello", table=code, since=len(rows))
    again.say(type="seat_bot", id="1", seat=1, bot="steady")
    assert (await again.hear_of("done", "refused"))["type"] == "done"
    assert len(await server.store.log.rows(code)) == len(rows) + 1


async def test_the_store_is_tried_again_without_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.server.live.heartbeat.INTERVAL", 0.005)
    async with local_server() as server:
        host = await server.person()
        server.store.fault = FULL
        assert (await server.client(**host).post("/api/tables", json={})).status_code == 503
        server.store.fault = None
        async with asyncio.timeout(10):
            while server.store.trouble is not None:
                await asyncio.sleep(0.005)
        assert (await server.socket(**host)).status == 101


async def test_a_socket_is_turned_away_from_a_table_that_cannot_be_opened(
    server: LocalServer,
) -> None:
    host = await server.person()
    code = await server.table(host)
    socket = await server.socket(**host)
    await put_away(server, code)
    server.store.fault = FULL
    socket.say(type="hello", table=code)
    closing = {"type": "closing", "reason": "unavailable", "retry_after": 5}
    assert await socket.hear() == closing
    assert await socket.hear() == {"closed": 1013}


async def damaged(server: LocalServer, code: str) -> None:
    """Write nonsense into a table's log."""
    await put_away(server, code)
    rows = server.store._tables[code].rows
    rows[-1] = replace(rows[-1], entries=b"nonsense")


REFUSED = {"code": "table/damaged", "fields": {"table": "T1"}}


async def test_an_unreadable_log_is_reported_over_http_and_socket_and_others_play_on(
    server: LocalServer,
) -> None:
    host = await server.person()
    code, other = await server.table(host), await server.table(host)
    await damaged(server, code)
    answer = await server.client(**host).get(f"/api/tables/{code}/view")
    assert answer.status_code == 500
    assert answer.json() == {**REFUSED, "clause": ""}
    socket = await server.at_table(code, **host)
    assert await socket.hear() == {"type": "refused", "id": None, **REFUSED}
    socket.say(type="hello", table=other)
    assert (await socket.hear())["type"] == "welcome"


async def test_a_log_with_a_gap_is_damaged(server: LocalServer) -> None:
    host = await server.person()
    code, socket = await seated(server, host)
    for number in (1, 2):
        socket.say(type="seat_bot", id=f"{number}", seat=number, bot="steady")
        await socket.hear_of("done")
    await put_away(server, code)
    del server.store._tables[code].rows[1]
    answer = await server.client(**host).get(f"/api/tables/{code}/view")
    assert answer.json()["code"] == "table/damaged"


async def test_damage_found_during_play_refuses_the_command_and_keeps_the_connection(
    server: LocalServer,
) -> None:
    host = await server.person()
    _, socket = await seated(server, host)
    other = await server.table(host)
    server.store.fault = StoreDamaged()
    socket.say(type="seat_bot", id="1", seat=1, bot="steady")
    assert await socket.hear_of("refused", "closing") == {"type": "refused", "id": "1", **REFUSED}
    server.store.fault = None
    socket.say(type="hello", table=other)
    assert (await socket.hear_of("welcome"))["table"] == other


async def test_spectators_are_told_of_damage_too(server: LocalServer) -> None:
    host = await server.person()
    code, socket = await seated(server, host)
    stranger = await server.at_table(code)
    await stranger.hear_of("presence")
    server.store.fault = StoreDamaged()
    socket.say(type="seat_bot", id="1", seat=1, bot="steady")
    refused = await stranger.hear_of("refused", "closing")
    assert refused == {"type": "refused", "id": None, **REFUSED}


async def test_an_error_of_the_server_closes_a_connection_with_a_code(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    host = await server.person()
    _, socket = await seated(server, host)
    monkeypatch.setattr("foretell.server.http.sockets.ClientSession.take", broken)
    socket.say(type="ping")
    assert await socket.hear() == {"closed": 1011}
