"""Without any network, after one visit."""

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import Visitors
from tests.web.moves import ANY, SUITS, move, play_fast, round_number

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

TWO: Final = "/solo?new=1&preset=two-players"
CHOOSE: Final = """(level) => localStorage.setItem("foretell.solo_choice", JSON.stringify({
  choice: {}, summary: { level }
}))"""
LARGE: Final = "caches.open('foretell-large').then((all) => all.keys()).then((all) => all.length)"
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


@pytest.mark.thorough
def test_bots_without_networks_play_whole_games_after_one_visit(visitors: Visitors) -> None:
    page = visitors.come("/", hasty=True, keeps=True)
    lose_the_network(page)
    for bot in ("beginner", "casual", "seasoned", "expert", "steady", "yardstick", "searcher:50"):
        page.evaluate(CHOOSE, bot)
        page.goto(visitors.address + TWO)
        play_fast(page)
        assert page.locator(".toast").all_inner_texts() == [], bot


@pytest.mark.parametrize(
    "bots",
    [
        pytest.param(("master",), id="one"),
        pytest.param(("master", "learned", "strongest:50"), id="all", marks=pytest.mark.thorough),
    ],
)
def test_a_bot_with_networks_plays_without_a_network_once_it_was_chosen(
    visitors: Visitors, bots: tuple[str, ...]
) -> None:
    page = visitors.come("/", hasty=True, keeps=True, has_touch=True)
    page.evaluate(KEPT)
    page.get_by_role("button", name="Casual").tap()
    page.locator(".levels label", has_text="Master").tap()
    while page.evaluate(LARGE) < 2:
        page.wait_for_timeout(50)
    page.context.set_offline(True)
    for bot in bots:
        page.evaluate(CHOOSE, bot)
        page.goto(visitors.address + TWO)
        play_fast(page)
        assert page.locator(".toast").all_inner_texts() == []


def test_another_bot_plays_for_one_that_cannot_be_loaded_and_the_table_is_told(
    visitors: Visitors,
) -> None:
    page = visitors.come("/", keeps=True, has_touch=True)
    page.evaluate(CHOOSE, "master")
    lose_the_network(page)
    page.goto(visitors.address + TWO)
    told = page.locator(".toast", has_text="This bot could not be loaded")
    while told.count() == 0:
        if not move(page, SUITS):  # nobody bids before the trump suit is named
            page.wait_for_timeout(20)
    page.locator(ANY).first.wait_for()


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
    page.goto(visitors.address + "/learn/first")
    page.get_by_text("Each player plays one card").wait_for()
    page.goto(visitors.address + "/new")
    page.get_by_label("Your name").wait_for()
