"""People in front of the page: each has a browser of their own, Chromium's."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Page,
        Playwright,
        ViewportSize,
    )

PHONE: Final["ViewportSize"] = {"width": 360, "height": 740}
DESK: Final["ViewportSize"] = {"width": 1440, "height": 900}
TIMEOUT: Final = 40_000
"""Milliseconds for which whatever is looked for may take to appear."""
_EXPECTED: Final = "Failed to load resource"
"""Browsers write every answer from 400 on to the console; refusals are part of the protocol."""
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
    """Opens the page for one person after the other, and keeps what goes wrong in it."""

    def __init__(self, browser: "Browser", address: str) -> None:
        self._browser = browser
        self.address = address
        self.wrong: list[str] = []
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        path: str,
        *,
        size: "ViewportSize" = PHONE,
        hasty: bool = False,
        keeps: bool = False,
        timed: bool = False,
        prefers: Mapping[str, object] | None = None,
        **more: Any,
    ) -> "Page":
        """Return the page at an address, in a browser that has not been here before.

        Args:
            path: the address, without the server's.
            size: of the screen.
            hasty: whether time runs fast.
            keeps: whether the page is kept on the device, so that it needs no network.
            timed: whether the test may stop time in the page, where `heard` counts the messages.
            prefers: settings of the page other than its own; still and silent where left out.
            more: what else playwright should know of the browser.
        """
        page = self.browser(
            size=size, hasty=hasty, keeps=keeps, timed=timed, prefers=prefers, **more
        ).new_page()
        page.goto(self.address + path)
        return page

    def browser(
        self,
        *,
        size: "ViewportSize" = PHONE,
        hasty: bool = False,
        keeps: bool = False,
        timed: bool = False,
        prefers: Mapping[str, object] | None = None,
        **more: Any,
    ) -> "BrowserContext":
        """Return a browser that has not been anywhere before, as ``come`` takes it."""
        given: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = self._browser.new_context(viewport=size, **given)
        self._contexts.append(context)
        context.set_default_timeout(TIMEOUT)
        wanted = json.dumps({"sound": False, "speed": "none", **(prefers or {})})
        context.add_init_script(_PREFER.replace("WANTED", json.dumps(wanted)))
        if hasty:
            context.add_init_script(HASTE)
        if timed:
            context.clock.install()
            context.add_init_script(_HEARD)
        if not keeps:
            context.add_init_script(_KEEP_NOTHING)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on("console", self._hear)
        return context

    def picture(self, folder: Path) -> None:
        """Leave a picture of what everybody sees."""
        for number, context in enumerate(self._contexts, 1):
            for page in context.pages:
                page.screenshot(path=folder / f"person-{number}.png", timeout=5_000)

    def leave(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()

    def _hear(self, said: "ConsoleMessage") -> None:
        if said.type in ("error", "warning") and not said.text.startswith(_EXPECTED):
            self.wrong.append(said.text)
