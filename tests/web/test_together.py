"""A review that people at a table see together: one leads, the other follows; both write notes."""

import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import pytest

from tests.web.axe import Look, in_some_looks, violations
from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.moments import soon
from tests.web.moves import OVER, join, open_table, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

STATE: Final = ".together-said p"
NOTE: Final = ".together-note"
SIZES: Final = ((360, 616), (390, 664), (1440, 900))
CUT: Final = """() => [...document.querySelectorAll(".together :is(button, a, input)")]
  .filter((one) => one.offsetParent !== null && one.type !== "checkbox")
  .map((one) => one.getBoundingClientRect())
  .filter(({ left, top, right, bottom, width, height }) => left < 0 || top < 0 ||
    right > innerWidth || bottom > innerHeight || width < 44 || height < 44)"""
LONG_AFTER: Final = 800
"""Milliseconds after which a moment would have been shown to the others."""


def _title(page: "Page") -> str:
    return page.locator(".table-state h1").inner_text()


def _says(page: "Page", text: str) -> None:
    page.locator(STATE).get_by_text(text, exact=True).wait_for()


def _at(page: "Page", title: str) -> None:
    """Wait until a page shows a round."""
    page.locator(".table-state h1").get_by_text(title, exact=True).wait_for()


def _moment(page: "Page") -> str:
    """Return the moment that the address names."""
    page.wait_for_url(re.compile(r"[?&]at=[1-9]"))
    return str(re.findall(r"[?&](at=\d+)", page.url)[0])


def _review(visitors: Visitors, **browser: Any) -> "tuple[Page, Page]":
    """Return the pages of a host and a guest after a short game, as they review it together."""
    host = open_table(visitors, "Ada", hand_sizes=(1, 2), size=DESK, **browser)
    guest = join(visitors, host, "Bruno", size=PHONE, **browser)
    host.get_by_role("button", name="Start the game").tap()
    play_to_the_end([host, guest])
    host.get_by_role("link", name="Review together").tap()
    host.locator(".together").wait_for()
    guest.get_by_role("link", name="Follow the review").tap()
    _says(guest, "You are following Ada.")
    _says(host, "You are leading. Following: Bruno.")
    return host, guest


def test_one_leads_and_the_other_follows_wanders_off_and_follows_again(visitors: Visitors) -> None:
    host, guest = _review(visitors)
    host.keyboard.press("Shift+ArrowRight")
    _at(guest, "Round 2 of 2")
    host.get_by_role("combobox").select_option(label="Hand: Bruno")
    guest.get_by_role("combobox").locator("option:checked", has_text="Hand: Bruno").wait_for(
        state="attached"
    )
    guest.keyboard.press("Home")
    _says(guest, "You are looking around on your own.")
    _says(host, "You are leading. Nobody is following. On their own: Bruno.")
    assert _title(guest) == "Round 1 of 2"
    led = _moment(host)
    host.keyboard.press("ArrowRight")
    host.wait_for_url(lambda url: f"{led}&" not in f"{url}&")
    guest.wait_for_timeout(LONG_AFTER)
    assert _title(guest) == "Round 1 of 2"
    guest.get_by_role("button", name="Follow Ada").tap()
    _says(guest, "You are following Ada.")
    _at(guest, "Round 2 of 2")
    guest.wait_for_url(f"**{_moment(host)}*")
    _says(host, "You are leading. Following: Bruno.")
    guest.get_by_role("button", name="Notes").tap()
    guest.get_by_role("link", name="To the table").tap()
    _says(host, "You are leading. Nobody is following.")


def test_all_see_the_same_decision_with_its_values_marks_and_reasons(visitors: Visitors) -> None:
    """The host is at a desk, with the table to the left of the review; the guest has a phone."""
    host, guest = _review(visitors)
    for page in (host, guest):
        page.locator(".review-progress").wait_for(state="detached")
    host.keyboard.press("Home")
    while host.locator(".decision").count() == 0:
        host.keyboard.press("ArrowRight")
        host.wait_for_timeout(50)
    said = host.locator(".decision").inner_text()
    title = host.locator(".study-title > span").last.inner_text()
    guest.locator(".study-title").get_by_text(title, exact=True).wait_for()
    assert guest.locator(".decision").inner_text().split() == said.split()
    assert "What speaks for" in said
    table, panel = (host.locator(one).bounding_box() for one in (".table-screen", ".study-side"))
    assert table is not None
    assert panel is not None
    assert table["x"] + table["width"] <= panel["x"] + 1
    assert panel["width"] > 300


