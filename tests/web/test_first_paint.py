"""The page before its scripts have loaded, and that they change nothing of it."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from foretell.i18n import LANGUAGES
from foretell.web import Site, load_site
from foretell.web.files import STATIC
from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.moments import soon

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytestmark = pytest.mark.whole

PLACES: Final = """() => [...document.querySelectorAll("#app *:not(svg, svg *)")].map((one) => {
  const { y, height } = one.getBoundingClientRect();
  return [one.tagName, one.className, Math.round(y), Math.round(height)].join(" ");
})"""
PLACES_SEEN: Final = PLACES.replace("#app *", "main *").replace(
    ".map(", ".filter((one) => one.checkVisibility({ visibilityProperty: true })).map("
)
SEEN: Final = (
    "(found) => document.querySelector(found).checkVisibility({ visibilityProperty: true })"
)
WRITTEN: Final = """addEventListener("DOMContentLoaded", () => {
  window.written = [...document.querySelectorAll("#app .button, #app .show *")];
})"""
"""Keeps the elements that the server has written."""
on_phone_and_desk: Final = pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESK, marks=pytest.mark.thorough)], ids=["phone", "desk"]
)
MODULES: Final = "**/*.js"
CHOICES: Final = ".choices .button"


@pytest.fixture(scope="module")
def site() -> Site:
    return load_site()


def _waiting(
    visitors: Visitors, kept: str = "", *, locale: str = "en-GB", size: "ViewportSize" = PHONE
) -> "Page":
    """Return the first screen, none of whose modules has come."""
    browser = visitors.browser(locale=locale, size=size)
    if kept:
        browser.add_init_script(f"try {{ Object.assign(localStorage, {{{kept}}}) }} catch {{}}")
    browser.route(MODULES, lambda route: route.abort())
    page = browser.new_page()
    page.goto(visitors.address + "/")
    return page


@on_phone_and_desk
def test_the_first_screen_is_seen_without_modules_and_stays_as_it_is(
    visitors: Visitors, size: "ViewportSize"
) -> None:
    page = _waiting(visitors, locale="fr-CA", size=size)
    assert page.get_by_role("link", name="Jouer tout de suite").get_attribute("href") == (
        "/solo?new=1"
    )
    assert page.evaluate(SEEN, CHOICES)
    words, places = page.locator("#app").inner_text(), page.evaluate(PLACES)
    page.context.unroute(MODULES)
    page.add_init_script(WRITTEN)
    with page.expect_request("**/api/tables"):  # by home.js, once it has shown the screen
        page.goto(visitors.address + "/?")
    assert page.locator("#app").inner_text() == words
    assert page.evaluate(PLACES) == places
    assert page.evaluate("window.written.length && window.written.every((one) => one.isConnected)")


@pytest.mark.parametrize(
    ("kept", "name"),
    [
        ("'foretell.settings': '{\"language\": \"it\"}'", "Gioca subito"),
        ("'foretell.solo': '{\"round\": 3, \"rounds\": 15}'", "Resume"),
    ],
    ids=["another language", "a game under way"],
)
def test_parts_that_differ_for_this_person_stay_hidden_until_they_are_right(
    visitors: Visitors, kept: str, name: str
) -> None:
    page = _waiting(visitors, kept)
    assert page.evaluate(SEEN, ".masthead")
    assert not page.evaluate(SEEN, CHOICES)
    page.context.unroute(MODULES)
    page.goto(visitors.address + "/?")
    page.get_by_role("link", name=name).wait_for()
    assert page.locator("a[href='/solo?new=1']").count() == 1


@on_phone_and_desk
def test_the_first_screen_is_seen_all_at_once(
    visitors: Visitors, site: Site, size: "ViewportSize"
) -> None:
    """Nothing that is seen moves, however much of the page has been received."""
    text = site.homes["en"].body.decode()
    browser = visitors.browser(size=size)
    received = ""
    browser.route(MODULES, lambda route: route.abort())
    browser.route(
        visitors.address + "/",
        lambda route: route.fulfill(body=received, content_type="text/html; charset=utf-8"),
    )
    page = browser.new_page()
    placed: list[set[str]] = []
    for end in ("<h1", '<p class="what"', "<nav", '<form class="panel', "<footer", "</body>"):
        received = text.partition(end)[0]
        page.goto(visitors.address + "/")
        placed.append(set(page.evaluate(PLACES_SEEN)))
    for found in placed:
        assert found <= placed[-1]
    assert placed[-1]


def test_a_link_to_another_screen_does_not_show_the_first_one(visitors: Visitors) -> None:
    page = visitors.come("/api/tables", fresh=True)
    page.context.route(MODULES, lambda route: route.abort())
    for path in ("/t/ABCD", "/rules", "/solo?new=1"):
        page.goto(visitors.address + path)
        assert page.locator("#app").inner_html() == ""


def test_the_page_that_the_server_writes_is_in_the_language_it_names(site: Site) -> None:
    for language in LANGUAGES:
        assert f'<html lang="{language}">' in site.homes[language].body.decode()
    assert "Jetzt spielen" in site.homes["de"].body.decode()


def test_no_message_of_the_first_screen_is_left_open(site: Site) -> None:
    for home in site.homes.values():
        assert not re.search(r"\{[\w-]+", home.body.decode().partition("<body>")[2])


def test_the_first_screen_is_seen_without_another_request(site: Site) -> None:
    for home in site.homes.values():
        head, _, body = home.body.decode().partition("</head>")
        assert not re.search('<link rel="(stylesheet|modulepreload)"|<script[^>]* src=', head)
        assert body.index('class="choices stack"') < body.index("stylesheet")


def test_the_languages_known_before_the_first_paint_are_all() -> None:
    script = (STATIC / "ui" / "first_paint.js").read_text("utf-8")
    found = re.search(r"LANGUAGES = \[(.*?)\]", script)
    assert found is not None
    assert tuple(re.findall(r"\w+", found[1])) == LANGUAGES


def test_the_trick_moves_while_it_is_seen_and_not_paused(visitors: Visitors) -> None:
    page = visitors.come("/", prefers={"speed": "normal"}, reduced_motion="no-preference")
    page.locator(".chip").first.wait_for()
    states = "[...new Set(document.getAnimations().map(({ playState }) => playState))]"
    assert page.evaluate(states) == ["running"]
    page.get_by_label("Pause the moving cards").check()
    assert page.evaluate(states) == ["paused"]
    shown = "document.querySelector('.show-card').checkVisibility({ contentVisibilityAuto: true })"
    assert page.evaluate(shown)
    page.evaluate("document.body.style.paddingBlockEnd = '300vh', scrollTo(0, 9999)")
    soon(page, f"!({shown})")


@pytest.mark.parametrize(
    "size",
    [
        (320, 568),
        *(pytest.param(size, marks=pytest.mark.thorough) for size in ((360, 616), (740, 360))),
    ],
    ids=str,
)
def test_play_now_is_in_the_hand_at_once_and_nothing_moves_for_who_wants_it_still(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.come("/", size={"width": size[0], "height": size[1]})
    box = page.get_by_role("link", name="Play now").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("document.getAnimations().length") == 0
    assert not page.locator(".show-pause").is_visible()
