"""A tap while the line is down is shown as waiting, in sight, and can be withdrawn."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.axe import Look, in_some_looks, violations
from tests.web.moments import Gallery, soon

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

WAITING: Final = ".question.waiting"
SIZES: Final = ((360, 616), (390, 664), (1440, 900))
TAPPED: Final = {
    "trick": ".hand-card.can",
    "twenty": ".hand-card.can",
    "six-full": ".hand-card.can",
    "bidding": ".bid:not([aria-disabled])",
    "twenty-bids": ".bid:not([aria-disabled])",
    "trump": ".trump-choice button",
    "gathering": ".start .button-main",
    "over": ".game-over .button-main",
}
"""The first tap at each moment."""
CUT_OFF: Final = """() => [...document.querySelectorAll(".waiting, .waiting .button")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { left, top, right, bottom, width, height }]) =>
    left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ||
    width < 44 || height < 44 ||
    !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
  .map(([one]) => one.outerHTML)"""


def _tapped(gallery: Gallery, moment: str, **more: Any) -> "Page":
    page = gallery.open(moment, query="&line=lost", **more)
    page.locator(TAPPED[moment]).first.click(position={"x": 12, "y": 20})
    page.locator(WAITING).wait_for()
    return page


@pytest.mark.parametrize("moment", TAPPED)
def test_the_waiting_notice_is_in_sight_at_every_size(gallery: Gallery, moment: str) -> None:
    page = _tapped(gallery, moment)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        soon(page, f"({CUT_OFF})().length === 0")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if TAPPED[moment].startswith((".hand", ".bid", ".trump")):
            assert page.locator(".waits[aria-pressed=true]").count() == 1


@in_some_looks
@pytest.mark.parametrize("moment", ["trick", "bidding", "trump", "gathering"])
def test_the_waiting_notice_breaks_no_rule_of_access(
    gallery: Gallery, moment: str, looks: tuple[Look, ...]
) -> None:
    page = gallery.open(moment, query="&line=lost", bypass_csp=True)
    page.locator(TAPPED[moment]).first.click(position={"x": 12, "y": 20})
    page.locator(WAITING).wait_for()
    assert violations(page, looks) == []


def test_a_card_that_waits_says_so_and_is_withdrawn_by_keys(gallery: Gallery) -> None:
    page = gallery.open("trick", query="&line=lost")
    page.locator(".hand-card.can").first.focus()
    page.keyboard.press("Enter")
    card = page.locator(".hand-card.waits")
    card.wait_for()
    assert "waiting for the connection" in str(card.get_attribute("aria-label"))
    page.keyboard.press("Enter")
    page.locator(WAITING).wait_for(state="detached")
    assert card.count() == 0


def test_a_command_that_waits_is_withdrawn_by_its_button(gallery: Gallery) -> None:
    page = _tapped(gallery, "gathering")
    page.get_by_role("button", name="Withdraw").click()
    page.locator(WAITING).wait_for(state="detached")


def test_a_card_dragged_up_waits_and_stays_when_it_is_dragged_up_again(gallery: Gallery) -> None:
    page = gallery.open("trick", query="&line=lost", touch=False)
    for _ in range(2):
        box = page.locator(".hand-card.can").first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 40)
        page.mouse.down()
        page.mouse.move(box["x"] + 20, box["y"] - 60, steps=4)
        page.mouse.up()
        page.locator(".hand-card.waits").wait_for()
    assert page.locator(WAITING).count() == 1


PASSED: Final = """() => {
  const { value: table } = connection.table;
  const version = table.version + 9;
  const turns = table.turns.map(() => ({ turned: version, seated: version }));
  connection.table.value = { ...table, version, turns };
  return table.version;
}"""
"""Lets the table change, and returns the version before that."""


def test_a_swap_is_meant_for_the_people_of_its_first_tap(gallery: Gallery) -> None:
    page = gallery.open("gathering")
    swaps = page.get_by_role("button", name="Swap seats")
    swaps.nth(1).tap()
    before = page.evaluate(PASSED)
    swaps.nth(2).tap()
    soon(page, "window.sent.value.some(({ type }) => type === 'swap')")
    assert page.evaluate("window.versions.at(-1)") == before


def test_an_answer_is_meant_for_the_question_that_is_on_the_screen(gallery: Gallery) -> None:
    page = gallery.open("undo")
    version = page.evaluate("connection.table.value.version")
    page.get_by_role("button", name="Allow", exact=True).tap()
    soon(page, "window.sent.value.length")
    assert page.evaluate("window.versions") == [version]


def test_a_hint_closes_when_its_turn_has_passed_although_another_one_has_come(
    gallery: Gallery,
) -> None:
    page = gallery.open("absent")
    page.locator(".hint-button").tap()
    page.get_by_text("Marking the round on the score pad").wait_for()
    page.evaluate(PASSED)
    page.locator("dialog").wait_for(state="detached")
