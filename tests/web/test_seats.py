"""Seats during a game, on the page: a removal that is asked for, and a newcomer."""

import pytest

from tests.web.browsing import TIMEOUT
from tests.web.moments import Gallery, soon, table_view

pytestmark = pytest.mark.whole


def test_a_person_agrees_to_a_removal_or_refuses_it(gallery: Gallery) -> None:
    page = gallery.open("removal")
    asked = page.get_by_role("alert", name="Anna wants to remove Bartholomew from the table.")
    asked.get_by_role("button", name="Don’t allow").tap()
    soon(page, "window.sent.value.length")
    assert page.evaluate("window.sent.value") == [{"type": "answer_removal", "agree": False}]


def test_the_person_to_be_removed_is_told_and_not_asked(gallery: Gallery) -> None:
    page = gallery.open("removal-of-oneself")
    asked = page.get_by_role("alert", name="Anna wants to remove you from the table.")
    assert "Still to answer: Bartholomew and Chiara" in asked.inner_text()
    assert asked.get_by_role("button").count() == 0


def test_a_removal_and_a_request_to_take_back_are_shown_side_by_side(gallery: Gallery) -> None:
    page = gallery.open("removal")
    page.evaluate(
        "connection.table.value = { ...connection.table.value, undo: { seat: 3, missing: [0] } }"
    )
    boxes = [page.locator(f".{name}-asked").bounding_box() for name in ("undo", "removal")]
    first, second = (box for box in boxes if box is not None)
    assert first["y"] + first["height"] <= second["y"]


def test_a_newcomer_is_told_from_when_on_they_play_and_has_no_hand(gallery: Gallery) -> None:
    page = gallery.open("newcomer")
    assert page.get_by_text("You play from the next deal.").is_visible()
    assert page.locator(".hand").count() == 0
    assert "plays from the next deal" in page.locator(".plate.own").inner_text()


def test_a_spectator_takes_a_vacated_seat(gallery: Gallery) -> None:
    page = gallery.open("open-seat")
    page.get_by_role("button", name="Sit down").tap()
    soon(page, "window.sent.value.length")
    assert page.evaluate("window.sent.value") == [{"type": "sit"}]
    assert gallery.open("watching").get_by_role("button", name="Sit down").count() == 0


def test_in_the_first_round_words_say_what_the_numbers_at_a_seat_mean(gallery: Gallery) -> None:
    page = gallery.open("first")
    said = page.locator(".plate .first-words").all_inner_texts()
    assert set(said) == {"bid 0, took 0", "bid 1, took 0"}
    page = gallery.open("score")
    assert page.locator(".first-words").count() == 0
    leader = page.locator(".plate:has(.leader-mark)")
    assert leader.locator(".plate-sum").inner_text() == "230"
    assert "in the lead" in leader.inner_text()


def test_a_bid_is_shown_in_a_bubble_as_it_is_made(gallery: Gallery) -> None:
    page = gallery.open("score", query="&pace=0&speed=quick", reduced_motion="no-preference")
    page.locator(".hand-card.can").tap()
    # found and read in one look: a bubble that Playwright has found may be gone when it is read
    look = """() => {
      const bubble = document.querySelector(".plates .bid-bubble");
      return bubble && [bubble.parentElement.dataset.seat, bubble.innerText];
    }"""
    seat, text = page.wait_for_function(look, timeout=TIMEOUT).json_value()
    assert text == str(table_view(page, f"table.game.state.round.bids[{seat}]"))
