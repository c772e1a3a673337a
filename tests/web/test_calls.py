"""The tab calls a person to their turn, and the screen stays on while a game is under way."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import Visitors
from tests.web.moments import soon
from tests.web.moves import ANY, open_table, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

DEVICE: Final = """(() => {
  window.locks = { held: 0, asked: 0, refused: false };
  window.badge = null;
  const request = async () => {
    locks.asked += 1;
    if (locks.refused) throw new DOMException("the battery is low", "NotAllowedError");
    locks.held += 1;
    let isHeld = true;
    return { release: async () => { if (isHeld) locks.held -= 1; isHeld = false; } };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  navigator.setAppBadge = async (count) => { badge = count; };
  navigator.clearAppBadge = async () => { badge = null; };
})()"""
"""A device that counts its locks, and shows a badge."""
LOSE_SIGHT: Final = """(() => {
  locks.held = 0; // a hidden page loses its lock
  for (const state of ["hidden", "visible"]) {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }
})()"""
CALLS: Final = {
    "en-GB": "Your turn – ",
    "de-DE": "Du bist dran – ",
    "it-IT": "Tocca a te – ",
    "es-ES": "Te toca – ",
    "fr-FR": "À vous – ",
}


def _icon(page: "Page") -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').href.split('/').at(-1)"))


def _come(visitors: Visitors, path: str, **more: Any) -> "Page":
    context = visitors.browser(has_touch=True, **more)
    context.add_init_script(DEVICE)
    page = context.new_page()
    page.goto(visitors.address + path)
    return page


@pytest.mark.parametrize(
    "locale",
    [pytest.param(one, marks=() if one == "en-GB" else pytest.mark.thorough) for one in CALLS],
)
def test_title_icon_and_badge_call_to_the_turn_until_one_has_acted_or_left(
    visitors: Visitors, locale: str
) -> None:
    page = _come(visitors, "/solo?new=1&players=3", locale=locale)
    page.locator(ANY).first.wait_for()
    soon(page, f"document.title === '{CALLS[locale]}Foretell'")
    assert (_icon(page), page.evaluate("badge")) == ("favicon-turn.svg", 1)
    page.evaluate(
        """(any) => new Promise((done) => {
          const see = () => document.title === "Foretell" && done();
          new MutationObserver(see).observe(document.querySelector("title"), { childList: true });
          document.querySelector(any).click();
        })""",
        ANY,
    )
    page.locator(".table-bar button").first.tap()
    page.locator(".menu-item").last.tap()
    page.locator("main.home").wait_for()
    soon(page, "document.title === 'Foretell'")
    assert (_icon(page), page.evaluate("badge")) == ("favicon.svg", None)


def test_the_screen_stays_on_from_the_start_of_a_game_to_its_end(visitors: Visitors) -> None:
    host = open_table(visitors, "Ann", hand_sizes=(1,), fresh=True)
    host.context.add_init_script(DEVICE)
    host.reload()
    host.locator(".gathering").wait_for()
    assert host.title() == "Ann’s table · Foretell"
    assert host.evaluate("locks.asked") == 0
    host.get_by_role("button", name="Start the game").tap()
    host.locator(".table-bar").wait_for()
    soon(host, "locks.held === 1")
    host.evaluate(LOSE_SIGHT)
    soon(host, "locks.held === 1")
    play_to_the_end([host])
    soon(host, "locks.held === 0")
    assert host.title() == "Ann’s table · Foretell"


def test_the_screen_may_go_dark_once_the_table_is_left(visitors: Visitors) -> None:
    page = _come(visitors, "/solo?new=1&players=3")
    soon(page, "window.locks?.held === 1")
    page.go_back()
    page.goto(visitors.address + "/solo")
    page.locator(".table-bar").wait_for()
    soon(page, "locks.held === 1")
    page.locator(".table-bar button").first.tap()
    page.locator(".menu-item").last.tap()
    page.locator("main.home").wait_for()
    soon(page, "locks.held === 0")
    page.evaluate(LOSE_SIGHT)
    assert page.evaluate("locks.held") == 0


def test_a_device_that_refuses_to_stay_awake_is_not_mentioned(visitors: Visitors) -> None:
    page = _come(visitors, "/rules")
    page.evaluate("locks.refused = true")
    page.locator(".home-link").tap()
    page.locator(".play-now .button-main").tap()
    soon(page, "locks.asked > 0")
    assert page.locator(".toast").count() == 0
