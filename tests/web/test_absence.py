"""People at a table who do nothing: the countdown, the bot, and the way back to one's own cards."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browsing import DESK, PHONE
from tests.web.moments import Gallery, soon

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytestmark = pytest.mark.whole


def section(page: "Page") -> str:
    """Return the text about who is waited for, without its numbers."""
    return re.sub(r"\d+", "N", " ".join(page.locator(".absence").inner_text().split()))


def test_the_bot_is_offered_once_the_table_allows_it_and_not_before(gallery: Gallery) -> None:
    early = gallery.open("idle")
    shown = section(early)
    assert shown.endswith("A bot plays in N s. You may let it play in N s."), shown
    assert early.get_by_role("button", name="Let a bot play now").count() == 0
    late = gallery.open("idle-for-long")
    late.get_by_role("button", name="Let a bot play now").tap()
    soon(late, "window.sent.value.length")
    assert late.evaluate("window.sent.value") == [{"type": "let_bot_play", "seat": 2}]


def test_a_person_who_thinks_long_is_warned_before_others_may_let_a_bot_play(
    gallery: Gallery,
) -> None:
    page = gallery.open("hurried")
    assert section(page) == "In N s the others may let a bot play for you."
    assert page.locator(".absence button").count() == 0


@pytest.mark.parametrize("only", ["", "&only=yes"])
def test_a_person_for_whom_a_bot_plays_takes_over_by_one_tap_and_nothing_is_played_unasked(
    gallery: Gallery, only: str
) -> None:
    page = gallery.open("played-for", query=only)
    assert page.evaluate("window.sent.value") == []
    page.get_by_role("button", name="I’ll play").tap()
    soon(page, "window.sent.value.length")
    assert page.evaluate("window.sent.value") == [{"type": "sit"}]


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ({"width": 360, "height": 616}, "fr"),
        *(
            pytest.param(size, language, marks=pytest.mark.thorough)
            for size in (PHONE, DESK)
            for language in ("en", "fr")
        ),
    ],
    ids=str,
)
@pytest.mark.parametrize("moment", ["idle", "idle-for-long", "hurried", "played-for"])
def test_the_notice_of_silence_fits_next_to_the_table(
    gallery: Gallery, moment: str, size: "ViewportSize", language: str
) -> None:
    page = gallery.open(moment, query=f"&language={language}", size=size)
    page.locator(".absence").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
