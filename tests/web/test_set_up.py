"""The game is chosen by pictures, in a row next to Play now as at a new table, and remembered."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import Visitors
from tests.web.moments import closed, soon

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

UNCOVERED: Final = """(() => {
  const { left, bottom } = document.activeElement.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 5, bottom - 5);
  return document.activeElement.parentElement.contains(seen);
})()"""


def _sheet(page: "Page", chip: str) -> "Page":
    page.locator(".chips button", has_text=chip).tap()
    page.locator("dialog[open] .kinds").wait_for()
    return page


def _choose(page: "Page", *choices: str) -> None:
    for choice in choices:
        page.locator(".game-choice label", has_text=choice).first.tap()


def _chips(page: "Page") -> list[str]:
    return page.locator(".chips button").all_inner_texts()


def _options(page: "Page") -> Any:
    """Return the options of the table on a page of the server."""
    page.locator(".gathering").wait_for()
    return page.evaluate(
        """fetch("/api/tables/" + location.pathname.slice(3))
          .then((told) => told.json()).then((table) => table.options)"""
    )


def test_a_game_against_bots_is_what_was_chosen_and_is_remembered(visitors: Visitors) -> None:
    page = visitors.come("/", has_touch=True)
    assert _chips(page) == ["4 players", "Classic", "15 rounds", "Casual"]
    assert "You and 3 bots, about 15 minutes" in page.locator(".play-now a").inner_text()
    _choose(_sheet(page, "4 players"), "Short", "5", "Fantasy")
    told = page.locator("dialog [role=status]")
    assert told.inner_text() == "5 players, 5 rounds, about 4 minutes, open bids"
    page.get_by_role("button", name="Close").tap()
    chosen = ["5 players", "Short", "5 rounds", "Fantasy", "Casual"]
    soon(page, f"document.querySelectorAll('.chip').length === {len(chosen)}")
    assert _chips(page) == chosen
    closed(page)
    page.reload()
    page.locator(".chips").wait_for()
    assert _chips(page) == chosen
    page.get_by_role("link", name="Play now").tap()
    page.get_by_role("heading", name="Round 1 of 5").wait_for()
    assert page.locator(".plates li").count() == 4


def test_the_field_to_change_has_the_focus(visitors: Visitors) -> None:
    page = visitors.come("/", has_touch=True)
    _sheet(page, "15 rounds")
    soon(page, "document.activeElement.name === 'length'")
    assert page.evaluate(UNCOVERED)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.locator(".chips", has_text="8 rounds").wait_for()
    _choose(_sheet(page, "8 rounds"), "With a twist", "Dark Wizard")
    page.keyboard.press("Escape")
    _sheet(page, "Dark Wizard")
    soon(page, "document.activeElement.value === 'dark-wizard'")


def test_for_two_there_is_no_length_to_choose_and_more_players_lead_back(
    visitors: Visitors,
) -> None:
    page = visitors.come("/", has_touch=True)
    _choose(_sheet(page, "Classic"), "For two")
    assert page.locator("input[name=players]:checked").input_value() == "2"
    assert page.locator("input[name=length]").count() == 0
    assert "secret bids" in page.locator("dialog [role=status]").inner_text()
    page.locator(".segments label", has_text="6").tap()
    assert page.locator("input[name=kind]:checked").input_value() == "classic"
    assert page.locator("input[name=length]").count() == 3


def test_rules_that_do_not_go_together_are_not_played(visitors: Visitors) -> None:
    page = visitors.come("/", has_touch=True)
    _choose(_sheet(page, "Classic"), "Custom", "Secret", "Never")
    told = page.locator("dialog [role=status]")
    assert "needs open bids" in told.inner_text()
    assert page.locator("dialog").get_by_role("button", name="Play now").is_disabled()
    page.keyboard.press("Escape")
    closed(page)
    page.reload()
    page.locator(".chips", has_text="Custom").wait_for()
    page.get_by_role("link", name="Play now").tap()  # what was chosen last and went together
    page.locator(".ask").wait_for()


def test_bots_have_the_level_that_was_chosen_and_each_may_have_its_own(visitors: Visitors) -> None:
    page = visitors.come("/", has_touch=True)
    assert _chips(page)[-1] == "Casual"
    _sheet(page, "Casual").locator(".levels label", has_text="Expert").tap()
    page.locator(".levels label", has_text="71%").wait_for()
    own = page.locator(".opponent-list select")
    assert [one.input_value() for one in own.all()] == ["expert"] * 3
    own.nth(1).select_option("beginner")
    page.keyboard.press("Escape")
    assert _chips(page)[-1] == "Expert"
    closed(page)
    page.reload()
    _sheet(page, "Expert")
    assert [one.input_value() for one in own.all()] == ["expert", "beginner", "expert"]
    page.locator("dialog").get_by_role("button", name="Play now").tap()
    plates = page.locator(".plates")
    plates.get_by_text("bot, Expert").first.wait_for(state="attached")
    assert plates.get_by_text("bot, Beginner").count() == 1
    page.goto(visitors.address)
    _sheet(page, "Expert").locator(".levels label", has_text="Seasoned").tap()
    assert [one.input_value() for one in own.all()] == ["seasoned"] * 3


def test_a_table_with_friends_is_chosen_the_same_way_and_remembered_apart(
    visitors: Visitors,
) -> None:
    page = visitors.come("/new", has_touch=True)
    page.get_by_label("Your name").fill("Ada")
    _choose(page, "With a twist", "Clairvoyance", "Half")
    told = page.locator(".actions [role=status]")
    assert told.inner_text() == "4 players, 8 rounds, about 20 minutes, open bids"
    page.get_by_role("button", name="Open the table").tap()
    options = _options(page)
    assert options["clairvoyance"] is True
    assert options["hand_sizes"] == [1, 3, 5, 7, 9, 11, 13, 15]
    page.goto(visitors.address + "/new")
    page.locator(".twists").wait_for()
    assert page.locator("input[name=twist]:checked").input_value() == "clairvoyance"
    page.goto(visitors.address)
    page.locator(".chips").wait_for()
    assert _chips(page) == ["4 players", "Classic", "15 rounds", "Casual"]


def test_a_refinement_is_offered_with_the_option_that_it_refines_and_goes_with_it(
    visitors: Visitors,
) -> None:
    """R9.9, R9.10, R10.6."""
    page = visitors.come("/new", has_touch=True)
    page.get_by_label("Your name").fill("Ada")
    _choose(page, "Custom")
    rounds = page.get_by_role("group", name="Clairvoyant rounds")
    from_cards = page.get_by_label("The rule about even bids holds from this many cards on")
    assert (rounds.count(), from_cards.count()) == (0, 0)
    page.locator("input[name=even_bid][value=never]").check()
    from_cards.select_option("4")
    clairvoyance = page.get_by_label("Clairvoyance", exact=False).and_(
        page.locator("[type=checkbox]")
    )
    clairvoyance.check()
    rounds.locator("input[value=first]").check()
    clairvoyance.uncheck()
    rounds.wait_for(state="detached")
    page.get_by_role("button", name="Open the table").tap()
    options = _options(page)
    assert options["even_bid_from"] == 4
    assert "clairvoyant_rounds" not in options
