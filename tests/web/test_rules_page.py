"""The rules on the page: a trick to judge, and a search through the clauses."""

from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import Visitors

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole


@pytest.fixture
def rules(visitors: Visitors) -> "Page":
    page = visitors.come("/rules", has_touch=True)
    page.locator(".primer-card").first.wait_for()
    return page


def test_a_tap_on_the_best_card_is_right_and_any_other_shows_the_reason(rules: "Page") -> None:
    rules.get_by_role("button", name="queen of hearts").tap()
    rules.get_by_text("Right. The highest card of the suit that was led wins").wait_for()
    rules.get_by_role("button", name="Next trick").tap()
    rules.get_by_role("button", name="ace of clubs").tap()
    rules.get_by_text("Not quite. The highest trump beats every card").wait_for()
    for _ in range(6):
        rules.get_by_role("button", name="Next trick").tap()
        rules.locator(".primer-card").first.tap()
    rules.get_by_role("button", name="Next trick").tap()
    rules.get_by_text("You got 4 of 8 right.").wait_for()
    rules.get_by_role("button", name="Once more").tap()
    assert rules.get_by_role("button", name="queen of hearts").is_enabled()


def test_a_search_leaves_the_clauses_that_have_all_of_its_words(rules: "Page") -> None:
    search = rules.get_by_label("Search the rules")
    clauses = rules.locator(".rule-book h3")
    everything = clauses.count()
    search.fill("  DEALER left ")
    assert 0 < clauses.count() < everything
    assert rules.get_by_role("heading", name="R3.3").is_visible()
    search.fill("xyzzy")
    rules.get_by_text("No rule contains these words.").wait_for()
    assert clauses.count() == 0
    search.fill("")
    assert clauses.count() == everything
