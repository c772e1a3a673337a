"""What every answer says to browsers, as a whole."""

import pytest

from foretell.server.http.security_headers import security_headers
from foretell.server.settings import Settings
from tests.server.http.local_server import LocalServer, within

SNAPSHOT = {
    "content-security-policy": (
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), "
        "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
PAGE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
OWN = {"allow", "cache-control", "content-length", "content-type", "retry-after", "x-request-id"}
OWN |= {"content-encoding", "etag", "vary"}  # of what browsers keep


@pytest.mark.parametrize(
    "path",
    ["/api/bots", "/api/openapi.json", "/healthz", "/nothing", "/api/people/me", "/api/tables/T1"],
)
def test_every_answer_has_them_and_tells_nothing_of_what_serves_it(path: str) -> None:
    async def visit(server: LocalServer) -> None:
        found = await server.client().get(path)
        told = dict(found.headers)
        assert {name: told.pop(name) for name in SNAPSHOT} == SNAPSHOT
        assert told.keys() - OWN <= {"www-authenticate"}

    within(visit)


def test_answers_to_people_are_kept_nowhere() -> None:
    async def visit(server: LocalServer) -> None:
        client = server.client(**await server.person())
        for path in ("/api/people/me", "/api/tables", "/nothing", "/api/tables/none"):
            assert (await client.get(path)).headers["cache-control"] == "no-store", path

    within(visit)


def test_https_is_for_good_where_people_come_by_https() -> None:
    async def visit(server: LocalServer) -> None:
        found = await server.client().get("/api/bots")
        assert found.headers["strict-transport-security"] == "max-age=31536000"

    within(visit, Settings(public_url="https://table.example"))


def test_a_refused_socket_has_them_too() -> None:
    async def visit(server: LocalServer) -> None:
        socket = await server.socket(origin="https://other.example")
        told = {name.decode(): value.decode() for name, value in socket.answer["headers"]}
        assert SNAPSHOT.items() <= told.items()

    within(visit)


def test_a_page_loads_what_this_server_has_and_nothing_else() -> None:
    told = dict(security_headers("text/html; charset=utf-8", is_secure=False))
    assert told[b"content-security-policy"].decode() == PAGE


def test_the_service_worker_may_fetch_the_files_of_the_page() -> None:
    """A worker is held by the policy that came with its script."""
    told = dict(security_headers("text/javascript; charset=utf-8", is_secure=False))
    assert told[b"content-security-policy"].decode() == PAGE


def test_a_page_that_has_not_changed_keeps_its_policy() -> None:
    """Browsers put the headers of such an answer in place of those that they have kept."""

    async def visit(server: LocalServer) -> None:
        first = await server.client().get("/")
        again = await server.client().get("/", headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304
        assert again.headers["content-security-policy"] == PAGE

    within(visit)


def test_who_mistypes_an_address_in_a_browser_sees_a_page_and_a_program_a_code() -> None:
    async def visit(server: LocalServer) -> None:
        as_browser = {"accept": "text/html,*/*"}
        shown = await server.client().get("/nonsense", headers=as_browser)
        assert (shown.status_code, shown.headers["content-security-policy"]) == (404, PAGE)
        assert "/static/ui/app.js" in shown.text
        for path, headers in (("/nonsense", {}), ("/api/nonsense", as_browser)):
            told = await server.client().get(path, headers=headers)
            assert (told.status_code, told.json()["code"]) == (404, "request/not_found")

    within(visit)
