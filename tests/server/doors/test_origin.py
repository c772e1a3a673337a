"""Who may come in: by host, origin, and the address behind proxies."""

from ipaddress import ip_network

import pytest
from starlette.datastructures import Headers

from foretell.server.origin import Gate
from foretell.server.settings import Settings
from tests.server.doors.house import Doors, within

PUBLIC = Settings(public_url="https://table.example", origins=("https://friend.example",))
OPEN = Settings(origins=("https://friend.example",))

ORIGINS = [
    # where a page is from, how its request is marked, whether it may
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
def test_pages_of_other_sites_change_nothing(
    origin: str | None, site: str | None, *, may: bool, settings: Settings
) -> None:
    marks = {"origin": origin, "sec-fetch-site": site}
    headers = {name: value for name, value in marks.items() if value is not None}

    async def visit(doors: Doors) -> None:
        made = await doors.client().post("/api/people", json={"name": "Ann"}, headers=headers)
        assert made.status_code == (201 if may else 403)
        if not may:
            assert made.json()["code"] == "request/origin"
        socket = await doors.socket(**headers)
        assert socket.status == (101 if may else 403)
        assert (await doors.client().get("/api/bots", headers=headers)).status_code == 200
        assert "access-control-allow-origin" not in made.headers

    within(visit, settings)


def test_a_server_that_knows_its_name_answers_to_no_other() -> None:
    async def visit(doors: Doors) -> None:
        client = doors.client()
        for host, status in (
            ("table.example", 200),
            ("Table.Example", 200),
            ("rebound.example", 400),
        ):
            found = await client.get("/api/bots", headers={"host": host})
            assert found.status_code == status, host
        probe = await client.get("/readyz", headers={"host": "10.0.0.7"})
        assert probe.status_code == 200
        socket = await doors.socket(host="rebound.example")
        assert socket.status == 400
        assert (await socket.refusal())["fields"] == {"host": "rebound.example"}

    within(visit, PUBLIC)


PROXIES = tuple(map(ip_network, ("10.0.0.0/8", "fd00::/8")))


@pytest.mark.parametrize(
    ("client", "told", "counted"),
    [
        ("203.0.113.5", {}, "203.0.113.5"),
        ("127.0.0.1", {}, None),
        ("::1", {}, None),
        ("::ffff:203.0.113.5", {}, "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", {}, "2001:db8:1:2::"),
        ("203.0.113.5", {"x-forwarded-for": "198.51.100.7"}, "203.0.113.5"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.7"}, "198.51.100.7"),
        ("10.0.0.1", {"x-forwarded-for": "192.0.2.9, 198.51.100.7"}, "198.51.100.7"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.7, 10.0.0.2"}, "198.51.100.7"),
        ("10.0.0.1", {"x-forwarded-for": "nonsense"}, "10.0.0.1"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.7:4711"}, "198.51.100.7"),
        ("10.0.0.1", {"forwarded": "for=192.0.2.9, for=198.51.100.7;proto=https"}, "198.51.100.7"),
        ("fd00::1", {"forwarded": 'proto=https;for="[2001:db8::1]:4711"'}, "2001:db8::"),
        ("10.0.0.1", {"forwarded": "proto=https"}, "10.0.0.1"),
        ("10.0.0.1", {}, "10.0.0.1"),
        ("somewhere", {}, None),
    ],
)
def test_only_named_proxies_are_believed(
    client: str, told: dict[str, str], counted: str | None
) -> None:
    gate = Gate(Settings(proxies=PROXIES))
    assert gate.address((client, 1), Headers(told)) == counted


def test_a_request_from_nowhere_is_counted_for_nobody() -> None:
    assert Gate(Settings()).address(None, Headers({})) is None
