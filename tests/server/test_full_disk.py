"""A real server whose files cannot grow: people learn of it, and play on once there is room."""

import json
import resource
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.http.running import Running, running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")


def limit(server: Running, size: int | None) -> None:
    """Limit the size of a server's files; None for the system's limit."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(
        server.process.pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard)
    )


def socket_to(server: Running, token: str) -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"}
    return connect(server.url.replace("http", "ws") + "/socket", additional_headers=headers)


def hear_of(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(10))
        if message["type"] in kinds:
            return message


def test_a_full_disk_is_reported_loses_nothing_and_can_be_recovered_from(tmp_path: Path) -> None:
    store = tmp_path / "store.db"
    with running(tmp_path, "--store", str(store)) as server:
        ann = server.person("Ann")
        code = server.ask("/api/tables", {"options": {"players": 4}}, ann)["code"]
        hello = json.dumps({"type": "hello", "table": code})
        with socket_to(server, ann) as socket:
            socket.send(hello)
            socket.send('{"type":"seat_bot","id":"1","seat":1,"bot":"steady"}')
            assert hear_of(socket, "done", "refused", "closing")["type"] == "done"
            limit(server, 0)
            socket.send('{"type":"seat_bot","id":"2","seat":2,"bot":"steady"}')
            closing = hear_of(socket, "done", "refused", "closing")
            assert (closing["type"], closing["reason"]) == ("closing", "unavailable")
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        for answer in (
            httpx.get(server.url + "/readyz"),
            httpx.post(server.url + "/api/people", json={"name": "Ben"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "store/unavailable")
            assert answer.headers["retry-after"] == "5"
        with pytest.raises(InvalidStatus) as refused:
            socket_to(server, ann)
        assert refused.value.response.status_code == 503
        limit(server, None)
        while httpx.get(server.url + "/readyz").status_code != 200:
            pass
        with socket_to(server, ann) as socket:
            socket.send(hello)
            socket.send('{"type":"seat_bot","id":"2","seat":2,"bot":"steady"}')
            assert hear_of(socket, "done", "refused", "closing")["type"] == "done"
        table = server.ask(f"/api/tables/{code}")
        assert [seat["kind"] for seat in table["seats"]] == ["human", "steady", "steady", ""]
        status, said = server.end()
        assert status == 0
        events = [json.loads(line)["event"] for line in said.splitlines()]
        assert [event for event in events if "store" in event] == [
            "the store cannot write",
            "the store can write again",
        ]
    with sqlite3.connect(store) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    file.close()
