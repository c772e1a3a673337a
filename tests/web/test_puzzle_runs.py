"""Storms, streaks, and puzzles of several moves on the page."""

from typing import TYPE_CHECKING, Final

import pytest

from foretell.analysis.puzzles import Puzzle, positions_of, read_puzzles
from foretell.analysis.puzzles.position import kinds_of
from foretell.game.actions import PlayCard
from tests.web.axe import Look, in_some_looks, violations
from tests.web.browsing import Visitors
from tests.web.moves import ANY
from tests.web.serving import PUZZLES
from tests.web.test_puzzles import LUCK, SHEET

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

CHOOSE: Final = "(any) => document.querySelector(any).click()"
RUN: Final = "JSON.parse(sessionStorage.getItem('foretell.puzzle_run'))"
GIVEN: Final = f"(count) => {RUN}?.seen.length === count"
STORM: Final = 180_000
"""Milliseconds of a storm."""


def _begin(page: "Page", name: str) -> None:
    page.get_by_role("button", name=name).click()
    page.locator(ANY).first.wait_for()


def _answer(page: "Page", given: int) -> None:
    """Answer a puzzle of a run, and wait for the next one, by its number."""
    page.locator(ANY).first.wait_for()
    page.evaluate(CHOOSE, ANY)
    page.wait_for_function(GIVEN, arg=given)


def test_a_storm_survives_a_reload_and_ends_after_three_minutes(visitors: Visitors) -> None:
    page = visitors.page(timed=True, luck=LUCK)
    page.clock.install()
    page.goto(visitors.address + "/puzzles/storm")
    _begin(page, "Start the clock")
    for given in (2, 3):
        _answer(page, given)
    right, missed = (page.evaluate(f"{RUN}.{field}") for field in ("right", "missed.length"))
    assert right + missed == 2
    before = page.evaluate(RUN)
    assert before["ends"] <= page.evaluate("Date.now()") + STORM
    page.reload()
    page.locator(ANY).first.wait_for()
    assert page.evaluate(RUN) == before
    page.clock.fast_forward(STORM)
    page.get_by_text("Time is up").wait_for()
    assert page.locator(".hero-figure strong").inner_text() == str(right)
    assert page.locator(".run-missed a").count() == missed
    page.get_by_role("button", name="Once more").click()
    page.wait_for_function(GIVEN, arg=1)
    assert page.evaluate(f"{RUN}.right") == 0


