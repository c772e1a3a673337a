"""The score pad for real cards, in the hand: taps, corrections, and what is kept."""

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import Visitors
from tests.web.pad_taps import NEXT, PHONE, enter, start, tap

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

NAMES: Final = ("Ada", "Ben", "Cleo", "Dov")


def begin(visitors: Visitors, game: str = "A short game", names: tuple[str, ...] = NAMES) -> "Page":
    """Return a page on which a game is begun; the first of its players deals."""
    page = visitors.come("/pad", size=PHONE, has_touch=True)
    start(page, names, game)
    return page


def totals(page: "Page", row: int) -> list[str]:
    """Return the totals after a round, counted from 1."""
    return page.locator(f".sheet tbody tr:nth-child({row}) b").all_inner_texts()


def test_a_round_takes_eight_taps_and_nothing_moves_on_by_itself(visitors: Visitors) -> None:
    page = begin(visitors)
    enter(page, 0, 1, 0, 1)  # Ben, Cleo, Dov, and Ada, who deals
    for name in ("Ben", "Cleo", "Dov"):
        tap(page, f"{name} made it")
    assert page.get_by_role("heading", name="Round 1").is_visible()
    assert totals(page, 1) == ["−10", "20", "30", "20"]
    tap(page, NEXT)
    assert page.get_by_role("heading", name="Round 2").is_visible()


def test_all_of_the_entry_is_in_sight_on_a_phone_with_four_players(visitors: Visitors) -> None:
    page = begin(visitors)
    box = page.get_by_role("button", name=NEXT).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    assert box["height"] >= 44


def test_the_last_entry_can_be_undone_across_rounds(visitors: Visitors) -> None:
    page = begin(visitors)
    enter(page, 0, 0, 0, 1, 0, 0, 0)
    tap(page, NEXT)
    enter(page, 3)
    tap(page, "Undo")
    tap(page, "Undo")
    tap(page, "Undo")
    assert page.get_by_role("button", name="Tricks taken by Dov: –").is_visible()
    assert page.get_by_role("heading", name="Round 1").is_visible()


def test_a_correction_that_does_not_add_up_marks_the_totals_until_it_does(
    visitors: Visitors,
) -> None:
    page = begin(visitors)
    enter(page, 0, 0, 0, 1, 0, 0, 0)
    tap(page, NEXT)
    enter(page, 1, 1, 1, 0, 1, 1, 1)
    tap(page, NEXT)
    assert [totals(page, row) for row in (1, 2)] == [
        ["30", "20", "20", "20"],
        ["60", "40", "50", "50"],
    ]
    tap(page, "Correct round 1")
    page.get_by_role("button", name="Tricks taken by Ben: 0").tap()
    enter(page, 1)
    page.get_by_text("The tricks taken add up to 2; there were 1.").wait_for()
    assert totals(page, 2) == ["60*", "40*", "50*", "50*"]
    page.get_by_role("button", name="Tricks taken by Ada: 1").tap()
    enter(page, 0)
    assert totals(page, 2) == ["20", "10", "50", "50"]
    tap(page, "Save")
    assert page.get_by_role("heading", name="Round 3").is_visible()
    assert totals(page, 2) == ["20", "10", "50", "50"]


@pytest.mark.parametrize("changed", [False, True], ids=["entered last", "changed afterwards"])
def test_a_bid_that_the_rules_forbid_is_entered_with_a_warning(
    visitors: Visitors, *, changed: bool
) -> None:
    """The pad writes down what was played, in whatever order it is entered."""
    page = begin(visitors, "Plus or minus one")
    warning = page.get_by_text("By the rules Ada may not bid")
    if changed:
        enter(page, 1, 0, 0, 1)
        assert not warning.is_visible()
        page.get_by_role("button", name="Bid of Ben: 1").tap()
        enter(page, 0)
    else:
        enter(page, 0, 0, 0)
        assert page.locator(".pad-keys .against").inner_text() == "1"
        enter(page, 1)
    warning.wait_for()
    enter(page, 0, 0, 0)
    tap(page, NEXT)
    assert page.get_by_role("heading", name="Round 2").is_visible()
    assert totals(page, 1) == ["30", "20", "20", "20"]


def test_a_double_tap_on_a_number_bids_for_one_player(visitors: Visitors) -> None:
    page = begin(visitors)
    page.locator(".pad-keys .button").first.dblclick()
    page.get_by_role("button", name="Bid of Ben: 0").wait_for()
    page.locator(".tapped").wait_for(state="detached")
    assert page.get_by_role("button", name="Bid of Cleo: –").is_visible()


def test_a_finished_game_has_a_result_a_file_and_a_picture_and_is_kept(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = begin(visitors, names=("Ada", "=SUM(A1)", "Cleo"))
    for size in (1, 3, 5, 7, 9):
        enter(page, 0, 0, 0, 0, 0)
        page.get_by_role("button", name=NEXT if size < 9 else "See the result").tap()
    ranks = page.locator(".pad-ranks li")
    assert [one.split("\n")[0] for one in ranks.all_inner_texts()] == ["1", "2", "3"]
    with page.expect_download() as coming:
        tap(page, "Save as CSV")
    file = tmp_path / "pad.csv"
    coming.value.save_as(file)
    rows = list(csv.DictReader(file.read_text("utf-8-sig").splitlines()))
    assert [row["Cards"] for row in rows] == ["1", "3", "5", "7", "9"]
    assert {row["Dealer"] for row in rows} == {"Ada", "'=SUM(A1)", "Cleo"}
    with page.expect_download() as coming:
        tap(page, "Share as an image")
    picture = tmp_path / "pad.png"
    coming.value.save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")
    page.reload()
    ranks.nth(2).wait_for()
    tap(page, "All games")
    page.locator(".pad-evening", has_text="won with").wait_for()
    assert page.get_by_label("Seat 1", exact=True).input_value() == "Ada"


def test_a_new_game_loses_no_unfinished_one(visitors: Visitors) -> None:
    page = begin(visitors)
    enter(page, 1)
    tap(page, "All games")
    tap(page, "Start")
    tap(page, "All games")
    games = page.locator(".pad-evening")
    assert games.count() == 2
    games.last.tap()
    assert page.get_by_role("button", name="Bid of Ben: 1").is_visible()


def test_a_game_is_deleted_only_after_a_question(visitors: Visitors) -> None:
    page = begin(visitors)
    tap(page, "All games")
    tap(page, "Delete the game of Ada, Ben, Cleo and Dov")
    tap(page, "Keep")
    assert page.locator(".pad-evening").count() == 1
    tap(page, "Delete the game of Ada, Ben, Cleo and Dov")
    tap(page, "Delete")
    assert page.locator(".pad-evening").count() == 0
