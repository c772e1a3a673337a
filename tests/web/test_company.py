"""People at a table, each in a separate browser: removed and invited again, gone and back."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import Visitors
from tests.web.moves import join, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.whole


def test_a_removed_person_is_told_and_stays_away_until_the_host_invites_them_again(
    visitors: Visitors,
) -> None:
    ada = open_table(visitors, "Ada", hand_sizes=(1,))
    bob = join(visitors, ada, "Bob")
    ada.get_by_role("button", name="Remove Bob").tap()
    notice = bob.get_by_role("alert").filter(has_text="Ada removed you from this table.")
    notice.wait_for()
    sit = bob.get_by_role("button", name="Sit here")
    assert sit.count() == 0
    bob.reload()
    notice.wait_for()
    assert sit.count() == 0
    ada.get_by_role("button", name="Invite Bob again").tap()
    bob.get_by_role("button", name="Sit here, in seat 2").tap()
    ada.get_by_role("button", name="Remove Bob").tap()
    notice.get_by_role("button", name="Home").tap()
    bob.locator(".choices").wait_for()


def test_a_person_who_is_gone_is_counted_down_and_a_bot_plays_when_another_says_so(
    visitors: Visitors,
) -> None:
    ada = open_table(visitors, "Ada", hand_sizes=(5,), settings={"grace": 30})
    bob = join(visitors, ada, "Bob")
    address = bob.url
    ada.get_by_role("button", name="Start the game").tap()
    bob.locator(".plates").wait_for()
    bob.goto("about:blank")
    count = ada.get_by_role("timer").filter(has_text="Bob is away. A bot plays in")
    count.wait_for()
    assert 0 < seconds_of(count) <= 30
    before = seconds_of(count)
    ada.get_by_text("You may let it play in").wait_for()
    assert ada.get_by_role("button", name="Let a bot play now").count() == 0
    ada.reload()
    count.wait_for()
    assert seconds_of(count) <= before, "as long as before"
    ada.get_by_role("button", name="Let a bot play now").tap()
    bubble = ada.locator(".absence-bubble")
    bubble.get_by_text("A bot plays for Bob").wait_for()
    count.wait_for(state="detached")
    bob.goto(address)
    bubble.get_by_text("Bob is back").wait_for()


def test_a_person_who_lets_their_turn_pass_is_played_for_until_they_take_over_again(
    visitors: Visitors,
) -> None:
    settings = {"silence": 5, "patience": 300}
    ada = open_table(visitors, "Ada", hand_sizes=(3, 3), settings=settings)
    bob = join(visitors, ada, "Bob")
    ada.get_by_role("button", name="Start the game").tap()
    asked = ada.locator(".absence")
    asked.wait_for()
    is_ada = "for you" in asked.inner_text()
    silent, other = (ada, bob) if is_ada else (bob, ada)
    other.get_by_role("button", name="Let a bot play now").tap()
    silent.get_by_text("You let your turn pass, so a bot is playing for you.").wait_for()
    silent.get_by_role("button", name="I’ll play").tap()
    silent.get_by_role("button", name="I’ll play").wait_for(state="detached")
    other.locator(".absence-bubble").get_by_text("is back").wait_for()


def test_a_chosen_character_is_seen_by_all_and_a_host_who_leaves_hands_the_table_over_at_once(
    visitors: Visitors,
) -> None:
    ada = open_table(visitors, "Ada", hand_sizes=(1,))
    bob = join(visitors, ada, "Bob", prefers={"character": "talos"})
    chosen = portrait_of(bob, "Bob").inner_html()
    for _ in range(200):
        if portrait_of(ada, "Bob").inner_html() == chosen:
            break
        ada.wait_for_timeout(50)
    assert portrait_of(ada, "Bob").inner_html() == chosen
    ada.get_by_role("button", name="Leave the table").tap()
    bob.get_by_role("button", name="Start the game").tap()
    bob.locator(".table-state h1").wait_for()


def portrait_of(page: "Page", name: str) -> "Locator":
    """Return the portrait next to a name in the lobby."""
    return page.locator(".seat", has_text=name).locator(".seat-sign .portrait")


def seconds_of(count: "Locator") -> int:
    """Return the seconds that a countdown shows."""
    found = re.search(r"\d+", count.inner_text())
    assert found is not None
    return int(found[0])
