"""Fixtures of tests in a browser: Chromium, a server, and pictures of failures."""

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from foretell.testing.fault_proxy import CUT, PASS, ThreadedFaultProxy
from tests.bots.engine.asking import asking_the_engine
from tests.server.process import Fresh, ServerProcess, server_process
from tests.web.browsing import Visitors, launch
from tests.web.chromium import chromium_here, chromium_or_skip
from tests.web.moments import Gallery
from tests.web.screen import SITE, arguments
from tests.web.serving import served
from tests.web.tabs import Tabs

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FAILED = pytest.StashKey[bool]()
ENVIRON: Final = dict(os.environ)
"""The environment of the run, from which each test's own is made."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests failed, so that they leave pictures."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="module", autouse=True)
def engine_alone() -> Iterator[None]:
    """Nothing is compiled here: bots in Python are those of the engine, which the page has, too."""
    with asking_the_engine():
        yield


@pytest.fixture(scope="session")
def program() -> Path:
    """The program of Chromium; without it, tests that need it are skipped or fail."""
    return chromium_or_skip(chromium_here(ENVIRON), ENVIRON)


@pytest.fixture(scope="session")
def playwright(program: Path) -> Iterator["Playwright"]:
    """The driver of Chromium, whose event loop runs in this thread until everything ends."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def files() -> Iterator[str]:
    """The page's files, without the server behind them."""
    with served() as address:
        yield address


@pytest.fixture(scope="session")
def chromium(playwright: "Playwright", program: Path, files: str) -> Iterator["Browser"]:
    """Chromium, without anybody in it; it finds the files at ``SITE``, too."""
    browser = launch(playwright, program, *arguments(files))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def tabs(chromium: "Browser") -> Tabs:
    """Tabs that one visitor after the other uses."""
    return Tabs(chromium)


@pytest.fixture(scope="session")
def foretell_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that do not kill it; of its files a tab asks for none twice."""
    folder = tmp_path_factory.mktemp("server")
    store, log = str(folder / "tables.db"), folder / "server.log"
    with server_process(store, log, launcher=Fresh("tests.web.cached_files")) as server:
        yield server


@pytest.fixture(scope="session")
def network(foretell_server: ServerProcess) -> Iterator[ThreadedFaultProxy]:
    """The network of one person after the other; its address stays, and so do cached files."""
    with ThreadedFaultProxy(foretell_server.port) as proxy:
        yield proxy


@pytest.fixture
def line(network: ThreadedFaultProxy) -> ThreadedFaultProxy:
    """A network that works until a test lets it fail."""
    network.set(CUT)
    network.until(lambda proxy: not proxy.connections)
    network.set(PASS)
    return network


@pytest.fixture
def visitors(
    tabs: Tabs, foretell_server: ServerProcess, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visitors]:
    """People who come to the server's page; nothing may go wrong in it."""
    visitors = Visitors(tabs, foretell_server.url)
    yield visitors
    try:
        if FAILED in request.node.stash:
            visitors.picture(tmp_path)
    finally:
        wrong = visitors.leave()
    assert wrong == []


@pytest.fixture(scope="session")
def tables(chromium: "Browser", files: str) -> Iterator[Gallery]:
    """Tables at moments of games, for one test after the other."""
    tables = Gallery(chromium, files)
    yield tables
    tables.close()


@pytest.fixture
def gallery(tables: Gallery) -> Iterator[Gallery]:
    """Tables at moments of games; nothing may go wrong on them."""
    yield tables
    tables.leave()


@pytest.fixture(scope="module")
def theatre(
    playwright: "Playwright",
    chromium: "Browser",
    program: Path,
    files: str,
    request: pytest.FixtureRequest,
) -> Iterator["Browser"]:
    """Chromium for screens that are always the same; a parameter is one more of its arguments."""
    if not hasattr(request, "param"):
        yield chromium
        return
    browser = launch(playwright, program, *arguments(files), request.param)
    yield browser
    browser.close()


@pytest.fixture
def onlookers(theatre: "Browser") -> Iterator[Visitors]:
    """People who see such screens; nothing may go wrong on them."""
    onlookers = Visitors(Tabs(theatre), SITE)
    yield onlookers
    assert onlookers.leave() == []
