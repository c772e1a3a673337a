"""Measure the page's time to load, its response to taps, and how much of it shifts during play.

    python lab/benchmarks/page.py
    python lab/benchmarks/page.py --slowed 1      # without throttling

A server is started, and Chromium opens its page as on a phone. The first paint of content is timed
on a network of 1.6 Mbit/s with a latency of 150 ms. Delays run from a tap to the next frame
(interaction to next paint: the longest of the events of one tap), on a processor throttled by a
factor of four; the last column compares their median with that of a page of one button that writes
a word, in the same run. Cards and bids are tapped while others move. The layout shift is that of
play, as browsers count it: the largest sum within five seconds. Nothing here passes or fails:
``tests/web/test_figures.py`` limits bytes, taps, shifts and growth, which depend on no machine.
"""

import argparse
import asyncio
import time
from statistics import median

from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from foretell.client.load.server import own_server

CHROMIUM = "/usr/bin/chromium"
PHONE: ViewportSize = {"width": 360, "height": 616}
ROUNDS = 8
"""The round at which the game is left (default)."""
PEER = "data:text/html,<button onclick='this.append(1)' style='font-size:3rem'>tap</button>"
TAPS = {
    "trump": ".trump-choice button",
    "bid": ".bid-bar [data-bid]:not([aria-disabled])",
    "card not allowed": ".hand-card.cannot",
    "card": ".hand-card.can",
}
"""The taps of a game, by name, as selectors."""
SHEETS = {
    "menu": ".table-bar .icon-button",
    "switch": ".menu-switch input",
    "close": ".sheet-head .icon-button",
    "pad": ".pad-button",
}
"""The taps that are possible at any time, in order, as selectors."""
PLACE = "(found) => document.querySelector(found)?.getBoundingClientRect().toJSON() ?? null"
ROUND = "() => Number(document.querySelector('.table-state h1')?.textContent.match(/\\d+/) ?? 0)"
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
WATCH = """
window.delays = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.interactionId) window.delays.push([one.interactionId, one.duration]);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, startTime, hadRecentInput } of list.getEntries()) {
    if (!hadRecentInput) window.shifts.push([startTime, value]);
  }
}).observe({ type: "layout-shift" });
"""


async def _opened(browser: Browser, address: str) -> Page:
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = await context.new_page()
    await page.goto(address)
    return page


async def _first_card(browser: Browser, url: str) -> float:
    """Return the milliseconds from opening the page to the first card, with one tap on the way."""
    begun = time.perf_counter()
    page = await _opened(browser, f"{url}/")
    await page.get_by_role("link", name="Play now").click()
    await page.locator(".hand-card").wait_for()
    return 1_000 * (time.perf_counter() - begun)


async def _first_paint(browser: Browser, url: str, slowed: int) -> float:
    """Return the milliseconds until something of the first screen is seen, on a slow network."""
    page = await _opened(browser, "about:blank")
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Network.enable")
    await devtools.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    await page.goto(f"{url}/", wait_until="commit")
    painted: float | None = None
    while painted is None:
        await page.wait_for_timeout(100)
        painted = await page.evaluate(PAINTED)
    await page.context.close()
    return painted


def _shifted(shifts: list[tuple[float, float]]) -> float:
    """Return the largest sum of shifts within five seconds."""
    within = 5_000
    return max(
        (sum(value for at, value in shifts if 0 <= at - begun < within) for begun, _ in shifts),
        default=0.0,
    )


async def _slow(page: Page, slowed: int) -> None:
    await page.evaluate(WATCH)
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})


async def _tap(page: Page, selector: str) -> list[float]:
    """Return the delay of a tap on an element; none if it is missing."""
    place = await page.evaluate(PLACE, selector)
    if place is None:
        return []
    await page.wait_for_timeout(100)
    await page.touchscreen.tap(place["x"] + 10, place["y"] + 14)
    await page.wait_for_timeout(120)
    events: list[tuple[int, float]] = await page.evaluate("window.delays.splice(0)")
    return [max(delay for _, delay in events)] if events else []


def _part(samples: list[float], part: float) -> float:
    """Return the sample below which that part of them lies."""
    return sorted(samples)[int(part * (len(samples) - 1))]


async def _measure(slowed: int, rounds: int) -> None:
    delays: dict[str, list[float]] = {kind: [] for kind in ("peer", *TAPS, *SHEETS)}
    async with own_server(None) as server, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        painted = [await _first_paint(browser, server.url, slowed) for _ in range(3)]
        print(f"{'first paint':18}{median(painted):6.0f} ms  (1.6 Mbit/s)")
        print(f"{'first card':18}{await _first_card(browser, server.url):6.0f} ms")
        peer = await _opened(browser, PEER)
        await _slow(peer, slowed)
        for _ in range(10):
            delays["peer"] += await _tap(peer, "button")
        page = await _opened(browser, f"{server.url}/solo?new=1")
        await page.locator(".hand-card").wait_for()
        await _slow(page, slowed)
        while await page.evaluate(ROUND) < rounds:
            for kind, selector in TAPS.items():
                delays[kind] += await _tap(page, selector)
        for kind, selector in SHEETS.items():
            delays[kind] += await _tap(page, selector)
        shifts: list[tuple[float, float]] = await page.evaluate("window.shifts")
        await browser.close()
    usual = median(delays["peer"] or [16])
    for kind, samples in delays.items():
        if samples:
            quantiles = f"{_part(samples, 0.9):4.0f} for 9 of 10, {max(samples):4.0f} at most"
            print(
                f"{kind:18}{median(samples):6.0f} ms  ({quantiles}, {len(samples):2} taps)"
                f" {median(samples) / usual:5.1f} peers"
            )
    taps = [delay for kind, samples in delays.items() if kind != "peer" for delay in samples]
    print(f"{'98 of 100 taps':18}{_part(taps, 0.98):6.0f} ms")
    print(f"{'layout shift':18}{_shifted(shifts):6.3f}")


def main() -> None:
    """Print a line for each kind of tap."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--slowed", type=int, default=4, help="slowdown of the processor (default: 4)"
    )
    parser.add_argument(
        "--rounds",
        type=int,
        default=ROUNDS,
        help=f"round at which the game is left (default: {ROUNDS})",
    )
    arguments = parser.parse_args()
    asyncio.run(_measure(arguments.slowed, arguments.rounds))


if __name__ == "__main__":
    main()
