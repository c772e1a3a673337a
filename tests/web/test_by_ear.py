"""A whole game played with nothing but the accessibility tree: roles and names."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import DESK, Visitors

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.whole

HAND: Final = re.compile(r"Your hand: (one card|\d+ cards)")
ASKS: Final = re.compile(r"Will you take the trick\?|How many of the")


def test_a_game_is_played_by_ear(visitors: Visitors) -> None:
    page = visitors.come("/", size=DESK)
    page.get_by_role("link", name="Play with friends").press("Enter")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("radio", name=re.compile("^Custom")).press("Space")
    page.get_by_role("textbox", name="Cards in each round").fill("1, 2")
    page.get_by_role("button", name="Open the table").press("Enter")
    page.get_by_role("button", name="Start the game").press("Enter")
    heard: list[str] = []
    end = page.get_by_role("heading", name=re.compile(r"wins? (together )?with −?\d+ points"))
    while not end.count():
        _take_turn(page, heard)
        page.wait_for_timeout(30)
    assert re.fullmatch(r"(You|.*) wins? .*points!?", end.inner_text().strip())
    assert len(heard) == 2 + 3, heard
    total = page.get_by_role("table").get_by_role("cell", name=re.compile(r"total −?\d+"))
    assert total.count() == 2 * 4


def _take_turn(page: "Page", heard: list[str]) -> None:
    """Do what the live region asks for."""
    suits = page.get_by_role("region", name="Choose the trump suit")
    bids = page.get_by_role("region", name=ASKS)
    if suits.count():
        suits.get_by_role("button", name="hearts").press("Enter")
        suits.wait_for(state="detached")
    elif bids.count():
        _wait_for_turn(page, "Your turn: bid")
        bid = bids.get_by_role("button", name=re.compile(r"Bid \d+"), disabled=False).last
        heard.append(_name(bid))
        bid.press("Enter")
        bids.wait_for(state="detached")
    elif (turn := _turn(page)) in ("Your turn: you lead", "Your turn: play a card"):
        heard.append(_play(page))
        while _turn(page) == turn:  # until the server has answered
            page.wait_for_timeout(10)


def _play(page: "Page") -> str:
    """Ask for the hand, and play a card that may be played."""
    hand = page.get_by_role("region", name=HAND)
    held = hand.get_by_role("button").count()
    said = _reading(page, "h", r"Your hand: (.*?)\.")
    assert len(said.split(", ")) == held, said
    card = hand.get_by_role("button", disabled=False).first
    name = _name(card)
    assert name in said
    card.press("Enter")
    hand.get_by_role("button", name=name, exact=True).wait_for(state="detached")
    return name


def _reading(page: "Page", key: str, wanted: str) -> str:
    """Press a key that has something read aloud, and return it."""
    spoken = page.get_by_role("status")
    before = spoken.all_text_contents()
    page.keyboard.press(key)
    while (now := spoken.all_text_contents()) == before or not (
        found := re.search(wanted, " ".join(now))
    ):
        page.wait_for_timeout(10)
    return found[1]


def _turn(page: "Page") -> str:
    return (
        " ".join(page.get_by_role("alert").all_inner_texts())
        .replace("\N{NO-BREAK SPACE}", "")
        .strip()
    )


def _wait_for_turn(page: "Page", text: str) -> None:
    page.get_by_role("alert").filter(has_text=text).wait_for(state="attached")


def _name(one: "Locator") -> str:
    """Return the accessible name of something."""
    found = re.match(r'- button "(.*?)"', one.aria_snapshot())
    assert found is not None
    return found[1]
