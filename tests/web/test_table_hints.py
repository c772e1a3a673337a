"""Hints at a server's table: shown to one player, marked for all, or forbidden by the host."""

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import DESK, Visitors
from tests.web.moments import Gallery, soon
from tests.web.moves import OVER, SUITS, fill_in_table, join, move, open_table, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.whole

CHOICES: Final = "dialog[open] .hint-choice"
FORBIDDEN: Final = "This table is played without hints."
NOTE: Final = "In rounds with this sign, a hint was used."

_MARK: Final = """(() => {
  const table = connection.table.value;
  const hints = [[table.seat, table.game.state.round.number]];
  connection.table.value = { ...table, game: { ...table.game, hints } };
})()"""
_REFUSE: Final = """(code) => {
  const command = { type: "use_hint", id: "1" };
  connection.refusal.value = { type: "refused", id: "1", code, command };
}"""


def _button(page: "Page") -> "Locator":
    return page.get_by_role("button", name="Hint", exact=True)


def _asker(pages: "list[Page]") -> "Page":
    """Return the page of the first person to bid; trump is named before."""
    while True:
        for page in pages:
            if page.locator(SUITS).count():
                move(page)
            elif _button(page).count():
                return page
        pages[0].wait_for_timeout(20)


def _columns_marked(page: "Page") -> list[str]:
    """Return the players whose current round is marked on the score pad of a page."""
    names = page.locator(".pad-side .score-name").all_inner_texts()
    cells = page.locator(".pad-side .score-now td, .pad-side tbody tr:last-child td").all()
    marked = [cell.locator(".hint-mark").count() for cell in cells]
    return [name for name, count in zip(names, marked, strict=True) if count]


def test_one_person_asks_for_a_hint_and_everybody_sees_the_mark(visitors: Visitors) -> None:
    host = open_table(visitors, "Ada", hand_sizes=(3,), size=DESK)
    guest = join(visitors, host, "Bruno", size=DESK)
    host.get_by_role("button", name="Start the game").tap()
    pages = [host, guest]
    asker = _asker(pages)
    (other,) = (page for page in pages if page is not asker)
    name = "Ada" if asker is host else "Bruno"
    assert _columns_marked(other) == []
    _button(asker).tap()
    heard = other.locator("[data-live=polite]", has_text=f"{name} uses a hint.")
    heard.wait_for(state="attached")
    asker.locator(CHOICES).first.wait_for()
    other.locator(".pad-side .hint-mark").wait_for()
    assert _columns_marked(other) == [name]
    assert other.locator(".pad-side .hint-mark").inner_text() == "with a hint"
    assert other.locator(".pad-side").get_by_text(NOTE).is_visible()
    asker.keyboard.press("Escape")
    assert len(_columns_marked(asker)) == 1
    play_to_the_end(pages)
    for page in pages:
        page.locator(OVER).get_by_text("The game in numbers").tap()
        row = page.locator(".figures dl > div", has_text="Rounds with a hint")
        assert row.locator("dd").inner_text() == f"{name}: 1"
    other.get_by_role("link", name="Replay").tap()
    other.locator(".replay").wait_for()
    other.keyboard.press("End")
    other.locator(".pad-side .hint-mark").wait_for()
    assert _columns_marked(other) == [name]


def test_a_host_leaves_hints_out_and_everybody_is_told(visitors: Visitors) -> None:
    host = fill_in_table(visitors, "Ada", hand_sizes="3", hints=False, size=DESK)
    guest = join(visitors, host, "Bruno", size=DESK)
    assert guest.locator(".gathering-summary").inner_text().endswith(" · no hints")
    guest.get_by_role("button", name="Rules").tap()
    assert (
        guest.locator("dialog dt", has_text="Hints").locator("+ dd").inner_text() == "Not allowed"
    )
    guest.keyboard.press("Escape")
    host.get_by_role("button", name="Start the game").tap()
    for page in (host, guest):
        page.locator(".table-state").wait_for()
        assert page.locator(".hint-button").count() == 0
        page.keyboard.press("a")
        page.locator(".toast", has_text=FORBIDDEN).wait_for()
        assert page.locator("dialog").count() == 0
        page.keyboard.press("?")
        page.locator(".keys").get_by_text(FORBIDDEN).wait_for()


def test_no_figure_is_shown_before_the_server_has_marked_the_round(gallery: Gallery) -> None:
    page = gallery.open("absent")
    _button(page).tap()
    soon(page, "window.sent.value.length")
    assert page.evaluate("window.sent.value") == [{"type": "use_hint"}]
    page.get_by_text("Marking the round on the score pad").wait_for()
    page.wait_for_timeout(1500)
    assert page.locator(CHOICES).count() == 0
    assert page.evaluate("window.sent.value.length") == 1
    page.evaluate(_MARK)
    page.locator(CHOICES).first.wait_for()


def test_in_a_round_that_is_marked_hints_are_given_without_another_mark(gallery: Gallery) -> None:
    page = gallery.open("absent")
    page.evaluate(_MARK)
    _button(page).tap()
    page.locator(CHOICES).first.wait_for()
    assert page.evaluate("window.sent.value") == []


@pytest.mark.parametrize("code", ["hint/forbidden", "hint/not_your_turn"])
def test_a_refused_hint_is_closed_and_the_reason_is_shown(gallery: Gallery, code: str) -> None:
    page = gallery.open("absent")
    _button(page).tap()
    soon(page, "window.sent.value.length")
    page.evaluate(_REFUSE, code)
    page.locator("dialog").wait_for(state="detached")
    said = {
        "hint/forbidden": FORBIDDEN,
        "hint/not_your_turn": "You can ask for a hint when it is your turn.",
    }
    page.locator(".toast", has_text=said[code]).wait_for()


def test_another_page_of_the_same_person_may_have_marked_the_round(gallery: Gallery) -> None:
    page = gallery.open("absent")
    _button(page).tap()
    soon(page, "window.sent.value.length")
    page.evaluate(_MARK)
    page.evaluate(_REFUSE, "hint/marked")
    page.locator(CHOICES).first.wait_for()
    assert page.locator(".toast").count() == 0
