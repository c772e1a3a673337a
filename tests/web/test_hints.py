"""A hint on request: for a bid, for trump and for a card; marked on the score pad."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import PHONE, Visitors
from tests.web.moments import Gallery, closed, soon, table_view, until
from tests.web.moves import BIDS, OVER, bid, play_fast, see_bids

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.whole

TWO: Final = "/solo?new=1&preset=two-players"
FIGURES: Final = r"−?\d+\.\d points, \d+% to make your bid\."
CHOICES: Final = "dialog[open] .hint-choice"
BEST: Final = "document.querySelector('.is-best > .visually-hidden')?.textContent.trim()"
SAID: Final = "document.querySelector('dialog [data-live=polite]').textContent"


def _button(page: "Page") -> "Locator":
    return page.get_by_role("button", name="Hint", exact=True)


def _said(page: "Page") -> list[str]:
    """Return the words of a screen reader for each choice, once there are figures."""
    page.locator(CHOICES).first.wait_for()
    said = page.locator(f"{CHOICES} > .visually-hidden").all_inner_texts()
    return [one.strip() for one in said]


def test_a_hint_for_a_bid_says_what_each_is_worth_and_bids_at_a_tap(visitors: Visitors) -> None:
    page = visitors.come(TWO, has_touch=True)
    see_bids(page)
    bids = page.locator(BIDS).count()
    _button(page).tap()
    said = _said(page)
    assert len(said) == bids
    assert all(re.match(rf"Bid \d+: {FIGURES}", one) for one in said)
    choice = page.get_by_role("button", name=re.compile(rf"^Bid 0: {FIGURES}"))
    choice.tap()
    page.locator("dialog").wait_for(state="detached")
    page.locator(".bid-bar").wait_for(state="detached")
    page.locator(".plate.own").get_by_text(re.compile(r"bid 0\b")).first.wait_for()


def test_the_best_action_is_named_and_shown_first(gallery: Gallery) -> None:
    page = gallery.open("bidding")
    _button(page).tap()
    page.get_by_text(re.compile(r"possible games played out; ± marks the 95% interval")).wait_for()
    soon(page, f"{SAID}.startsWith({BEST} + ' ')")
    said = _said(page)[0]
    assert re.fullmatch(rf"Bid \d+: {FIGURES}", said)
    shown = " ".join(page.locator(".hint-best > p").inner_text().split())
    assert re.search(r" ± \d+(\.\d)? points", shown)
    assert said.replace(":", "").rstrip(".") == re.sub(r" ± [\d.]+", "", shown)
    gaps = page.locator(".hint-gap").all_inner_texts()
    assert gaps
    assert all(re.fullmatch(r"(−\d+\.\d|0\.0) ± \d+(\.\d)?", gap) for gap in gaps)


def test_the_reasons_for_the_best_action_are_shown_and_said_when_it_settles(
    gallery: Gallery,
) -> None:
    page = gallery.open("lead")
    page.keyboard.press("a")
    _said(page)
    soon(page, f"{SAID}.startsWith({BEST} + ' ')")
    reasons = page.locator(".hint-best li").all_inner_texts()
    assert 1 <= len(reasons) <= 3
    assert page.evaluate(SAID) == " ".join([_said(page)[0], *reasons])
    page.evaluate("import('/static/words/words.js').then(({loadLanguage}) => loadLanguage('de'))")
    page.get_by_text("Dein Block zeigt").wait_for()
    assert not set(page.locator(".hint-best li").all_inner_texts()) & set(reasons)


def test_a_hint_for_trump_names_it_at_a_tap(gallery: Gallery) -> None:
    page = gallery.open("trump")
    _button(page).tap()
    said = _said(page)
    assert len(said) == 4
    assert all(re.match(rf"Make \w+ trump: {FIGURES}", one) for one in said)
    page.get_by_role("button", name=re.compile("^Make hearts trump")).tap()
    until(page, "table.game.state.round.trump === 'H'")
    assert page.locator("dialog").count() == 0


def test_a_hint_for_a_card_plays_it_at_a_tap(gallery: Gallery) -> None:
    page = gallery.open("lead")
    page.keyboard.press("a")
    said = _said(page)
    legal = table_view(page, "table.legal.cards.length")
    assert len(said) == legal
    assert all(re.match(rf"Play .+: {FIGURES}", one) for one in said)
    page.locator(CHOICES).last.tap()
    until(page, f"table.game.state.round.hands[0].length === {legal - 1}")
    assert page.locator("dialog").count() == 0


def test_there_is_no_hint_while_others_are_to_act(gallery: Gallery) -> None:
    page = gallery.open("bidding")
    assert _button(page).is_visible()
    page.locator(BIDS).first.tap()
    until(page, "table.legal === null")
    assert _button(page).count() == 0
    page.keyboard.press("a")
    page.wait_for_timeout(100)
    assert page.locator("dialog").count() == 0


def test_its_key_is_listed_and_can_be_switched_off(gallery: Gallery) -> None:
    page = gallery.open("bidding")
    page.keyboard.press("?")
    page.locator(".keys").get_by_text("gives a hint").wait_for()
    page.get_by_label("Single-key").uncheck()
    page.locator(".keys").get_by_text("gives a hint").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("a")
    page.wait_for_timeout(100)
    assert page.locator("dialog").count() == 0
    _button(page).tap()
    page.locator(CHOICES).first.wait_for()


def test_rounds_with_a_hint_are_marked_until_the_end_of_the_game(visitors: Visitors) -> None:
    page = visitors.come(TWO, hasty=True, has_touch=True)
    see_bids(page)
    page.get_by_role("button", name="Score pad").tap()
    page.locator("dialog[open] .score-pad").wait_for()
    assert page.locator("dialog[open] .hint-mark").count() == 0
    page.keyboard.press("Escape")
    _button(page).tap()
    page.locator(CHOICES).first.tap()
    closed(page)
    page.reload()
    bid(page)
    page.get_by_role("button", name="Score pad").tap()
    page.locator("dialog[open]").get_by_text(
        "In rounds with this sign, a hint was used."
    ).wait_for()
    assert page.locator("dialog[open] .hint-mark").count() == 1
    assert page.locator("dialog[open] .hint-mark").inner_text() == "with a hint"
    page.keyboard.press("Escape")
    play_fast(page)
    page.get_by_role("link", name="Home").or_(page.get_by_role("button", name="Home")).last.tap()
    page.get_by_role("link", name="Your games").tap()
    assert page.locator(".game-row").inner_text().endswith("with hints")


@pytest.mark.thorough
def test_another_game_after_one_with_hints_is_not_marked(visitors: Visitors) -> None:
    page = visitors.come(TWO, hasty=True, has_touch=True)
    see_bids(page)
    _button(page).tap()
    page.locator(CHOICES).first.tap()
    play_fast(page)
    page.get_by_role("button", name="Play again").tap()
    see_bids(page)
    play_fast(page)
    page.locator(OVER).wait_for()
    page.get_by_role("link", name="Home").or_(page.get_by_role("button", name="Home")).last.tap()
    page.get_by_role("link", name="Your games").tap()
    page.locator(".game-row").nth(1).wait_for()
    rows = page.locator(".game-row").all_inner_texts()
    assert [row.endswith("with hints") for row in rows] == [False, True]


def test_without_the_networks_a_simpler_bot_answers_and_the_hint_says_so(
    visitors: Visitors,
) -> None:
    page = _without(visitors, "*.weights")
    page.locator("dialog[open]").get_by_text("The strongest bot could not be loaded").wait_for()
    page.locator(CHOICES).first.wait_for()


def test_without_the_engine_it_says_that_there_is_no_hint(visitors: Visitors) -> None:
    page = _without(visitors, "engine.wasm")
    page.locator("dialog[open]").get_by_text("No hint this time").wait_for()
    assert page.locator(CHOICES).count() == 0


def _without(visitors: Visitors, lost: str) -> "Page":
    """Return a page that is asked for a hint and cannot load a file."""
    browser = visitors.browser(size=PHONE, has_touch=True, service_workers="block")
    browser.route(f"**/{lost}", lambda route: route.abort())
    page = browser.new_page()
    page.goto(visitors.address + TWO)
    see_bids(page)
    _button(page).tap()
    return page
