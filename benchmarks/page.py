"""Measure the page's time to load and its response to taps: prints milliseconds.

    python benchmarks/page.py
    python benchmarks/page.py --slowed 1      # without throttling

A server is started, and Chromium opens its page as on a phone. Delays run from a tap to the next
frame (interaction to next paint), on a processor throttled by a factor of four; the last column
compares them with a page of one button that writes a word, in the same run. Nothing here passes or
fails: ``tests/web/test_figures.py`` limits bytes, taps and growth, which depend on no machine.
"""

import argparse
import asyncio
import time
from statistics import median

from playwright.async_api import Browser, Page, async_playwright

from foretell.client.load.server import own_server

CHROMIUM = "/usr/bin/chromium"
ROUNDS = 4
"""The round at which the game is left."""
PEER = "data:text/html,<button onclick='this.append(1)' style='font-size:3rem'>tap</button>"
TAPS = {
    "trump": ".trump-choice button",
    "bid": ".bid-bar [data-bid]:not([aria-disabled])",
    "card not allowed": ".hand-card.cannot",
    "card": ".hand-card.can",
    "score": ".round-over .icon-button",
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
WATCH = """
window.delays = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) {
    if (one.interactionId) window.delays.push(one.duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""


async def _opened(browser: Browser, address: str) -> Page:
    context = await browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
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


async def _slow(page: Page, slowed: int) -> None:
    await page.evaluate(WATCH)
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})


async def _tap(page: Page, found: str) -> list[float]:
    """Return the delays of a tap on an element; none if it is missing."""
    place = await page.evaluate(PLACE, found)
    if place is None:
        return []
    await page.wait_for_timeout(100)
    await page.touchscreen.tap(place["x"] + 10, place["y"] + 14)
    await page.wait_for_timeout(120)
    delays: list[float] = await page.evaluate("window.delays.splice(0)")
    return delays


async def _measure(slowed: int) -> None:
    delays: dict[str, list[float]] = {kind: [] for kind in ("peer", *TAPS, *SHEETS)}
    async with own_server(None) as server, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"{'first card':18}{await _first_card(browser, server.url):6.0f} ms")
        peer = await _opened(browser, PEER)
        await _slow(peer, slowed)
        for _ in range(10):
            delays["peer"] += await _tap(peer, "button")
        page = await _opened(browser, f"{server.url}/solo?new=1")
        await _slow(page, slowed)
        while await page.evaluate(ROUND) < ROUNDS:
            for kind, found in TAPS.items():
                delays[kind] += await _tap(page, found)
        for kind, found in SHEETS.items():
            delays[kind] += await _tap(page, found)
        await browser.close()
    usual = median(delays["peer"] or [16])
    for kind, samples in delays.items():
        if samples:
            told = f"{median(samples):6.0f} ms  ({max(samples):.0f} at most, {len(samples)} taps)"
            print(f"{kind:18}{told} {median(samples) / usual:5.1f} peers")


def main() -> None:
    """Print a line for each kind of tap."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--slowed", type=int, default=4, help="times that the processor is slower")
    asyncio.run(_measure(parser.parse_args().slowed))


if __name__ == "__main__":
    main()
