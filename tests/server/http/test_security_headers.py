"""The security headers of every answer."""

import base64
import hashlib
import re
from collections.abc import Mapping
from urllib.parse import urljoin

import pytest

from foretell.server.http.security_headers import security_headers
from foretell.server.settings import Settings
from foretell.web import load_site
from foretell.web.files import WORKERS
from tests.server.http.local_server import LocalServer, local_server

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
    "default-src 'none'; script-src 'self' HASHES'wasm-unsafe-eval'; style-src 'self' HASHES; "
    "img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
OWN = {"allow", "cache-control", "content-length", "content-type", "retry-after", "x-request-id"}
OWN |= {"content-encoding", "etag", "vary"}  # the headers of cached files


@pytest.mark.parametrize(
    "path",
    ["/api/bots", "/api/openapi.json", "/healthz", "/nothing", "/api/people/me", "/api/tables/T1"],
)
async def test_every_answer_has_the_security_headers_and_does_not_name_the_server(
    server: LocalServer, path: str
) -> None:
    found = await server.client().get(path)
    told = dict(found.headers)
    assert {name: told.pop(name) for name in SNAPSHOT} == SNAPSHOT
    assert told.keys() - OWN <= {"www-authenticate"}


async def test_answers_to_people_are_never_cached(server: LocalServer) -> None:
    client = server.client(**await server.person())
    for path in ("/api/people/me", "/api/tables", "/nothing", "/api/tables/none"):
        assert (await client.get(path)).headers["cache-control"] == "no-store", path


async def test_a_file_named_by_its_hash_is_cached_for_good(server: LocalServer) -> None:
    client = server.client()
    fonts = [one for one in load_site().files if one.endswith(".woff2")]
    for path, kept in (
        *((font, "public, max-age=31536000, immutable") for font in fonts),
        ("/static/fonts/fonts.css", "no-cache"),
    ):
        assert (await client.get(path)).headers["cache-control"] == kept, path


async def test_strict_transport_security_is_sent_where_people_use_https() -> None:
    async with local_server(Settings(public_url="https://table.example")) as server:
        found = await server.client().get("/api/bots")
        assert found.headers["strict-transport-security"] == "max-age=31536000"


async def test_a_refused_socket_has_the_security_headers_too(server: LocalServer) -> None:
    socket = await server.socket(origin="https://other.example")
    told = {name.decode(): value.decode() for name, value in socket.answer["headers"]}
    assert SNAPSHOT.items() <= told.items()


def policy_of(headers: Mapping[str, str]) -> str:
    """Return the policy of a page, with a word for the hashes of its inline scripts and styles."""
    return re.sub(r"('sha256-[^']{44}' ?)+", "HASHES", headers["content-security-policy"])


@pytest.mark.parametrize("path", ["/", *WORKERS])
async def test_a_page_and_its_workers_may_load_only_the_files_of_this_server(
    server: LocalServer, path: str
) -> None:
    """A worker is bound by the policy that came with its script."""
    found = await server.client().get(path)
    assert policy_of(found.headers) == PAGE
    assert found.headers["permissions-policy"] == SNAPSHOT["permissions-policy"]


def test_every_worker_of_the_page_is_known() -> None:
    """An unknown one would come without its policy."""
    made = re.compile(
        r"new (?:Shared)?Worker\(new URL\(\"([^\"]+)\"|serviceWorker\.register\(\"([^\"]+)\""
    )
    workers = set()
    for path, file in load_site().files.items():
        if path.endswith(".js") and "/vendor/" not in path:
            for groups in made.findall(file.body.decode()):
                workers.add(urljoin(path, "".join(groups)))
    assert workers == set(WORKERS)


async def test_scripts_and_styles_come_without_the_long_headers_of_pages(
    server: LocalServer,
) -> None:
    for path in ("/static/ui/app.js", "/static/css/advice.css"):
        found = await server.client().get(path)
        assert found.status_code == 200, path
        assert found.headers["content-security-policy"] == SNAPSHOT["content-security-policy"]
        assert "permissions-policy" not in found.headers


def test_only_the_scripts_and_styles_that_the_page_has_in_it_are_allowed() -> None:
    site = load_site()
    told = dict(security_headers("text/html", is_secure=False))
    parts = told[b"content-security-policy"].decode().split("; ")
    for page in (site.page, *site.homes.values()):
        for part, tag in (("script-src", "script"), ("style-src", "style")):
            texts = re.findall(rf"<{tag}>(.*?)</{tag}>", page.body.decode(), re.DOTALL)
            digests = [hashlib.sha256(text.encode()).digest() for text in texts]
            hashes = [f"'sha256-{base64.b64encode(one).decode()}'" for one in digests]
            assert texts
            wasm = ["'wasm-unsafe-eval'"] if tag == "script" else []
            assert " ".join([part, "'self'", *hashes, *wasm]) in parts


async def test_an_unchanged_page_is_sent_with_its_policy(server: LocalServer) -> None:
    """Browsers replace the headers in their cache with those of such an answer."""
    first = await server.client().get("/")
    again = await server.client().get("/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert policy_of(again.headers) == PAGE


async def test_an_unknown_address_gives_a_browser_a_page_and_a_program_a_code(
    server: LocalServer,
) -> None:
    as_browser = {"accept": "text/html,*/*"}
    shown = await server.client().get("/nonsense", headers=as_browser)
    assert (shown.status_code, policy_of(shown.headers)) == (404, PAGE)
    assert "/static/ui/app.js" in shown.text
    for path, headers in (("/nonsense", {}), ("/api/nonsense", as_browser)):
        told = await server.client().get(path, headers=headers)
        assert (told.status_code, told.json()["code"]) == (404, "request/not_found")
