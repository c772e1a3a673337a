"""Text of twice the size, a page of half the width, a telephone on its side: all of it is there.

Browsers that enlarge text alone do so by the size of letters that a page begins with; to those that
enlarge everything a page is as if its window were smaller (WCAG 1.4.4, 1.4.10).
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.moments import settle
from tests.web.screen import Screen
from tests.web.screens import SCREENS, spoken

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

pytestmark = pytest.mark.whole

UNREADABLE: Final = (Path(__file__).parent / "js" / "unreadable.js").read_text("utf-8")
TWICE: Final = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"
SMALL: Final[tuple["ViewportSize", ...]] = (
    {"width": 320, "height": 640},
    {"width": 740, "height": 360},
    {"width": DESK["width"] // 2, "height": DESK["height"] // 2},
    {"width": PHONE["width"] // 2, "height": PHONE["height"] // 2},
)
QUICK: Final = ("options", "bidding", "six", "settings")
"""Screens that say the most, each in another way."""


def unreadable(
    onlookers: Visitors, screen: Screen, sizes: tuple["ViewportSize", ...], **more: Any
) -> list[str]:
    """Return the unreadable or unreachable parts of a screen at some sizes."""
    browser = onlookers.browser(size=sizes[0], hasty=screen.hasty, **more)
    page = screen.show(browser, "light")
    found: list[str] = []
    for size in sizes:
        page.set_viewport_size(size)
        settle(page)
        told: list[str] = page.evaluate(UNREADABLE)
        found += [f"{size['width']}: {one}" for one in told]
    return found


@pytest.mark.parametrize("theatre", [TWICE], ids=["twice"], indirect=True)
@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(one, id=one.name, marks=() if one.name in QUICK else pytest.mark.thorough)
        for one in SCREENS
    ],
)
def test_text_of_twice_the_size_is_all_there(onlookers: Visitors, screen: Screen) -> None:
    assert unreadable(onlookers, screen, (PHONE, DESK)) == []


@pytest.mark.thorough
@pytest.mark.parametrize("theatre", [TWICE], ids=["twice"], indirect=True)
@pytest.mark.parametrize(
    ("screen", "language"),
    [
        pytest.param(screen, language, id=f"{screen.name}-{language}")
        for language in ("de", "es", "fr", "it")
        for screen in spoken(language)
    ],
)
def test_text_of_twice_the_size_is_all_there_in_every_language(
    onlookers: Visitors, screen: Screen, language: str
) -> None:
    assert unreadable(onlookers, screen, (PHONE, DESK), locale=language) == []


@pytest.mark.thorough
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_small_screen_shows_everything(onlookers: Visitors, screen: Screen) -> None:
    assert unreadable(onlookers, screen, SMALL) == []
