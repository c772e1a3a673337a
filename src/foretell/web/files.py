"""The files of the page by address, read once and compressed."""

import gzip
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Final

from foretell.address import Address, address
from foretell.i18n import LANGUAGES, Words
from foretell.i18n.entries import catalogue_text
from foretell.web.home import home_screen
from foretell.web.inline import inline, join_sheets
from foretell.web.preview import TITLES

STATIC: Final = Path(__file__).parent / "static"
"""The folder of the page's static files."""
DOCUMENTATION: Final = Path(__file__).parent / "docs.tar.xz"
"""The site of the documentation, if it was built."""
WORKERS: Final = ("/sw.js", "/static/worker/worker.js")
"""The paths of workers: each is subject to the policy that comes with its script."""
SHELL: Final = "/t"
"""The address at which the service worker keeps the page for every screen but the first."""
SCREENS: Final = ("", "t", "solo", "me", *TITLES)
"""The first path segments of the page's screens."""

WORDS: Final = MappingProxyType(
    {
        "": ("cards", "refusals", "web", "web-table"),
        "-advice": ("advise-refusals", "web-advice"),
        "-coach": ("web-coach",),
        "-daily": ("web-daily",),
        "-lesson": ("web-lesson",),
        "-lessons": ("web-lessons",),
        "-pad": ("web-pad",),
        "-people": ("web-people",),
        "-puzzles": ("web-puzzles",),
        "-reasons": ("reasons",),
        "-record": ("record",),
        "-replay": ("web-replay",),
        "-review": ("web-review", "web-progress"),
        "-rules": ("rules", "web-rules"),
        "-server": ("requests", "together", "web-online"),
        "-together": ("web-together",),
    }
)
"""The catalogues of each list of words, by the end of its name: the first screen's has none."""

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".inv": "application/octet-stream",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".weights": "application/octet-stream",
    ".woff2": "font/woff2",
}
_HASHED: Final = (".woff2",)
"""Name endings of files whose names have a hash of them."""
_BOTS: Final = Path(__file__).parents[1] / "bots"
"""The folder of the engine and of the networks' files, which the page loads as the bots do."""
_PUZZLES: Final = Path(__file__).parents[1] / "analysis" / "puzzles" / "found.puzzles"
_AVERAGES: Final = Path(__file__).parents[1] / "analysis" / "averages.json"
"""The mean points of a seat, which reviews in the page read."""
LESSONS: Final = Path(__file__).parent / "lessons.json"
"""The lessons after the first (docs/contribute/lessons.md)."""
_LARGE: Final = (".weights", ".puzzles")
"""Name endings of files that the service worker caches on first use."""
_TEXT: Final = "text/plain; charset=utf-8"
MANIFEST: Final = "/static/manifest.webmanifest"
"""The address of the manifest that the page names before its language is known."""
_MESSAGE: Final = re.compile(r"\{([a-z-]+)\}")
_LATER: Final = "/static/css/later.css"
_FIRST: Final = "ui/app.js"
# All our imports have the same layout, so a regular expression can find them. A missed one would
# only load a moment later.
_IMPORT: Final = re.compile(r'^(?:import|export)\b[^;"]*?\bfrom\s+"(\.[^"]+)"', re.MULTILINE)
_BARE_IMPORT: Final = re.compile(r'^import\s+"(\.[^"]+)"', re.MULTILINE)
_HIDDEN: Final = (".d.ts", ".json", "sw.js", ".html")
"""Name endings of files that are for developers only, or have another address."""


@dataclass(frozen=True, slots=True)
class WebFile:
    """A file ready to send."""

    body: bytes
    zipped: bytes | None
    """The body compressed with gzip, or None if compression does not make it shorter."""
    kind: str
    """The media type."""
    tag: str
    """The entity tag, a hash of the body."""
    is_immutable: bool = False
    """Whether its address has a hash of the body, so that it never changes."""


@dataclass(frozen=True, slots=True)
class Site:
    """The page and all of its files."""

    files: Mapping[str, WebFile]
    """The files by address: ``/static/…``, ``/words/….ftl``, ``/sw.js``."""
    page: WebFile
    """The HTML page of every screen but the first."""
    homes: Mapping[str, WebFile]
    """The HTML page of the first screen by language, with that screen already in it."""
    scripts: tuple[str, ...]
    """The hashes of the scripts in these pages, as sources in a content security policy."""
    styles: tuple[str, ...]
    """The hashes of the style sheets in these pages, likewise."""


