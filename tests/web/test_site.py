"""The files of the page: small, complete, its own, and libraries as published."""

import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from foretell.client.api import ANSWER_WITHIN
from foretell.client.connection import OPEN_TIMEOUT
from foretell.i18n import LANGUAGES, Words
from foretell.protocol.silence import LONGEST_SILENCE, PING_AFTER
from foretell.web import Site, WebFile, load_site
from foretell.web.files import SCREENS, SHELL, STATIC, WORDS, first_load, manifest_address

pytestmark = pytest.mark.whole

FIRST_LOAD = 120_000
"""Bytes, compressed, that the first screen may take in all."""
SCRIPTS = sorted(path for path in STATIC.rglob("*.js") if "vendor" not in path.parts)
IMPORT = re.compile(r'(?:\bfrom|^import|\bimport\()\s*"([^"]+)"', re.MULTILINE)


@pytest.fixture(scope="module")
def site() -> Site:
    return load_site()


class Links(HTMLParser):
    """Collects what a page asks for, and attributes with styles or scripts in them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.inline: list[str] = []

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.asked += [value for name in ("src", "href") if (value := given.get(name))]
        self.inline += [name for name in given if name == "style" or name.startswith("on")]


def links(page: WebFile) -> Links:
    found = Links()
    found.feed(page.body.decode())
    return found


def sent(site: Site, address: str) -> int:
    file = site.files[address]
    return len(file.zipped if file.zipped is not None else file.body)


def test_every_file_that_the_page_requests_exists(site: Site) -> None:
    assert set(links(site.page).asked) <= site.files.keys()


def test_the_page_has_nothing_that_a_strict_policy_forbids(site: Site) -> None:
    for page in (site.page, *site.homes.values()):
        assert links(page).inline == []


def test_the_first_load_is_small(site: Site) -> None:
    addresses = {*links(site.page).asked, *first_load()}
    for language in LANGUAGES:
        words = f"/words/{language}.ftl"
        home = site.homes[language].zipped or b""
        size = len(home) + sum(sent(site, one) for one in {*addresses, words})
        assert size <= FIRST_LOAD, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_list_of_words_has_its_own_and_the_terminals_are_in_none(
    site: Site, language: str
) -> None:
    lists = {part: site.files[f"/words/{language}{part}.ftl"].body for part in WORDS}
    for part, name in {
        "": b"web-home",
        "-lesson": b"web-lesson-on",
        "-pad": b"web-pad-names",
        "-reasons": b"reason-all-same",
        "-record": b"record-no-header",
        "-rules": b"rule-1-1",
        "-server": b"table-full",
    }.items():
        assert [one for one, words in lists.items() if b"\n" + name + b" =" in words] == [part]
    assert not any(b"\nserver-option-" in words for words in lists.values())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_every_import_leads_to_a_script(path: Path) -> None:
    for name in IMPORT.findall(path.read_text(encoding="utf-8")):
        assert name.startswith("."), name
        assert (path.parent / name).is_file(), name


def test_the_systems_sheet_for_sharing_is_opened_where_a_refusal_is_noticed() -> None:
    """Without that, a tap on a button for sharing could do nothing at all."""
    sharing = [path.name for path in SCRIPTS if "navigator.share(" in path.read_text()]
    assert sharing == ["share.js"]


def test_nothing_is_asked_of_anybody_else(site: Site) -> None:
    for address, file in site.files.items():
        if address.endswith((".js", ".css", ".webmanifest")) and "/vendor/" not in address:
            found = set(re.findall(rb"\bhttps?://[^\s\"'`)]+", file.body))
            assert found <= {b"http://www.w3.org/2000/svg"}, address


def test_libraries_are_as_their_makers_published_them() -> None:
    vendor = STATIC / "vendor"
    lines = (vendor / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    listed = {name: digest for digest, name in (line.split("  ") for line in lines)}
    there = {
        path.relative_to(vendor).as_posix()
        for path in vendor.rglob("*")
        if path.is_file() and path.name != "SHA256SUMS"
    }
    assert listed.keys() == there
    for name, digest in listed.items():
        assert hashlib.sha256((vendor / name).read_bytes()).hexdigest() == digest, name
    licensed = {path.name.removeprefix("LICENSE-") for path in vendor.glob("LICENSE-*")}
    assert licensed == {"preact", "signals", "signals-core", "htm", "fluent"}


def test_the_service_worker_keeps_the_whole_page(site: Site) -> None:
    worker = site.files["/sw.js"].body.decode()
    found = re.search(r"FORETELL_FILES = (\[.*?\]);", worker)
    assert found is not None
    kept = set(json.loads(found[1]))
    found = re.search(r"FORETELL_LARGE = (\{.*?\});", worker)
    assert found is not None
    large = json.loads(found[1])
    assert large.keys() == {one for one in site.files if one.endswith((".weights", ".puzzles"))}
    assert all(tag in site.files[address].tag for address, tag in large.items())
    needed = {one for one in site.files if "LICENSE" not in one} - large.keys()
    assert kept == {"/", SHELL, *needed} - {"/sw.js"}


def test_the_engine_and_its_networks_are_sent_compressed_and_small(site: Site) -> None:
    for name, most in (("best.weights", 1_000_000), ("quick.weights", 100_000)):
        zipped = site.files[f"/static/engine/{name}"].zipped
        assert zipped is not None
        assert len(zipped) <= most
    engine = site.files["/static/engine/engine.wasm"]
    assert engine.kind == "application/wasm"
    assert engine.zipped is not None
    assert len(engine.zipped) <= 80_000
    assert not any("/engine/" in address for address in first_load())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_icons_and_screens_that_are_there(site: Site, language: str) -> None:
    manifest = json.loads(site.files[manifest_address(language)].body)
    words = Words(language)
    assert [one["name"] for one in manifest["shortcuts"]] == [words("web-daily"), words("web-pad")]
    actions = [one["action"] for one in manifest["file_handlers"]]
    urls = [one["url"] for one in manifest["shortcuts"]]
    assert {address.removeprefix("/") for address in (*actions, *urls)} <= set(SCREENS)
    assert {icon["src"] for icon in manifest["icons"]} <= site.files.keys()
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_every_request_of_the_page_ends_in_time() -> None:
    """Neither `fetch` nor a socket has a deadline; the worker's are the page's."""
    bare = re.compile(r"(?<![\w.])fetch\(|new WebSocket\(")
    found = {path.name for path in SCRIPTS if bare.search(path.read_text("utf-8"))}
    assert found == {"network.js", "socket.js", "sw.js"}


def test_the_page_has_the_deadlines_of_all_clients() -> None:
    script = "".join(
        (STATIC / name).read_text() for name in ("net/socket.js", "network/network.js")
    )
    milliseconds = dict(re.findall(r"^(?:export )?const ([A-Z_]+) = (\d+);", script, re.MULTILINE))
    assert {
        "HANDSHAKE": OPEN_TIMEOUT,
        "PING_AFTER": PING_AFTER,
        "SILENCE": LONGEST_SILENCE,
        "ANSWER_WITHIN": ANSWER_WITHIN,
    }.items() <= {name: int(value) / 1_000 for name, value in milliseconds.items()}.items()
