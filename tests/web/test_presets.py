"""Every preset, played to its end against bots in the page."""

from typing import Final

import pytest

from foretell.rules.presets import PRESETS
from tests.web.browsing import Visitors, needs_browser
from tests.web.moves import OVER, play_fast

pytestmark = [pytest.mark.whole, needs_browser]

QUICK: Final = ("two-players", "one-suit", "clairvoyance")
"""Those whose tables look least like any other."""
OTHERS: Final = tuple(name for name in PRESETS if name not in QUICK)


def _play(visitors: Visitors, preset: str, players: int) -> None:
    page = visitors.come(f"/solo?new=1&preset={preset}&players={players}", hasty=True)
    play_fast(page, timeout=55_000)
    seats = PRESETS[preset].options.get("players", players)
    assert page.locator(f"{OVER} .ranks li").count() == seats


@pytest.mark.parametrize("preset", QUICK)
def test_a_preset_unlike_the_others_reaches_its_end(visitors: Visitors, preset: str) -> None:
    _play(visitors, preset, players=4)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("preset", OTHERS)
def test_every_other_preset_reaches_its_end(visitors: Visitors, preset: str, players: int) -> None:
    _play(visitors, preset, players)
