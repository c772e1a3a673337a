"""The shipped Caddyfile, run by Caddy: clients are counted by their real addresses."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests.server.cluster.caddy_server import caddy
from tests.server.http.running import running

FORGED = {"X-Forwarded-For": "192.0.2.9", "X-Real-IP": "192.0.2.9", "CF-Connecting-IP": "::2"}


def test_a_guest_who_forges_forwarding_headers_counts_as_one_address(tmp_path: Path) -> None:
    with running(tmp_path, "--proxies", "127.0.0.1") as server:
        node = server.url.removeprefix("http://")
        with caddy(tmp_path, node) as front:
            with front.guest("203.0.113.5") as guest:
                statuses = [
                    guest.be_somebody({**FORGED, "Forwarded": f"for={forged(number)}"})
                    for number in range(300)
                ]
                # a burst of 60, then one every ten seconds, all from one address
                assert set(statuses) == {201, 429}
                assert 60 <= statuses.count(201) < 70
            for address in ("203.0.113.6", "192.0.2.9"):
                with front.guest(address) as other:
                    assert other.be_somebody({}) == 201


def forged(number: int) -> str:
    return "127.0.0.1" if number % 2 else f"8.8.8.{number % 256}"


def test_requests_through_an_unnamed_proxy_are_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server, caddy(tmp_path, server.url.removeprefix("http://")) as front:
        with front.guest("203.0.113.5") as guest:
            assert guest.ask("/api/bots", {}) == 403
        status, errors = server.end()
    (line,) = map(json.loads, errors.splitlines())
    assert status == 0
    assert line["event"] == "request refused: name its proxy in --proxies"
    assert line["proxy"] == "127.0.0.1"


@contextmanager
def noting(noted: list[dict[str, str]]) -> Iterator[str]:
    """Run a server that records the headers of requests; yield its address."""

    class Noting(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path != "/readyz":
                noted.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Noting) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_caddy_drops_forwarded_and_sends_its_own_x_forwarded_for(tmp_path: Path) -> None:
    noted: list[dict[str, str]] = []
    with (
        noting(noted) as node,
        caddy(tmp_path, node) as front,
        front.guest("203.0.113.5") as guest,
    ):
        guest.ask("/", {**FORGED, "Forwarded": "for=8.8.8.8"})
    (headers,) = noted
    assert "forwarded" not in headers
    assert headers["x-forwarded-for"] == "203.0.113.5"
