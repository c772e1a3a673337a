"""Without any network, after one visit."""

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import Visitors, needs_browser
from tests.web.moves import move, round_number

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.whole, needs_browser]

KEPT: Final = """() => new Promise((done) => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) done();
  else serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
})"""


def lose_the_network(page: "Page") -> None:
    """Wait until everything is kept on the device, then go where there is no network."""
    page.evaluate(KEPT)
    page.context.set_offline(True)


def test_a_returning_visitor_plays_without_a_network(visitors: Visitors) -> None:
    page = visitors.come("/", hasty=True, keeps=True, has_touch=True)
    lose_the_network(page)
    page.reload()
    page.get_by_role("button", name="4 players").tap()
    page.locator(".kind", has_text="Short").tap()
    page.locator("dialog").get_by_role("button", name="Play now").tap()
    page.locator(".table-state").wait_for()
    while round_number(page) < 3:
        if not move(page):
            page.wait_for_timeout(20)
    page.reload()  # the game is kept
    page.locator(".table-state").wait_for()
    assert round_number(page) == 3
    assert page.locator(".toast").all_inner_texts() == []


def test_rules_score_pad_and_lesson_open_without_a_network(visitors: Visitors) -> None:
    page = visitors.come("/", keeps=True, has_touch=True)
    lose_the_network(page)
    page.goto(visitors.address + "/rules")
    page.get_by_role("heading", name="R7.3").wait_for()
    page.goto(visitors.address + "/pad")
    page.get_by_role("button", name="Start").tap()
    page.get_by_role("button", name="1", exact=True).tap()
    page.reload()
    page.get_by_role("button", name="Bid of Seat 2: 1").wait_for()
    page.goto(visitors.address + "/learn")
    page.get_by_text("Each player plays one card").wait_for()
    page.goto(visitors.address + "/new")
    page.get_by_label("Your name").wait_for()
