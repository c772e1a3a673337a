"""The files of the page, read once, compressed, each under its address."""

import gzip
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

from foretell.i18n import LANGUAGES
from foretell.i18n.catalogue import catalogue_text

STATIC: Final = Path(__file__).parent / "static"
"""The folder of all files of the page."""
SCREENS: Final = ("", "new", "t", "solo", "learn", "rules", "pad", "settings", "replay", "me")
"""The first parts of the addresses at which the page shows something."""

_WORDS: Final = ("cards", "refusals", "rules", "server", "web", "web-table")
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_TEXT: Final = "text/plain; charset=utf-8"
_FIRST: Final = "ui/app.js"
# All our imports are laid out alike, so that to read them needs no parser of JavaScript. One that
# were missed would load a moment later, nothing else.
_IMPORT: Final = re.compile(r'^(?:import|export)\b[^;"]*?\bfrom\s+"(\.[^"]+)"', re.MULTILINE)
_BARE_IMPORT: Final = re.compile(r'^import\s+"(\.[^"]+)"', re.MULTILINE)
_HIDDEN: Final = (".d.ts", ".json", "sw.js", "index.html")
"""Ends of names of files that are for those who write the page, or have an address of their own."""


@dataclass(frozen=True, slots=True)
class WebFile:
    """One file as it is sent."""

    body: bytes
    zipped: bytes | None
    """The body in gzip, None where that is no shorter."""
    kind: str
    """Its media type."""
    tag: str
    """Changes with the body."""


@dataclass(frozen=True, slots=True)
class Site:
    """All that the page is made of."""

    files: Mapping[str, WebFile]
    """By address: ``/static/…``, ``/words/….ftl``, ``/sw.js``."""
    page: WebFile
    """What is sent at each screen's address."""


def load_site() -> Site:
    """Read the page.

    Every file of it, and one list of words per language. The page names what it is going to load
    (``modulepreload``), and its service worker knows every file and their common version.
    """
    files = {
        f"/static/{path.relative_to(STATIC).as_posix()}": web_file(path.read_bytes(), path.suffix)
        for path in sorted(STATIC.rglob("*"))
        if path.is_file() and not path.name.endswith(_HIDDEN)
    }
    for language in LANGUAGES:
        words = catalogue_text(language, *_WORDS)
        files[f"/words/{language}.ftl"] = web_file(words.encode(), ".ftl")
    page = web_file(_page().encode(), ".html")
    files["/sw.js"] = web_file(_worker(files, page).encode(), ".js")
    return Site(MappingProxyType(files), page)


def first_load() -> tuple[str, ...]:
    """Return the addresses of the scripts that the first screen needs, in the order of need."""
    return tuple(f"/static/{path.relative_to(STATIC).as_posix()}" for path in _needed())


def _page() -> str:
    preloads = "".join(f'    <link rel="modulepreload" href="{one}" />\n' for one in first_load())
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    return page.replace("  </head>", f"{preloads}  </head>")


def _needed() -> Iterator[Path]:
    seen: set[Path] = set()
    waiting = [STATIC / _FIRST]
    while waiting:
        path = waiting.pop(0)
        if path in seen:
            continue
        seen.add(path)
        yield path
        script = path.read_text(encoding="utf-8")
        found = [*_IMPORT.findall(script), *_BARE_IMPORT.findall(script)]
        waiting += [(path.parent / name).resolve() for name in found]


def _worker(files: Mapping[str, WebFile], page: WebFile) -> str:
    kept = {address: one.tag for address, one in files.items() if "/LICENSE" not in address}
    version = hashlib.sha256(json.dumps([kept, page.tag]).encode()).hexdigest()[:16]
    script = (STATIC / "sw.js").read_text(encoding="utf-8")
    listed = json.dumps(["/", *kept])
    return f'self.FORETELL_VERSION = "{version}";\nself.FORETELL_FILES = {listed};\n{script}'


def web_file(body: bytes, suffix: str) -> WebFile:
    """Return a file as it is sent.

    Args:
        body: what is in it.
        suffix: the end of its name, from which its media type follows.
    """
    zipped = gzip.compress(body, 9, mtime=0)
    digest = hashlib.sha256(body).hexdigest()[:32]
    return WebFile(
        body, zipped if len(zipped) < len(body) else None, _TYPES.get(suffix, _TEXT), f'"{digest}"'
    )
