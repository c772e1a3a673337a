"""The coach: the habit that costs most, a drill on it, and the figures of all decisions."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.axe import Look, in_some_looks, violations
from tests.web.browsing import DESK, Visitors
from tests.web.moments import soon
from tests.web.reviewed import habitual, keep_reviews

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

BIDS: Final = ".bid:not([aria-disabled])"
DRILL: Final = """() => JSON.parse(localStorage.getItem("foretell.drills/bid/3-5.1") ?? "null")"""


def _coach(visitors: Visitors, reviews: int, **browser: Any) -> "Page":
    """Return the coach's page of a person with a habit, who has reviewed some games."""
    page = visitors.come("/api/tables", hasty=True, **browser)
    keep_reviews(page, habitual()[:reviews])
    page.goto(visitors.address + "/coach")
    page.locator(".coach-kinds").first.wait_for()
    return page


def _answer(page: "Page") -> None:
    """Bid one trick in a deal of a drill, and wait for the verdict."""
    page.locator(BIDS).nth(1).click()
    page.locator(".puzzle-acts").wait_for()


def test_the_coach_names_the_habit_and_drills_it_and_keeps_the_result(visitors: Visitors) -> None:
    page = _coach(visitors, 24)
    sentence = page.locator(".coach-habit").inner_text()
    assert sentence.startswith("With 3 to 5 cards, you bid ")
    assert "too high" in sentence
    page.get_by_role("button", name="Five deals on it", exact=True).click()
    page.get_by_text("Deal 1 of 5").wait_for()
    _answer(page)
    soon(page, f"({DRILL})().answers.length === 1")
    page.reload()  # in the middle: an answer is given once, and the next deal follows
    for deal in range(2, 6):
        page.get_by_text(f"Deal {deal} of 5").wait_for()
        _answer(page)
        name = "Result" if deal == 5 else "Next deal"
        page.locator(".puzzle-acts").get_by_role("button", name=name).click()
    page.locator(".drill-dots").wait_for()
    answers = page.evaluate(DRILL)["answers"]
    assert len(answers) == 5
    assert page.locator(".drill-dots .is-right").count() == sum(one["isRight"] for one in answers)
    page.get_by_role("link", name="Back to the coach").click()
    page.get_by_role("heading", name="What became of it").wait_for()
    page.get_by_text("No game since.").wait_for()


def test_a_round_of_a_drill_is_played_on_to_its_end(visitors: Visitors) -> None:
    page = _coach(visitors, 24, size=DESK)
    page.get_by_role("button", name="Five deals on it", exact=True).click()
    _answer(page)
    page.get_by_role("button", name="Play on").click()
    page.locator(".puzzle-acts").wait_for(state="detached")
    while page.evaluate("document.querySelector('.ranks') === null"):
        cards = page.locator(".hand-card.can")
        if cards.count():
            cards.first.click(force=True)
        page.wait_for_timeout(20)
    page.get_by_role("button", name="Next deal").first.click()
    page.get_by_text("Deal 2 of 5").wait_for()


def test_too_few_games_are_said_and_their_figures_are_grey(visitors: Visitors) -> None:
    page = _coach(visitors, 2)
    assert "more game" in page.locator(".coach-habit").inner_text()
    rows = page.locator(".coach-table tbody tr")
    assert rows.count() > 0
    few = page.locator(".coach-table tbody tr.is-few")
    assert few.count() == rows.count()
    assert page.locator(".coach-most").get_by_role("link", name="Play now").count() == 1


def test_the_coach_is_one_tap_from_mistakes_statistics_and_games(visitors: Visitors) -> None:
    page = visitors.come("/mistakes")
    for path in ("/mistakes", "/replay"):
        page.goto(visitors.address + path)
        page.get_by_role("link", name="Coach", exact=True).click()
        page.get_by_role("heading", level=1, name="Coach").wait_for()
    for name in ("My mistakes", "My statistics", "Your games"):
        assert page.get_by_role("link", name=name).count() == 1


@in_some_looks
def test_axe_finds_nothing_at_the_coach(visitors: Visitors, looks: tuple[Look, ...]) -> None:
    page = _coach(visitors, 24, bypass_csp=True)
    for summary in page.locator("summary").all():
        summary.click()
    assert violations(page, looks) == []
    page.get_by_role("button", name="Five deals on it", exact=True).click()
    _answer(page)
    assert violations(page, looks) == []
