"""The table at a moment of a game, without a server, see ``gallery/moments.js``."""

import re
from typing import TYPE_CHECKING, Any, Final

from tests.web.browsing import PHONE
from tests.web.serving import GALLERY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

MOMENTS: Final = tuple(
    re.findall(r"(?m)^  \"?([a-z-]+)\"?: \{", (GALLERY / "moments.js").read_text("utf-8"))
)
NOWHERE: Final = "about:blank"
NARROW: Final["ViewportSize"] = {"width": 320, "height": 640}


class Gallery:
    """Shows the table at a moment, and holds whatever goes wrong on the page against the test.

    Pages are kept and shown something else: most of what they need is there then.
    """

    def __init__(self, browser: "Browser", address: str) -> None:
        self._browser = browser
        self._address = address
        self._pages: dict[str, Page] = {}
        self._wrong: list[str] = []

    def open(
        self,
        moment: str,
        *,
        query: str = "",
        size: "ViewportSize" = PHONE,
        touch: bool = True,
        **more: Any,
    ) -> "Page":
        """Return a page that shows it, when it has come to rest; the last one may be gone."""
        looks = {"has_touch": touch, "reduced_motion": "reduce", **more}
        page = self._pages.get(repr(looks))
        if page is None:
            page = self._pages[repr(looks)] = self._new_page(looks)
        page.set_viewport_size(size)
        page.goto(f"{self._address}/gallery/table.html?moment={moment}{query}")
        page.wait_for_selector("html[data-ready]")
        settle(page)
        return page

    def leave(self) -> None:
        """Forget what was done on the pages, and assert that nothing went wrong."""
        for page in self._pages.values():
            if page.url != NOWHERE:
                page.evaluate("localStorage.clear()")
                page.goto(NOWHERE)
        wrong, self._wrong = self._wrong, []
        assert wrong == []

    def close(self) -> None:
        """Close all pages."""
        for page in self._pages.values():
            page.context.close()

    def _new_page(self, looks: dict[str, Any]) -> "Page":
        page = self._browser.new_context(**looks).new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self._wrong.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self._wrong.append(text)


def table_view(page: "Page", what: str) -> Any:
    """Return something of the table as the page knows it."""
    return page.evaluate(
        f"(() => {{ const table = window.connection.table.value; return {what}; }})()"
    )


def until(page: "Page", what: str) -> None:
    """Wait until something holds of the table."""
    soon(page, f"(() => {{ const table = window.connection.table.value; return {what}; }})()")


def soon(page: "Page", what: str) -> None:
    """Wait until something holds; the page's policy keeps playwright from waiting in the page."""
    for _ in range(500):
        if page.evaluate(f"Boolean({what})"):
            return
        page.wait_for_timeout(10)
    raise AssertionError(what)


def settle(page: "Page") -> None:
    """Wait for two frames: whatever follows from a change has been laid out then."""
    page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
    )


def closed(page: "Page") -> None:
    """Wait until no sheet is open, and none has an entry in the history: a reload would race it."""
    page.locator("dialog[open]").wait_for(state="detached")
    soon(page, "history.state !== 'open'")
