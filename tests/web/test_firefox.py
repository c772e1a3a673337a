"""A whole game and its replay in Firefox, whose console stays empty."""

import json
from collections.abc import Iterator
from typing import Final

import pytest

from tests.server.process import ServerProcess
from tests.web.browsing import HASTE
from tests.web.firefox import Firefox, firefox, needs_firefox
from tests.web.moves import ANY, OVER, PLAY_ON

pytestmark = [pytest.mark.whole, pytest.mark.thorough, pytest.mark.timeout(600), needs_firefox]

QUIET: Final = """try {
  localStorage.getItem("foretell.settings") ??
    localStorage.setItem("foretell.settings", '{"sound":false,"speed":"none"}');
} catch {
  // a blank page keeps nothing
}"""
RIGHT: Final = "\ue014"
"""The arrow key, in WebDriver."""
BESIDE: Final = "getComputedStyle(document.documentElement).backgroundColor"
"""The colour behind a scrollbar."""
CLOTH: Final = "rgb(20, 54, 64)"
"""``--table`` in the light theme."""
TITLE: Final = "document.querySelector('.table-state h1').textContent"


@pytest.fixture
def browser() -> Iterator[Firefox]:
    """A browser that has not been here before; nothing may go wrong in it."""
    with firefox() as browser:
        browser.preload(f"{QUIET}{HASTE}")
        browser.resize(390, 664)
        yield browser
        assert browser.wrong == []


def test_a_game_is_played_to_its_end_and_stepped_through(
    browser: Firefox, foretell_server: ServerProcess
) -> None:
    browser.open(f"{foretell_server.url}/solo?new=1&preset=two-players")
    browser.wait_for(".table-state")
    browser.run(f"({PLAY_ON})({json.dumps([ANY, OVER])})")
    assert browser.run(BESIDE) == CLOTH
    browser.run(f"document.querySelector(\"{OVER} a[href^='/replay/here/']\").click()")
    browser.wait_for(".replay-bar")
    assert browser.run(TITLE).startswith("Round 1 of 6")
    before = browser.run("document.querySelector('[data-live=polite]').textContent")
    browser.press(RIGHT)
    browser.wait_for("[data-live=polite]:not(:empty)")
    assert browser.run("document.querySelector('[data-live=polite]').textContent") != before
    browser.run("document.querySelector('.rounds li:last-child button').click()")
    browser.wait_for(".rounds li:last-child [aria-current]")
    assert browser.run(TITLE).startswith("Round 6 of 6")
