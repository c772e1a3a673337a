"""The page's files over HTTP, without the server: what browser tests open."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import foretell
from foretell.i18n import LANGUAGES
from foretell.i18n.entries import catalogue_text
from foretell.web.files import LESSONS, WORDS

PACKAGE: Final = Path(foretell.__file__).parent
STATIC: Final = PACKAGE / "web" / "static"
WEIGHTS: Final = PACKAGE / "bots" / "learned" / "weights"
PUZZLES: Final = PACKAGE / "analysis" / "puzzles" / "found.puzzles"
ENGINE: Final = PACKAGE / "bots" / "engine" / "engine.wasm"
AVERAGES: Final = PACKAGE / "analysis" / "averages.json"
GALLERY: Final = Path(__file__).parent / "gallery"

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'"
)
"""As strict as the server's: what breaks it is an error on the console."""

QR: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3h-3zM5 1h3v3h-3z'
    'M1 5h3v3h-3zM5 5h1v1h-1zM7 6h1v2h-2v-1h1z"/></svg>'
)

_WORKER: Final = (
    b"self.FORETELL_VERSION = '0'; self.FORETELL_SHELL = '/t';"
    b" self.FORETELL_FILES = []; self.FORETELL_LARGE = {};\n"
)
"""The lines that the server writes above the service worker; this one caches nothing."""

_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".ftl": "text/plain; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def words(name: str) -> bytes | None:
    """Return a list of words by its file name, None if there is no such list."""
    language, hyphen, part = name.removesuffix(".ftl").partition("-")
    catalogues = WORDS.get(hyphen + part)
    if catalogues is None or language not in LANGUAGES:
        return None
    return catalogue_text(language, *catalogues).encode()


class _Handler(BaseHTTPRequestHandler):
    """Static files, words, the gallery, a service worker, and a QR code that leads nowhere."""

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        found = self._find(path)
        body, kind = found or (json.dumps({"code": "none"}).encode(), ".json")
        self.send_response(200 if found is not None else 404)
        self.send_header("content-type", _TYPES.get(kind, "application/octet-stream"))
        self.send_header("content-length", str(len(body)))
        self.send_header("content-security-policy", POLICY)
        self.send_header("cache-control", "max-age=3600")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as the base class
        """Say nothing: tests have their own reports."""

    def _find(self, path: str) -> tuple[bytes, str] | None:
        if path.endswith("/qr.svg"):
            return QR.encode(), ".svg"
        if path == "/sw.js":
            return _WORKER + (STATIC / "sw.js").read_bytes(), ".js"
        _, first, *rest = path.split("/")
        if first == "words" and len(rest) == 1:
            found = words(rest[0])
            return None if found is None else (found, ".ftl")
        if path.endswith(".weights"):
            return (WEIGHTS / rest[-1]).read_bytes(), ".weights"
        for file in (ENGINE, AVERAGES, PUZZLES, LESSONS):
            if path.endswith(file.name):
                return file.read_bytes(), file.suffix
        root = {"static": STATIC, "gallery": GALLERY}.get(first)
        if root is None:
            # every other address is the page's own: it finds its way by itself
            return ((STATIC / "index.html").read_bytes(), ".html") if first != "api" else None
        file = (root / "/".join(rest)).resolve()
        if not file.is_relative_to(root) or not file.is_file():
            return None
        return file.read_bytes(), file.suffix


@contextmanager
def served() -> Iterator[str]:
    """Serve the files on a free port of this machine, and give the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    thread = threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True
    )
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
