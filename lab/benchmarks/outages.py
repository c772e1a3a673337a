"""Measure how soon clients notice that a network is dead, and are back when it returns.

    python lab/benchmarks/outages.py
    python lab/benchmarks/outages.py --times 1 --skip-page

A server is started, and a program (``foretell.client``), a guest with ``foretell join`` and a page
in Chromium each sit at a table, behind a proxy that fails in every way of
``foretell.testing.fault_proxy``. An outage lasts until it is noticed and 4 seconds longer. Figures
are seconds, the longest of several times; the page is measured with and without the event by which
a browser says that it is online again. Nothing here passes or fails.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from functools import partial

from playwright.async_api import Browser, Page, async_playwright

from foretell.client.api import Api
from foretell.client.connection import Connection
from foretell.client.load.server import own_server
from foretell.client.table_session import TableSession
from foretell.protocol.client import Sit
from foretell.protocol.server import Welcome
from foretell.rules.options import Options
from foretell.testing.fault_proxy import (
    CLOSE_HALF,
    CUT,
    HANG,
    LOSE_ANSWERS,
    PASS,
    SWALLOW,
    FaultProxy,
)

CHROMIUM = "/usr/bin/chromium"
FAULTS = {
    "cut": CUT,
    "close half": CLOSE_HALF,
    "hang": HANG,
    "lose answers": LOSE_ANSWERS,
    "swallow": SWALLOW,
}
LONGER = 4.0
"""Seconds of an outage after it was noticed; also of one in which a client begins."""
LOST = "Connection lost"
ONLINE = "() => dispatchEvent(new Event('online'))"
KEPT = "() => navigator.serviceWorker.ready.then(() => new Promise((go) => setTimeout(go, 500)))"

Until = Callable[[], Awaitable[object]]


async def outage(proxy: FaultProxy, name: str, noticed: Until, back: Until) -> tuple[float, float]:
    """Return the seconds until an outage was noticed, and those from its end to the return."""
    began = time.monotonic()
    proxy.set(FAULTS[name])
    await noticed()
    took = time.monotonic() - began
    await asyncio.sleep(LONGER)
    ended = time.monotonic()
    proxy.set(PASS)
    await back()
    return took, time.monotonic() - ended


class Program:
    """A client of ``foretell.client`` that prints when it has lost and found the server."""

    def __init__(self, proxy: FaultProxy, code: str, token: str) -> None:
        self.lost, self.welcome = asyncio.Event(), asyncio.Event()
        session = TableSession(code, prefix="b")
        session.ask(Sit)
        url = Api(proxy.url).socket_url
        self._connection = Connection(
            session, url, token=token, choices=random.Random(1), on_lost=self.lost.set
        )

    async def run(self) -> None:
        """Stay at the table until cancelled."""
        async with aclosing(self._connection.messages()) as messages:
            async for message in messages:
                if isinstance(message, Welcome):
                    self.welcome.set()


async def program(proxy: FaultProxy, name: str, code: str, token: str) -> tuple[float, float]:
    """Measure an outage with a program at a table."""
    client = Program(proxy, code, token)
    running = asyncio.create_task(client.run())
    await client.welcome.wait()

    async def back() -> None:
        client.welcome.clear()
        await client.welcome.wait()

    client.lost.clear()
    figures = await outage(proxy, name, client.lost.wait, back)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return figures


async def begun_in_a_hole(
    proxy: FaultProxy, fault: str, code: str, token: str
) -> tuple[float, float]:
    """Return the seconds from the end of a black hole until a program that began in it is in."""
    proxy.set(FAULTS[fault])
    client = Program(proxy, code, token)
    running = asyncio.create_task(client.run())
    await asyncio.sleep(LONGER)
    ended = time.monotonic()
    proxy.set(PASS)
    await client.welcome.wait()
    took = time.monotonic() - ended
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return 0.0, took


@asynccontextmanager
async def joined(proxy: FaultProxy, code: str) -> AsyncIterator[Callable[[str], Awaitable[None]]]:
    """Run ``foretell join`` and give a function that waits for a text of its output."""
    with tempfile.TemporaryDirectory(prefix="foretell-outages-") as folder:
        words = ["join", code, "--server", proxy.url, "--name", "Bob", "--plain", "--lang", "en"]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "foretell", *words),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={"XDG_STATE_HOME": folder, "HOME": folder, "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        output = process.stdout

        async def until(text: str) -> None:
            while text not in (line := (await output.readline()).decode()):
                if not line:
                    raise SystemExit(f"join has ended before “{text}”")

        try:
            yield until
        finally:
            process.kill()
            await process.communicate()


async def guest(proxy: FaultProxy, name: str, code: str, _: str) -> tuple[float, float]:
    """Measure an outage with a guest who has joined from a terminal."""
    async with joined(proxy, code) as until:
        await until("(you)")
        return await outage(proxy, name, lambda: until(LOST), lambda: until("Connected again"))


async def seated(browser: Browser, proxy: FaultProxy, code: str) -> Page:
    """Return a page that waits at a table."""
    page = await (await browser.new_context(locale="en-GB")).new_page()
    await page.goto(f"{proxy.url}/t/{code}")
    await page.get_by_role("button", name="Just watch").click()
    await page.locator(".gathering").wait_for()
    return page


async def on_page(
    browser: Browser, proxy: FaultProxy, name: str, code: str, _: str, *, tells: bool
) -> tuple[float, float]:
    """Measure an outage with a page; the browser reports its end, or not."""
    page = await seated(browser, proxy, code)
    lost = page.get_by_text(LOST)

    async def back() -> None:
        if tells:
            await page.evaluate(ONLINE)
        await lost.wait_for(state="detached")

    figures = await outage(proxy, name, lost.wait_for, back)
    await page.context.close()
    return figures


async def page_in_a_hole(
    browser: Browser, proxy: FaultProxy, fault: str, code: str, _: str
) -> tuple[float, float]:
    """Return the seconds from the end of a black hole until a page opened in it shows the table."""
    page = await (await browser.new_context(locale="en-GB")).new_page()
    await page.goto(proxy.url)
    await page.evaluate(KEPT)
    proxy.set(FAULTS[fault])
    await page.goto(f"{proxy.url}/t/{code}")
    await asyncio.sleep(LONGER)
    ended = time.monotonic()
    proxy.set(PASS)
    await page.evaluate(ONLINE)
    await page.get_by_role("button", name="Just watch").wait_for()
    took = time.monotonic() - ended
    await page.context.close()
    return 0.0, took


Sample = Callable[[FaultProxy, str, str, str], Awaitable[tuple[float, float]]]


class Bench:
    """A server, and tables for outages at it."""

    def __init__(self, url: str, host: str, times: int) -> None:
        self._url, self._host, self._times = url, host, times

    async def report(self, client: str, fault: str, sample: Sample) -> None:
        """Take samples, each at a separate table, and print the longest figures."""
        figures = [await self._sample(fault, sample) for _ in range(self._times)]
        noticed, back = (max(column) for column in zip(*figures, strict=True))
        print(f"{client:28}{fault:16}{noticed:8.1f}{back:8.1f}", flush=True)

    async def _sample(self, fault: str, sample: Sample) -> tuple[float, float]:
        api = Api(self._url)
        code = await api.make_table(self._host, Options(players=3))
        async with FaultProxy(int(self._url.rpartition(":")[2])) as proxy:
            return await sample(proxy, fault, code, await api.make_person("Bob"))


async def measure(times: int, *, has_page: bool) -> None:
    """Print all figures."""
    print(f"{'client':28}{'fault':16}{'noticed':>8}{'back':>8}")
    async with own_server(None) as server:
        bench = Bench(server.url, await Api(server.url).make_person("Ann"), times)
        for label, sample in (("program", program), ("foretell join", guest)):
            for name in FAULTS:
                await bench.report(label, name, sample)
        await bench.report("program, begun in it", "swallow", begun_in_a_hole)
        if has_page:
            await measure_page(bench)


async def measure_page(bench: Bench) -> None:
    """Print the figures of the page."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in FAULTS:
            await bench.report("page", name, partial(on_page, browser, tells=True))
        for name in FAULTS:
            await bench.report("page, not told", name, partial(on_page, browser, tells=False))
        await bench.report("page, opened in it", "swallow", partial(page_in_a_hole, browser))
        await browser.close()


def main() -> None:
    """Parse the command line, and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=3, help="outages of each kind (default: 3)")
    parser.add_argument("--skip-page", action="store_true", help="leave Chromium out")
    given = parser.parse_args()
    asyncio.run(measure(given.times, has_page=not given.skip_page))


if __name__ == "__main__":
    main()
