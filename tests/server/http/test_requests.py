"""Bad requests: every answer is a typed refusal, and never a traceback."""

import asyncio
from typing import Any

import pytest
import structlog

from foretell.server.http import security_middleware
from foretell.server.http.refusal_responses import status_of
from foretell.server.http.routes import ROUTES
from foretell.table.refusals import NotHost
from tests.server.http.local_server import LocalServer


async def test_an_unknown_address_is_refused(server: LocalServer) -> None:
    for path in ("/nothing", "/redoc", "/api", "/metrics", "/api/tables/"):
        found = await server.client().get(path)
        assert found.status_code == 404, path
        assert found.json()["code"] == "request/not_found", path


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/tables", ["GET", "HEAD", "POST"]),
        ("DELETE", "/api/people/me", ["GET", "HEAD"]),
        ("PATCH", "/api/tables/T1", ["GET", "HEAD"]),
        ("PUT", "/api/people/me/links", ["POST"]),
        ("POST", "/api/openapi.json", ["GET", "HEAD"]),
        ("POST", "/", ["GET", "HEAD"]),
    ],
)
async def test_a_wrong_method_is_refused_with_the_allowed_ones(
    server: LocalServer, method: str, path: str, allowed: list[str]
) -> None:
    found = await server.client().request(method, path)
    assert found.status_code == 405
    assert found.headers["allow"] == ", ".join(allowed)
    assert found.json()["fields"] == {"method": method, "allowed": allowed}


@pytest.mark.parametrize(
    "path",
    [
        *(path for path, methods in ROUTES.items() if "GET" in methods and "{" not in path),
        *("/", "/t/T1", "/sw.js", "/static/icons/icon-512.png", "/nothing", "/static/nothing"),
        *("/api/openapi.json", "/api/tables/T1", "/api/tables/NONE", "/api/daily/2023-11-14"),
        *("/api/tables/T1/view", "/api/people/me/links", "/.well-known/security.txt"),
    ],
)
async def test_head_gets_the_status_and_the_headers_of_get_and_no_body(
    server: LocalServer, path: str
) -> None:
    await server.table(await server.person())
    got, head = await server.client().get(path), await server.client().head(path)
    assert head.status_code == got.status_code
    for headers in (got.headers, head.headers):
        del headers["x-request-id"]
    assert head.headers == got.headers
    assert head.content == b"" != got.content


async def test_head_of_something_that_can_only_be_posted_is_no_page(server: LocalServer) -> None:
    assert (await server.client().head("/api/people")).status_code == 404


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff", b"null", b"1", b'{"name": 1}', b"[" * 5_000, b'{"name":"\\ud800"}']
)
async def test_a_body_that_cannot_be_read_is_refused(server: LocalServer, body: bytes) -> None:
    made = await server.client().post("/api/people", content=body)
    assert made.status_code == 422
    assert made.json()["code"] == "request/bad"


async def test_a_long_body_is_refused_before_it_is_read(server: LocalServer) -> None:
    async def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1_000

    client = server.client()
    for content in (b" " * 70_000, pieces()):
        made = await client.post("/api/people", content=content)
        assert made.status_code == 413
        assert made.json() == {"code": "request/too_long", "clause": "", "fields": {"most": 65_536}}
    wrong = await client.post("/api/people", content=b"{}", headers={"content-length": "-1"})
    assert wrong.status_code == 413


async def test_a_connection_ends_after_a_request_that_gives_its_length_twice(
    server: LocalServer,
) -> None:
    """RFC 9112, 6.1: a proxy may have taken the rest for the beginning of another request."""
    both = {"content-length": "2", "transfer-encoding": "chunked"}
    for headers, told in ((both, "close"), ({"content-length": "2"}, None)):
        made = await server.client().post("/api/people", content=b"{}", headers=headers)
        assert made.status_code == 422
        assert made.headers.get("connection") == told


async def test_the_details_of_an_internal_error_are_only_in_the_log(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*, limit: int) -> None:
        raise RuntimeError(f"hand of seat {limit}")

    monkeypatch.setattr(server.store, "lobby", broken)
    with structlog.testing.capture_logs() as logged:
        found = await server.client().get("/api/tables")
    assert found.status_code == 500
    named = {"request_id": found.headers["x-request-id"]}
    assert found.json() == {"code": "server/failed", "clause": "", "fields": named}
    assert [line["event"] for line in logged] == ["request failed"]


async def test_the_log_of_a_failed_request_names_its_route_and_no_code(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(code: str) -> None:
        raise RuntimeError("the store is gone")

    monkeypatch.setattr(server.store, "summary", broken)
    with structlog.testing.capture_logs() as logged:
        await server.client().get("/api/tables/ABCDEF")
    (line,) = logged
    assert line["route"] == "/api/tables/{code}"
    assert "ABCDEF" not in {str(value) for value in line.values()}


async def test_a_store_that_does_not_answer_is_reported(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asleep(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(security_middleware, "ANSWER_WITHIN", 0.01)
    monkeypatch.setattr("foretell.server.http.readiness.WITHIN", 0.001)
    monkeypatch.setattr(server.store, "lobby", asleep)
    monkeypatch.setattr(server.store, "probe", asleep)
    for path in ("/api/tables", "/readyz"):
        found = await server.client().get(path)
        assert found.status_code == 503, path
        assert found.json()["code"] == "server/unavailable", path
        assert found.headers["retry-after"] == "1"
    assert (await server.client().get("/healthz")).json() == {"status": "ok"}


async def test_a_server_about_to_stop_is_not_ready(server: LocalServer) -> None:
    assert (await server.client().get("/readyz")).json()["status"] == "ok"
    await server.app.state.sockets.end()
    found = await server.client().get("/readyz")
    assert (found.status_code, found.json()["code"]) == (503, "server/draining")
    socket = await server.socket()
    assert socket.status == 503


def test_a_refusal_by_a_table_is_a_conflict() -> None:
    assert status_of(NotHost()) == 409
