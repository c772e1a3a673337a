"""The end of a round and of a game, as moments at the table."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import DESK
from tests.web.moments import Gallery, soon, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

TOTALS: Final = """() => [...document.querySelectorAll(".plate .plate-sum")].map(
  (one) => Number(one.textContent.replace("−", "-")))"""
"""Returns the totals at the seats."""
LISTEN: Final = """() => {
  window.heard = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
  };
}"""
"""Counts the tones that are played."""
SHOWN: Final = """(one) => [...one.querySelectorAll(".result-points")].map(
  (points) => [points.textContent, getComputedStyle(points).opacity])"""
"""Returns the points of each seat, and how much is seen of them."""


def end_round(gallery: Gallery, **looks: Any) -> "Page":
    """Play the last card of a round; bots bid in the next one at once."""
    page = gallery.open("score", query="&pace=0&speed=slow", **looks)
    page.locator(".hand-card.can").tap()
    page.locator(".round-over").wait_for()
    return page


def test_the_end_of_a_round_is_not_overtaken_by_bids_and_a_key_ends_it(gallery: Gallery) -> None:
    page = end_round(gallery, reduced_motion="no-preference")
    until(page, "table.legal?.bids")
    assert page.locator(".result").count() == 4
    assert page.locator(".ask").count() == 0
    before = page.evaluate(TOTALS)
    page.keyboard.press("Escape")
    page.locator(".ask").wait_for()
    assert page.locator(".round-over").count() == 0
    gains = [int(gain.replace("−", "-")) for gain in page.locator(".plate-gain").all_inner_texts()]
    assert page.evaluate(TOTALS) == [sum(pair) for pair in zip(before, gains, strict=True)]


def test_without_motion_each_result_is_read_at_once(gallery: Gallery) -> None:
    page = end_round(gallery)
    shown = page.locator(".round-over").evaluate(SHOWN)
    assert {text for text, _ in shown} == {"+30", "+40", "−20"}
    assert {opacity for _, opacity in shown} == {"1"}


def test_the_places_are_revealed_until_a_tap_and_stand_there_after_a_reload(
    gallery: Gallery,
) -> None:
    page = gallery.open("last-card", query="&pace=0&speed=quick", reduced_motion="no-preference")
    page.locator(".hand-card.can").tap()
    page.locator(".game-over.reveals").wait_for()
    assert page.get_by_role("button", name="Home").count() == 0
    page.locator(".ranks").tap()
    page.get_by_role("button", name="Home").wait_for()
    assert page.locator(".reveals").count() == 0
    places = page.locator(".rank-place").all_inner_texts()
    assert places == sorted(places)
    page = gallery.open("over", query="&speed=quick", reduced_motion="no-preference")
    page.locator(".game-over").wait_for()
    assert page.locator(".reveals").count() == 0


def test_sounds_are_switched_on_in_the_bar_for_good_and_are_heard_without_motion(
    gallery: Gallery,
) -> None:
    page = gallery.open("score", query="&pace=0", size=DESK)
    page.evaluate(LISTEN)
    switch = page.get_by_role("button", name="Sounds and vibration")
    if switch.get_attribute("aria-pressed") == "true":
        switch.tap()
    page.locator(".hand-card.can").tap()
    page.locator(".ask").wait_for()
    assert page.evaluate("window.heard") == 0
    switch.tap()
    page.locator(".bid:not([aria-disabled])").first.tap()
    soon(page, "window.heard > 0")
    soon(page, 'JSON.parse(localStorage.getItem("foretell.settings")).sound')
