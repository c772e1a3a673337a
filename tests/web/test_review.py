"""Reviews: a finished game at a glance, its moments, *what if*, mistakes and statistics."""

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest

from foretell.record import Record, write_record
from tests.web.answers import CODE, NAMES
from tests.web.axe import Look, in_some_looks, violations
from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.moments import soon
from tests.web.moves import ANY, PLAY_ON
from tests.web.reviewed import game_of, keep_reviews, kept_review
from tests.web.test_boxes import SIZES
from tests.web.test_by_keys import tab_to
from tests.web.test_offline import KEPT, LARGE, lose_the_network

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

SIZES_OF_HANDS: Final = (1, 4)
SEED: Final = "03"
STARTED: Final = 946_684_800_000
"""When the game began, in ms since 1970."""
HERE: Final = f"/review/here/{STARTED}"
KEEP: Final = """([id, game, text]) => {
  localStorage.setItem("foretell.games", JSON.stringify([game]));
  localStorage.setItem(`foretell.games.${id}`, JSON.stringify(text));
}"""
STOP: Final = """(() => {
  if (sessionStorage.getItem("stopped")) return;
  const observer = new MutationObserver(() => {
    const stop = document.querySelector(".review-progress progress")
      ?.closest(".review-progress").querySelector("button");
    if (!stop) return;
    observer.disconnect();
    sessionStorage.setItem("stopped", "1");
    stop.click();
  });
  observer.observe(document, { childList: true, subtree: true });
})()"""
"""Stops the first review as soon as that is possible: a person may come too late."""
OUTSIDE: Final = """() => [...document.querySelectorAll(
    ".replay-bar :is(button, select), .study-strip button, .study-steps button"
  )]
  .filter((one) => one.closest(".rounds") === null)
  .map((one) => one.getBoundingClientRect())
  .filter(({ left, top, right, bottom, width, height }) => left < 0 || top < 0 ||
    right > innerWidth || bottom > innerHeight || width < 44 || height < 44)"""
COVERED: Final = """() => document.querySelector(".hand").getBoundingClientRect().bottom -
  (document.querySelector(".study-strip") ?? document.querySelector(".replay-bar"))
    .getBoundingClientRect().top - 1"""

IN_SIGHT: Final = """(selector) => {
  const bar = document.querySelector(".replay-bar").getBoundingClientRect().top;
  const all = [...document.querySelectorAll(selector)];
  const covers = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    const part = ".table-screen, .study";
    return top !== null && top.closest(part) === one.closest(part);
  };
  return all.length > 0 && all.every((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= bar && covers(one, (left + right) / 2, (top + bottom) / 2);
  });
}"""
"""Whether all these are above the controls, and none is under the table or under the panel."""


@cache
def _record() -> Record:
    """Return a game in which a person, who plays like a beginner, makes two mistakes."""
    return game_of("beginner", SEED, SIZES_OF_HANDS, started=STARTED, game=CODE)


@cache
def _game() -> str:
    return write_record(_record())


@cache
def _kept() -> dict[str, Any]:
    """Return the review of the game; the page computes the same one, which takes seconds."""
    return kept_review(_record(), address=HERE)


def _visit(visitors: Visitors, **browser: Any) -> "Page":
    """Return a page of a person who finished a game here."""
    path = "/rules" if browser.get("keeps") else "/api/tables"
    page = visitors.come(path, **browser)
    game = {"id": STARTED, "players": NAMES, "totals": [10, 20, 30, 40], "seat": 0}
    page.evaluate(KEEP, [STARTED, game, _game()])
    return page


def _reviewed(visitors: Visitors, **browser: Any) -> "Page":
    """Return a page of a person who has reviewed the game before."""
    page = _visit(visitors, **browser)
    keep_reviews(page, [_kept()])
    page.goto(visitors.address + HERE)
    page.locator(".counts").wait_for()
    page.locator(".review-progress").wait_for(state="detached")
    return page


def _table(page: "Page", rows: str) -> list[str]:
    found: list[str] = page.locator(rows).all_inner_texts()
    return found


