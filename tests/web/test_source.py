"""The small print links to the project's address, if the server has written one into the page."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from foretell.address import Address
from foretell.i18n import Words
from foretell.web.files import STATIC
from foretell.web.home import home_screen
from tests.web.browsing import Visitors

if TYPE_CHECKING:
    from playwright.sync_api import Route

URL: Final = "https://cards.example/people/foretell"
HOME: Final = (STATIC / "home.html").read_text(encoding="utf-8")


@pytest.mark.whole
@pytest.mark.parametrize("path", ["/", "/rules"])
def test_the_small_print_links_to_the_address_that_the_page_has(
    visitors: Visitors, path: str
) -> None:
    """Served like this, scripts change nothing of it; see ``tests/packaging/test_address.py``."""

    def addressed(route: "Route") -> None:
        answer = route.fetch()
        body = answer.text().replace("<title>", f'<meta name="source" content="{URL}" /><title>')
        link, next_to_it = f'<p><a href="{URL}">Code source</a></p>', '<p class="documented">'
        body = body.replace(next_to_it, link + next_to_it)
        route.fulfill(response=answer, body=body)

    page = visitors.browser(locale="fr-FR").new_page()
    page.route(re.compile(re.escape(path) + "$"), addressed)
    page.goto(visitors.address + path)
    link = page.locator(".small-print").get_by_role("link", name="Code source")
    assert link.get_attribute("href") == URL


@pytest.mark.whole
def test_the_small_print_has_no_link_without_an_address(visitors: Visitors) -> None:
    page = visitors.browser().new_page()
    page.goto(visitors.address + "/rules")
    page.locator(".small-print p").first.wait_for()
    has_address = page.locator('meta[name="source"]').count() == 1
    assert page.locator(".small-print p:not(.documented) a").count() == has_address


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_screen_has_the_link_before_any_script(language: str) -> None:
    words = Words(language)
    small_print = home_screen(HOME, words, source=Address(URL)).partition("<footer")[2]
    assert f'<p><a href="{URL}">{words("web-source")}</a></p>' in small_print
    assert words("web-source") not in home_screen(HOME, words).partition("<footer")[2]


def test_an_address_cannot_break_out_of_the_page() -> None:
    small_print = home_screen(HOME, Words("en"), source=Address('https://a.example/"><script>'))
    assert "<script>" not in small_print
