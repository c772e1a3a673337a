"""The table in the browser: looked at, played by finger, by mouse and by keys, in Chromium."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from foretell.game.events import RoundScored
from foretell.i18n import LANGUAGES
from foretell.record import read_records
from tests.web.browsing import DESK, PHONE
from tests.web.moments import MOMENTS, NARROW, Gallery, settle, soon, table_view, until

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

pytestmark = pytest.mark.whole

TOUCH: Final = 44
SHORT: Final["ViewportSize"] = {"width": 360, "height": 616}


def place(one: "Locator") -> "FloatRect":
    """Return where an element is."""
    found = one.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("moment", "size", "theme"),
    [
        *((moment, NARROW, "light") for moment in MOMENTS),
        *(
            pytest.param(moment, DESK, "dark", marks=pytest.mark.thorough)
            for moment in ("bidding", "six-full", "twenty", "two", "over")
        ),
    ],
)
def test_a_moment_is_shown_without_errors_and_without_scrolling_sideways(
    gallery: Gallery, moment: str, size: "ViewportSize", theme: str
) -> None:
    page = gallery.open(moment, size=size, query=f"&theme={theme}")
    assert page.locator("h1").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert "table-" not in page.locator("body").inner_text(), "a message is missing"


@pytest.mark.parametrize(
    "moment",
    [
        *("bidding", "twenty", "gathering"),
        *(pytest.param(one, marks=pytest.mark.thorough) for one in ("twenty-bids", "trump", "six")),
    ],
)
def test_every_target_is_as_large_as_a_fingertip(gallery: Gallery, moment: str) -> None:
    """Of a card that others lie upon, what can be seen of it counts."""
    page = gallery.open(moment, size=NARROW)
    small = page.evaluate(
        """(least) => [...document.querySelectorAll("button:enabled, a[href], select, summary")]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => {
            one.scrollIntoView({ block: "nearest" });
            const { left, top, right, bottom } = one.getBoundingClientRect();
            let wide = 0;
            let high = 0;
            const at = (x, y) => one.contains(document.elementFromPoint(x, y));
            const covered = one.matches(".hand-card");
            const x = covered ? left + 14 : (left + right) / 2;
            const y = covered ? top + 14 : (top + bottom) / 2;
            for (let across = left + 0.5; across < right; across += 1) if (at(across, y)) wide += 1;
            for (let down = top + 0.5; down < bottom; down += 1) if (at(x, down)) high += 1;
            return { name: one.getAttribute("aria-label") ?? one.textContent.trim(), wide, high };
          })
          .filter(({ wide, high }) => wide < least || high < least)""",
        TOUCH - 1,
    )
    assert small == []


@pytest.mark.parametrize(
    "moment",
    [
        *("trick", "over", "gathering"),
        *(pytest.param(one, marks=pytest.mark.thorough) for one in ("bidding", "twenty", "secret")),
    ],
)
def test_everything_has_a_name_and_a_place_in_the_outline(gallery: Gallery, moment: str) -> None:
    page = gallery.open(moment)
    nameless = page.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input, dialog, section, aside")]
          .filter((one) => {
            const by = one.getAttribute("aria-labelledby");
            const other = by && document.getElementById(by)?.textContent;
            const label = one.getAttribute("aria-label") ?? other;
            return !(label ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
          })
          .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert nameless == []
    twice = page.evaluate(
        """() => [...document.querySelectorAll("[id]")].map((one) => one.id)
          .filter((id, at, all) => all.indexOf(id) !== at && !id.startsWith("art"))"""
    )
    assert twice == []


@pytest.mark.parametrize(
    "language",
    ["de", *(pytest.param(one, marks=pytest.mark.thorough) for one in ("it", "es", "fr"))],
)
def test_the_table_speaks_every_language(gallery: Gallery, language: str) -> None:
    page = gallery.open("trick", query=f"&language={language}")
    assert page.evaluate("document.documentElement.lang") == language
    assert "table-" not in page.locator("body").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=() if one == "de" else pytest.mark.thorough) for one in LANGUAGES],
)
def test_trump_stays_clear_of_the_trick_on_a_small_phone(gallery: Gallery, language: str) -> None:
    page = gallery.open("one-suit", query=f"&language={language}", size=SHORT)
    name = place(page.locator(".trump-name"))
    cards = [place(card) for card in page.locator(".trick-card").all()]
    assert cards
    assert all(
        name["y"] + name["height"] <= card["y"] or name["x"] + name["width"] <= card["x"]
        for card in cards
    )


def test_a_round_is_played_by_tapping(gallery: Gallery) -> None:
    page = gallery.open("bidding", query="&pace=1")
    number = table_view(page, "table.game.state.round.number")
    page.tap('[data-bid="1"]')
    until(page, f"table.game.state.round.hasBid[0] || table.game.state.round.number > {number}")
    while table_view(page, "table.game.state.round.number") == number:
        until(page, f"table.legal?.cards || table.game.state.round.number > {number}")
        if table_view(page, "table.game.state.round.number") == number:
            left = table_view(page, "table.version")
            page.locator(".hand-card.can").last.tap(position={"x": 12, "y": 20})
            until(page, f"table.version > {left}")
    assert table_view(page, f"table.game.state.scores[{number - 1}].bids[0]") == 1
    page.wait_for_selector(".round-over")
    assert page.locator(".round-over li").count() == 4


def test_a_round_is_played_by_keyboard_only(gallery: Gallery) -> None:
    page = gallery.open("bidding", query="&pace=1", size=DESK, touch=False)
    number = table_view(page, "table.game.state.round.number")
    page.keyboard.press("2")
    until(page, "table.game.state.round.hasBid[0]")
    while table_view(page, "table.game.state.round.number") == number:
        until(page, f"table.legal?.cards || table.game.state.round.number > {number}")
        if table_view(page, "table.game.state.round.number") != number:
            break
        page.wait_for_selector(".hand-card.can")
        if page.evaluate("!document.activeElement.matches('.hand-card')"):
            page.focus(".hand-card[tabindex='0']")
        page.keyboard.press("Home")
        for _ in range(20):
            if page.evaluate("document.activeElement.matches('.can')"):
                break
            page.keyboard.press("ArrowRight")
        left = table_view(page, "table.version")
        page.keyboard.press("Enter")
        until(page, f"table.version > {left}")
        soon(page, "document.activeElement !== document.body")
    assert table_view(page, f"table.game.state.scores[{number - 1}].bids[0]") == 2


def test_a_card_is_played_by_dragging_it_up(gallery: Gallery) -> None:
    page = gallery.open("trick", touch=False)
    card = page.locator(".hand-card.can").first
    name = card.get_attribute("data-card")
    box = place(card)
    page.mouse.move(box["x"] + 15, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 60, steps=4)
    page.mouse.move(box["x"] + 60, box["y"] - 160, steps=4)
    page.mouse.up()
    until(page, f"!table.game.state.round.hands[0].includes('{name}')")


def test_a_card_let_go_of_in_the_hand_stays_there(gallery: Gallery) -> None:
    page = gallery.open("trick", touch=False)
    before = table_view(page, "table.version")
    box = place(page.locator(".hand-card.can").first)
    page.mouse.move(box["x"] + 15, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 70, box["y"] + 5, steps=4)
    page.mouse.up()
    page.wait_for_timeout(80)
    assert table_view(page, "table.version") == before


def test_an_illegal_card_shows_the_reason_and_nothing_is_sent(gallery: Gallery) -> None:
    """R7.3."""
    page = gallery.open("trick")
    before = table_view(page, "table.version")
    card = page.locator(".hand-card.cannot").first
    assert card.get_attribute("aria-disabled") == "true"
    card.tap(force=True, position={"x": 12, "y": 20})
    said = page.locator(".toast").inner_text()
    assert re.search(r"have to follow: (clubs|diamonds|hearts|spades) were led,", said)
    assert table_view(page, "table.version") == before


def test_the_forbidden_bid_says_why(gallery: Gallery) -> None:
    """R9.8."""
    page = gallery.open("forbidden")
    bid = page.locator(".bid[aria-disabled]")
    assert bid.count() == 1
    reason = page.locator(f"#{bid.get_attribute('aria-describedby')}").inner_text()
    assert "exactly the tricks" in reason
    before = table_view(page, "table.version")
    bid.tap(force=True)
    assert table_view(page, "table.version") == before


def test_a_card_is_chosen_before_the_turn_and_played_when_it_comes(gallery: Gallery) -> None:
    page = gallery.open("bidding")
    page.locator(".bid:not([aria-disabled])").first.tap()
    _others_lead(page)
    chosen = page.locator(".hand-card").first
    name = chosen.get_attribute("data-card")
    chosen.tap(position={"x": 12, "y": 20})
    assert chosen.get_attribute("aria-pressed") == "true"
    for _ in range(8):
        page.evaluate("window.step()")
        settle(page)
    held = f"connection.table.value.game.state.round.hands[0].includes('{name}')"
    soon(page, f"!{held} || document.querySelector('.toast')")


def _others_lead(page: "Page") -> None:
    """Play on until another player is to act in a trick before the viewer."""
    to_come = (
        "table.legal === null && table.game.state.round.trick?.leader > 0"
        " && table.toAct[0] >= table.game.state.round.trick.leader"
    )
    while not table_view(page, to_come):
        if page.locator(".hand-card.can").count():
            page.locator(".hand-card.can").first.tap(position={"x": 12, "y": 20})
        else:
            page.evaluate("window.step()")
        page.wait_for_timeout(20)


def test_no_card_is_chosen_for_a_later_trick(gallery: Gallery) -> None:
    page = gallery.open("lead")
    page.locator(".hand-card.can").first.tap()
    until(page, "!table.legal")
    page.locator(".hand-card").first.tap(position={"x": 12, "y": 20})
    page.locator(".toast", has_text="Not yet").wait_for()
    assert page.locator("[aria-pressed=true].hand-card").count() == 0


def test_with_confirming_the_second_tap_plays(gallery: Gallery) -> None:
    page = gallery.open("trick", query="&confirm")
    before = table_view(page, "table.version")
    card = page.locator(".hand-card.can").first
    card.tap(position={"x": 12, "y": 20})
    assert table_view(page, "table.version") == before
    assert card.get_attribute("aria-pressed") == "true"
    card.tap(position={"x": 12, "y": 20})
    until(page, f"table.version > {before}")


def test_the_cards_on_the_table_are_read_on_demand(gallery: Gallery) -> None:
    page = gallery.open("trick")
    read = {"h": "Your hand", "t": "The trick", "b": "Bids ", "s": "Anna:", "u": "Trump is"}
    for key, said in read.items():
        page.keyboard.press(key)
        soon(page, f"document.querySelector('[data-live=polite]').textContent.includes({said!r})")


def test_your_turn_is_announced_at_once(gallery: Gallery) -> None:
    page = gallery.open("trick")
    assert "Your turn" in page.locator("[data-live=turn]").inner_text()


def test_twenty_cards_can_all_be_seen_touched_and_gone_through(gallery: Gallery) -> None:
    page = gallery.open("twenty", size=NARROW)
    assert page.locator(".hand-card").count() == 20
    page.focus(".hand-card[tabindex='0']")
    seen = set()
    for _ in range(20):
        seen.add(page.evaluate("document.activeElement.dataset.card"))
        page.keyboard.press("ArrowRight")
    assert len(seen) == 20


def test_a_sheet_opens_and_gives_the_focus_back(gallery: Gallery) -> None:
    page = gallery.open("lead")
    for panel in ("Menu", "Score pad", "Previous trick"):
        button = page.get_by_role("button", name=panel)
        button.tap()
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert button.evaluate("(one) => one === document.activeElement"), panel


def test_undo_is_asked_and_answered(gallery: Gallery) -> None:
    page = gallery.open("undo")
    page.get_by_role("button", name="Allow", exact=True).tap()
    soon(page, "window.sent.value.length")
    assert page.evaluate("window.sent.value") == [{"type": "answer_undo", "agree": True}]


def test_the_host_gathers_and_has_a_say_in_the_shuffle(gallery: Gallery) -> None:
    page = gallery.open("gathering")
    page.get_by_role("button", name="Put a bot in seat 3").tap()
    page.get_by_role("button", name="Start the game").tap()
    soon(page, "window.sent.value.length === 3")
    sent = page.evaluate("window.sent.value")
    assert [command["type"] for command in sent] == ["give_nonce", "seat_bot", "start"]
    assert re.fullmatch("[0-9a-f]{64}", sent[0]["nonce"])


def test_after_the_game_the_shuffle_is_checked_in_the_page(gallery: Gallery) -> None:
    page = gallery.open("over")
    assert page.locator(".ranks li").count() == 4
    page.get_by_text("Was the shuffle fair?").tap()
    page.get_by_role("button", name="Check the shuffle").tap()
    page.wait_for_selector(".fair-good")


def test_a_sheet_closes_by_a_tap_outside_it_and_by_no_tap_in_it(gallery: Gallery) -> None:
    page = gallery.open("bidding")
    page.locator(".table-bar .icon-button").first.click()
    sheet = page.locator("dialog[open]")
    sheet.locator("h2").click()
    page.wait_for_timeout(300)
    assert sheet.is_visible()
    page.mouse.click(5, 5)
    sheet.wait_for(state="detached")


def test_the_record_of_a_game_against_bots_is_saved_as_a_file(
    gallery: Gallery, tmp_path: Path
) -> None:
    page = gallery.open("over")
    page.get_by_text("The game in numbers").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == "foretell-1.jsonl"
    download.value.save_as(tmp_path / "record.jsonl")
    (record,) = read_records(tmp_path / "record.jsonl")
    assert [player.name for player in record.header.players][:2] == ["You", "Anna"]
    assert [scored.round for scored in record.events if isinstance(scored, RoundScored)][-1] == 9
