"""The table at a moment of a game, without a server, see ``gallery/moments.js``."""

import re
from typing import TYPE_CHECKING, Any, Final

from tests.web.browsing import PHONE
from tests.web.serving import GALLERY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

MOMENTS: Final = tuple(
    re.findall(r"(?m)^  \"?([a-z-]+)\"?: \{", (GALLERY / "moments.js").read_text("utf-8"))
)
NARROW: Final["ViewportSize"] = {"width": 320, "height": 640}


class Gallery:
    """Opens the table at a moment, and holds whatever goes wrong on the page against the test."""

    def __init__(self, browser: "Browser", address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[BrowserContext] = []
        self.wrong: list[str] = []

    def open(
        self,
        moment: str,
        *,
        query: str = "",
        size: "ViewportSize" = PHONE,
        touch: bool = True,
        **more: Any,
    ) -> "Page":
        """Return a page that shows it, when it has come to rest."""
        context = self._browser.new_context(
            viewport=size, has_touch=touch, reduced_motion="reduce", **more
        )
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.goto(f"{self._address}/gallery/table.html?moment={moment}{query}")
        page.wait_for_selector("html[data-ready]")
        page.wait_for_timeout(50)  # a frame in which sizes settle
        return page

    def close(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(text)


def story(page: "Page", what: str) -> Any:
    """Return something of the story that the page was told."""
    return page.evaluate(f"(() => {{ const story = window.seat.story.value; return {what}; }})()")


def until(page: "Page", what: str) -> None:
    """Wait until something holds of the story."""
    soon(page, f"(() => {{ const story = window.seat.story.value; return {what}; }})()")


def soon(page: "Page", what: str) -> None:
    """Wait until something holds; the page's policy keeps playwright from waiting in the page."""
    for _ in range(500):
        if page.evaluate(f"Boolean({what})"):
            return
        page.wait_for_timeout(10)
    raise AssertionError(what)
