"""The address of a client behind proxies: one header is trusted, and only from named proxies."""

from dataclasses import replace
from ipaddress import ip_network

import pytest
import structlog
from starlette.datastructures import Headers

from foretell.server.http.client_address import ClientAddresses, Source
from foretell.server.refusals import UnnamedProxy
from foretell.server.settings import Settings
from tests.server.http.local_server import LocalServer, ask, local_server

PROXIES = tuple(map(ip_network, ("10.0.0.0/8", "fd00::/8")))
XFF = "x-forwarded-for"
LOCAL_PROXY = Settings(proxies=(ip_network("127.0.0.1"),))


def counted(peer: str | None, headers: dict[str, str], **settings: str) -> str | None:
    addresses = ClientAddresses(Settings(proxies=PROXIES, proxy_header=settings.get("header", XFF)))
    return addresses.of_request(None if peer is None else (peer, 1), Headers(headers)).address


@pytest.mark.parametrize(
    ("peer", "headers", "expected"),
    [
        ("203.0.113.5", {}, "203.0.113.5"),
        ("127.0.0.1", {}, None),
        ("::1", {}, None),
        ("::ffff:203.0.113.5", {}, "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", {}, "2001:db8:1:2::"),
        ("203.0.113.5", {XFF: "198.51.100.7"}, "203.0.113.5"),
        ("10.0.0.1", {XFF: "198.51.100.7"}, "198.51.100.7"),
        ("10.0.0.1", {XFF: "192.0.2.9, 198.51.100.7"}, "198.51.100.7"),
        ("10.0.0.1", {XFF: "198.51.100.7, 10.0.0.2"}, "198.51.100.7"),
        ("10.0.0.1", {XFF: "198.51.100.7:4711"}, "198.51.100.7"),
        ("10.0.0.1", {}, "10.0.0.1"),
        ("10.0.0.1", {XFF: "127.0.0.1"}, "127.0.0.1"),
        ("10.0.0.1", {XFF: "::1, 10.0.0.2"}, "::"),
        ("somewhere", {}, "unknown"),
        ("somewhere", {XFF: "198.51.100.7"}, "unknown"),
        (None, {}, "unknown"),
    ],
)
def test_the_trusted_header_is_walked_from_the_right_to_the_first_that_is_no_proxy(
    peer: str | None, headers: dict[str, str], expected: str | None
) -> None:
    assert counted(peer, headers) == expected


@pytest.mark.parametrize("entry", ["nonsense", "unknown", "_hidden", "", "for=192.0.2.9", "[", "é"])
def test_entries_before_an_unreadable_one_are_not_trusted(entry: str) -> None:
    assert counted("10.0.0.1", {XFF: entry}) == "10.0.0.1"
    assert counted("10.0.0.1", {XFF: f"192.0.2.9, {entry}"}) == "10.0.0.1"
    assert counted("10.0.0.1", {XFF: f"192.0.2.9, {entry}, 10.0.0.2"}) == "10.0.0.2"


def test_a_header_that_is_not_the_trusted_one_changes_nothing() -> None:
    forged = {"forwarded": "for=192.0.2.9", "x-real-ip": "192.0.2.9", "cf-connecting-ip": "::2"}
    assert counted("10.0.0.1", {XFF: "198.51.100.7", **forged}) == "198.51.100.7"
    assert counted("10.0.0.1", forged) == "10.0.0.1"


@pytest.mark.parametrize(
    ("peer", "value", "expected"),
    [
        ("10.0.0.1", "for=192.0.2.9, for=198.51.100.7;proto=https", "198.51.100.7"),
        ("fd00::1", 'proto=https;for="[2001:db8::1]:4711"', "2001:db8::"),
        ("10.0.0.1", 'FOR = "x", for="198.51.100.7:80"', "198.51.100.7"),
        ("10.0.0.1", "For=198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "proto=https", "10.0.0.1"),
        ("10.0.0.1", "for=192.0.2.9, proto=https", "10.0.0.1"),
        ("10.0.0.1", 'for="[', "10.0.0.1"),
        ("203.0.113.5", "for=198.51.100.7", "203.0.113.5"),
    ],
)
def test_forwarded_may_be_the_trusted_header(peer: str, value: str, expected: str) -> None:
    headers = {"forwarded": value, XFF: "192.0.2.77"}
    assert counted(peer, headers, header="forwarded") == expected


def test_a_header_of_one_address_may_be_the_trusted_one() -> None:
    headers = {"cf-connecting-ip": "198.51.100.7", XFF: "192.0.2.77", "forwarded": "for=192.0.2.9"}
    assert counted("10.0.0.1", headers, header="cf-connecting-ip") == "198.51.100.7"


def test_a_header_on_several_lines_is_one_list() -> None:
    lines = [(XFF.encode(), b"192.0.2.9"), (XFF.encode(), b"198.51.100.7, 10.0.0.2")]
    addresses = ClientAddresses(Settings(proxies=PROXIES))
    source = addresses.of_request(("10.0.0.1", 1), Headers(raw=lines))
    assert source == Source("198.51.100.7")


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize(
    "header", [XFF, "forwarded", "x-real-ip", "cf-connecting-ip", "x-forwarded-proto"]
)
def test_a_proxy_on_this_machine_has_to_be_named(peer: str, header: str) -> None:
    """All of its guests would count as this machine, which has no limits."""
    with pytest.raises(UnnamedProxy) as refused:
        counted(peer, {header: "198.51.100.7"})
    assert refused.value.data() == {"proxy": peer, "header": header}


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "10.0.0.1"])
@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({}, None),
        ({"forwarded": "for=198.51.100.7"}, None),
        ({XFF: "unknown"}, None),
        ({XFF: "127.0.0.1"}, "127.0.0.1"),
        ({XFF: "127.0.0.2"}, "127.0.0.2"),
        ({XFF: "198.51.100.7"}, "198.51.100.7"),
        ({XFF: "198.51.100.7", "forwarded": "for=127.0.0.1"}, "198.51.100.7"),
        ({XFF: "127.0.0.2, 198.51.100.7"}, "198.51.100.7"),
    ],
)
def test_nobody_behind_a_named_proxy_goes_uncounted(
    peer: str, headers: dict[str, str], expected: str | None
) -> None:
    """Not even if it says nothing of its client, or passes on what the client claims to be."""
    settings = Settings(proxies=tuple(map(ip_network, ("127.0.0.1", "::1", "10.0.0.1"))))
    source = ClientAddresses(settings).of_request((peer, 1), Headers(headers))
    itself = {"::1": "::"}.get(peer, peer)
    assert source.address == (expected or itself)
    assert source.is_proxy == (expected in {None, "127.0.0.1"})


