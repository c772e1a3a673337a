"""Two tabs of one browser: neither undoes anything that the other one has stored."""

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from foretell.rules.options import Options
from tests.web.browsing import Visitors
from tests.web.moves import BIDS, move, round_number
from tests.web.pad_taps import PHONE, enter, in_round, score, start, tap
from tests.web.test_advice import begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

NAMES: Final = ("Ann", "Bea", "Cy")
DEAF: Final = """addEventListener("storage", (event) => event.stopImmediatePropagation(), true)"""
"""The tab hears nothing of other tabs, as if it had been frozen meanwhile."""
SHEET: Final = {
    "names": NAMES,
    "sizes": list(range(1, 21)),
    "lines": [
        {"bids": [0] * 3, "taken": [size if seat == size - 1 else 0 for seat in range(3)]}
        if size < 3
        else {"bids": [None] * 3, "taken": [None] * 3}
        for size in range(1, 21)
    ],
}
"""A sheet of which two rounds are scored."""
ANSWERED: Final = """(count) =>
  JSON.parse(localStorage.getItem("foretell.puzzles"))?.answered.length === count"""
ALL: Final = "() => Object.entries(localStorage)"


def _come(visitors: Visitors, path: str, *, is_deaf: bool = False, **more: Any) -> "Page":
    page = visitors.page(size=PHONE, **more)
    if is_deaf:
        page = _deaf(page)
    page.goto(visitors.address + path)
    return page


def _deaf(page: "Page") -> "Page":
    """Return one more page of a page's browser, which hears nothing of the others."""
    deaf = page.context.new_page()
    deaf.set_viewport_size(PHONE)
    deaf.add_init_script(DEAF)
    return deaf


def _stored(page: "Page", key: str) -> dict[str, Any]:
    """Return the values whose keys begin alike, by the ends of these keys."""
    items = page.evaluate(ALL)
    return {one.removeprefix(key): json.loads(text) for one, text in items if one.startswith(key)}


def _two_pads(visitors: Visitors, *, is_deaf: bool) -> tuple["Page", "Page"]:
    """Return two tabs with one sheet of which two rounds are scored; the first one may be deaf."""
    first = _come(visitors, "/api/tables", is_deaf=is_deaf, has_touch=True)
    first.evaluate("(sheet) => localStorage.setItem('foretell.pad', sheet)", json.dumps(SHEET))
    first.goto(visitors.address + "/pad")
    in_round(first, 3)
    second = visitors.beside(first, "/pad")
    in_round(second, 3)
    return first, second


def test_a_pad_follows_the_rounds_that_another_tab_scores(visitors: Visitors) -> None:
    first, second = _two_pads(visitors, is_deaf=False)
    score(second, 3, 4)
    in_round(first, 5)
    enter(first, 2)
    second.get_by_role("button", name="Bid of Cy: 2").wait_for()
    second.reload()
    second.get_by_role("button", name="Bid of Cy: 2").wait_for()
    in_round(second, 5)


def test_a_tap_in_a_forgotten_pad_undoes_no_round_and_says_so(visitors: Visitors) -> None:
    first, second = _two_pads(visitors, is_deaf=True)
    score(second, 3, 4)
    enter(first, 1)
    first.get_by_text("was changed in another tab").wait_for()
    in_round(first, 5)
    second.reload()
    in_round(second, 5)
    assert second.locator(".sheet tbody tr b").count() == 4 * len(NAMES)
    enter(first, 1)
    first.get_by_text("was changed in another tab").wait_for(state="detached")
    first.get_by_role("button", name="Bid of Cy: 1").wait_for()


def test_an_action_is_not_undone_after_another_tab_has_played_on(visitors: Visitors) -> None:
    first = _come(visitors, "/pad", has_touch=True)
    start(first, NAMES)
    score(first, 1)
    assert first.get_by_role("button", name="Undo").is_enabled()
    second = visitors.beside(first, "/pad")
    score(second, 2)
    in_round(first, 3)
    assert first.get_by_role("button", name="Undo").is_disabled()


@pytest.mark.parametrize("is_deaf", [False, True], ids=["following", "deaf"])
def test_a_tap_in_a_forgotten_pad_removes_no_game_that_another_tab_began(
    visitors: Visitors, *, is_deaf: bool
) -> None:
    first, second = _two_pads(visitors, is_deaf=is_deaf)
    tap(second, "All games")
    tap(second, "Start")
    in_round(second, 1)
    enter(first, 1)
    first.get_by_role("button", name="Bid of Ann: 1").wait_for()
    second.reload()
    in_round(second, 1)
    tap(second, "All games")
    assert second.locator(".pad-evening").count() == 2


@pytest.mark.parametrize("is_deaf", [False, True], ids=["following", "deaf"])
def test_a_sheet_that_another_tab_deleted_stays_deleted_and_can_be_saved(
    visitors: Visitors, *, is_deaf: bool
) -> None:
    first, second = _two_pads(visitors, is_deaf=is_deaf)
    tap(second, "All games")
    tap(second, "Delete the game of Ann, Bea and Cy")
    tap(second, "Delete")
    if is_deaf:
        enter(first, 1)
    first.get_by_text("was deleted in another tab").wait_for()
    with first.expect_download():
        tap(first, "Save as CSV")
    second.reload()
    second.get_by_role("button", name="Start").wait_for()
    assert second.locator(".pad-evening").count() == 0
    assert _stored(second, "foretell.sheets") == {}


