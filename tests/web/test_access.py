"""The table for everyone: sheets that hide nothing, keys, low screens, the system's own colours."""

from typing import TYPE_CHECKING, Final

import pytest

from foretell.i18n import LANGUAGES, Words
from tests.web.browsing import DESK, PHONE
from tests.web.moments import NARROW, Gallery, soon, table_view, until

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

pytestmark = pytest.mark.whole

ON_ITS_SIDE: Final["ViewportSize"] = {"width": 740, "height": 360}
SEEN: Final = """(one) => {
  one.scrollIntoView({ block: "nearest" });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  // others lie upon a card of the hand: its index counts
  const [x, y] = one.matches(".hand-card")
    ? [left + 16, top + 20]
    : [(left + right) / 2, (top + bottom) / 2];
  return one.contains(document.elementFromPoint(x, y));
}"""
BOXES: Final = """(found) => [...document.querySelectorAll(found)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom].map(Math.round);
})"""
TABLE: Final = "window.connection.table.value"
WRITTEN: Final = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(".invite-code b"));
  const { left, right } = range.getBoundingClientRect();
  return [left, right];
}"""
"""From where to where the letters of the code reach."""
STRIPS: Final = """() => [...document.querySelectorAll(".hand-card")].map((card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const across = [];
  const down = [];
  for (let x = left + 1; x < right; x += 5)
    for (let y = top + 1; y < bottom; y += 5)
      if (card.contains(document.elementFromPoint(x, y))) across.push(x), down.push(y);
  const middle = (all) => (Math.min(...all) + Math.max(...all)) / 2;
  return [card.dataset.card, middle(across), middle(down)];
})"""
"""The visible part of each card of a hand: the position of its middle."""
TOUCHED: Final = """() => addEventListener("click", (event) => {
  event.stopPropagation();
  window.touched = event.target.closest(".hand-card")?.dataset.card;
}, true)"""
VEIL: Final = """(card) => {
  const { content, opacity, backgroundColor } = getComputedStyle(card, "::after");
  return content === "none" ? 0 : backgroundColor === "rgb(255, 255, 255)" ? Number(opacity) : -1;
}"""


def test_single_keys_can_be_switched_off(gallery: Gallery) -> None:
    """WCAG 2.1.4: who speaks to the computer, or presses keys by chance, can do without them."""
    page = gallery.open("bidding", touch=False)
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="Single-key shortcuts").uncheck()
    soon(page, "document.querySelectorAll('.keys kbd').length === 2")
    assert page.locator(".keys kbd").all_inner_texts() == ["← → ↑ ↓", "Enter"]
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator("[data-live=polite]").evaluate("(one) => (one.textContent = '')")
    for key in "h1?":
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator("dialog").count() == 0
    assert page.locator("[data-live=polite]").inner_text() == ""
    assert not table_view(page, "table.game.state.round.hasBid[0]")
    page.get_by_role("button", name="Bid 1").focus()
    page.keyboard.press("Enter")
    until(page, "table.game.state.round.hasBid[0]")


def test_a_toast_is_seen_above_an_open_sheet(gallery: Gallery) -> None:
    """Everything outside a modal dialog is covered, and cannot be reached."""
    page = open_sheet(gallery.open("bidding"), "Menu")
    page.evaluate("window.connection.send({ type: 'bid', bid: 99 })")
    toast = page.locator(".toast")
    toast.wait_for()
    assert toast.evaluate(SEEN)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert toast.evaluate(SEEN)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(size, language, marks=() if language == chosen else pytest.mark.thorough)
        for size, chosen in ((NARROW, "de"), (ON_ITS_SIDE, "fr"))
        for language in LANGUAGES
    ],
    ids=str,
)
def test_the_notice_of_slower_bots_comes_once_and_covers_nothing_to_be_touched(
    gallery: Gallery, language: str, size: "ViewportSize"
) -> None:
    page = gallery.open("bidding", query=f"&language={language}", size=size)
    wait = "(more) => { const { table } = connection; table.value = { ...table.value, ...more }; }"
    page.evaluate(wait, {"botsWait": True})
    toast = page.locator(".toasts[role=status] .toast")
    toast.wait_for()
    assert toast.inner_text() == Words(language)("table-bots-wait")
    assert toast.evaluate(SEEN)
    touched = page.locator(".ask button, .hand-card, .table-bar button:visible").all()
    assert all(one.evaluate(SEEN) for one in touched)
    toast.click()
    toast.wait_for(state="detached")
    page.evaluate(wait, {"botsWait": False})
    page.evaluate(wait, {"botsWait": True})
    page.wait_for_timeout(100)
    assert toast.count() == 0


def test_an_open_sheet_says_what_happens_and_nothing_twice(gallery: Gallery) -> None:
    page = gallery.open("bidding")
    assert "Your turn" in heard(page.locator("[data-live=turn]"))
    open_sheet(page, "Menu")
    assert [heard(one) for one in page.locator("[data-live]").all()] == ["", ""]
    page.evaluate("window.connection.send({ type: 'bid', bid: 1 })")
    spoken = page.locator("dialog [data-live=polite]")
    spoken.get_by_text("You bid 1.").wait_for(state="attached")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert heard(page.locator("[data-live=polite]")) == ""


def test_a_request_to_take_back_can_be_answered_from_an_open_sheet(gallery: Gallery) -> None:
    page = gallery.open("undo")
    ask = "(undo) => { const { table } = connection; table.value = { ...table.value, undo }; }"
    page.evaluate(ask, None)
    open_sheet(page, "Score pad")
    page.evaluate(ask, {"seat": 1, "missing": [0]})
    page.get_by_role("button", name="Allow", exact=True).tap()
    soon(page, "window.sent.value.length")


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(DESK, id="desk", marks=pytest.mark.thorough),
        pytest.param(ON_ITS_SIDE, id="on-its-side", marks=pytest.mark.thorough),
    ],
)
def test_the_others_hands_are_never_covered(gallery: Gallery, size: "ViewportSize") -> None:
    """R9.6: the result of the last round is announced while the next one is bid."""
    page = gallery.open("clairvoyance-end", query="&pace=0", size=size)
    page.locator(".hand-card.can").tap()
    page.locator(".ask").wait_for()
    page.locator(".plate-gain").first.wait_for()
    assert page.locator(".round-over").count() == 0
    seen = page.locator(".others-hand li > span").evaluate_all(f"(all) => all.map({SEEN})")
    assert seen == [True] * (3 * 5)


def test_each_of_twenty_cards_is_touched_where_it_is_seen(gallery: Gallery) -> None:
    """R2.2: three players, the last round, on the narrowest of telephones."""
    page = gallery.open("twenty", size=NARROW)
    page.evaluate(TOUCHED)
    strips = page.evaluate(STRIPS)
    assert len(strips) == 20
    for card, x, y in strips:
        page.touchscreen.tap(x, y)
        assert page.evaluate("window.touched") == card


@pytest.mark.parametrize(
    "moment",
    [
        "twenty",
        "six",
        *(pytest.param(one, marks=pytest.mark.thorough) for one in ("bidding", "trump")),
    ],
)
def test_a_telephone_on_its_side_shows_all_of_the_table(gallery: Gallery, moment: str) -> None:
    page = gallery.open(moment, size=ON_ITS_SIDE)
    assert page.evaluate("document.documentElement.scrollHeight") <= ON_ITS_SIDE["height"]
    last = page.locator(".hand-card").last
    assert last.evaluate(SEEN)


def test_with_the_colours_of_the_system_legal_actions_stand_out(gallery: Gallery) -> None:
    page = gallery.open("trick", touch=False, forced_colors="active")
    veils = {
        name: {one.evaluate(VEIL) for one in page.locator(f".hand-card.{name}").all()}
        for name in ("can", "cannot")
    }
    assert veils["can"] == {0}
    assert all(0.4 <= veil <= 0.7 for veil in veils["cannot"])
    page.keyboard.press("Tab")
    ring = "getComputedStyle(document.activeElement).outline"
    assert page.evaluate(ring).endswith("solid 3px")


def test_at_four_times_the_size_no_card_of_a_trick_lies_on_another(gallery: Gallery) -> None:
    page = gallery.open("trick", size={"width": 360, "height": 225})
    boxes = page.evaluate(BOXES, ".trick-place")
    assert len(boxes) == 4
    for one, (left, top, right, bottom) in enumerate(boxes):
        for x, y, end, low in boxes[:one]:
            assert right <= x or end <= left or bottom <= y or low <= top
    own = page.evaluate(BOXES, ".trick-place.own")[0]
    assert own[1] == max(top for _left, top, _right, _bottom in boxes)


@pytest.mark.parametrize(
    "size", [NARROW, pytest.param(DESK, marks=pytest.mark.thorough)], ids=["phone", "desk"]
)
@pytest.mark.parametrize(
    "code", ["WMWMWMWMWMWMWMWM", pytest.param("WMWMWMWM", marks=pytest.mark.thorough)]
)
def test_the_code_of_a_table_stays_in_its_panel(
    gallery: Gallery, size: "ViewportSize", code: str
) -> None:
    page = gallery.open("gathering", size=size)
    page.evaluate(f"window.connection.table.value = {{ ...{TABLE}, code: '{code}' }}")
    page.get_by_text(code, exact=True).wait_for()
    panel, letters = page.evaluate(BOXES, ".invitation")[0], page.evaluate(WRITTEN)
    assert panel[0] < letters[0]
    assert letters[1] < panel[2]


def open_sheet(page: "Page", name: str) -> "Page":
    """Open a sheet by its button."""
    page.get_by_role("button", name=name).tap()
    page.locator("dialog[open]").wait_for()
    return page


def heard(region: "Locator") -> str:
    """Return the text of a live region."""
    return (region.text_content() or "").strip()
