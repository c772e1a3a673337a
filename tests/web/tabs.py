"""Tabs that one person after the other uses: most files that they ask for are there by then.

To load the table into a new browser takes 1.4 s of a processor, into a tab that has shown it 0.4 s.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

BLANK: Final = "about:blank"
MOST: Final = 6
"""Browsers that are kept for those who come next."""
STORED: Final = "cookies,indexeddb,local_storage,service_workers,cache_storage"
FORGET: Final = "() => { try { sessionStorage.clear(); } catch { /* a page by itself */ } }"
EXPECTED: Final = "Failed to load resource"
"""Browsers write every answer from 400 on to the console; refusals are part of the protocol."""


@dataclass(eq=False)
class Tab:
    """A browser of one person at a time, with the pages that it has open.

    Args:
        context: the browser, as Playwright calls it.
        pages: its pages, of which the first ``shown`` are in use.
        shown: their number.
        wrong: the errors and warnings of its pages.
    """

    context: "BrowserContext"
    pages: "list[Page]" = field(default_factory=list)
    shown: int = 0
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        self.context.on("console", self._hear)

    def page(self) -> "Page":
        """Return one more page, which shows nothing yet."""
        if self.shown == len(self.pages):
            self.pages.append(self.context.new_page())
        self.shown += 1
        return self.pages[self.shown - 1]

    def is_whole(self) -> bool:
        """Return whether no page was closed that belongs to it."""
        return bool(self.pages) and not any(page.is_closed() for page in self.pages)

    def clear(self, address: str) -> None:
        """Forget everything that was stored or changed, but for the files in its cache.

        Args:
            address: the site whose pages were shown.
        """
        for other in self.context.pages:
            if other not in self.pages:
                other.close()
        self.context.unroute_all()
        self.context.set_offline(False)
        for page in self.pages[: self.shown]:
            page.unroute_all()
            page.evaluate(FORGET)
            page.goto(BLANK)
            page.mouse.move(0, 0)
        devtools = self.context.new_cdp_session(self.pages[0])
        devtools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": STORED})
        devtools.detach()
        self.context.clear_cookies()
        self.shown, self.wrong = 0, []

    def _hear(self, message: "ConsoleMessage") -> None:
        if message.type in ("error", "warning") and not message.text.startswith(EXPECTED):
            self.wrong.append(message.text)


class Tabs:
    """Tabs that nobody uses at the moment, by what their browsers are like."""

    def __init__(self, browser: "Browser") -> None:
        self.browser = browser
        self._idle: OrderedDict[Tab, str] = OrderedDict()

    def take(self, like: str) -> Tab | None:
        """Return a tab of such a browser, if one is idle: the last that was given back."""
        tab = next((tab for tab, kind in reversed(self._idle.items()) if kind == like), None)
        if tab is not None:
            del self._idle[tab]
        return tab

    def give_back(self, tab: Tab, like: str, address: str) -> None:
        """Keep a tab for the next visitor if no page was closed; of many, close the oldest."""
        if not tab.is_whole():
            tab.context.close()
            return
        tab.clear(address)
        self._idle[tab] = like
        if len(self._idle) > MOST:
            oldest, _ = self._idle.popitem(last=False)
            oldest.context.close()