def test_one_tap_from_a_finished_game_leads_to_its_review(visitors: Visitors) -> None:
    page = _visit(visitors)
    page.goto(f"{visitors.address}/replay")
    page.get_by_role("link", name="Review", exact=True).click()
    page.locator(".sources").wait_for()
    assert page.get_by_role("heading", level=1).inner_text() == "Review"
    page.goto(f"{visitors.address}/replay/here/{STARTED}")
    page.get_by_role("link", name="Review", exact=True).click()
    page.locator(".sources").wait_for()


def test_the_parts_of_a_review_add_up_to_the_points(visitors: Visitors) -> None:
    page = _reviewed(visitors)
    texts = _table(page, ".source dd")
    *parts, points = (float(text.replace("\u2212", "-").replace(",", "")) for text in texts)
    assert len(parts) == 5
    assert sum(parts) == pytest.approx(points, abs=0.3)
    assert page.get_by_role("img", name=re.compile("above the average")).count() == 1
    page.get_by_text("Round by round").click()
    rows = page.get_by_role("table").filter(has_text="Verdict").get_by_role("row")
    assert rows.count() == 1 + len(SIZES_OF_HANDS)


def test_a_stopped_review_resumes_where_it_was_and_is_kept(visitors: Visitors) -> None:
    page = _visit(visitors, fresh=True)
    page.add_init_script(STOP)
    page.goto(visitors.address + HERE)
    page.get_by_role("button", name="Continue").wait_for()
    page.get_by_role("button", name="Continue").click()
    page.locator(".review-progress").wait_for(state="detached")
    accuracy = page.locator(".dial b").inner_text()
    with page.expect_request("**/averages.json"):  # the engine gets ready before it is asked
        page.reload()
    page.locator(".counts").wait_for()
    assert page.locator(".dial b").inner_text() == accuracy
    assert page.locator(".review-progress").count() == 0


def test_others_are_reviewed_on_request(visitors: Visitors) -> None:
    page = _reviewed(visitors)
    row = page.get_by_role("row").filter(has=page.get_by_role("button", name="Anna"))
    assert row.inner_text().rstrip().endswith("–")
    page.get_by_role("button", name="Anna").click()
    page.locator(".review-progress").wait_for(state="detached")
    assert row.inner_text().rstrip().endswith("%")
    page.set_viewport_size(DESK)
    page.get_by_role("link", name="Step through the game").click()
    page.get_by_role("combobox").select_option(label="Hand: Bruno")
    page.get_by_role("button", name="Review the decisions of Bruno").click()
    page.locator(".study-side progress").wait_for()
    page.locator(".review-progress").wait_for(state="detached")
    assert page.get_by_role("button", name="Review the decisions of Bruno").count() == 0


def test_keys_step_through_decisions_whose_values_are_a_table(visitors: Visitors) -> None:
    page = _reviewed(visitors, size=DESK)
    page.get_by_role("link", name="Step through the game").click()
    page.locator(".study-side").wait_for()
    while page.locator(".values").count() == 0:
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    table = page.get_by_role("table", name="What each choice was worth")
    assert [one.inner_text() for one in table.get_by_role("columnheader").all()] == [
        "Bid",
        "Points",
        "Bid made",
    ]
    assert table.get_by_text("best", exact=False).count() == 1
    made = table.locator(".is-best .chance span").inner_text()
    tricks = page.get_by_role("table", name="Tricks taken in possible games")
    assert tricks.locator("td:nth-child(2).is-made span").inner_text() == made
    shares = tricks.locator("td:nth-child(2) span").all_inner_texts()
    assert 97 <= sum(int(share.removesuffix("%")) for share in shares) <= 103
    page.get_by_role("button", name="Show hindsight").click()
    assert table.get_by_role("columnheader", name="Hindsight").count() == 1
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.fill(slider.get_attribute("max") or "")
    page.locator(".game-over").wait_for()


