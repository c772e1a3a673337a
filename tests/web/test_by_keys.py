"""A whole game by the keyboard alone, from the first screen to the last."""

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import DESK, Visitors
from tests.web.moves import CARDS, OVER

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

MOST_TABS: Final = 60


def test_a_game_is_played_by_keyboard_only(visitors: Visitors) -> None:
    page = visitors.come("/", size=DESK)
    tab_to(page, "Play with friends")
    page.keyboard.press("Enter")
    page.locator("form.set-up").wait_for()
    tab_to(page, "Your name")
    page.keyboard.type("Ada")
    tab_to(page, "Classic")
    page.keyboard.press("ArrowLeft")  # from the first of five to the last
    tab_to(page, "Cards in each round")
    page.keyboard.type("1, 3")
    tab_to(page, "Open the table")
    page.keyboard.press("Enter")
    page.locator(".gathering").wait_for()
    assert page.evaluate("document.activeElement.id") == "main"  # the beginning of the screen
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    while not page.locator(OVER).count():
        _take_turn(page)
        page.wait_for_timeout(50)
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    page.locator(".gathering").wait_for()


def _take_turn(page: "Page") -> None:
    """Do what is asked for, if anything is."""
    if page.locator(".bid-bar").count():
        page.keyboard.press("0")
        page.locator(".bid-bar").wait_for(state="detached")
    elif page.locator(".trump-choice").count():
        tab_to(page, "hearts")
        page.keyboard.press("Enter")
        page.locator(".trump-choice").wait_for(state="detached")
    elif page.locator(CARDS).count():
        _play_a_card(page)


def _play_a_card(page: "Page") -> None:
    """Go through the hand with the arrow keys until a card can be played."""
    held = page.locator(".hand-card").count()
    if not page.evaluate("document.activeElement.matches('.hand-card')"):
        tab_to(page, None)
    page.keyboard.press("Home")
    for _ in range(held):
        if page.evaluate("document.activeElement.matches('.can')"):
            break
        page.keyboard.press("ArrowRight")
    card = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    page.locator(f"[data-card='{card}'].hand-card").wait_for(state="detached")


def tab_to(page: "Page", name: str | None) -> None:
    """Press Tab until something of that name has the focus, or a card of the hand."""
    wanted = (
        page.locator(".hand-card[tabindex='0']")
        if name is None
        else page.locator("a, button, input, select, summary").and_(
            page.get_by_label(name)
            .or_(page.get_by_text(name))
            .or_(page.get_by_role("link", name=name))
            .or_(page.get_by_role("button", name=name))
        )
    )
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if wanted.first.evaluate("(one) => one === document.activeElement"):
            return
    raise AssertionError(f"Tab does not lead to {name}")