@cache
def load_site() -> Site:
    """Return the page and its files, read and compressed once.

    Each language has a list of words for the first screen, and more lists for some others. The
    pages contain everything that their head links to; the style sheets that their body links to
    are sent as one file. The page preloads its scripts (``modulepreload``), and its service worker
    gets the list of files and their common version.
    """
    files = {
        f"/static/{path.relative_to(STATIC).as_posix()}": web_file(path.read_bytes(), path.suffix)
        for path in sorted(STATIC.rglob("*"))
        if path.is_file() and not path.name.endswith(_HIDDEN)
    }
    engine = _BOTS / "engine" / "engine.wasm"
    for path in (engine, _AVERAGES, *sorted(_BOTS.glob("learned/weights/*"))):
        files[f"/static/engine/{path.name}"] = web_file(path.read_bytes(), path.suffix)
    files[f"/static/{LESSONS.name}"] = web_file(LESSONS.read_bytes(), LESSONS.suffix)
    files[f"/static/puzzles/{_PUZZLES.name}"] = web_file(_PUZZLES.read_bytes(), _PUZZLES.suffix)
    for language in LANGUAGES:
        for part, names in WORDS.items():
            words = catalogue_text(language, *names)
            files[f"/words/{language}{part}.ftl"] = web_file(words.encode(), ".ftl")
        files[manifest_address(language)] = _manifest(language)
    files[MANIFEST] = _manifest(LANGUAGES[0])
    text = (STATIC / "index.html").read_text(encoding="utf-8")

    def removed(address: str) -> str:
        return files.pop(address).body.decode()

    inlined = inline(text, removed)
    text, sheet = join_sheets(inlined.page, _LATER, removed)
    files[_LATER] = web_file(sheet.encode(), ".css")
    source = address()
    text = _with_source(_with_preloads(text), source)
    if DOCUMENTATION.is_file():
        text = text.replace("<body>", "<body data-docs>")
    page = web_file(text.encode(), ".html")
    homes = {
        language: web_file(with_home(text, language, source).encode(), ".html")
        for language in LANGUAGES
    }
    files["/sw.js"] = web_file(_worker(files, page, *homes.values()).encode(), ".js")
    return Site(
        MappingProxyType(files), page, MappingProxyType(homes), inlined.scripts, inlined.styles
    )


def _with_source(page: str, source: Address | None) -> str:
    """Return the page with the project's address in its head, if there is one."""
    if source is None:
        return page.replace('    <meta name="source" content="{source}" />\n', "")
    return page.replace("{source}", escape(source))


def with_home(page: str, language: str, source: Address | None = None) -> str:
    """Return the page with the first screen in it, as a new visitor sees it.

    It is visible before any script has loaded; ``ui/home/home.js`` makes the same of it later.
    """
    template, trick = (
        (STATIC / name).read_text(encoding="utf-8") for name in ("home.html", "art/trick_show.html")
    )
    home = home_screen(template, Words(language), trick, source)
    page = page.replace('<html lang="en">', f'<html lang="{language}">')
    return page.replace('<div id="app"></div>', f'<div id="app">{home}</div>')


def manifest_address(language: str) -> str:
    """Return the address of the manifest in a language."""
    return MANIFEST.replace(".", f"-{language}.")


def _manifest(language: str) -> WebFile:
    """Return the manifest with its messages filled in."""
    words, text = Words(language), (STATIC / Path(MANIFEST).name).read_text(encoding="utf-8")
    manifest = _MESSAGE.sub(lambda match: json.dumps(words(match[1]))[1:-1], text)
    return web_file(manifest.encode(), ".webmanifest")


def first_load() -> tuple[str, ...]:
    """Return the addresses of the scripts of the first screen, in the order of need."""
    return tuple(f"/static/{path.relative_to(STATIC).as_posix()}" for path in _scripts())


def _with_preloads(page: str) -> str:
    # of low priority, so that they do not delay the visible parts
    preloads = "".join(
        f'    <link rel="modulepreload" href="{address}" fetchpriority="low" />\n'
        for address in first_load()
    )
    return page.replace("  </body>", f"{preloads}  </body>")


def _scripts() -> Iterator[Path]:
    queue = [STATIC / _FIRST]
    for path in queue:
        yield path
        script = path.read_text(encoding="utf-8")
        names = [*_IMPORT.findall(script), *_BARE_IMPORT.findall(script)]
        imports = dict.fromkeys((path.parent / name).resolve() for name in names)
        queue += [script for script in imports if script not in queue]


def _worker(files: Mapping[str, WebFile], *pages: WebFile) -> str:
    tags = {
        address: file.tag.strip('"') for address, file in files.items() if "/LICENSE" not in address
    }
    large = {address: tag for address, tag in tags.items() if address.endswith(_LARGE)}
    hashes = json.dumps([tags, *(page.tag for page in pages)])
    script = (STATIC / "sw.js").read_text(encoding="utf-8")
    values = {
        "VERSION": hashlib.sha256(hashes.encode()).hexdigest()[:16],
        "SHELL": SHELL,
        "FILES": ["/", SHELL, *(address for address in tags if address not in large)],
        "LARGE": large,
    }
    lines = (f"self.FORETELL_{name} = {json.dumps(value)};\n" for name, value in values.items())
    return "".join(lines) + script


def web_file(body: bytes, suffix: str) -> WebFile:
    """Return a file ready to send.

    Args:
        body: the content.
        suffix: the end of its name, which determines the media type.
    """
    zipped = gzip.compress(body, 9, mtime=0)
    digest = hashlib.sha256(body).hexdigest()[:32]
    return WebFile(
        body,
        zipped if len(zipped) < len(body) else None,
        _TYPES.get(suffix, _TEXT),
        f'"{digest}"',
        is_immutable=suffix in _HASHED,
    )