def test_the_way_to_the_overview_and_back_keeps_the_moment_and_the_room(visitors: Visitors) -> None:
    host, guest = _review(visitors)
    host.keyboard.press("Shift+ArrowRight")
    _at(guest, "Round 2 of 2")
    led = _moment(host)
    host.get_by_role("link", name="Overview").tap()
    host.get_by_role("link", name="Back to the others").wait_for()
    guest.locator(STATE).get_by_text("You are following Ada.", exact=True).wait_for()
    host.get_by_role("link", name="Back to the others").tap()
    _says(host, "You are leading. Following: Bruno.")
    host.wait_for_url(f"**{led}*")
    _at(guest, "Round 2 of 2")


def test_the_host_sees_who_watches_without_a_seat(visitors: Visitors) -> None:
    """Both pages hold to one truth: who reads that they follow is among those who do."""
    host, _ = _review(visitors)
    watcher = visitors.come(f"{urlsplit(host.url).path}?together=1&at=0")
    _says(watcher, "You are following Ada.")
    _says(host, "You are leading. Following (2): Bruno and one watcher.")
    watcher.keyboard.press("End")
    _says(watcher, "You are looking around on your own.")
    _says(host, "You are leading. Following: Bruno. On their own: one watcher.")
    watcher.close()
    _says(host, "You are leading. Following: Bruno.")


def test_a_note_appears_in_both_at_its_moment_and_is_removed(visitors: Visitors) -> None:
    host, guest = _review(visitors)
    guest.get_by_role("button", name="Notes").tap()
    field = guest.get_by_label("Write a note at this moment")
    field.fill("Why <b>not</b> the Wizard?")
    field.press("Enter")
    for page in (host, guest):
        page.locator(NOTE).get_by_text("Why <b>not</b> the Wizard?").wait_for()
    heard = host.locator(".together [role=status]", has_text="Note by Bruno: Why <b>not</b>")
    heard.wait_for(state="attached")
    assert field.input_value() == ""
    field.fill("a\u202eb")
    field.press("Enter")
    guest.get_by_role("alert").get_by_text("U+202E").wait_for()
    assert field.input_value() == "a\u202eb"
    host.keyboard.press("Shift+ArrowRight")
    host.locator(NOTE).wait_for(state="detached")
    host.get_by_role("button", name="Notes").tap()
    host.get_by_role("button", name="Bruno, round 1").tap()
    host.locator(NOTE).wait_for()
    host.get_by_role("button", name="Remove the note by Bruno").tap()
    for page in (host, guest):
        page.locator(NOTE).wait_for(state="detached")
        page.get_by_text("No notes yet.").wait_for()


@in_some_looks
def test_all_controls_fit_every_screen_and_break_no_rule_of_access(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    host, guest = _review(visitors, bypass_csp=True)
    guest.keyboard.press("Shift+ArrowRight")
    _says(guest, "You are looking around on your own.")
    for page in (host, guest):
        page.get_by_role("button", name="Notes").tap()
        page.get_by_label("Write a note at this moment").fill("Why?")
        page.keyboard.press("Enter")
        page.locator(".notes li").first.wait_for()
        assert violations(page, looks) == []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            soon(page, f"({CUT})().length === 0")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_label("Write a note at this moment").focus()
        page.keyboard.press("Escape")
        page.locator(".notes").wait_for(state="hidden")
        assert page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "false"


def test_without_spoilers_neither_result_nor_length_is_shown(visitors: Visitors) -> None:
    host, _ = _review(visitors)
    rounds = host.locator(".rounds li")
    assert rounds.count() == 2
    host.get_by_role("button", name="Notes").tap()
    host.get_by_label("Hide what comes later").check()
    assert _title(host) == "Round 1"
    assert rounds.count() == 1
    assert host.locator(".rounds .marks").count() == 0
    assert "spoilers=0" in host.url
    host.keyboard.press("End")
    assert _title(host) == "Round 1"
    host.keyboard.press("Shift+ArrowRight")
    _at(host, "Round 2")
    assert rounds.count() == 2
    assert host.locator(".rounds .marks").count() == 1
    assert host.locator(OVER).count() == 0
    assert _moment(host)
    host.reload()
    _at(host, "Round 2")


def test_a_rematch_ends_the_review_and_everybody_is_led_back_to_the_table(
    visitors: Visitors,
) -> None:
    host, guest = _review(visitors)
    host.get_by_role("button", name="Notes").tap()
    host.get_by_role("link", name="To the table").tap()
    host.get_by_role("button", name="Play again").tap()
    _says(guest, "The table has moved on.")
    guest.get_by_role("link", name="To the table").tap()
    guest.locator(".gathering").wait_for()
