"""The first screen begins with the tables at which it is one's turn."""

from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import Visitors
from tests.web.moves import ANY, join, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole


def _links(page: "Page") -> list[str]:
    """Return the main buttons of the first screen, from the top."""
    return [text.split("\n")[0] for text in page.locator(".choices .button-main").all_inner_texts()]


def _go_home(page: "Page") -> None:
    page.locator(".table-bar button").first.tap()
    page.locator(".menu-item").last.tap()
    page.locator("main.home").wait_for()


def test_a_table_where_it_is_ones_turn_comes_first_and_leads_there(visitors: Visitors) -> None:
    host = open_table(visitors, "Ann", hand_sizes=(3, 2))
    guest = join(visitors, host, "Bea")
    table = host.url
    host.get_by_role("button", name="Start the game").tap()
    for page in (host, guest):
        page.locator(".table-bar").wait_for()
    pages = {"Ann": host, "Bea": guest}
    name = next(iter(pages))
    while not pages[name].locator(ANY).count():
        name = "Bea" if name == "Ann" else "Ann"
    now, other = pages[name], pages["Bea" if name == "Ann" else "Ann"]
    for page in (other, now):  # a person to act is not replaced while they are present
        page.goto(visitors.address)  # the table is not left: the seat stays one's own
        page.locator("main.home").wait_for()
    now.locator(".calls").wait_for()
    assert _links(now)[0] == "Your turn"
    assert now.locator(".calls").first.inner_text().split("\n")[-1] == (
        "With Bea" if name == "Ann" else "Ann’s table"
    )
    assert now.locator(".table-list a[href^='/t/']").count() == 0  # not twice
    assert other.locator(".calls").count() == 0
    assert other.locator(".table-list a[href^='/t/']").count() == 1
    now.locator(".calls").first.tap()
    now.locator(ANY).first.wait_for()
    assert now.url == table


def test_a_game_against_bots_that_waits_is_marked_after_the_tables(visitors: Visitors) -> None:
    page = visitors.come("/solo?new=1", has_touch=True)
    page.locator(ANY).first.wait_for()
    _go_home(page)
    page.locator(".calls").wait_for()
    assert _links(page) == ["Resume"]


def test_a_stranger_asks_the_server_for_no_tables(visitors: Visitors) -> None:
    asked: list[str] = []
    page = visitors.browser().new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(visitors.address)
    page.locator("main.home .more").wait_for()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/people/" in url]