def test_a_connection_counts_against_its_peer_unless_that_is_a_proxy() -> None:
    addresses = ClientAddresses(Settings(proxies=PROXIES))
    ends = ("203.0.113.5", "2001:db8::7", "10.0.0.1", "127.0.0.1", "somewhere")
    assert [addresses.of_peer((end, 1)) for end in ends] == [
        "203.0.113.5",
        "2001:db8::",
        None,
        None,
        "unknown",
    ]
    assert [addresses.is_proxy((end, 1)) for end in ends] == [False, False, True, False, False]
    assert (addresses.of_peer(None), addresses.is_proxy(None)) == ("unknown", False)


async def test_a_request_through_an_unnamed_proxy_is_refused_and_logged_once_a_minute(
    server: LocalServer,
) -> None:
    local, headers = ("127.0.0.1", 5_000), [(b"x-forwarded-for", b"198.51.100.7")]
    with structlog.testing.capture_logs() as logged:
        for _ in range(3):
            told = await ask(server, "GET", "/api/bots", headers, peer=local)
            assert (told.status, told.code) == (403, "request/unnamed_proxy")
        server.time.pass_by(61)
        assert (await server.socket("127.0.0.1", x_forwarded_for="198.51.100.7")).status == 403
    (first, second) = logged
    assert (first["proxy"], first["header"], first["count"]) == ("127.0.0.1", XFF, 1)
    assert second["count"] == 3
    assert (await ask(server, "GET", "/api/bots", peer=local)).status == 200
    assert (await ask(server, "GET", "/healthz", headers, peer=local)).status == 200


@pytest.mark.parametrize(
    ("header", "nginx"),
    [
        (XFF, "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"),
        ("forwarded", "proxy_set_header Forwarded for=$remote_addr;"),
        ("x-real-ip", "proxy_set_header X-Real-Ip $remote_addr;"),
    ],
)
async def test_the_guests_of_a_silent_proxy_count_as_one_and_the_log_says_which_header_is_missing(
    header: str, nginx: str
) -> None:
    async with local_server(replace(LOCAL_PROXY, proxy_header=header)) as server:
        local = server.client("127.0.0.1")
        with structlog.testing.capture_logs() as logged:
            made = [await local.post("/api/people", json={"name": "A"}) for _ in range(200)]
            tried = [await local.get(f"/api/tables/WRONG{number}") for number in range(200)]
        assert [one.status_code for one in made] == [201] * 60 + [429] * 140
        assert [one.status_code for one in tried] == [404] * 60 + [429] * 140
        (line,) = logged
        assert line["event"] == "a proxy sends no address: all its guests count as one"
        assert (line["proxy"], line["header"], line["nginx"]) == ("127.0.0.1", header, nginx)
        client = server.client("127.0.0.1", **{header: "for=203.0.113.5"})
        if header == "forwarded":
            assert (await client.post("/api/people", json={"name": "A"})).status_code == 201


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_probes_of_this_machine_are_neither_counted_nor_logged(path: str) -> None:
    async with local_server(LOCAL_PROXY) as server:
        with structlog.testing.capture_logs() as logged:
            for _ in range(200):
                assert (await server.client("127.0.0.1").get(path)).status_code == 200
        assert logged == []


async def test_without_a_named_proxy_a_program_on_this_machine_is_not_counted(
    server: LocalServer,
) -> None:
    client = server.client("127.0.0.1")
    for _ in range(200):
        assert (await client.post("/api/people", json={"name": "A"})).status_code == 201


async def test_each_client_of_a_named_proxy_is_limited_whatever_else_it_sends() -> None:
    async with local_server(LOCAL_PROXY) as server:
        statuses: list[int] = []
        for number in range(300):
            headers = [
                (b"forwarded", f"for=8.1.2.{number % 256}".encode()),
                (b"x-forwarded-for", b"203.0.113.5"),
            ]
            told = await ask(
                server, "POST", "/api/people", headers, b'{"name":"A"}', peer=("127.0.0.1", 1)
            )
            statuses.append(told.status)
            server.time.pass_by(0.001)
        assert (statuses.count(201), statuses.count(429)) == (60, 240)
