"""No rule of axe-core is broken, on any screen, in any theme, narrow or wide, in two languages."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.answers import CODE, record
from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.moments import Gallery
from tests.web.moves import move, open_table, own_link, play_fast, see_bids, with_name
from tests.web.screen import Screen
from tests.web.screens import spoken

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytestmark = pytest.mark.whole

VENDOR: Final = Path(__file__).parent / "vendor"
AXE: Final = (VENDOR / "axe.min.js").read_text("utf-8")
FIND: Final = """async (rules) => {
  document.getAnimations().forEach((one) => one.finish());
  const asked = rules === null ? {} : { runOnly: rules };
  const found = await axe.run(document, { resultTypes: ["violations"], ...asked });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`));
}"""
SIZES: Final[tuple["ViewportSize", ...]] = (PHONE, DESK)
LANGUAGES: Final = ("en-GB", pytest.param("it-IT", marks=pytest.mark.thorough))
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours: all that another theme can break."""
THEMES: Final = {"light": None, "dark": COLOURS, "contrast": COLOURS}
"""The themes, and the rules asked of each: None for all."""
MENU: Final = ".table-bar button:first-child"


def violations(page: "Page") -> list[str]:
    """Return axe's findings on the page, for each theme and each width."""
    page.evaluate(AXE)
    found: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        for theme, rules in THEMES.items():
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            page.wait_for_timeout(30)
            told: list[str] = page.evaluate(FIND, rules)
            found += [f"{theme} {size['width']} {one}" for one in told]
    page.set_viewport_size(PHONE)
    return found


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


SCREENS: Final[dict[str, Callable[["Page"], None] | None]] = {
    "/": None,
    "/new": _choose_rules,
    "/rules": _open_details,
    "/pad": _pad,
    "/advice": None,
    "/settings": None,
    "/learn": None,
    "/me/ABCDEFGH": None,
    "/replay": None,
    "/replay/ABCDEFGH/1": None,
    "/t/ABCDEFGH": None,
}


def test_axe_is_as_its_makers_published_it() -> None:
    for line in (VENDOR / "SHA256SUMS").read_text("utf-8").splitlines():
        digest, name = line.split()
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == digest, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_breaks_no_rule(visitors: Visitors, path: str, language: str) -> None:
    page = visitors.come(path, locale=language, bypass_csp=True)
    page.locator("h1").wait_for()
    prepare = SCREENS[path]
    if prepare is not None:
        prepare(page)
    assert violations(page) == []


def _gathering(visitors: Visitors, language: str) -> "Page":
    return open_table(visitors, "Ada", hand_sizes="1", locale=language, bypass_csp=True)


def _bidding(visitors: Visitors, language: str) -> "Page":
    page = visitors.come("/solo?new=1", locale=language, bypass_csp=True, has_touch=True)
    see_bids(page)
    return page


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


def _playing(visitors: Visitors, language: str) -> "Page":
    page = _bidding(visitors, language)
    move(page)
    page.locator(".hand-card.can").wait_for()
    return page


def _sheet(shown: str, *buttons: str) -> Callable[[Visitors, str], "Page"]:
    def opened(visitors: Visitors, language: str) -> "Page":
        page = _bidding(visitors, language)
        for button in buttons:
            page.locator(button).tap()
        page.locator(f"dialog[open] {shown}").wait_for()
        return page

    return opened


def _over(visitors: Visitors, language: str) -> "Page":
    page = visitors.come(
        "/solo?new=1&preset=two-players", locale=language, bypass_csp=True, hasty=True
    )
    play_fast(page)
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
    link = own_link(with_name(visitors, "Bob"))
    page = with_name(visitors, "Ann", locale=language, bypass_csp=True)
    page.goto(link)
    page.locator(".button-main").wait_for()
    return page


def _became(visitors: Visitors, language: str) -> "Page":
    page = _become(visitors, language)
    page.locator(".button-main").click()
    page.locator("p[role=status]").wait_for()
    return page


MOMENTS: Final[dict[str, Callable[[Visitors, str], "Page"]]] = {
    "gathering": _gathering,
    "choosing": _choosing,
    "asked": _asked,
    "bidding": _bidding,
    "playing": _playing,
    "pad": _sheet(".score-pad", ".pad-button"),
    "menu": _sheet(".menu-list", MENU),
    "rules": _sheet(".table-rules", MENU, "li:nth-last-child(3) > .menu-item"),
    "keys": _sheet(".keys", MENU, "li:nth-last-child(2) > .menu-item"),
    "hint": _sheet(".hint-list", ".hint-button"),
    "over": _over,
    "replay": _replay,
    "devices": _devices,
    "become": _become,
    "became": _became,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_table_breaks_no_rule_at_any_moment(
    visitors: Visitors, moment: str, language: str
) -> None:
    assert violations(MOMENTS[moment](visitors, language)) == []


@pytest.mark.parametrize(
    "moment", ["removal", "newcomer", "open-seat", "absent", "idle-for-long", "played-for"]
)
def test_seats_that_change_in_a_game_break_no_rule(gallery: Gallery, moment: str) -> None:
    assert violations(gallery.open(moment, bypass_csp=True)) == []


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
    assert violations(screen.show(browser, "light")) == []
