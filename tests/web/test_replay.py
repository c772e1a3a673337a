"""Replays: stepped, jumped through and played, with one hand or all, at every size of screen."""

import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.answers import CODE, NAMES, record
from tests.web.browsing import DESK, Visitors
from tests.web.moments import soon
from tests.web.test_boxes import SIZES

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

AT: Final = re.compile(r"at=(\d+)")
CONTROLS: Final = """() => [...document.querySelectorAll(".replay-bar :is(button, select)")]
  .filter((one) => one.closest(".rounds") === null || one.ariaCurrent === "true")
  .map((one) => one.getBoundingClientRect())
  .filter(({ left, top, right, bottom, width, height }) => left < 0 || top < 0 ||
    right > innerWidth || bottom > innerHeight || width < 44 || height < 44)"""
COVERED: Final = """() => document.querySelector(".hand").getBoundingClientRect().bottom -
  document.querySelector(".replay-bar").getBoundingClientRect().top - 1"""


def _replay(
    visitors: Visitors, where: str = "", *, game: bytes | None = None, **browser: Any
) -> "Page":
    """Return a page on which a game of the server is replayed."""
    come = visitors.browser(**browser)
    come.route("**/games/1/record*", lambda route: route.fulfill(body=game or record()))
    page = come.new_page()
    page.goto(f"{visitors.address}/replay/{CODE}/1{where}")
    page.locator(".replay-bar").wait_for()
    return page


def _moment(page: "Page") -> int:
    """Return the moment that the address names."""
    page.wait_for_url(AT)
    return int(AT.findall(page.url)[0])


def _comes_to(page: "Page", moment: int) -> None:
    """Wait until the address names a moment."""
    page.wait_for_url(lambda url: AT.findall(url) == [str(moment)])


def _title(page: "Page") -> str:
    return page.locator(".table-state h1").inner_text()


def test_a_replay_begins_with_the_first_deal_or_a_round_of_the_address(visitors: Visitors) -> None:
    page = _replay(visitors)
    assert _title(page) == "Round 1 of 5"
    assert page.get_by_role("button", name="Back", exact=True).get_attribute("aria-disabled")
    page.goto(f"{visitors.address}/replay/{CODE}/1?seat=1#round-3")
    page.reload()
    page.locator(".replay-bar").wait_for()
    assert _title(page) == "Round 3 of 5"
    assert page.get_by_role("combobox").locator("option:checked").inner_text() == "Hand: Anna"
    assert page.locator(".hand-card").count() == 5
    assert page.get_by_text("Undo").count() == 0


def test_keys_step_by_moments_and_by_rounds_aloud_and_leave_sheets_alone(
    visitors: Visitors,
) -> None:
    page = _replay(visitors)
    keys = page.keyboard
    told = page.locator("[data-live=polite]")
    keys.press("ArrowRight")
    first = _moment(page)
    assert " bids " in told.inner_text()
    keys.press("ArrowRight")
    _comes_to(page, first + 1)
    keys.press("ArrowLeft")
    _comes_to(page, first)
    keys.press("Shift+ArrowRight")
    assert _title(page) == "Round 2 of 5"
    told.get_by_text("Round 2").wait_for(state="attached")
    keys.press("h")
    told.get_by_text("Chiara:").wait_for(state="attached")
    keys.press("ArrowRight")
    keys.press("Shift+ArrowLeft")
    assert _title(page) == "Round 2 of 5"
    keys.press("Shift+ArrowLeft")
    assert _title(page) == "Round 1 of 5"
    keys.press("End")
    page.locator(".game-over").wait_for()
    page.wait_for_url(lambda url: int(AT.findall(url)[0]) > 100)  # far from the first round
    last = _moment(page)
    keys.press("Home")
    page.locator(".game-over").wait_for(state="detached")
    page.wait_for_url(lambda url: f"at={last}" not in url)
    begin = _moment(page)
    keys.press("?")
    page.locator("dialog[open] .keys").get_by_text("one round back or forward").wait_for()
    keys.press("End")
    keys.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.locator(".game-over").count() == 0
    assert _moment(page) == begin


def test_a_replay_plays_to_the_end_and_stops_there(visitors: Visitors) -> None:
    moments = len(record().splitlines())
    page = _replay(visitors, f"?at={moments - 6}", hasty=True)
    page.keyboard.press("Space")
    page.locator(".game-over").wait_for()
    page.get_by_role("button", name="Play").wait_for()


def test_the_space_bar_plays_a_replay_and_pauses_it(visitors: Visitors) -> None:
    page = _replay(visitors)
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_rounds_show_missed_bids_and_lead_to_them(visitors: Visitors) -> None:
    page = _replay(visitors)
    assert page.get_by_role("button", name="Round 2: bid missed by Anna").count() == 1
    page.get_by_role("button", name="Next missed bid").click()
    assert _title(page) == "Round 2 of 5"
    page.get_by_role("combobox").select_option(label="Hand: Zoë")
    assert page.locator(".rounds .missed").count() < page.locator(".rounds .made").count()
    assert page.locator(".open-hands").count() == 0
    page.get_by_role("combobox").select_option(label="All hands")
    for name in NAMES:
        assert page.locator(".open-hands h3", has_text=name).count() == 1


@pytest.mark.parametrize(
    ("players", "size"), [(6, 10), pytest.param(3, 20, marks=pytest.mark.thorough)]
)
def test_table_and_controls_of_a_replay_fit_every_size(
    visitors: Visitors, players: int, size: int
) -> None:
    page = _replay(visitors, "#round-2", game=record(players, (1, size)), size=DESK)
    for hand in ("All hands", "Hand: Zoë"):
        page.get_by_role("combobox").select_option(label=hand)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            soon(page, f"({COVERED})() <= 0")
            assert page.evaluate(CONTROLS) == [], (hand, width, height)
