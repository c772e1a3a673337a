"""The lesson: five steps that fit every screen, by touch, by keys and by ear."""

from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import DESK, Visitors

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

pytestmark = pytest.mark.whole

SMALL: Final["ViewportSize"] = {"width": 360, "height": 616}
SIZES: Final[tuple["ViewportSize", ...]] = (
    SMALL,
    {"width": 320, "height": 568},
    {"width": 740, "height": 360},
    {"width": 1366, "height": 768},
)
"""The space that phones leave below their bars, and a small desk."""
LANGUAGES: Final = (
    "de-DE",
    *(
        pytest.param(one, marks=pytest.mark.thorough)
        for one in ("en-GB", "it-IT", "es-ES", "fr-FR")
    ),
)
RIGHT: Final = ("H13", "C1", "Z1", "N1", "place 2", "number 2", "number 40", "Z1", "C12", "D3")
"""The targets to tap besides *Continue*: cards, the player of a card, a bid, and its worth."""
SAID: Final = ".lesson-text:not(:empty)"
BOXES: Final = """() => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  if (document.documentElement.scrollHeight > innerHeight) wrong.push("the page scrolls");
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
  const all = "#app button, #app a, .lesson-scene svg, .lesson-sum";
  for (const one of document.querySelectorAll(all)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom, width, height } = box(one);
    const name = one.getAttribute("class");
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!isIn) wrong.push(`out: ${name}`);
    if (one.matches("button, a") && (width < 44 || height < 44)) wrong.push(`small: ${name}`);
  }
  const text = document.querySelector(".lesson-text");
  const scene = box(document.querySelector(".lesson-scene"));
  const words = document.createRange();
  words.selectNodeContents(text);
  const said = box(words);
  const isBeside = said.right <= scene.left;
  const isOver = said.bottom > scene.top && !isBeside;
  if (isOver || said.bottom > box(text).bottom + 1) wrong.push("the text");
  for (const name of document.querySelectorAll(".lesson-name")) {
    if (name.scrollWidth > name.clientWidth + 1) wrong.push(`cut: ${name.innerText}`);
  }
  const spot = document.querySelector(".lesson-spot");
  if (spot) {
    const { left, right, top, bottom } = box(spot);
    const middle = [(left + right) / 2, (top + bottom) / 2];
    for (const [x, y] of [middle, [left + 2, top + 2], [right - 2, bottom - 2]]) {
      const seen = document.elementFromPoint(x, y);
      if (!spot.contains(seen) && !seen?.contains(spot)) wrong.push(`covered: ${seen?.className}`);
    }
  }
  return wrong;
}"""
"""The parts of the lesson that are out of sight, too small for a finger, or covered."""


def answer(page: "Page", what: str) -> "Locator":
    """Return the target of an entry of ``RIGHT``."""
    kind, _, number = what.partition(" ")
    match kind:
        case "place":
            return page.locator(".lesson-place .lesson-card").nth(int(number) - 1)
        case "number":
            return page.locator(".lesson-answer").get_by_text(number, exact=True)
        case card:
            return page.locator(f"[data-card={card}]")


def see_more(page: "Page", last: str) -> None:
    """Wait until the text changes."""
    page.wait_for_function(
        "([said, last]) => ![last, ''].includes(document.querySelector(said)?.innerText ?? '')",
        arg=[SAID, last],
    )


