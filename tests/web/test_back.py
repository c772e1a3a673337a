"""Back, and Escape, close what is open over a screen before they leave it; nothing stays behind."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import PHONE, Visitors
from tests.web.moments import soon
from tests.web.moves import fill_in_table
from tests.web.pages import ROOT
from tests.web.screen import Screen
from tests.web.screens import (
    CORNER,
    LINK,
    SCREENS,
    choose_game,
    look_back,
    open_menu,
    open_pad,
    see_mistakes,
    see_sets,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

UI: Final = ROOT / "src" / "foretell" / "web" / "static" / "ui"
OPEN: Final = "dialog[open], .together > button[aria-expanded=true]"
"""All that can be open over a screen."""
GUARD: Final = "open"
"""The state of the entry in the history that Back takes away."""


def _from_menu(item: int) -> Callable[["Page"], None]:
    def choose(page: "Page") -> None:
        open_menu(page)
        page.locator(".menu-item").nth(item).click()
        page.locator(".menu-item").first.wait_for(state="detached")
        page.locator("dialog[open]").wait_for()

    return choose


def _see_keys(page: "Page") -> None:
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()


def _answer(page: "Page") -> None:
    see_sets(page)
    page.locator("[href='/puzzles/card']").click()
    page.locator(".hand-card.can").last.click(position=CORNER)
    page.locator("dialog[open]").wait_for()


def _see_rules(page: "Page") -> None:
    page.locator(".gathering-head .button").click()
    page.locator("dialog[open]").wait_for()


def _choose_cards(page: "Page") -> None:
    page.locator(".advice-game .chip").click()
    page.locator("dialog[open]").wait_for()


def _solve(page: "Page") -> None:
    see_mistakes(page)
    page.get_by_role("button", name="Solve").click()
    page.locator(".solve-bar").wait_for()
    page.locator(".bid:not([aria-disabled]), .hand-card.can").first.click(force=True)
    page.locator(".solve-verdict").wait_for()


_SHOWN: Final = ("hint", "review-bid", "together")
OPENERS: Final = (
    *(screen for screen in SCREENS if screen.name in _SHOWN),
    Screen("choosing", "", "/", choose_game),
    Screen("score-pad", "", "score", open_pad),
    Screen("menu", "", "bidding", open_menu),
    Screen("last-trick", "", "lead", look_back),
    Screen("tricks", "", "lead", _from_menu(0)),
    Screen("rules", "", "lead", _from_menu(1)),
    Screen("keys", "", "lead", _see_keys),
    Screen("gathering", "", "gathering", _see_rules, LINK),
    Screen("advice", "", "/advice", _choose_cards),
    Screen("puzzle", "", "/puzzles", _answer),
    Screen("mistake", "", "/replay", _solve),
)
"""Everything that opens over a screen, and the way there."""
QUICK: Final = ("choosing", "rules", "together")
"""A sheet, one after another one, and notes: everything else opens in one of these ways."""
each_opener: Final = pytest.mark.parametrize(
    "screen",
    [
        pytest.param(one, id=one.name, marks=() if one.name in QUICK else pytest.mark.thorough)
        for one in OPENERS
    ],
)


@each_opener
def test_back_and_escape_close_what_is_open_and_stay(onlookers: Visitors, screen: Screen) -> None:
    page = screen.show(onlookers.browser(size=PHONE, has_touch=True), "light")
    page.locator(OPEN).first.wait_for()
    address = page.url
    assert _guarded(page)
    page.go_back()
    _closed(page)
    assert page.url == address
    assert not _guarded(page)
    page.go_forward()  # there is nothing ahead
    soon(page, "history.state !== 'open'")
    assert page.locator(OPEN).count() == 0
    assert page.url == address


@each_opener
def test_escape_closes_it_and_leaves_no_entry_in_the_history(
    onlookers: Visitors, screen: Screen
) -> None:
    page = screen.show(onlookers.browser(size=PHONE, has_touch=True), "light")
    page.locator(OPEN).first.wait_for()
    address = page.url
    page.locator(OPEN).first.press("Escape")
    _closed(page)
    assert page.url == address
    assert not _guarded(page)


def test_only_sheets_and_notes_open_over_a_screen() -> None:
    """Both close by Back; whatever else were to open belongs into the list of this file."""
    opens = re.compile(r"<dialog|showModal|aria-expanded|popover|aria-modal")
    files = {path.relative_to(UI).as_posix() for path in UI.rglob("*.js")}
    opening = {name for name in files if opens.search((UI / name).read_text("utf-8"))}
    assert opening == {"parts/dialog.js", "replay/together.js"}
    assert all("useLayer(" in (UI / name).read_text("utf-8") for name in opening)


def test_only_the_router_writes_the_history() -> None:
    writes = re.compile(r"history\.(pushState|replaceState|back|go)\b|popstate")
    assert [path.name for path in UI.rglob("*.js") if writes.search(path.read_text("utf-8"))] == [
        "route.js"
    ]


def test_back_at_a_table_closes_the_menu_then_leaves_and_forward_returns(
    visitors: Visitors,
) -> None:
    page = fill_in_table(visitors, "Ann", hand_sizes="3,2")
    table = page.url
    page.locator(".start .button").tap()
    page.locator(".table-bar").wait_for()
    page.locator(".table-bar button").first.tap()
    page.locator(".menu-item").nth(1).tap()  # one sheet after the other
    page.locator("dialog.sheet-rules").wait_for()
    page.reload()
    page.locator(".table-bar").wait_for()
    soon(page, "history.state !== 'open'")
    page.locator(".table-bar button").first.tap()
    page.locator("dialog[open]").wait_for()
    page.go_back()
    _closed(page)
    assert page.url == table
    page.go_back()
    page.locator("main.home").wait_for()
    page.go_forward()
    page.locator(".table-bar").wait_for()
    page.locator(".table-bar button").first.tap()
    page.locator(".menu-item").last.tap()  # leave, in a sheet
    page.locator("main.home").wait_for()
    page.go_back()
    page.locator(".table-screen").wait_for()
    assert page.url == table


def test_back_at_the_question_whether_to_resume_goes_home(visitors: Visitors) -> None:
    page = visitors.come("/", has_touch=True)
    page.locator(".play-now .button-main").tap()
    page.locator(".bid-bar, .hand-card").first.wait_for()
    page.locator(".table-bar button").first.tap()
    page.locator(".menu-item").last.tap()
    page.locator("main.home").wait_for()
    page.locator(".play-now .button").first.tap()
    page.locator("dialog.sheet-question").wait_for()
    page.go_back()
    page.locator("main.home").wait_for()
    page.locator(".play-now .button").first.tap()
    page.locator("dialog.sheet-question .icon-button").tap()
    page.locator("main.home").wait_for()
    length = page.evaluate("history.length")
    page.go_back()
    page.locator(".table-screen").wait_for()  # that of before, not the question
    assert page.evaluate("history.length") == length


def _guarded(page: "Page") -> bool:
    return bool(page.evaluate("history.state") == GUARD)


def _closed(page: "Page") -> None:
    page.locator(OPEN).first.wait_for(state="detached")
    soon(page, "history.state !== 'open'")
