"""A person's devices in the page: another person's link, signing out here and there."""

import pytest

from tests.web.browsing import Visitors
from tests.web.moves import open_table, own_link, with_name

pytestmark = pytest.mark.whole

ME = "() => fetch('/api/people/me').then((told) => told.json()).then(({ name }) => name ?? '')"


def test_another_persons_link_is_asked_about_first_and_there_is_a_way_back(
    visitors: Visitors,
) -> None:
    link = own_link(visitors, with_name(visitors, "Bob"))
    page = with_name(visitors, "Ann")
    page.goto(link)
    page.get_by_role("heading", name="Become Bob on this device?").wait_for()
    page.get_by_text("You are Ann here.").wait_for()
    page.get_by_text("Bob sees every hand you are dealt").wait_for()
    assert page.evaluate(ME) == "Ann"
    page.get_by_role("button", name="Become Bob").click()
    page.get_by_role("heading", name="You are now Bob on this device.").wait_for()
    assert page.evaluate(ME) == "Bob"
    page.get_by_role("button", name="Go back to being Ann").click()
    page.locator(".choices").wait_for()
    assert page.evaluate(ME) == "Ann"


def test_a_person_who_declines_a_link_has_not_used_it_up(visitors: Visitors) -> None:
    link = own_link(visitors, with_name(visitors, "Bob"))
    page = with_name(visitors, "Ann")
    page.goto(link)
    page.get_by_role("link", name="Stay as you are").click()
    page.locator(".choices").wait_for()
    assert page.evaluate(ME) == "Ann"
    other = visitors.come(link.removeprefix(visitors.address))
    other.get_by_role("button", name="Become Bob").click()
    other.locator(".choices").wait_for()
    assert other.evaluate(ME) == "Bob"


def test_a_link_that_is_no_longer_good_says_so(visitors: Visitors) -> None:
    page = visitors.come("/me/7K2M9QX47K2M9QX4")
    page.get_by_text("This link is no longer valid.").wait_for()


def test_a_device_made_by_ones_link_is_listed_and_signed_out_at_the_table(
    visitors: Visitors,
) -> None:
    laptop = open_table(visitors, "Ann", hand_sizes=(1,))
    table = laptop.url
    laptop.goto(f"{visitors.address}/settings")
    laptop.get_by_role("button", name="Create a link").click()
    laptop.locator(".own-link .qr").wait_for()
    link = laptop.locator(".own-link .link").inner_text()
    phone = visitors.come(link.removeprefix(visitors.address))
    phone.get_by_role("button", name="Become Ann").click()
    phone.wait_for_url(table)
    phone.locator(".gathering").wait_for()
    laptop.reload()
    laptop.locator(".device-list li").nth(1).wait_for()
    other = laptop.locator(".device-list li").filter(has_not_text="This device")
    other.get_by_role("button").click()
    phone.get_by_text("You have been signed out on this device.").wait_for()
    assert phone.evaluate(ME) == ""
    assert laptop.evaluate(ME) == "Ann"


def test_the_last_device_is_not_signed_out_by_one_press(visitors: Visitors) -> None:
    page = with_name(visitors, "Ann")
    page.goto(f"{visitors.address}/settings")
    row = page.locator(".device-list li")
    row.get_by_role("button", name="Sign out").click()
    page.get_by_text("nobody can be Ann again").wait_for()
    assert page.evaluate(ME) == "Ann"
    row.get_by_role("button", name="Sign out for good").click()
    page.get_by_text("You have no name here yet.").wait_for()
    assert page.evaluate(ME) == ""


@pytest.mark.parametrize("path", ["/new", "/t/ABCDEFGH"])
def test_a_server_in_trouble_makes_nobody_a_stranger(visitors: Visitors, path: str) -> None:
    """If they introduced themselves again, people would lose the seats that they have."""
    browser = visitors.browser()
    body = '{"code":"server/unavailable","clause":"","fields":{}}'
    browser.route("**/api/people/me", lambda route: route.fulfill(status=503, body=body))
    introduced: list[str] = []
    browser.on(
        "request",
        lambda sent: introduced.append(sent.url) if sent.url.endswith("/api/people") else None,
    )
    page = browser.new_page()
    page.goto(visitors.address + path)
    if path == "/new":
        page.locator("input[name=name]").fill("Ann")
        page.get_by_role("button", name="Open the table").click()
    page.locator(".trouble:not(:empty)").wait_for()
    assert introduced == []
