"""The deal of the day: one try that counts, its result, and practice with the same cards."""

import re
from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import httpx
import pytest

from tests.server.days import choices_on
from tests.web.axe import EVERY_LOOK, ONE_LOOK, Look, in_some_looks, violations
from tests.web.browsing import Visitors
from tests.web.moves import ANY, move, play_fast
from tests.web.test_offline import lose_the_network

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

RESULT: Final = """() => localStorage.setItem("foretell.daily", JSON.stringify({
  [new Date().toISOString().slice(0, 10)]: {
    points: -10,
    rounds: [[3, 1, 1, 30], [6, 2, 3, -10], [9, 4, 1, -30]].map(
      ([size, bid, taken, points]) => ({ size, bid, taken, points })),
    game: null,
    levels: { beginner: -40, casual: 20, seasoned: 40, expert: 50, master: 90 },
  },
}))"""
"""Keeps a result of today."""
PENDING: Final = ".day-ladder > .pending"
PEOPLE: Final = "section[aria-labelledby=day-people]"
LADDER: Final = ".day-ladder > li"


def _play(page: "Page") -> None:
    """Play the deal of the day to its result."""
    page.get_by_role("link", name="Play", exact=True).tap()
    page.locator(ANY).first.wait_for()
    play_fast(page)
    page.get_by_role("button", name="Result of the day").tap()
    page.locator(".day-points").wait_for()


def _hand(page: "Page") -> list[str]:
    page.locator(ANY).first.wait_for()
    names: list[str] = page.locator(".hand-card").evaluate_all(
        "(cards) => cards.map((one) => one.ariaLabel)"
    )
    return sorted(names)


def test_the_deal_of_the_day_is_played_without_a_network(visitors: Visitors) -> None:
    page = visitors.come("/", hasty=True, keeps=True, has_touch=True)
    lose_the_network(page)
    page.get_by_role("link", name=re.compile("^Deal of the day")).tap()
    _play(page)
    assert len(page.locator(".day-rounds > li").all()) == 3
    page.locator(PENDING).first.wait_for(state="detached")
    # the four levels that need no networks, and oneself
    names = {row.split("\n")[0] for row in page.locator(LADDER).all_inner_texts()}
    assert names == {"You", "Beginner", "Casual", "Seasoned", "Expert"}
    points = page.locator(".day-points strong").inner_text()
    assert page.locator(".day-ladder .own").inner_text().split() == ["You", points]
    assert f"{points} points" in page.locator(".day-text").inner_text()
    assert page.locator(PEOPLE).count() == 0
    page.context.set_offline(False)
    page.locator(PEOPLE).wait_for()  # sent as soon as there is a network
    page.reload()
    page.locator(".day-points").wait_for()
    assert page.locator(".day-points strong").inner_text() == points


@pytest.mark.parametrize(
    ("players", "looks"),
    [
        pytest.param(1, ONE_LOOK, id="one"),
        pytest.param(2, EVERY_LOOK, id="two", marks=pytest.mark.thorough),
    ],
)
def test_results_are_compared_with_those_of_other_people(
    visitors: Visitors, players: int, looks: tuple[Look, ...]
) -> None:
    _join_in(visitors, number=4)
    pages = [visitors.come("/daily", hasty=True, has_touch=True) for _ in range(players)]
    for page in pages:
        _play(page)
        page.locator(PEOPLE).wait_for()
    for page in pages:
        page.reload()
        chart = page.locator(".day-people li.own")
        chart.wait_for()
        points = int(page.locator(".day-points strong").inner_text().replace("−", "-"))
        found = _points_of_today(visitors)
        others = len(found) - 1
        percent = 100 * sum(one < points for one in found) // others
        place = 1 + sum(one > points for one in found)
        assert page.locator(f"{PEOPLE} > p").first.inner_text() == (
            f"Better than {percent}% of the {others} others: place {place} of {len(found)}."
        )
    assert violations(pages[-1], looks) == []


def _join_in(visitors: Visitors, *, number: int) -> None:
    """Have other people send results of today."""
    day = datetime.now(UTC).date()
    for place in range(number):
        body = {"id": token_hex(16), "choices": choices_on(day, place=place)}
        httpx.post(f"{visitors.address}/api/daily/{day}", json=body).raise_for_status()


def _points_of_today(visitors: Visitors) -> list[int]:
    told = httpx.get(f"{visitors.address}/api/daily/{datetime.now(UTC).date()}").json()
    return [one["points"] for one in told["points"] for _ in range(one["results"])]


