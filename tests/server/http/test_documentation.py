"""The documentation that a server sends, and what it says where there is none."""

import base64
import hashlib
import io
import re
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from foretell.i18n import Words
from foretell.server.http import security_headers
from foretell.web import files, load_documentation, load_site
from tests.server.http.local_server import LocalServer

SCRIPT = "document.body.dataset.theme = 'auto';"
STYLE = "body { color: red }"
PAGE = f'<style>{STYLE}</style><p style="margin: 0">Here</p><script>{SCRIPT}</script>'
FILES = {
    "index.html": PAGE,
    "play/index.html": PAGE.replace("Here", "Play"),
    "_static/a.js": "go()",
    "_static/a.css": "p {}",
    "_images/a.webp": "RIFF",
}


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The place of the archive, where there is none yet."""
    path = tmp_path / "docs.tar.xz"
    monkeypatch.setattr(files, "DOCUMENTATION", path)
    _forget()
    yield path
    _forget()


def _forget() -> None:
    for kept in (load_documentation, load_site, security_headers._headers):
        kept.cache_clear()


@pytest.fixture
def built(archive: Path) -> Path:
    _pack(archive, FILES)
    return archive


def _pack(archive: Path, contents: Mapping[str, str]) -> None:
    with tarfile.open(archive, "w:xz") as packed:
        for name, text in contents.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(text)
            packed.addfile(entry, io.BytesIO(text.encode()))


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "name", "kind"),
    [
        ("/docs/", "index.html", "text/html; charset=utf-8"),
        ("/docs/index.html", "index.html", "text/html; charset=utf-8"),
        ("/docs/play/", "play/index.html", "text/html; charset=utf-8"),
        ("/docs/_static/a.js", "_static/a.js", "text/javascript; charset=utf-8"),
        ("/docs/_static/a.css", "_static/a.css", "text/css; charset=utf-8"),
        ("/docs/_images/a.webp", "_images/a.webp", "image/webp"),
    ],
)
async def test_a_file_is_sent_with_its_type_and_not_again(
    server: LocalServer, path: str, name: str, kind: str
) -> None:
    client = server.client()
    found = await client.get(path)
    assert (found.status_code, found.text) == (200, FILES[name])
    assert found.headers["content-type"] == kind
    assert found.headers["cache-control"] == "no-cache"
    again = await client.get(path, headers={"if-none-match": found.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.usefixtures("built")
async def test_head_has_the_headers_alone(server: LocalServer) -> None:
    client = server.client(**{"accept-encoding": "identity"})
    found = await client.head("/docs/")
    assert (found.status_code, found.text) == (200, "")
    assert found.headers["content-length"] == str(len(PAGE))


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/docs", "/docs/play"])
async def test_a_folder_without_its_slash_leads_to_that_with_it(
    server: LocalServer, path: str
) -> None:
    found = await server.client().get(path)
    assert (found.status_code, found.headers["location"]) == (308, f"{path}/")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    [
        "/docs/none.html",
        "/docs/play/none/",
        "/docs/../files.py",
        "/docs/..%2ffiles.py",
        "/docs/%2e%2e/%2e%2e/etc/passwd",
        "/docs//index.html",
        "/docs/_static/",
        "/docs/_static",
    ],
)
async def test_nothing_but_a_file_of_the_site_is_sent(server: LocalServer, path: str) -> None:
    found = await server.client().get(path, headers={"accept-language": "it"})
    assert found.status_code == 404
    if found.request.url.path.startswith("/docs"):
        assert found.text == Words("it")("request-not-found")


@pytest.mark.usefixtures("archive")
@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/play/index.html"])
async def test_where_it_was_not_built_a_sentence_says_how_to_build_it(
    server: LocalServer, path: str
) -> None:
    found = await server.client().get(path)
    assert (found.status_code, found.headers["content-type"]) == (404, "text/plain; charset=utf-8")
    assert "make docs" in found.text
    assert "default-src 'none'; frame" in found.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
async def test_its_pages_run_only_the_scripts_and_styles_that_were_built(
    server: LocalServer,
) -> None:
    """No script in a page runs that was not there when the page was built."""

    def hashed(text: str) -> str:
        digest = hashlib.sha256(text.encode()).digest()
        return f"'sha256-{base64.b64encode(digest).decode()}'"

    found = await server.client().get("/docs/")
    directives = found.headers["content-security-policy"].split("; ")
    rules = {name: values for name, *values in map(str.split, directives)}
    assert rules["script-src"] == ["'self'", hashed(SCRIPT)]
    styles = {hashed(STYLE), hashed("margin: 0")}
    assert {*rules["style-src"]} == {"'self'", "'unsafe-hashes'", *styles}
    assert rules["default-src"] == rules["frame-ancestors"] == ["'none'"]
    assert rules["connect-src"] == rules["form-action"] == ["'self'"]
    assert not re.search("unsafe-(inline|eval)|https?:", " ".join(directives))
    assert found.headers["x-frame-options"] == "DENY"
    page = await server.client().get("/")
    assert hashed(SCRIPT) not in page.headers["content-security-policy"]


def test_the_page_links_to_it_only_where_it_was_built(archive: Path) -> None:
    assert "<body>" in load_site().homes["it"].body.decode()
    load_site.cache_clear()
    _pack(archive, {"index.html": PAGE})
    site = load_site()
    for page in (site.page, *site.homes.values()):
        assert "<body data-docs>" in page.body.decode()
    assert 'href="/docs/"' in site.homes["it"].body.decode()