def test_a_review_is_read_and_played_on_from_by_keyboard_only(visitors: Visitors) -> None:
    page = _reviewed(visitors, size=DESK)
    tab_to(page, "Step through the game")
    page.keyboard.press("Enter")
    page.locator(".study-side").wait_for()
    page.keyboard.press("n")
    page.locator(".values").wait_for()
    tab_to(page, "Show hindsight")
    page.keyboard.press("Enter")
    page.get_by_role("columnheader", name="Hindsight").wait_for()
    tab_to(page, "Same deal")
    page.keyboard.press("Enter")
    page.wait_for_url("**/solo")
    page.goto(visitors.address + "/mistakes")
    page.locator(".mistakes-head h2").wait_for()
    tab_to(page, "Solve")
    page.keyboard.press("Enter")
    page.locator(".hand-card.can").first.wait_for()
    page.locator(".hand-card.can").first.focus()
    page.keyboard.press("Enter")
    page.locator(".solve-verdict").wait_for()
    tab_to(page, "Next")
    page.keyboard.press("Enter")
    page.locator(".solve-bar").get_by_text("2 of 2").wait_for()


def test_table_and_controls_of_a_review_fit_every_size(visitors: Visitors) -> None:
    page = _reviewed(visitors, size=DESK)
    page.get_by_role("link", name="Step through the game").click()
    for hand in ("All hands", "Hand: Zoë"):
        page.get_by_role("combobox").select_option(label=hand)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            soon(page, f"({OUTSIDE})().length === 0")
            if height >= PHONE["height"] or width >= DESK["width"]:
                soon(page, f"({COVERED})() <= 0")


