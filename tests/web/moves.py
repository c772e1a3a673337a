"""Moves of people at a table in the browser, by touch."""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

from tests.web.browsing import TIMEOUT, Visitors

if TYPE_CHECKING:
    from playwright.sync_api import Page, Position

BIDS: Final = ".bid-bar [data-bid]:not([aria-disabled])"
CARDS: Final = ".hand-card.can"
SUITS: Final = ".trump-choice button"
OVER: Final = ".game-over"
CORNER: Final["Position"] = {"x": 10, "y": 14}
"""The part of a covered card that must be visible."""
ANY: Final = f"{BIDS}, {CARDS}, {SUITS}"
PLAY_ON: Final = """([any, over]) => new Promise((done) => {
  const { style } = document.documentElement;
  style.visibility = "hidden"; // to paint takes longer than to play
  const look = () => {
    if (document.querySelector(over)) {
      style.visibility = "";
      return done();
    }
    document.querySelector(any)?.click();
    setTimeout(look, 50);
  };
  look();
})"""


def fill_in_table(
    visitors: Visitors,
    name: str,
    *,
    hand_sizes: str,
    bots: tuple[str, str] | None = None,
    hints: bool = True,
    **browser: Any,
) -> "Page":
    """Let a host open a table for four with the form, as people do; the page shows who has come.

    Args:
        visitors: the browsers.
        name: the name of the host.
        hand_sizes: the cards of each round, as typed.
        bots: their level and style, in words; None for the usual ones.
        hints: whether hints are allowed.
        browser: Playwright's options for the host's browser.
    """
    host = visitors.come("/", has_touch=True, **browser)
    host.locator(".choices a[href='/new']").tap()
    host.locator("input[name=name]").fill(name)
    host.locator(".kind").last.tap()
    host.locator(".options input.input").fill(hand_sizes)
    if bots is not None:
        host.get_by_label("Strength of the bots").select_option(label=bots[0])
        host.get_by_label("How bots bid").select_option(label=bots[1])
    if not hints:
        host.get_by_label("Allow hints").uncheck()
    host.locator(".actions .button-main").tap()
    host.locator(".gathering").wait_for()
    return host


def open_table(
    visitors: Visitors,
    name: str,
    *,
    hand_sizes: Sequence[int],
    settings: Mapping[str, object] | None = None,
    **browser: Any,
) -> "Page":
    """Let a host open a table for four; the page shows who has come.

    Args:
        visitors: the browsers.
        name: the name of the host.
        hand_sizes: the cards of each round.
        settings: settings of the table; its bots act at once where they say nothing else.
        browser: Playwright's options for the host's browser.
    """
    host = with_name(visitors, name, has_touch=True, **browser)
    table = {
        "options": {"players": 4, "hand_sizes": list(hand_sizes)},
        "settings": {"pace": 0, **(settings or {})},
    }
    code = posted(host, f"{visitors.address}/api/tables", table)["code"]
    host.goto(f"{visitors.address}/t/{code}")
    host.locator(".gathering").wait_for()
    return host


def with_name(visitors: Visitors, name: str, **browser: Any) -> "Page":
    """Return an empty page in the browser of somebody who has given a name before."""
    page = visitors.page(**browser)
    posted(page, f"{visitors.address}/api/people", {"name": name, "token": "cookie"})
    return page


def own_link(visitors: Visitors, page: "Page") -> str:
    """Return a link by which another device becomes who one is here."""
    return str(posted(page, f"{visitors.address}/api/people/me/links", {})["url"])


def posted(page: "Page", address: str, body: Mapping[str, object]) -> dict[str, Any]:
    """Return the answer to what a page's browser posts."""
    answer = page.context.request.post(address, data=body)
    assert answer.ok, answer.text()
    return cast("dict[str, Any]", answer.json()) if answer.body() else {}


def join(visitors: Visitors, host: "Page", name: str, **browser: Any) -> "Page":
    """Let somebody come by the host's link and sit down."""
    link = host.locator(".invite-link").inner_text()
    guest = visitors.come(urlsplit(link).path, has_touch=True, **browser)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Join").tap()
    guest.get_by_role("button", name="Sit here, in seat 2").tap()
    host.get_by_text(name, exact=True).wait_for()
    return guest


def move(page: "Page", allowed: str = ANY) -> bool:
    """Tap something that is allowed, and wait until it has been done; False when nothing is.

    A button that disappears under the finger has worked, too: by an earlier tap, heard late.
    """
    from playwright.sync_api import Error

    found = page.locator(allowed)
    if found.count() == 0:
        return False
    touched = found.first.element_handle()
    try:
        touched.tap(position=CORNER)
    except Error:
        if touched.evaluate("(touched) => touched.isConnected"):
            raise
    touched.wait_for_element_state("hidden")
    return True


def see_bids(page: "Page") -> None:
    """Wait for the bids, and name the trump suit before them where that is asked for (R5.3)."""
    page.locator(f"{BIDS}, {SUITS}").first.wait_for()
    move(page, SUITS)
    page.locator(BIDS).first.wait_for()


def bid(page: "Page") -> None:
    """Tap what is allowed before play, until a card can be played."""
    while page.locator(CARDS).count() == 0:
        if not move(page, f"{BIDS}, {SUITS}"):
            page.wait_for_timeout(20)


def play_to_the_end(pages: Sequence["Page"]) -> None:
    """Let the pages themselves press whatever is allowed, until the game is over on all of them."""
    for page in pages:
        page.evaluate(f"(given) => void ({PLAY_ON})(given)", [ANY, OVER])
    for page in pages:
        page.locator(OVER).wait_for()


def tap_to_the_end(pages: Sequence["Page"]) -> None:
    """Let everybody tap whatever is allowed until the game is over on all screens."""
    while not all(page.locator(OVER).count() for page in pages):
        moved = [move(page) for page in pages]
        if not any(moved):
            pages[0].wait_for_timeout(50)


def play_fast(page: "Page", *, timeout: int = TIMEOUT) -> None:
    """Let the page itself press whatever is allowed, until the game is over."""
    page.set_default_timeout(timeout)
    page.evaluate(PLAY_ON, [ANY, OVER])


def round_number(page: "Page") -> int:
    """Return the round that is shown."""
    found = re.search(r"\d+", page.locator(".table-state h1").inner_text())
    assert found is not None
    return int(found[0])


def standings(page: "Page") -> list[list[str]]:
    """Return name, points and place of each seat, the best first, without the portraits.

    A name's initial replaces a portrait until that has come.
    """
    rows = page.locator(f"{OVER} .ranks li").all()
    return [row.locator("b, strong, .rank-place").all_inner_texts() for row in rows]
