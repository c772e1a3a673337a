"""People in front of the page: each has a separate browser, Chromium's."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.web.tabs import Tab, Tabs

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        Page,
        Playwright,
        ViewportSize,
    )

PHONE: Final["ViewportSize"] = {"width": 360, "height": 740}
DESK: Final["ViewportSize"] = {"width": 1440, "height": 900}
TIMEOUT: Final = 40_000
"""Milliseconds for which whatever is looked for may take to appear."""
HASTE: Final = """(() => {
  const wait = window.setTimeout;
  window.setTimeout = (act, after, ...given) => wait(act, (after ?? 0) / 50, ...given);
})()"""
"""Time in the page runs fifty times as fast: bots do not ponder, tricks do not lie about."""
_HEARD: Final = """
  window.heard = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", () => void (window.heard += 1));
    }
  };
"""
_KEEP_NOTHING: Final = "delete Navigator.prototype.serviceWorker"
"""As without https: to be kept on the device takes the page longer than to be shown."""
_DRAW: Final = """(() => {
  let state = SEED;
  Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
})();"""
"""Lehmer's generator, from a seed above 0."""
_PREFER: Final = """try {
  localStorage.getItem("foretell.settings") ?? localStorage.setItem("foretell.settings", WANTED);
} catch {
  // a picture by itself keeps nothing
}"""


def launch(playwright: "Playwright", program: Path, *arguments: str) -> "Browser":
    """Start Chromium; letters are as wide as on a phone, not rounded to whole pixels.

    It draws without a simulated graphics processor, which saves a fifth of its work.
    """
    return playwright.chromium.launch(
        executable_path=program,
        args=["--no-sandbox", "--font-render-hinting=none", "--disable-gpu", *arguments],
        timeout=60_000,
    )


class Visitors:
    """Opens the page for one person after the other, and keeps what goes wrong in it.

    Args:
        tabs: where their browsers come from.
        address: the server's address.
    """

    def __init__(self, tabs: Tabs, address: str) -> None:
        self._tabs = tabs
        self.address = address
        self._used: list[tuple[Tab, str]] = []
        self._own: list[Tab] = []

    def come(
        self,
        path: str,
        *,
        size: "ViewportSize" = PHONE,
        fresh: bool = False,
        keeps: bool = False,
        timed: bool = False,
        **more: Any,
    ) -> "Page":
        """Return the page at an address, in a browser that knows nothing of an earlier visit.

        Args:
            path: the address, without the server's.
            size: of the screen.
            fresh: whether the browser is a new one, to which the test adds scripts.
            keeps: whether the page is kept on the device, so that it needs no network.
            timed: whether the test may stop time in the page, where `heard` counts the messages.
            more: what else ``browser`` takes.
        """
        page = self.page(size=size, fresh=fresh, keeps=keeps, timed=timed, **more)
        page.goto(self.address + path)
        return page

    def page(
        self,
        *,
        size: "ViewportSize" = PHONE,
        fresh: bool = False,
        keeps: bool = False,
        timed: bool = False,
        **more: Any,
    ) -> "Page":
        """Return a page that shows nothing yet, as ``come`` takes it."""
        if fresh or keeps or timed:
            return self.browser(size=size, keeps=keeps, timed=timed, **more).new_page()
        like = repr(sorted(more.items()))
        tab = self._tabs.take(like) or Tab(new_browser(self._tabs.browser, **more))
        self._used.append((tab, like))
        page = tab.page()
        page.set_viewport_size(size)
        return page

    def beside(self, page: "Page", path: str) -> "Page":
        """Return another page of the browser of a page, at an address."""
        tab = next(tab for tab, _ in self._used if tab.context is page.context)
        other = tab.page()
        other.set_viewport_size(page.viewport_size or PHONE)
        other.goto(self.address + path)
        return other

    def browser(self, **more: Any) -> "BrowserContext":
        """Return a new browser, as ``come`` takes it."""
        tab = Tab(new_browser(self._tabs.browser, **more))
        self._own.append(tab)
        return tab.context

    def picture(self, folder: Path) -> None:
        """Leave a picture of what everybody sees."""
        for number, tab in enumerate(self._all(), 1):
            for page in tab.context.pages:
                page.screenshot(path=folder / f"person-{number}.png", timeout=5_000)

    def leave(self) -> list[str]:
        """Give tabs back, close all other browsers, and return what went wrong in any of them."""
        wrong = [text for tab in self._all() for text in tab.wrong]
        for tab in self._own:
            tab.context.close()
        for tab, like in self._used:
            self._tabs.give_back(tab, like, self.address)
        return wrong

    def _all(self) -> list[Tab]:
        return [*self._own, *(tab for tab, _ in self._used)]


def new_browser(
    browser: "Browser",
    *,
    size: "ViewportSize" = PHONE,
    hasty: bool = False,
    keeps: bool = False,
    timed: bool = False,
    prefers: Mapping[str, object] | None = None,
    luck: int | None = None,
    **more: Any,
) -> "BrowserContext":
    """Return a browser that has not been anywhere before.

    Args:
        browser: Chromium.
        size: of the screen.
        hasty: whether time runs fast.
        keeps: whether the page is kept on the device, so that it needs no network.
        timed: whether the test may stop time in the page, where `heard` counts the messages.
        prefers: settings of the page (default: no motion, no sound).
        luck: a seed from which random numbers follow, the same ones after each load of a page.
        more: what else Playwright should know of the browser.
    """
    given: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **more}
    context = browser.new_context(viewport=size, **given)
    context.set_default_timeout(TIMEOUT)
    wanted = json.dumps({"sound": False, "speed": "none", **(prefers or {})})
    context.add_init_script(_PREFER.replace("WANTED", json.dumps(wanted)))
    if hasty:
        context.add_init_script(HASTE)
    if luck is not None:
        context.add_init_script(_DRAW.replace("SEED", str(luck)))
    if timed:
        context.clock.install()
        context.add_init_script(_HEARD)
    if not keeps:
        context.add_init_script(_KEEP_NOTHING)
    return context
