"""Practice: a decision taken again, and any moment of a game played on from."""

from typing import TYPE_CHECKING

import pytest

from tests.web.answers import CODE, record
from tests.web.browsing import Visitors
from tests.web.moves import ANY, BIDS, OVER, bid, play_fast, round_number

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

TWO = "/solo?new=1&preset=two-players"
NOTE = "Practice: part of this game had been played before."


def _hand(page: "Page") -> list[str]:
    """Return the names of the cards, which a replay writes and a game has as labels."""
    names: list[str] = page.locator(".hand-card").evaluate_all(
        "(cards) => cards.map((one) => one.ariaLabel ?? one.textContent.trim())"
    )
    assert all(names)
    return sorted(names)


def _try_again(page: "Page") -> None:
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Try again").tap()


def test_a_decision_is_taken_again_and_the_game_is_marked(visitors: Visitors) -> None:
    page = visitors.come(TWO, hasty=True, has_touch=True)
    page.locator(ANY).first.wait_for()
    hand = _hand(page)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Leave the table").wait_for()
    assert page.get_by_role("button", name="Try again").count() == 0
    page.keyboard.press("Escape")
    bid(page)
    _try_again(page)
    page.locator(BIDS).first.wait_for()
    assert _hand(page) == hand
    page.reload()
    page.locator(BIDS).first.wait_for()
    page.get_by_role("button", name="Score pad").tap()
    page.locator("dialog[open]").get_by_text(NOTE).wait_for()
    page.keyboard.press("Escape")
    play_fast(page)
    page.locator(OVER).get_by_text(NOTE).wait_for()
    page.get_by_role("link", name="Home").or_(page.get_by_role("button", name="Home")).last.tap()
    page.get_by_role("link", name="Your games").tap()
    assert page.locator(".game-row").inner_text().endswith("practice")


def test_another_game_after_practice_is_no_practice(visitors: Visitors) -> None:
    page = visitors.come(TWO, hasty=True, has_touch=True)
    bid(page)
    _try_again(page)
    page.locator(BIDS).first.wait_for()
    play_fast(page)
    page.get_by_role("button", name="Play again").tap()
    page.locator(ANY).first.wait_for()
    assert round_number(page) == 1
    page.get_by_role("button", name="Score pad").tap()
    page.locator("dialog[open] .score-pad").wait_for()
    assert page.get_by_text(NOTE).count() == 0


def test_a_replay_is_played_on_from_the_moment_and_the_seat_that_it_shows(
    visitors: Visitors,
) -> None:
    come = visitors.browser(has_touch=True)
    come.route("**/games/1/record*", lambda route: route.fulfill(body=record()))
    page = come.new_page()
    page.goto(f"{visitors.address}/replay/{CODE}/1?seat=2#round-3")
    page.locator(".replay-bar").wait_for()
    hand = _hand(page)
    page.get_by_role("button", name="Play from here").tap()
    page.wait_for_url("**/solo")
    page.locator(BIDS).first.wait_for()
    assert round_number(page) == 3
    assert _hand(page) == hand


def test_practice_asks_before_it_takes_the_place_of_a_game(visitors: Visitors) -> None:
    come = visitors.browser(has_touch=True)
    come.route("**/games/1/record*", lambda route: route.fulfill(body=record()))
    page = come.new_page()
    page.goto(f"{visitors.address}{TWO}")
    page.locator(ANY).first.wait_for()
    page.goto(f"{visitors.address}/replay/{CODE}/1#round-3")
    page.get_by_role("button", name="Play from here").tap()
    page.locator("dialog[open] .choices button").first.tap()
    page.locator(ANY).first.wait_for()
    assert round_number(page) == 1