def moments(page: "Page") -> "list[str]":
    """Go through the whole lesson without a mistake; return what was said, moment by moment."""
    answers = iter(RIGHT)
    said: list[str] = []
    while True:
        said.append(page.locator(SAID).inner_text())
        for size in SIZES:
            page.set_viewport_size(size)
            assert page.evaluate(BOXES) == [], (size, said[-1])
        if page.locator("a.next").count():
            return said
        following = page.locator("button.next")
        (following if following.count() else answer(page, next(answers))).click()
        see_more(page, said[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_every_screen_and_covers_nothing(
    visitors: Visitors, language: str
) -> None:
    page = visitors.come("/learn/first", size=SMALL, locale=language)
    said = moments(page)
    assert len(said) == len(set(said)) == 28
    numbers = page.locator(".lesson-points").all_inner_texts()
    assert numbers == ["+20", "+30", "−10", "+40"]


def test_the_score_is_counted_up_and_the_end_leads_to_a_game(visitors: Visitors) -> None:
    page = visitors.come("/learn/first", size=SMALL, has_touch=True)
    at_the_count = {"at": 24, "played": ["Z1", "D3", "C12"]}
    leave_at(page, at_the_count)
    total = page.locator(".lesson-total")
    assert page.locator(".lesson-sum b").first.inner_text() == "20"
    assert not total.is_visible()
    page.get_by_role("button", name="Continue").tap()
    page.get_by_text("40 points in all").wait_for()
    assert total.inner_text() == "40"
    page.get_by_role("button", name="Continue").tap()
    page.get_by_role("button", name="Continue").tap()
    page.get_by_text("Well done").wait_for()
    page.get_by_role("link", name="All lessons").wait_for()
    page.get_by_role("link", name="Play now").tap()
    page.locator(".table-state").wait_for()
    page.goto(visitors.address + "/learn/first")  # the next time it begins again
    page.get_by_text("Each player plays one card").wait_for()


def leave_at(page: "Page", place: dict[str, object]) -> None:
    """Come back to the lesson as if it had been left at a place."""
    page.locator(SAID).wait_for()
    page.evaluate(
        "(place) => localStorage.setItem('foretell.lesson', JSON.stringify(place))", place
    )
    page.reload()
    page.locator(SAID).wait_for()


def test_a_wrong_card_stays_in_the_hand_and_the_reason_is_shown(visitors: Visitors) -> None:
    page = visitors.come("/learn/first", size=SMALL, has_touch=True)
    page.get_by_role("button", name="Continue").tap()
    status = page.get_by_role("status")
    page.get_by_role("button", name="ace of spades").tap()
    page.get_by_text("The spade has to wait").wait_for()
    page.get_by_role("button", name="4 of hearts").tap()
    page.get_by_text("You have an even better one").wait_for()
    assert page.locator(".lesson-hand .lesson-card").count() == 3
    page.get_by_role("button", name="ace of hearts").tap()
    page.get_by_text("The trick is yours").wait_for()
    assert status.inner_text().startswith("The trick is yours")
    assert page.locator(".wins .lesson-name").inner_text() == "You"


def test_a_missed_bid_is_explained_and_the_round_played_again(visitors: Visitors) -> None:
    page = visitors.come("/learn/first", size=SMALL, has_touch=True)
    leave_at(page, {"at": 18, "played": []})
    for card in ("C12", "Z1", "D3"):
        page.locator(f"[data-card={card}]").tap()
        page.get_by_role("button", name="Continue").tap()
    page.get_by_text("your Wizard would have beaten the high trump").wait_for()
    assert page.locator(".lesson-sum b").inner_text() == "−10"
    page.get_by_role("button", name="Try again").tap()
    page.get_by_text("You need two tricks: what do you play?").wait_for()
    assert page.locator(".lesson-hand .lesson-card").count() == 3


def test_the_lesson_resumes_goes_back_and_skips(visitors: Visitors) -> None:
    page = visitors.come("/learn/first", size=SMALL, has_touch=True)
    page.get_by_role("button", name="Skip").tap()
    page.get_by_text("clubs are trump").wait_for()
    page.get_by_role("button", name="Continue").tap()
    page.get_by_text("What takes the trick?").wait_for()
    page.reload()
    page.get_by_text("What takes the trick?").wait_for()
    page.get_by_role("button", name="Back").tap()
    page.get_by_text("clubs are trump").wait_for()
    assert page.get_by_role("img", name="Step 2 of 5").is_visible()


def test_the_whole_lesson_goes_by_keys(visitors: Visitors) -> None:
    """The focus is never lost, so that a keyboard user is always at the current question."""
    page = visitors.come("/learn/first", size=DESK)
    page.locator(SAID).wait_for()
    page.get_by_role("button", name="Continue").focus()
    answers = iter(RIGHT)
    while not page.locator("a.next").count():
        page.locator(SAID).wait_for()
        if not page.locator("button.next").count():
            wanted = answer(page, next(answers))
            for _ in range(8):
                if wanted.evaluate("(one) => one === document.activeElement"):
                    break
                page.keyboard.press("Tab")
        before = page.locator(SAID).inner_text()
        page.keyboard.press("Enter")
        see_more(page, before)
        page.wait_for_function("() => document.activeElement?.matches('button, a')")
    assert page.locator("a.next").evaluate("(one) => one === document.activeElement")


WATCH: Final = """() => {
  window.early = [];
  window.shift = 0;
  const look = () => {
    const text = document.querySelector(".lesson-text")?.innerText;
    const moving = [...document.querySelectorAll(".lesson-place span, .lesson-place button")]
      .filter((one) => one.getAnimations().some(({ playState }) => playState === "running"));
    if (text && moving.length > 0) window.early.push(text);
  };
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(look).observe(document.body, all);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def test_words_never_run_ahead_of_cards_that_move_and_nothing_shifts(visitors: Visitors) -> None:
    page = visitors.come(
        "/learn/first", size=SMALL, reduced_motion="no-preference", prefers={"speed": "quick"}
    )
    page.evaluate(WATCH)
    answers = iter(RIGHT)
    while not page.locator("a.next").count():
        before = page.locator(SAID).inner_text()
        following = page.locator("button.next")
        (following if following.count() else answer(page, next(answers))).click()
        see_more(page, before)
    assert page.evaluate("early") == []
    assert page.evaluate("shift") <= 0.02
