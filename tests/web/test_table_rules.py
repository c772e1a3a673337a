"""The rules of exactly one table, for players, guests and watchers."""

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.answers import lobby
from tests.web.browsing import DESK, Visitors
from tests.web.moments import Gallery
from tests.web.moves import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

SHEET: Final = "dialog[open] .table-rules"


def _rules(page: "Page") -> str:
    page.locator(SHEET).wait_for()
    return page.locator(SHEET).inner_text()


def test_a_game_shows_its_own_rules_and_what_is_different_in_them(gallery: Gallery) -> None:
    page = gallery.open("clairvoyance", size=DESK)
    page.locator(".rules-button").click()
    text = _rules(page)
    assert "Clairvoyance\nYou see every hand but your own" in text
    assert "from 1 to 15 cards" in text
    page.locator(f"{SHEET} summary").first.click()
    page.get_by_text("hold your hand up to your forehead").wait_for()
    page.locator(f"{SHEET} summary").last.click()
    page.get_by_role("searchbox").wait_for()


def test_the_menu_leads_watchers_on_a_phone_to_the_rules(gallery: Gallery) -> None:
    page = gallery.open("watching")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules of this table").click()
    assert "this is the classic game" in _rules(page)


def test_the_first_screen_shows_host_seats_game_and_clock_of_each_open_table(
    visitors: Visitors,
) -> None:
    browser = visitors.browser()
    browser.route("**/api/tables", lambda route: route.fulfill(body=lobby()))
    page = browser.new_page()
    page.goto(visitors.address + "/")
    listed = page.locator(".table-list li")
    listed.first.wait_for()
    clock = "10 minutes each, plus 10 seconds per move"
    assert [text.split("\n")[:3] for text in listed.all_inner_texts()] == [
        ["Anna’s table", "2 of 4 seats taken", "4 players, 15 rounds, about 35 minutes, open bids"],
        [
            "Dmitri’s table",
            "5 of 6 seats taken",
            f"6 players, 10 rounds, about 25 minutes, hidden bids · {clock}",
        ],
        [
            "Chiara’s table",
            "3 of 3 seats taken",
            "3 players, 20 rounds, about 45 minutes, open bids",
        ],
    ]


def test_a_guest_sees_game_clock_and_host_before_giving_a_name_and_before_sitting_down(
    visitors: Visitors,
) -> None:
    host = open_table(visitors, "Ada", hand_sizes=(1, 3))
    line = "4 players, 2 rounds"
    assert line in host.locator(".gathering-summary").inner_text()
    host.get_by_role("button", name="Rules of this table").tap()
    rules = _rules(host)
    assert "Host\nAda" in rules.replace("\t", "\n")
    assert "cards: 1, 3" in rules
    guest = visitors.come(host.url.removeprefix(visitors.address), has_touch=True)
    invited = guest.locator(".invited")
    invited.wait_for()
    assert "Ada" in invited.inner_text()
    assert line in invited.inner_text()
    guest.get_by_role("button", name="Just watch").tap()
    guest.get_by_role("button", name="Rules of this table").wait_for()
