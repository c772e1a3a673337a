"""No rule of axe-core is broken, on any screen, in any theme, narrow or wide, in two languages."""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.answers import CODE, record
from tests.web.axe import (
    EVERY_LOOK,
    ONE_LOOK,
    OTHER_THEMES,
    VENDOR,
    Look,
    in_some_looks,
    violations,
)
from tests.web.browsing import Visitors
from tests.web.moments import Gallery
from tests.web.moves import own_link, with_name
from tests.web.screen import Screen
from tests.web.screens import spoken

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

LANGUAGES: Final = (
    pytest.param("en-GB", ONE_LOOK, id="en"),
    pytest.param("en-GB", EVERY_LOOK, id="en-every-look", marks=pytest.mark.thorough),
    pytest.param("it-IT", EVERY_LOOK, id="it-every-look", marks=pytest.mark.thorough),
)
MENU: Final = ".table-bar button:first-child"


def _pad(page: "Page") -> None:
    page.locator("form .button-main").click()
    page.locator(".pad-keys .button").first.click()


def _open_details(page: "Page") -> None:
    for summary in page.locator("summary").all()[:2]:
        summary.click()


def _choose_rules(page: "Page") -> None:
    _open_details(page)
    page.locator(".kind").last.click()
    page.locator(".options").wait_for()


def _in_lesson(page: "Page") -> None:
    page.locator("main.lesson").wait_for()


SCREENS: Final[dict[str, Callable[["Page"], None] | None]] = {
    "/": None,
    "/new": _choose_rules,
    "/rules": _open_details,
    "/pad": _pad,
    "/advice": None,
    "/settings": None,
    "/learn": None,
    "/learn/first": None,
    "/learn/duck": _in_lesson,
    "/me/ABCDEFGH": None,
    "/replay": None,
    "/replay/ABCDEFGH/1": None,
    "/t/ABCDEFGH": None,
}
ALIKE: Final = ("/replay/ABCDEFGH/1", "/t/ABCDEFGH")
"""Screens that say, like another one, that there is nothing at an address."""


def test_axe_is_as_its_makers_published_it() -> None:
    for line in (VENDOR / "SHA256SUMS").read_text("utf-8").splitlines():
        digest, name = line.split()
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == digest, name


@pytest.mark.parametrize(("language", "looks"), LANGUAGES)
@pytest.mark.parametrize(
    "path",
    [pytest.param(one, marks=pytest.mark.thorough if one in ALIKE else ()) for one in SCREENS],
)
def test_a_screen_breaks_no_rule(
    visitors: Visitors, path: str, language: str, looks: tuple[Look, ...]
) -> None:
    page = visitors.come(path, locale=language, bypass_csp=True)
    page.locator("h1").wait_for()
    prepare = SCREENS[path]
    if prepare is not None:
        prepare(page)
    assert violations(page, looks) == []


def _choosing(visitors: Visitors, language: str) -> "Page":
    page = visitors.come("/", locale=language, bypass_csp=True)
    page.locator(".chip").first.click()
    page.locator(".kind").nth(3).click()
    page.locator(".twists").wait_for()
    return page


def _asked(visitors: Visitors, language: str) -> "Page":
    page = visitors.come("/solo?new=1", locale=language, bypass_csp=True)
    page.locator(".ask").wait_for()
    page.goto(visitors.address + "/solo?new=1")
    page.locator("dialog[open]").wait_for()
    return page


def _replay(visitors: Visitors, language: str) -> "Page":
    browser = visitors.browser(locale=language, bypass_csp=True)
    browser.route("**/games/1/record", lambda route: route.fulfill(body=record()))
    page = browser.new_page()
    page.goto(f"{visitors.address}/replay/{CODE}/1?at=40")
    page.locator(".open-hands").wait_for()
    return page


def _devices(visitors: Visitors, language: str) -> "Page":
    page = with_name(visitors, "Ann", locale=language, bypass_csp=True)
    page.goto(f"{visitors.address}/settings")
    page.locator(".own-link button").click()
    page.locator(".own-link .qr").wait_for()
    page.locator(".device-list button").click()  # there is no other device: one is asked
    page.locator(".sure:not(:empty)").wait_for()
    return page


def _become(visitors: Visitors, language: str) -> "Page":
    link = own_link(visitors, with_name(visitors, "Bob"))
    page = with_name(visitors, "Ann", locale=language, bypass_csp=True)
    page.goto(link)
    page.locator(".button-main").wait_for()
    return page


def _became(visitors: Visitors, language: str) -> "Page":
    page = _become(visitors, language)
    page.locator(".button-main").click()
    page.locator("p[role=status]").wait_for()
    return page


WAYS: Final[dict[str, Callable[[Visitors, str], "Page"]]] = {
    "choosing": _choosing,
    "asked": _asked,
    "replay": _replay,
    "devices": _devices,
    "become": _become,
    "became": _became,
}


MOMENTS: Final = {
    "gathering": ("gathering", ".invitation"),
    "bidding": ("bidding", ".ask"),
    "playing": ("trick", ".hand-card.can"),
    "pad": ("bidding", ".pad-button", "dialog[open] .score-pad"),
    "menu": ("bidding", MENU, "dialog[open] .menu-list"),
    "rules": ("bidding", MENU, "li:nth-last-child(3) > .menu-item", "dialog[open] .table-rules"),
    "keys": ("bidding", MENU, "li:nth-last-child(2) > .menu-item", "dialog[open] .keys"),
    "hint": ("bidding", ".hint-button", "dialog[open] .hint-list"),
    "over": ("over", ".game-over"),
}
"""Moments of a game: the one in the gallery, buttons to tap there, and what is shown then."""


@pytest.mark.parametrize(("language", "looks"), LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_the_screen_at_the_end_of_each_way_breaks_no_rule(
    visitors: Visitors, way: str, language: str, looks: tuple[Look, ...]
) -> None:
    assert violations(WAYS[way](visitors, language), looks) == []


@pytest.mark.parametrize(("language", "looks"), LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_table_breaks_no_rule_at_any_moment(
    gallery: Gallery, moment: str, language: str, looks: tuple[Look, ...]
) -> None:
    address, *buttons, shown = MOMENTS[moment]
    query = f"&language={language[:2]}"
    page = gallery.open(address, query=query, locale=language, bypass_csp=True)
    for button in buttons:
        page.locator(button).tap()
    page.locator(shown).first.wait_for()
    assert violations(page, looks) == []


@in_some_looks
@pytest.mark.parametrize(
    "moment", ["removal", "newcomer", "open-seat", "absent", "idle-for-long", "played-for"]
)
def test_seats_that_change_in_a_game_break_no_rule(
    gallery: Gallery, moment: str, looks: tuple[Look, ...]
) -> None:
    assert violations(gallery.open(moment, bypass_csp=True), looks) == []


@pytest.mark.parametrize("moment", ["gathering", "bidding", "over"])
def test_no_theme_breaks_a_rule_of_colours(gallery: Gallery, moment: str) -> None:
    """Thoroughly, every screen is looked at in every theme."""
    assert violations(gallery.open(moment, bypass_csp=True), OTHER_THEMES) == []


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("screen", "language"),
    [
        pytest.param(screen, language, id=f"{screen.name}-{language}")
        for language in ("en", "it")
        for screen in spoken(language)
    ],
)
def test_no_screen_breaks_a_rule_of_axe(onlookers: Visitors, screen: Screen, language: str) -> None:
    browser = onlookers.browser(locale=language, bypass_csp=True, hasty=screen.hasty)
    assert violations(screen.show(browser, "light"), EVERY_LOOK) == []
