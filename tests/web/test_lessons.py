"""A lesson after the first, from its first card to its end, and the path of all of them."""

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.axe import Look, in_some_looks, violations
from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.moves import ANY
from tests.web.test_lesson import SMALL

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

TAP: Final = "(any) => document.querySelector(any).click()"
SHEET: Final = "dialog.sheet-puzzle"
VERDICT: Final = "dialog.sheet-verdict"
PLAY: Final = """([any, end]) => new Promise((done) => {
  const look = () => {
    if (document.querySelector(end)) return done();
    document.querySelector(any)?.click();
    setTimeout(look, 50);
  };
  look();
})"""
"""Plays whatever is first, until a round is over."""


def answer(page: "Page", question: str) -> None:
    """Answer a puzzle with whatever is first, and continue."""
    page.locator(".puzzle-bar").get_by_text(question).wait_for()
    page.locator(ANY).first.wait_for()
    page.evaluate(TAP, ANY)
    page.locator(f"{SHEET} .hint-reasons li").first.wait_for()
    page.locator(SHEET).get_by_role("button", name="Continue").tap()
    page.locator(SHEET).wait_for(state="detached")


def test_a_lesson_is_taken_to_its_end_and_resumes_after_a_reload(visitors: Visitors) -> None:
    page = visitors.come("/learn", size=SMALL, hasty=True, has_touch=True)
    page.get_by_role("link", name="Ducking").tap()
    page.get_by_text("from now on you want to lose").wait_for()
    page.get_by_role("button", name="Continue").tap()
    page.get_by_text("Then win with the highest").wait_for()
    page.reload()
    page.get_by_text("Then win with the highest").wait_for()
    assert page.get_by_role("img", name="Step 2 of 10").is_visible()
    page.get_by_role("button", name="Back").tap()
    page.get_by_text("from now on you want to lose").wait_for()
    page.get_by_role("button", name="To the puzzles").tap()
    for number in range(1, 7):
        if number == 3:
            page.reload()
        answer(page, f"Puzzle {number} of 6")
    page.get_by_text("of 6 puzzles right").wait_for()
    page.get_by_role("button", name="Play the round").tap()
    page.locator(ANY).first.wait_for()
    page.evaluate(TAP, ANY)
    page.reload()
    page.get_by_role("button", name="Play the round").tap()
    page.evaluate(PLAY, [ANY, VERDICT])
    page.locator(VERDICT).get_by_text("You bid").wait_for()
    page.locator(VERDICT).get_by_role("link", name="All lessons").tap()
    done = page.locator(".learn-stop.is-done")
    done.wait_for()
    assert done.locator("b").inner_text() == "Ducking"
    page.get_by_text("1 of 13 lessons done").wait_for()


def test_the_round_is_played_again_with_the_same_cards(visitors: Visitors) -> None:
    page = visitors.come("/learn", size=SMALL, hasty=True, has_touch=True)
    page.locator(".learn-stop").last.wait_for()
    page.evaluate(
        """() => localStorage.setItem("foretell.lessons/last", JSON.stringify(
          { read: 3, answers: Array(6).fill(true), isDone: false, most: 6 }))"""
    )
    page.goto(visitors.address + "/learn/last")
    page.get_by_role("button", name="Play the round").tap()
    page.locator(".hand-card").first.wait_for()
    cards = "() => [...document.querySelectorAll('.hand-card')].map((one) => one.dataset.card)"
    before = page.evaluate(cards)
    page.evaluate(PLAY, [ANY, VERDICT])
    page.locator(VERDICT).get_by_role("button", name="Play it again").tap()
    page.wait_for_function(f"(before) => String(({cards})()) === String(before)", arg=before)


def test_where_only_the_place_counts_an_answer_is_judged_by_games_won(visitors: Visitors) -> None:
    page = visitors.come("/learn/place", size=SMALL, hasty=True, has_touch=True)
    page.get_by_role("button", name="To the puzzles").tap()
    page.get_by_text("What wins the game most often?").wait_for()
    page.locator(ANY).first.wait_for()
    page.evaluate(TAP, ANY)
    page.locator(SHEET).get_by_text("It wins most games.").wait_for()
    page.locator(SHEET).get_by_text("points behind the leader").wait_for()
    assert page.locator(f"{SHEET} .hint-against").get_by_text("games fewer in 100").count() == 1


@in_some_looks
def test_no_part_of_a_lesson_breaks_a_rule_of_access(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    page = visitors.come("/learn", size=SMALL, hasty=True, has_touch=True)
    page.locator(".learn-stop").last.wait_for()
    assert violations(page, looks) == []
    page.get_by_role("link", name="Playing for the place").tap()
    page.locator(".board-hand").wait_for()
    assert violations(page, looks) == []
    page.get_by_role("button", name="To the puzzles").tap()
    page.locator(ANY).first.wait_for()
    page.evaluate(TAP, ANY)
    page.locator(f"{SHEET} .hint-list").wait_for()
    assert violations(page, looks) == []


LESSONS: Final = (
    *("zero", "duck", "wizards", "trump", "even", "last"),
    *("lead", "naming", "hidden", "two", "suit", "place"),
)
LANGUAGES: Final = (
    "de-DE",
    *(
        pytest.param(one, marks=pytest.mark.thorough)
        for one in ("en-GB", "it-IT", "es-ES", "fr-FR")
    ),
)
FAULTS: Final = """() => {
  const wrong = [];
  if (document.documentElement.scrollHeight > innerHeight) wrong.push("the page scrolls");
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
  for (const one of document.querySelectorAll("#app button, #app a, .lesson-board svg")) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!isIn) wrong.push(`out: ${one.getAttribute("class")}`);
  }
  const text = document.querySelector(".lesson-text");
  const words = document.createRange();
  words.selectNodeContents(text);
  const scene = document.querySelector(".lesson-scene").getBoundingClientRect();
  const said = words.getBoundingClientRect();
  if (said.bottom > scene.top && said.right > scene.left) wrong.push("the text");
  return wrong;
}"""
"""The parts of a card of theory that are out of sight or covered."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_theory_fits_a_small_phone_and_a_desk(
    visitors: Visitors, language: str
) -> None:
    page = visitors.come("/learn", size=SMALL, has_touch=True, locale=language)
    wrong = []
    for lesson in LESSONS:
        page.goto(f"{visitors.address}/learn/{lesson}")
        for card in range(3):
            if card > 0:
                page.locator("button.next").tap()
            page.locator(f".lesson-dots > .now:nth-child({card + 1})").wait_for()
            for size in (SMALL, PHONE, DESK):
                page.set_viewport_size(size)
                wrong += [(lesson, card, size["width"], one) for one in page.evaluate(FAULTS)]
    assert wrong == []
