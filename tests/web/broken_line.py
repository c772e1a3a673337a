"""A table of a host, a guest whose line a test cuts, and a bot that fills the last seat."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from foretell.testing.fault_proxy import CUT, PASS, Fault, ThreadedFaultProxy
from tests.server.process import ServerProcess
from tests.web.browsing import Visitors
from tests.web.moves import BIDS, CARDS, CORNER, SUITS, move, posted, with_name
from tests.web.tabs import Tabs

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ROUND: Final = 4
"""The cards of the one round."""
_VIEW: Final = """() => fetch("/api/tables/" + location.pathname.slice(3) + "/view")
  .then((answer) => answer.json())"""
_EXPECTED: Final = "WebSocket connection to"
"""A browser writes every connection that fails on to the console."""


@dataclass
class Outage:
    """Two people at a table, one of them behind a line that may fail.

    Args:
        host: the page of the host, Ada.
        guest: the page of the guest, Bob.
        seat: the guest's seat.
        line: the guest's connection to the server.
    """

    host: "Page"
    guest: "Page"
    seat: int
    line: ThreadedFaultProxy

    def fail(self, fault: Fault = CUT) -> None:
        """Let the guest's line fail, and wait until their page knows."""
        self.line.set(fault)
        self.guest.get_by_text("Connection lost").wait_for()

    def mend(self) -> None:
        """Let the guest's line work again, and wait until their page is connected."""
        self.line.set(PASS)
        self.guest.evaluate("dispatchEvent(new Event('online'))")
        lost = self.guest.locator(".prompt", has_text="Connect")
        lost.wait_for(state="detached")

    @property
    def view(self) -> dict[str, Any]:
        """The table as the host may know it."""
        messages: dict[str, Any] = self.host.evaluate(_VIEW)
        return messages

    @property
    def log(self) -> list[dict[str, Any]]:
        """The events of the table as the host may know them."""
        return list(self.view["events"])

    def played(self) -> list[str]:
        """Return the cards that the guest's seat has played."""
        return [
            event["card"]
            for event in self.log
            if event["type"] == "played" and event["seat"] == self.seat
        ]

    def card(self, place: int) -> "Locator":
        """Return a card of the guest that can be played, by its place among these."""
        return self.guest.locator(CARDS).nth(place)

    def start(self) -> None:
        """Start the game, and bid until cards are played."""
        self.host.get_by_role("button", name="Start the game").tap()
        for page in (self.host, self.guest):
            page.locator(".hand-card").first.wait_for()
        while not any(event["type"] == "bid" for event in self.log) or self._bids():
            for page in (self.host, self.guest):
                move(page, f"{BIDS}, {SUITS}")
            self.host.wait_for_timeout(50)

    def _bids(self) -> bool:
        state = self.view
        bids = [event for event in state["events"] if event["type"] == "bid"]
        return len(bids) < 3


def code_of(card: "Locator") -> str:
    """Return the code of a card in a hand."""
    return str(card.get_attribute("data-card"))


def tap(card: "Locator") -> str:
    """Tap a card in a hand, and return its code."""
    code = code_of(card)
    card.tap(position=CORNER)
    return code


@contextmanager
def outage(
    tabs: Tabs,
    server: ServerProcess,
    line: ThreadedFaultProxy,
    folder: Path,
    *,
    seat: int,
    options: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    prefers: dict[str, Any] | None = None,
) -> Iterator[Outage]:
    """Open a table and let a guest sit down through a proxy.

    Args:
        tabs: where browsers come from.
        server: the server.
        line: the guest's connection to the server.
        folder: gets pictures of a failure.
        seat: the guest's seat, 1 or 2.
        options: options of the rules, besides those of a game for three of one round.
        settings: settings of the table.
        prefers: settings of the guest's page.
    """
    near, far = Visitors(tabs, server.url), Visitors(tabs, line.url)
    try:
        host = with_name(near, "Ada", has_touch=True)
        given = {"players": 3, "hand_sizes": [ROUND], **(options or {})}
        wanted = {"options": given, "settings": settings or {}}
        table = posted(host, f"{near.address}/api/tables", wanted)
        host.goto(f"{near.address}/t/{table['code']}")
        guest = with_name(far, "Bob", has_touch=True, prefers=prefers)
        guest.goto(f"{far.address}/t/{table['code']}")
        guest.get_by_role("button", name=f"Sit here, in seat {seat + 1}").tap()
        host.get_by_text("Bob", exact=True).wait_for()
        yield Outage(host, guest, seat, line)
    except BaseException:
        near.picture(folder)
        far.picture(folder)
        raise
    finally:
        wrong = near.leave() + far.leave()
    assert [text for text in wrong if not text.startswith(_EXPECTED)] == []