def test_everybody_gets_the_same_cards_and_a_try_is_resumed(visitors: Visitors) -> None:
    pages = [visitors.come("/daily", hasty=True, has_touch=True) for _ in range(2)]
    hands = []
    for page in pages:
        page.get_by_role("link", name="Play", exact=True).tap()
        hands.append(_hand(page))
    assert hands[0] == hands[1]
    page = pages[0]
    assert page.get_by_role("button", name="Hint", exact=True).count() == 0
    assert page.get_by_role("button", name="Undo").count() == 0
    move(page)
    page.goto(visitors.address + "/daily")
    page.get_by_role("link", name="Resume").tap()
    page.locator(".hand-card").first.wait_for()
    assert _held(page) <= set(hands[0])


def _held(page: "Page") -> set[str]:
    names: list[str] = page.locator(".hand-card").evaluate_all(
        "(cards) => cards.map((one) => one.ariaLabel)"
    )
    return set(names)


@pytest.mark.thorough
def test_practice_has_the_same_cards_and_does_not_change_the_result(visitors: Visitors) -> None:
    page = visitors.come("/daily", hasty=True, has_touch=True)
    page.get_by_role("link", name="Play", exact=True).tap()
    hand = _hand(page)
    page.goto(visitors.address + "/daily")
    page.get_by_role("link", name="Resume").tap()
    page.locator(ANY).first.wait_for()
    play_fast(page)
    page.get_by_role("button", name="Result of the day").tap()
    points = page.locator(".day-points strong").inner_text()
    page.locator(PENDING).first.wait_for(state="detached")
    page.get_by_role("button", name="Practise").first.tap()
    assert _hand(page) == hand
    assert page.get_by_role("button", name="Hint", exact=True).count() == 1
    play_fast(page)
    page.locator(".game-over").get_by_text("Practice").wait_for()
    page.goto(visitors.address + "/daily")
    page.locator(".day-points").wait_for()
    assert page.locator(".day-points strong").inner_text() == points
    page.goto(visitors.address + "/")
    page.get_by_role("link", name=f"Deal of the day Today: {points} points").wait_for()
    page.goto(visitors.address + "/daily")
    page.get_by_role("link", name="Replay").tap()
    page.locator(".replay-bar").wait_for()


def test_an_earlier_day_is_played_from_the_calendar_and_counts_for_nothing(
    visitors: Visitors,
) -> None:
    yesterday = datetime.now(UTC).date() - timedelta(days=1)
    page = visitors.come("/daily", hasty=True, has_touch=True)
    today = page.locator(".day-month a[aria-current=date]")
    today.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => /: not played$/.test(document.activeElement.ariaLabel)")
    page.keyboard.press("Enter")
    page.get_by_text("A deal of an earlier day").wait_for()
    assert page.url == f"{visitors.address}/daily/{yesterday}"
    _play(page)
    page.locator(".hero").get_by_text("Played later").wait_for()
    points = page.locator(".day-points strong").inner_text()
    page.locator(PENDING).first.wait_for(state="detached")
    assert page.locator(PEOPLE).count() == 0
    told = httpx.get(f"{visitors.address}/api/daily/{yesterday}").json()
    assert told["results"] == 0
    page.locator(".day-best").get_by_role("link", name="Replay: You").tap()
    page.locator(".replay-bar").wait_for()
    page.go_back()
    page.locator(".day-ladder").get_by_role("link", name="Beginner").tap()
    page.locator(".replay-bar").wait_for()
    page.goto(visitors.address + "/daily")
    page.get_by_role("link", name=re.compile(rf": {points} points, played later$")).wait_for()
    page.get_by_role("link", name="Play", exact=True).wait_for()
    assert page.locator(".day-streak").count() == 0


@in_some_looks
def test_neither_the_deal_nor_its_result_breaks_a_rule_of_access(
    visitors: Visitors, looks: tuple[Look, ...]
) -> None:
    page = visitors.come("/daily")
    page.locator(".day-fan").first.wait_for()
    assert violations(page, looks) == []
    page.evaluate(RESULT)
    page.reload()
    page.locator(LADDER).nth(5).wait_for()
    assert violations(page, looks) == []
    assert [row.split("\n")[0] for row in page.locator(LADDER).all_inner_texts()] == [
        *("Master", "Expert", "Seasoned", "Casual", "You", "Beginner")
    ]