def test_a_wrong_answer_in_a_storm_costs_ten_seconds(visitors: Visitors) -> None:
    page = visitors.page(timed=True, luck=LUCK)
    page.clock.install()
    page.goto(visitors.address + "/puzzles/storm")
    _begin(page, "Start the clock")
    ends, given = page.evaluate(f"{RUN}.ends"), 1
    while page.evaluate(f"{RUN}.missed.length") == 0:
        given += 1
        _answer(page, given)
    bonus = 5000 * (page.evaluate(f"{RUN}.longest") // 5)
    assert page.evaluate(f"{RUN}.ends") == ends - 10_000 + bonus


def test_a_streak_ends_with_the_first_miss_and_explains_it(visitors: Visitors) -> None:
    page = visitors.come("/puzzles/streak", hasty=True, luck=LUCK)
    _begin(page, "Begin")
    given = 1
    while True:
        page.locator(ANY).first.wait_for()
        page.evaluate(CHOOSE, ANY)
        ended = page.wait_for_function(
            f"(count) => {RUN}.isOver ? 'over' : {RUN}.seen.length > count && 'next'", arg=given
        )
        if ended.json_value() == "over":
            break
        given += 1
    page.locator(f"{SHEET} .hint-list").wait_for()
    assert page.locator(f"{SHEET} h2").inner_text() == "Not the best"
    page.locator(SHEET).get_by_role("button", name="To the result").click()
    page.get_by_text("The streak is over").wait_for()
    right = page.evaluate(f"{RUN}.right")
    assert page.locator(".hero-figure strong").inner_text() == str(right)
    page.locator(".run-missed a").click()
    page.locator(ANY).first.wait_for()
    assert page.url.endswith(f"/puzzles/deal/{page.evaluate(f'{RUN}.missed[0]')}")
    page.goto(visitors.address + "/puzzles")
    page.locator(".puzzle-rating strong").wait_for()
    assert page.locator(".puzzle-rating strong").inner_text() == "1200"


def test_a_run_is_played_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come("/puzzles/storm", hasty=True, luck=LUCK)
    page.get_by_role("button", name="Start the clock").wait_for()
    page.keyboard.press("Enter")
    for given in (2, 3):
        page.wait_for_function("(any) => document.activeElement?.matches(any)", arg=ANY)
        page.keyboard.press("Enter")
        page.wait_for_function(GIVEN, arg=given)


@in_some_looks
def test_no_screen_of_a_run_breaks_a_rule_of_access(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    page = visitors.page(timed=True, luck=LUCK)
    page.clock.install()
    page.goto(visitors.address + "/puzzles/storm")
    page.get_by_role("button", name="Start the clock").wait_for()
    assert violations(page, looks) == []
    _begin(page, "Start the clock")
    assert violations(page, looks) == []
    _answer(page, 2)
    page.clock.fast_forward(STORM)
    page.get_by_text("Time is up").wait_for()
    assert violations(page, looks) == []


@pytest.fixture(scope="module")
def two_moves() -> tuple[Puzzle, list[str]]:
    """Return a puzzle of two cards, and the codes of both."""
    for puzzle in read_puzzles(PUZZLES.read_text(encoding="ascii")):
        if len(puzzle.follow_ups) == 1 and puzzle.themes.startswith("c"):
            places = (puzzle.best, puzzle.follow_ups[0].best)
            actions = [
                kinds_of(observation.legal_actions)[place][0]
                for observation, place in zip(positions_of(puzzle), places, strict=True)
            ]
            cards = [str(action.card) for action in actions if isinstance(action, PlayCard)]
            return puzzle, cards
    pytest.fail("no puzzle has two decisions")


def test_after_the_first_of_two_right_moves_the_second_is_asked(
    visitors: Visitors, two_moves: tuple[Puzzle, list[str]]
) -> None:
    puzzle, (first, second) = two_moves
    page = visitors.come(f"/puzzles/deal/{puzzle.seed}", hasty=True, luck=LUCK)
    page.locator(f".hand-card.can[data-card={first}]").press("Enter")
    page.get_by_text("And now? Which card is best?").wait_for()
    page.locator(f".hand-card.can[data-card={second}]").press("Enter")
    page.locator(SHEET).wait_for()
    assert page.locator(f"{SHEET} h2").inner_text() == "Right"
    assert page.locator(f"{SHEET} .hint-choice").count() == len(puzzle.follow_ups[0].values)
    page.get_by_role("button", name="Move 1").click()
    page.wait_for_function(
        "([choice, count]) => document.querySelectorAll(choice).length === count",
        arg=[f"{SHEET} .hint-choice", len(puzzle.values)],
    )
    page.locator(SHEET).get_by_role("button", name="Play on from here").click()
    page.locator(f".hand-card.can[data-card={first}]").wait_for()
    assert "/solo" in page.url


def test_a_wrong_first_move_ends_a_puzzle_of_two(
    visitors: Visitors, two_moves: tuple[Puzzle, list[str]]
) -> None:
    puzzle, (first, _) = two_moves
    page = visitors.come(f"/puzzles/deal/{puzzle.seed}", hasty=True, luck=LUCK)
    page.locator(f".hand-card.can:not([data-card={first}])").first.press("Enter")
    page.locator(SHEET).wait_for()
    assert page.locator(f"{SHEET} h2").inner_text() == "Not the best"
    assert page.get_by_role("button", name="Move 1").count() == 0
