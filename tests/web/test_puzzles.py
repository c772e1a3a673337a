"""Puzzles on the page: solved without a network, judged, explained, and rated."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.axe import Look, in_some_looks, violations
from tests.web.browsing import Visitors
from tests.web.moves import ANY, BIDS, CARDS, SUITS
from tests.web.test_offline import KEPT

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

LUCK: Final = 1
"""The seed by which puzzles are drawn: others could ask for several moves where one is given."""

SHEET: Final = "dialog.sheet-puzzle"


def _answer(page: "Page") -> bool:
    """Answer a puzzle with whatever is first, and return whether that was right."""
    page.locator(ANY).first.wait_for()
    page.evaluate("(any) => document.querySelector(any).click()", ANY)
    page.locator(SHEET).wait_for()
    title = page.locator(f"{SHEET} h2").inner_text()
    assert title in ("Right", "Not the best")
    return title == "Right"


def _rating(page: "Page") -> int:
    page.locator(".puzzle-rating strong").wait_for()
    return int(page.locator(".puzzle-rating strong").inner_text())


def test_a_puzzle_is_solved_without_a_network(visitors: Visitors) -> None:
    page = visitors.come("/", hasty=True, luck=LUCK, keeps=True, has_touch=True)
    page.evaluate(KEPT)
    page.get_by_role("link", name=re.compile("^Puzzles")).tap()
    before = _rating(page)
    page.context.set_offline(True)
    page.reload()
    assert _rating(page) == before
    page.get_by_role("link", name="Solve puzzles").tap()
    is_right = _answer(page)
    page.locator(f"{SHEET} .hint-reasons li").first.wait_for()
    choices = page.locator(f"{SHEET} .hint-choice").all_inner_texts()
    assert len(choices) > 1
    assert len([one for one in choices if "your answer" in one]) == 1
    assert ("your answer" in choices[0]) == is_right
    page.locator(SHEET).get_by_role("link", name="Back to the sets").tap()
    assert (_rating(page) > before) == is_right


@pytest.mark.parametrize(("name", "asked"), [("bid", BIDS), ("card", CARDS), ("trump", SUITS)])
def test_a_set_asks_for_what_its_name_says(visitors: Visitors, name: str, asked: str) -> None:
    page = visitors.come(f"/puzzles/{name}", hasty=True, luck=LUCK, has_touch=True)
    page.locator(asked).first.wait_for()
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0
    assert page.get_by_role("button", name="Undo").count() == 0


def test_puzzles_are_answered_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come("/puzzles/bid", hasty=True, luck=LUCK)
    for _ in range(2):
        page.locator(BIDS).first.wait_for()
        page.locator(BIDS).first.focus()
        page.keyboard.press("Enter")
        page.locator(SHEET).wait_for()
        page.get_by_role("button", name="Next puzzle").last.wait_for()
        page.keyboard.press("Enter")
        page.locator(SHEET).wait_for(state="detached")
    page.locator(BIDS).first.wait_for()
    page.goto(visitors.address + "/puzzles")
    page.get_by_text("2 answered").wait_for()


@in_some_looks
def test_a_wrong_answer_shows_the_reasons_against_it(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    page = visitors.come("/puzzles/bid", hasty=True, luck=LUCK, has_touch=True)
    while _answer(page):
        assert page.locator(".hint-against").count() == 0
        page.locator(SHEET).get_by_role("button", name="Next puzzle").tap()
        page.locator(SHEET).wait_for(state="detached")
    page.get_by_role("heading", name="What speaks against your answer").wait_for()
    assert page.locator(".hint-against li").count() > 0
    assert violations(page, looks) == []


def test_an_explanation_is_closed_and_opened_again(visitors: Visitors) -> None:
    page = visitors.come("/puzzles/card", hasty=True, luck=LUCK, has_touch=True)
    _answer(page)
    page.keyboard.press("Escape")
    page.locator(SHEET).wait_for(state="detached")
    page.get_by_role("button", name="Explanation").tap()
    page.locator(SHEET).wait_for()


@in_some_looks
def test_no_screen_of_puzzles_breaks_a_rule_of_access(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    page = visitors.come("/puzzles")
    page.locator(".puzzle-sets").wait_for()
    assert violations(page, looks) == []
    page.get_by_role("link", name="Bid this hand").click()
    page.locator(BIDS).first.wait_for()
    assert violations(page, looks) == []
    _answer(page)
    page.locator(f"{SHEET} .hint-reasons li").first.wait_for()
    assert violations(page, looks) == []


@pytest.mark.parametrize(
    "set_",
    ["card", *(pytest.param(one, marks=pytest.mark.thorough) for one in ("crowd", "bid", "trump"))],
)
def test_a_puzzle_fits_a_small_phone_without_scrolling(visitors: Visitors, set_: str) -> None:
    page = visitors.come(f"/puzzles/{set_}", size={"width": 360, "height": 616})
    for _ in range(3):
        page.locator(ANY).first.wait_for()
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.reload()
