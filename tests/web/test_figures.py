"""Figures of the page that depend on no machine: bytes, taps, growth.

How long something takes, ``lab/benchmarks/page.py`` prints.
"""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.moves import move, play_fast, round_number

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page, ViewportSize

pytestmark = pytest.mark.whole

FIRST_LOAD: Final = 120_000
MOST_SHIFTED: Final = 0.1
SHIFTS: Final = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value;
  }).observe({ type: "layout-shift" });
}"""


def _devtools(page: "Page") -> "CDPSession":
    return page.context.new_cdp_session(page)


def test_the_first_screen_is_a_small_load(visitors: Visitors) -> None:
    page = visitors.come("/api/tables", keeps=True)
    devtools = _devtools(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    came: list[float] = []
    kept: set[str] = set()

    def receive(told: dict[str, Any]) -> None:
        if told["response"].get("fromServiceWorker"):
            kept.add(told["requestId"])

    def finish(told: dict[str, Any]) -> None:
        if told["requestId"] not in kept:
            came.append(told["encodedDataLength"])

    devtools.on("Network.responseReceived", receive)
    devtools.on("Network.loadingFinished", finish)
    page.goto(visitors.address + "/")
    page.get_by_role("link", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(came) <= FIRST_LOAD


def test_a_card_is_dealt_after_one_tap(visitors: Visitors) -> None:
    page = visitors.come("/", prefers={"speed": "normal"}, reduced_motion="no-preference")
    page.goto(visitors.address + "/")
    page.get_by_role("link", name="Play now").click()
    page.locator(".hand-card").wait_for()


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESK, marks=pytest.mark.thorough)], ids=["phone", "desk"]
)
def test_hardly_anything_shifts_during_play(visitors: Visitors, size: "ViewportSize") -> None:
    """In three rounds, and right after a tap, too."""
    page = visitors.come("/solo?new=1", size=size, hasty=True, has_touch=True)
    page.locator(".hand-card").first.wait_for()
    page.evaluate(SHIFTS)
    while round_number(page) < 4:
        if not move(page):
            page.wait_for_timeout(20)
    assert page.evaluate("window.shifted") <= MOST_SHIFTED


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_a_table_that_stays_open_does_not_grow(visitors: Visitors) -> None:
    """Many games one after the other, as many rounds as an evening has."""
    page = visitors.come("/solo?new=1&preset=two-players", size=PHONE, hasty=True)
    sizes = [_size_after_games(page, 4) for _ in range(6)]
    _warm, first, *_, last = sizes
    assert last["Nodes"] <= first["Nodes"] * 1.1
    assert last["JSHeapUsedSize"] <= first["JSHeapUsedSize"] * 1.25


def _size_after_games(page: "Page", games: int) -> dict[str, float]:
    for _ in range(games):
        play_fast(page)
        page.locator(".game-over .button-main").click()
        page.locator(".game-over").wait_for(state="detached")
    devtools = _devtools(page)
    devtools.send("Performance.enable")
    devtools.send("HeapProfiler.collectGarbage")
    told = devtools.send("Performance.getMetrics")["metrics"]
    devtools.detach()
    wanted = ("Nodes", "JSHeapUsedSize", "JSEventListeners")
    return {one["name"]: one["value"] for one in told if one["name"] in wanted}
