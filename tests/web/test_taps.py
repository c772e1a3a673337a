"""A tap at the table: how much the browser has to do before it shows that it was understood.

Work is counted, as no machine does it at the same speed; ``lab/benchmarks/page.py`` times it.
"""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import TIMEOUT, Visitors
from tests.web.moments import settle
from tests.web.moves import ANY, BIDS, CARDS, CORNER

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
MOST_STYLED: Final = 20
"""Elements; a whole table has a thousand."""

Traced = list[dict[str, Any]]


@pytest.fixture
def page(visitors: Visitors) -> "Page":
    page = visitors.come("/solo?new=1&players=4", hasty=True, has_touch=True)
    page.locator(".hand-card").first.wait_for()
    return page


@pytest.mark.parametrize(
    "wanted", [BIDS, ".hand-card.cannot", CARDS], ids=["bid", "refused card", "card"]
)
def test_a_tap_styles_little_and_lays_out_nothing_at_once(page: "Page", wanted: str) -> None:
    """Until the next paint; whatever follows from the tap comes after it."""
    _play_until(page, wanted)
    click, styled, forced = _until_painted(_traced_tap(page, wanted))
    assert click
    assert not forced
    assert styled <= MOST_STYLED


def _play_until(page: "Page", wanted: str) -> None:
    page.evaluate(
        """([wanted, any]) => new Promise((done) => {
          const look = () => {
            if (document.querySelector(wanted)) return setTimeout(done, 20_000);
            document.querySelector(any)?.click();
            setTimeout(look, 100);
          };
          look();
        })""",
        [wanted, ANY],
    )


def _traced_tap(page: "Page", found: str) -> Traced:
    """Return the work of the page's main thread from a tap on."""
    browser = page.context.browser
    assert browser is not None
    devtools = browser.new_browser_cdp_session()
    traced: Traced = []
    ended: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda told: traced.extend(told["value"]))
    devtools.on("Tracing.tracingComplete", lambda _told: ended.append(True))
    config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    box = page.locator(found).first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + CORNER["x"], box["y"] + CORNER["y"])
    settle(page)
    devtools.send("Tracing.end")
    for _ in range(TIMEOUT // 20):
        if ended:
            break
        page.wait_for_timeout(20)
    devtools.detach()
    return sorted(traced, key=lambda one: float(one.get("ts", 0)))


def _until_painted(traced: Traced) -> tuple[bool, int, list[str]]:
    """Return whether there was a click, the elements it styled, and what it laid out at once."""
    clicks = [
        one
        for one in traced
        if one["name"] == "EventDispatch" and one["args"]["data"]["type"] == "click"
    ]
    if not clicks:
        return False, 0, []
    click = clicks[0]
    end = click["ts"] + click["dur"]
    own = [one for one in traced if (one["pid"], one["tid"]) == (click["pid"], click["tid"])]
    painted = next(one["ts"] for one in own if one["name"] == "Commit" and one["ts"] > end)
    styled = sum(
        one["args"].get("elementCount", 0)
        for one in own
        if one["name"] == "UpdateLayoutTree" and click["ts"] <= one["ts"] <= painted
    )
    forced = [
        one["name"]
        for one in own
        if one["name"] in {"Layout", "UpdateLayoutTree"} and click["ts"] <= one["ts"] <= end
    ]
    return True, styled, forced
