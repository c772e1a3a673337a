"""A browser that stores nothing, or nothing more: a notice appears at once, and nothing stops."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import Visitors
from tests.web.moves import move, round_number
from tests.web.pad_taps import PHONE, enter, in_round, score, start, tap

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

FULL: Final = """Storage.prototype.setItem = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
}"""
BLOCKED: Final = """for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
  });
}"""
NAMES: Final = ("Ann", "Bea", "Cy")
NOTICE: Final = ".notice"
SENTENCES: Final = {FULL: "This browser has no room left.", BLOCKED: "This browser saves nothing"}
PERSIST: Final = """(() => {
  window.asked = 0;
  if (!navigator.storage) return;  // of a page that is still empty
  navigator.storage.persisted = async () => false;
  navigator.storage.persist = async () => void (window.asked += 1);
})()"""


def _pad(visitors: Visitors, script: str) -> "Page":
    browser = visitors.browser(size=PHONE, has_touch=True)
    browser.add_init_script(script)
    page = browser.new_page()
    page.goto(visitors.address + "/pad")
    return page


@pytest.mark.parametrize("script", [FULL, BLOCKED], ids=["full", "blocked"])
def test_a_pad_that_is_not_stored_says_so_at_once_and_once(visitors: Visitors, script: str) -> None:
    page = _pad(visitors, script)
    start(page, NAMES)
    notice = page.locator(NOTICE)
    notice.get_by_text(SENTENCES[script]).wait_for()
    assert "close this tab" in notice.inner_text()
    page.get_by_role("button", name="Close").tap()
    notice.wait_for(state="detached")
    score(page, 1, 2)
    in_round(page, 3)
    assert notice.count() == 0


@pytest.mark.parametrize("script", [FULL, BLOCKED], ids=["full", "blocked"])
def test_a_pad_that_is_not_stored_works_until_the_page_is_closed_and_is_saved_as_a_file(
    visitors: Visitors, script: str, tmp_path: Path
) -> None:
    page = _pad(visitors, script)
    start(page, NAMES)
    score(page, 1, 2)
    with page.expect_download() as coming:
        page.locator(NOTICE).get_by_role("button", name="Save as JSON").tap()
    coming.value.save_as(tmp_path / "pad.json")
    sheet = json.loads((tmp_path / "pad.json").read_text("utf-8"))
    assert (sheet["names"], sheet["round"]) == (list(NAMES), 2)
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("link", name="Foretell: Home").tap()
    page.get_by_role("link", name="Score pad").tap()
    in_round(page, 3)


def test_a_pad_whose_storage_fills_up_in_the_middle_says_it_then_and_loses_nothing_stored(
    visitors: Visitors,
) -> None:
    page = _pad(visitors, "")
    start(page, NAMES)
    score(page, 1)
    page.evaluate(f"() => {{ window.store = Storage.prototype.setItem; {FULL} }}")
    assert page.locator(NOTICE).count() == 0
    enter(page, 1)
    page.locator(NOTICE).wait_for()
    page.evaluate("() => void (Storage.prototype.setItem = window.store)")
    enter(page, 1)
    page.locator(NOTICE).wait_for(state="detached")
    page.reload()
    in_round(page, 2)
    page.get_by_role("button", name="Bid of Cy: 1").wait_for()
    page.get_by_role("button", name="Bid of Ann: 1").wait_for()


def test_a_solo_game_that_is_not_stored_says_so_and_its_record_can_be_opened(
    visitors: Visitors, tmp_path: Path
) -> None:
    browser = visitors.browser(size=PHONE, hasty=True, has_touch=True)
    browser.add_init_script(FULL)
    page = browser.new_page()
    page.goto(visitors.address + "/solo?new=1&preset=two-players")
    page.locator(NOTICE).wait_for()
    while round_number(page) < 2:
        if not move(page):
            page.wait_for_timeout(20)
    with page.expect_download() as coming:
        page.locator(NOTICE).get_by_role("button", name="Download the record").tap()
    coming.value.save_as(tmp_path / "game.jsonl")
    page.goto(visitors.address + "/replay")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.jsonl")
    page.locator(".replay-bar").wait_for()


def test_a_first_visit_asks_for_nothing_and_a_sheet_asks_the_browser_to_evict_nothing(
    visitors: Visitors,
) -> None:
    browser = visitors.browser(size=PHONE, has_touch=True)
    browser.add_init_script(PERSIST)
    page = browser.new_page()
    page.goto(visitors.address + "/")
    page.get_by_role("link", name="Score pad").tap()
    page.get_by_role("button", name="Start").wait_for()
    assert page.evaluate("window.asked") == 0
    tap(page, "Start")
    page.wait_for_function("window.asked === 1")
    enter(page, 0, 0)
    assert page.evaluate("window.asked") == 1


def test_a_browser_that_is_only_looked_at_is_not_written_to(visitors: Visitors) -> None:
    browser = visitors.browser(size=PHONE)
    browser.add_init_script(FULL)
    page = browser.new_page()
    for path in ("/", "/settings", "/pad", "/advice", "/puzzles", "/daily", "/replay", "/mistakes"):
        page.goto(visitors.address + path)
        page.locator("#main").wait_for()
        assert page.locator(NOTICE).count() == 0
