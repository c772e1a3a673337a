"""Every preset, played to its end against bots in the page."""

from typing import Final

import pytest

from foretell.rules.presets import PRESETS
from tests.web.browsing import Visitors
from tests.web.moves import OVER, play_fast

pytestmark = pytest.mark.whole

UNLIKE: Final = {"two-players": 2, "one-suit": 3}
"""Those whose tables look least like any other, and how many play."""
A_SHORT_ONE: Final = """try {
  const kept = { players: 4, edition: "classic", own: null };
  const choice = { ...kept, length: "short", twist: "clairvoyance" };
  localStorage.setItem("foretell.solo_choice", JSON.stringify({ choice, summary: { level: "" } }));
} catch {
  // an empty page keeps nothing
}"""
"""As if it had been chosen on the first screen."""


@pytest.mark.parametrize(
    "preset", ["two-players", pytest.param("one-suit", marks=pytest.mark.thorough)]
)
def test_a_preset_unlike_the_others_reaches_its_end(visitors: Visitors, preset: str) -> None:
    _play(visitors, preset, players=UNLIKE[preset])


def test_a_short_game_with_open_hands_reaches_its_end(visitors: Visitors) -> None:
    browser = visitors.browser(hasty=True)
    browser.add_init_script(A_SHORT_ONE)
    page = browser.new_page()
    page.goto(f"{visitors.address}/solo?new=1")
    page.get_by_role("heading", name="Round 1 of 5").wait_for()
    assert page.locator(".others-hand").count() == 3
    play_fast(page)
    assert page.locator(f"{OVER} .ranks li").count() == 4


@pytest.mark.thorough
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_reaches_its_end(visitors: Visitors, preset: str, players: int) -> None:
    _play(visitors, preset, players)


def _play(visitors: Visitors, preset: str, players: int) -> None:
    page = visitors.come(f"/solo?new=1&preset={preset}&players={players}", hasty=True)
    play_fast(page, timeout=55_000)
    seats = PRESETS[preset].options.get("players", players)
    assert page.locator(f"{OVER} .ranks li").count() == seats
