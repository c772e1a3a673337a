"""Requests allowed and refused by their host and origin."""

import pytest

from foretell.server.settings import Settings
from tests.server.http.local_server import LocalServer, ask, local_server

PUBLIC = Settings(public_url="https://table.example", origins=("https://friend.example",))
OPEN = Settings(origins=("https://friend.example",))

ORIGINS = [
    # the origin of the page, the mark of its request, whether it is allowed
    (None, None, True),
    (None, "same-origin", True),
    (None, "none", True),
    (None, "cross-site", False),
    ("http://table.example", "same-origin", True),
    ("https://table.example", None, True),
    ("https://TABLE.example", None, True),
    ("https://friend.example", "cross-site", True),
    ("http://friend.example", None, False),
    ("https://table.example:8443", None, False),
    ("https://other.example", None, False),
    ("https://table.example.other.example", None, False),
    ("https://other.example/table.example", None, False),
    ("null", None, False),
    ("", None, False),
    ("file://table.example", None, False),
]


@pytest.mark.parametrize("settings", [OPEN, PUBLIC])
@pytest.mark.parametrize(("origin", "site", "may"), ORIGINS)
async def test_pages_of_other_sites_can_change_nothing(
    origin: str | None, site: str | None, *, may: bool, settings: Settings
) -> None:
    marks = {"origin": origin, "sec-fetch-site": site}
    headers = {name: value for name, value in marks.items() if value is not None}
    async with local_server(settings) as server:
        made = await server.client().post("/api/people", json={"name": "Ann"}, headers=headers)
        assert made.status_code == (201 if may else 403)
        if not may:
            assert made.json()["code"] == "request/origin"
        socket = await server.socket(**headers)
        assert socket.status == (101 if may else 403)
        assert (await server.client().get("/api/bots", headers=headers)).status_code == 200
        assert "access-control-allow-origin" not in made.headers


async def test_a_server_with_a_public_name_answers_to_no_other() -> None:
    async with local_server(PUBLIC) as server:
        client = server.client()
        for host, status in (
            ("table.example", 200),
            ("Table.Example", 200),
            ("rebound.example", 400),
        ):
            found = await client.get("/api/bots", headers={"host": host})
            assert found.status_code == status, host
        probe = await client.get("/readyz", headers={"host": "10.0.0.7"})
        assert probe.status_code == 200
        socket = await server.socket(host="rebound.example")
        assert socket.status == 400
        assert (await socket.refusal())["fields"] == {"host": "rebound.example"}


@pytest.mark.parametrize("settings", [OPEN, PUBLIC])
@pytest.mark.parametrize(
    "origin", ["http://[", "https://[::1", "http://]", "http://a]b/", "http://\u2100".encode()]
)
async def test_an_unreadable_origin_counts_as_another_site(
    origin: str | bytes, settings: Settings
) -> None:
    async with local_server(settings) as server:
        raw = origin if isinstance(origin, bytes) else origin.encode()
        told = await ask(server, "POST", "/api/people", [(b"origin", raw)], b'{"name":"Ann"}')
        assert (told.status, told.code) == (403, "request/origin")
        socket = await server.socket(origin=raw.decode("latin-1"))
        assert socket.status == 403


async def test_a_page_has_one_origin(server: LocalServer) -> None:
    own, other = (b"origin", b"http://table.example"), (b"origin", b"https://other.example")
    for headers, status in (([own], 201), ([own, own], 403), ([own, other], 403)):
        told = await ask(server, "POST", "/api/people", headers, b'{"name":"Ann"}')
        assert told.status == status


BAD_PORTS = ("a:", "a:0", "a:65536", "a:1:2")


@pytest.mark.parametrize("settings", [OPEN, PUBLIC])
@pytest.mark.parametrize(
    "host",
    [
        "",
        "[",
        "[::1",
        "[1:2]",
        "a b",
        "a/b",
        "a@b",
        "a?b",
        "a#b",
        "a" * 300,
        "\xe4.example",
        "a:b",
        *BAD_PORTS,
    ],
)
async def test_an_invalid_host_is_refused(host: str, settings: Settings) -> None:
    """RFC 9112, 3.2: a server answers 400; the links it draws would lead nowhere."""
    async with local_server(settings) as server:
        headers = [(b"host", host.encode("latin-1"))]
        told = await ask(server, "GET", "/api/tables/T1/qr.svg", headers)
        assert (told.status, told.code) == (400, "request/host")


@pytest.mark.parametrize("host", ["a", "a.example:8000", "10.0.0.1", "[::1]", "[2001:db8::1]:80"])
async def test_a_server_without_a_name_answers_to_any_host(host: str) -> None:
    async with local_server(OPEN) as server:
        told = await ask(server, "GET", "/api/tables/T1/qr.svg", [(b"host", host.encode())])
        assert told.status == 200
        twice = [(b"host", host.encode()), (b"host", host.encode())]
        assert (await ask(server, "GET", "/api/bots", twice)).code == "request/host"