def _play_to_round(page: "Page", number: int) -> None:
    page.locator(".table-state").wait_for()
    while round_number(page) < number:
        if not move(page):
            page.wait_for_timeout(20)


def _two_games(visitors: Visitors, *, is_deaf: bool) -> tuple["Page", "Page"]:
    """Return a tab whose game is in its second round, and one that has played on to the fourth."""
    address = "/solo?new=1&preset=two-players"
    first = _come(visitors, address, is_deaf=is_deaf, hasty=True, has_touch=True)
    _play_to_round(first, 2)
    second = visitors.beside(first, "/solo")
    _play_to_round(second, 4)
    return first, second


def _game(page: "Page") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('foretell.solo')"))
    return found


def test_a_solo_game_that_another_tab_plays_can_be_continued_here(visitors: Visitors) -> None:
    first, second = _two_games(visitors, is_deaf=False)
    here = first.get_by_role("button", name="Continue here")
    here.wait_for()
    assert "4" in here.inner_text()
    before = _game(second)
    here.tap()
    first.locator(".table-state").wait_for()
    assert round_number(first) == 4
    second.get_by_role("button", name="Continue here").wait_for()
    entries = before["table"]["entries"]
    assert _game(first)["table"]["entries"][: len(entries)] == entries


def test_a_tap_in_a_forgotten_solo_game_takes_no_round_back(visitors: Visitors) -> None:
    first, second = _two_games(visitors, is_deaf=True)
    while first.get_by_role("button", name="Continue here").count() == 0:
        if not move(first):
            first.wait_for_timeout(20)
    assert _game(second)["round"] >= 4
    first.get_by_role("button", name="Continue here").tap()
    first.locator(".table-state").wait_for()
    assert round_number(first) >= 4


def test_the_first_screen_shows_how_far_another_tab_has_come(visitors: Visitors) -> None:
    home = _come(visitors, "/", hasty=True, has_touch=True)
    home.get_by_role("link", name="Play now").wait_for()
    game = visitors.beside(home, "/solo?new=1&preset=two-players")
    _play_to_round(game, 2)
    home.get_by_role("link", name="Resume Round 2 of 6").wait_for()


def test_the_deal_of_the_day_is_played_in_one_tab_and_counts_once(visitors: Visitors) -> None:
    first = _come(visitors, "/daily/play", hasty=True, has_touch=True)
    first.locator(".table-state").wait_for()
    second = visitors.beside(first, "/daily/play")
    second.locator(".table-state").wait_for()
    first.get_by_role("button", name="Continue here").wait_for()
    while not (results := _stored(second, "foretell.daily/")):
        if not move(second):
            second.wait_for_timeout(20)
    first.get_by_role("button", name="Continue here").tap()
    first.locator(".day-ladder").wait_for()
    (points,) = [result["points"] for result in results.values()]
    assert [one["points"] for one in _stored(first, "foretell.daily/").values()] == [points]


def test_a_setting_of_another_tab_is_shown_and_stays(visitors: Visitors) -> None:
    first = _come(visitors, "/settings", has_touch=True)
    second = visitors.beside(first, "/settings")
    second.get_by_label("Dark").check()
    first.locator("html[data-theme=dark]").wait_for()
    assert first.get_by_label("Dark").is_checked()


@pytest.mark.parametrize("is_deaf", [False, True], ids=["following", "deaf"])
def test_advice_follows_what_another_tab_enters_and_undoes_none_of_it(
    visitors: Visitors, *, is_deaf: bool
) -> None:
    second = begin(visitors, Options(players=3, hand_sizes=(1,)), dealer=2)
    first = _deaf(second) if is_deaf else second.context.new_page()
    first.goto(visitors.address + "/advice")
    first.locator(".picker").wait_for()
    second.locator(".pick[data-face='H3']").tap()
    second.get_by_role("heading", name="Which card is turned up?").wait_for(state="detached")
    if is_deaf:
        first.locator(".pick[data-face='D5']").tap()
        first.get_by_text("Something was entered in another tab").wait_for()
    first.get_by_role("heading", name="Which card is turned up?").wait_for(state="detached")
    stored = _stored(second, "foretell.advice")[""]["session"]["answers"]
    assert [answer["card"] for answer in stored] == ["H3"]


@pytest.mark.parametrize("is_deaf", [False, True], ids=["following", "deaf"])
def test_a_tap_in_a_forgotten_lesson_takes_it_no_further_back(
    visitors: Visitors, *, is_deaf: bool
) -> None:
    first = _come(visitors, "/learn/first", is_deaf=is_deaf, has_touch=True)
    go_on = first.get_by_role("button", name="Continue")
    go_on.wait_for()
    second = visitors.beside(first, "/learn/first")
    second.get_by_role("button", name="Skip").tap()
    there = second.locator("h1").inner_text()
    if is_deaf:
        go_on.tap()
    first.locator("h1", has_text=there).wait_for()
    assert _stored(first, "foretell.lesson") == _stored(second, "foretell.lesson")
    assert _stored(second, "foretell.lesson")[""]["at"] > 1


def test_puzzles_of_two_tabs_all_count(visitors: Visitors) -> None:
    first = _come(visitors, "/puzzles/bid", has_touch=True)
    pages = (first, visitors.beside(first, "/puzzles/bid"))
    for page in pages:
        page.locator(BIDS).first.wait_for()
    for number, page in enumerate(pages, 1):
        page.evaluate("(any) => document.querySelector(any).click()", BIDS)
        page.wait_for_function(ANSWERED, arg=number)
