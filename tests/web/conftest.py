"""What tests of the page in a browser share: Chromium, a server, and pictures of what failed."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.process import ServerProcess, server_process
from tests.web.browsing import CHROMIUM, Visitors

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests failed, so that they leave pictures."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="module")
def chromium() -> Iterator["Browser"]:
    """Chromium, without anybody in it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=["--no-sandbox"], timeout=60_000
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def foretell_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that do not kill it."""
    folder = tmp_path_factory.mktemp("server")
    with server_process(str(folder / "tables.db"), folder / "server.log") as server:
        yield server


@pytest.fixture
def visitors(
    chromium: "Browser",
    foretell_server: ServerProcess,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> Iterator[Visitors]:
    """People who come to the server's page; nothing may go wrong in it."""
    visitors = Visitors(chromium, foretell_server.url)
    yield visitors
    try:
        if FAILED in request.node.stash:
            visitors.picture(tmp_path)
    finally:
        visitors.leave()
    assert visitors.wrong == []
