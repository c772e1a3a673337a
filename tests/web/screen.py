"""A screen of the page and the way to it, the same whenever it is gone."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Route

SITE: Final = "http://foretell.example"
"""The page's address for its visitors; ``arguments`` direct a browser to it."""
MOMENTS: Final = "/gallery/table.html?moment="
"""The address of tables at a moment of a game, see ``gallery/moments.js``."""


def arguments(address: str) -> list[str]:
    """Return Chromium's arguments that map ``SITE`` to an address of this machine."""
    found = address.removeprefix("http://")
    return [
        f"--host-resolver-rules=MAP {SITE.removeprefix('http://')} {found}",
        f"--unsafely-treat-insecure-origin-as-secure={SITE}",
    ]


def stay(_: "Page") -> None:
    """Do nothing: it is the screen that one comes to."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen, and how to get there.

    Args:
        name: good for a file.
        title: what is to be seen.
        address: where one comes to; ``MOMENTS`` where it begins with no slash.
        prepare: what one does there.
        told: what a server says, by address.
        kept: what the browser has from earlier visits.
        hasty: whether time runs fast.
    """

    name: str
    title: str
    address: str
    prepare: Callable[["Page"], None] = stay
    told: Mapping[str, bytes] = field(default_factory=dict)
    kept: Mapping[str, object] = field(default_factory=dict)
    hasty: bool = False

    def show(self, browser: "BrowserContext", theme: str) -> "Page":
        """Return a page that shows it, when it has come to rest."""
        browser.add_init_script(_same_every_time(self.kept))
        for path, body in self.told.items():
            browser.route(SITE + path, _answer(path, body))
        page = browser.new_page()
        if self.address.startswith("/"):
            page.goto(SITE + self.address)
            page.locator("h1").first.wait_for()
        else:
            page.goto(f"{SITE}{MOMENTS}{self.address}&theme={theme}")
            page.locator("html[data-ready]").wait_for()
        self.prepare(page)
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        return page


def _answer(path: str, body: bytes) -> Callable[["Route"], None]:
    kind = "image/svg+xml" if path.endswith(".svg") else "application/json"
    return lambda route: route.fulfill(body=body, content_type=kind)


def _same_every_time(kept: Mapping[str, object]) -> str:
    """Return a script by which chance is no chance, and something is kept already."""
    items = {f"foretell.{key}": json.dumps(value) for key, value in kept.items()}
    return f"""(() => {{
      let at = 0;
      crypto.getRandomValues = (bytes) => bytes.map(() => (at = (at * 137 + 71) % 65521) & 255);
      try {{
        for (const item of {json.dumps(list(items.items()))}) localStorage.setItem(...item);
      }} catch {{
        // a picture by itself keeps nothing
      }}
    }})()"""
