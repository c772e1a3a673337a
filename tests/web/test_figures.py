"""Figures of the page, measured in a browser: bytes, taps, delays, memory. They are printed.

What takes how long depends on the machine and is asserted nowhere; bytes, taps and growth are.
"""

import json
import time
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import PHONE, Visitors, needs_browser
from tests.web.moves import BIDS, CARDS, CORNER, SUITS, play_fast, round_number

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

pytestmark = [pytest.mark.whole, needs_browser]

FIRST_LOAD: Final = 120_000
SLOWED: Final = 4
"""How many times slower the processor is than it could be."""
TAPS: Final = {
    "trump": SUITS,
    "bid": BIDS,
    "card not allowed": ".hand-card.cannot",
    "card": CARDS,
    "score": ".round-over .icon-button",
}
"""What there is to tap while a game goes on."""
SHEETS: Final = {
    "menu": ".table-bar .icon-button",
    "switch": ".menu-switch input",
    "close": ".sheet-head .icon-button",
    "pad": ".pad-button",
}
"""What can be tapped at any time, one after the other."""
REACTION: Final = 100
"""Milliseconds after which something that appears can be tapped at the earliest."""
PLACE: Final = "(found) => document.querySelector(found)?.getBoundingClientRect().toJSON() ?? null"
WATCH: Final = """
window.delays = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.interactionId) window.delays.push(one.duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


def _say(**figures: object) -> None:
    """Print figures as a line of JSON (``pytest -s`` shows it)."""
    print(json.dumps(figures))  # noqa: T201 - what the test is for


def _devtools(page: "Page") -> "CDPSession":
    return page.context.new_cdp_session(page)


def test_the_first_screen_is_a_small_load(visitors: Visitors) -> None:
    page = visitors.come("/api/tables")
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
    _say(first_load_bytes=sum(came), requests=len(came))
    assert sum(came) <= FIRST_LOAD


def test_a_card_is_dealt_after_one_tap(visitors: Visitors) -> None:
    page = visitors.come("/", prefers={"speed": "normal"}, reduced_motion="no-preference")
    begun = time.perf_counter()
    page.goto(visitors.address + "/")
    page.get_by_role("link", name="Play now").click()
    page.locator(".hand-card").wait_for()
    _say(seconds_to_first_card=round(time.perf_counter() - begun, 2))


def test_taps_are_answered_at_once_on_a_slow_device(visitors: Visitors) -> None:
    page = visitors.come("/solo?new=1", has_touch=True)
    page.evaluate(WATCH)
    _devtools(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    delays: dict[str, list[float]] = {}

    def tap(kind: str, found: str) -> None:
        place = page.evaluate(PLACE, found)
        if place is not None:
            page.wait_for_timeout(REACTION)
            page.touchscreen.tap(place["x"] + CORNER["x"], place["y"] + CORNER["y"])
            page.wait_for_timeout(120)
            delays.setdefault(kind, []).extend(page.evaluate("window.delays.splice(0)"))

    deadline = time.monotonic() + 40
    while round_number(page) < 4 and time.monotonic() < deadline:
        for kind, found in TAPS.items():
            tap(kind, found)
    for kind, found in SHEETS.items():
        tap(kind, found)
    worst = {kind: max(found, default=0) for kind, found in delays.items()}
    _say(interaction_to_next_paint_ms=worst, interactions={k: len(v) for k, v in delays.items()})
    assert delays["bid"]
    assert delays["card"]


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_table_that_stays_open_does_not_grow(visitors: Visitors) -> None:
    """Many games one after the other, as many rounds as an evening has."""
    page = visitors.come("/solo?new=1&preset=two-players", size=PHONE, hasty=True)
    sizes = [_size_after_games(page, 4) for _ in range(6)]
    _say(sizes=sizes)
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