def test_on_a_phone_the_reason_and_the_cards_it_speaks_of_are_in_sight_at_once(
    visitors: Visitors,
) -> None:
    """And they stay there: what is below scrolls under the table."""
    page = _reviewed(visitors, size=PHONE)
    costliest = page.locator(".moment:not(.is-well)").first
    costliest.click()
    for width, height in ((360, 616), (390, 664)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        soon(page, f"({IN_SIGHT})('.decision-cost, .why:first-of-type > li:first-child')")
        soon(page, f"({IN_SIGHT})('.hand-card, .trick-card')")
        page.locator(".timeline").evaluate("(one) => one.scrollIntoView()")
        soon(page, f"({IN_SIGHT})('.hand-card, .trick-card, .timeline')")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_overview_says_first_what_went_well_and_shows_the_accuracy_of_all(
    visitors: Visitors,
) -> None:
    page = _reviewed(visitors, size={"width": 360, "height": 616})
    headings = page.locator("main :is(h2, h3)").all_inner_texts()
    assert headings.index("What went well") < headings.index("The costliest moments")
    assert headings.index("The costliest moments") < headings.index("Above the average")
    table = page.locator(".review-players .wide-table")
    assert table.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    columns = table.get_by_role("columnheader").all_inner_texts()
    assert columns == ["Player", "Points", "Cards", "Accuracy"]
    page.set_viewport_size(DESK)
    assert table.get_by_role("columnheader").count() == len(columns) + 2


def test_a_game_is_reviewed_and_played_on_from_without_a_network(visitors: Visitors) -> None:
    page = _visit(visitors, keeps=True, hasty=True)
    page.evaluate(KEPT)
    page.add_init_script(STOP)
    page.goto(visitors.address + HERE)
    page.get_by_role("button", name="Continue").wait_for()  # both networks are there by then
    while page.evaluate(LARGE) < 2:
        page.wait_for_timeout(50)
    page.context.set_offline(True)
    page.reload()
    page.locator(".counts").wait_for()
    page.locator(".review-progress").wait_for(state="detached")
    at = _decision(page, "bid")
    for deal, name in (("Same deal", "Same deal"), ("Another possible deal", "Another deal")):
        _play_on(page, f"{visitors.address}{HERE}?seat=0&at={at}", deal)
        ends = page.locator(".two-ends .end h3")
        assert ends.all_inner_texts() == ["In the game", name]
        page.get_by_role("button", name="Back to the review").click()
        page.locator(".ends").get_by_text(name, exact=True).wait_for()


@in_some_looks
def test_a_what_if_begins_at_moments_that_no_review_has_valued(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    page = _visit(visitors, hasty=True)
    events = [json.loads(line) for line in _game().splitlines()[1:]]
    others = max(at for at, event in enumerate(events) if event["type"] == "bid" and event["seat"])
    _play_on(page, f"{visitors.address}{HERE}?seat=0&at={others}", "Another possible deal")
    assert violations(page, looks) == []
    page.get_by_role("button", name="Back to the review").click()
    page.locator(".ends").get_by_text("Another deal", exact=True).wait_for()
    assert f"at={others}" in page.url
    assert page.locator(".decision").count() == 0
    page.goto(f"{visitors.address}{HERE}?seat=0&at={len(events)}")
    page.locator(".round-summary").wait_for()
    assert page.locator(".what-if").count() == 0


def test_a_review_without_a_network_says_what_is_missing(visitors: Visitors) -> None:
    page = _visit(visitors, keeps=True)
    lose_the_network(page)
    page.goto(visitors.address + HERE)
    page.get_by_role("alert").get_by_text("Go online once").wait_for()
    assert page.get_by_role("button", name="Try again").count() == 1


def test_a_possible_game_shows_what_goes_wrong_after_either_card(visitors: Visitors) -> None:
    page = _reviewed(visitors, size=PHONE)
    caused = [
        decision
        for round_ in _kept()["review"]["rounds"]
        for decision in round_["decisions"]
        if any("game" in reason["fields"] for reason in decision["against"])
    ]
    assert caused
    page.goto(f"{visitors.address}{HERE}?seat=0&at={caused[0]['at']}")
    page.get_by_role("button", name="Watch it go wrong").click()
    page.get_by_text("It is not what happened").wait_for()
    taken = page.get_by_role("button", pressed=True).filter(has_text="chosen")
    best = page.get_by_role("button", pressed=False).filter(has_text="best")
    taken.wait_for()
    best.click()
    page.get_by_role("button", pressed=True).filter(has_text="best").wait_for()
    page.get_by_role("button", name="Back to the review").click()
    page.get_by_role("button", name="Watch it go wrong").wait_for()
    assert f"at={caused[0]['at']}" in page.url


def test_own_mistakes_are_solved_at_the_table_and_do_not_come_again_at_once(
    visitors: Visitors,
) -> None:
    page = _visit(visitors, hasty=True)
    page.evaluate("localStorage.clear()")
    game = {"id": STARTED, "players": NAMES, "totals": [10, 20, 30, 40], "seat": 0}
    page.evaluate(KEEP, [STARTED, game, _game()])
    page.goto(visitors.address + "/mistakes")
    page.get_by_role("heading", name="Nothing is due").wait_for()
    page.goto(visitors.address + HERE)
    page.locator(".counts").wait_for()
    page.locator(".review-progress").wait_for(state="detached")
    page.goto(visitors.address + "/mistakes")
    due = page.locator(".mistakes-head h2")
    due.wait_for()
    before = _count(due.inner_text())
    assert before == 2
    page.get_by_role("button", name="Solve").click()
    page.locator(".solve-bar").wait_for()
    page.locator(".bid:not([aria-disabled]), .hand-card.can").first.click(force=True)
    page.locator(".solve-verdict").wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="End").click()
    due.wait_for()
    assert _count(due.inner_text()) == before - 1


def test_other_thresholds_name_other_decisions_on_this_device(visitors: Visitors) -> None:
    page = _reviewed(visitors)
    named = page.locator(".counts li")
    assert named.all_inner_texts() == ["0 inaccuracies", "0 mistakes", "2 blunders"]
    page.get_by_text("What counts as a mistake").click()
    page.get_by_role("spinbutton", name="blunder").fill("4")
    page.get_by_role("alert").get_by_text("Enter numbers above 0").wait_for()
    assert named.last.inner_text() == "2 blunders"
    page.get_by_role("spinbutton", name="blunder").fill("1000")
    named.get_by_text("0 blunders").wait_for()
    assert page.get_by_role("alert").inner_text() == ""
    page.get_by_role("spinbutton", name="mistake").fill("999")
    page.get_by_role("spinbutton", name="inaccuracy").fill("998")
    page.get_by_text("No decision cost enough").wait_for()
    page.goto(visitors.address + "/mistakes")
    page.get_by_role("heading", name="Nothing is due").wait_for()
    page.get_by_text("What counts as a mistake").click()
    page.get_by_role("button", name="Back to 2, 5 and 10").click()
    page.get_by_role("heading", name="2 mistakes are due").wait_for()
    assert page.get_by_role("spinbutton", name="blunder").input_value() == "10"


def test_statistics_count_the_rounds_of_all_own_games(visitors: Visitors) -> None:
    page = _visit(visitors)
    page.goto(visitors.address + "/statistics")
    page.locator(".stat-tile").first.wait_for()
    sizes = page.locator(".exact-table").first.get_by_role("rowheader").all_inner_texts()
    assert sizes == [str(size) for size in SIZES_OF_HANDS]
    assert page.get_by_role("table").last.get_by_role("rowheader").count() == len(NAMES) - 1
    page.get_by_text("Review a game to see").wait_for()


def test_a_game_of_the_server_is_reviewed_by_its_link(visitors: Visitors) -> None:
    come = visitors.browser()
    come.route("**/games/1/record*", lambda route: route.fulfill(body=_game()))
    page = come.new_page()
    page.goto(f"{visitors.address}/review/{CODE}/1?seat=2")
    page.locator(".sources").wait_for()
    assert page.locator(".figure-table .is-shown").get_by_text("Bruno").count() == 1


@in_some_looks
def test_axe_finds_nothing_in_reviews_mistakes_and_statistics(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    page = _reviewed(visitors, bypass_csp=True)
    for summary in page.locator("summary").all():
        summary.click()
    page.get_by_role("spinbutton", name="blunder").fill("0")
    assert violations(page, looks) == []
    page.locator(".moment").first.click()
    page.get_by_role("button", name="Show hindsight").click()
    assert violations(page, looks) == []
    for path, seen in (("/statistics", ".stat-tile"), ("/mistakes", ".mistakes-head")):
        page.goto(visitors.address + path)
        page.locator(seen).first.wait_for()
        for summary in page.locator("summary").all():
            summary.click()
        assert violations(page, looks) == []
    page.get_by_role("button", name="Solve").click()
    page.locator(".solve-bar").wait_for()
    assert violations(page, looks) == []
    page.locator(".bid:not([aria-disabled]), .hand-card.can").first.click(force=True)
    page.locator(".solve-verdict").wait_for()
    assert violations(page, looks) == []


def _decision(page: "Page", kind: str) -> int:
    """Return the moment of the last own decision of a kind in the review that is kept."""
    found = page.evaluate(
        """(kind) => new Promise((resolve) => {
          const asked = indexedDB.open("foretell", 1);
          asked.onsuccess = () => {
            const all = asked.result.transaction("reviews").objectStore("reviews").getAll();
            all.onsuccess = () => resolve(all.result[0].review.rounds
              .flatMap(({ decisions }) => decisions)
              .filter((one) => one.kind === kind).at(-1).at);
          };
        })""",
        kind,
    )
    return int(found)


def _play_on(page: "Page", moment: str, deal: str) -> None:
    """Play a what-if until its end is compared with that in the game."""
    page.goto(moment)
    page.get_by_role("button", name=deal).click()
    page.wait_for_url("**/solo")  # at once: no game is under way that would have to be asked about
    _play_the_round(page)


def _play_the_round(page: "Page") -> None:
    """Play on until the round is compared."""
    page.locator(".bid, .hand-card").first.wait_for()
    page.evaluate(PLAY_ON, [ANY, ".two-ends"])


def _count(text: str) -> int:
    return int(re.sub(r"\D", "", text) or 0)
