"""A connection that is lost comes back by itself; so does a person, on another device."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from foretell.record import check_file
from tests.server.process import ServerProcess, server_process
from tests.web.browsing import Visitors
from tests.web.moves import CARDS, CORNER, OVER, join, move, open_table, play_to_the_end
from tests.web.tabs import Tabs

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    with server_process(str(tmp_path / "tables.db"), tmp_path / "server.log") as server:
        yield server


def test_a_killed_server_is_not_missed_for_long(
    tabs: Tabs, mortal: ServerProcess, tmp_path: Path
) -> None:
    visitors = Visitors(tabs, mortal.url)
    try:
        host = open_table(visitors, "Ada", hand_sizes=(2,))
        guest = join(visitors, host, "Bruno")
        pages = [host, guest]
        for page in pages:
            page.evaluate("() => { window.neverReloaded = true; }")
        host.get_by_role("button", name="Start the game").tap()
        page = _in_the_middle_of_a_trick(pages)
        mortal.kill()
        page.locator(CARDS).first.tap(position=CORNER)  # it waits for the server
        page.get_by_text("Connection lost").wait_for()
        mortal.start()
        mortal.wait()
        for each in pages:
            each.get_by_text("Connection lost").wait_for(state="detached")
            each.get_by_text("Connecting").wait_for(state="detached")
        play_to_the_end(pages)
        assert all(page.evaluate("window.neverReloaded") for page in pages)
        host.get_by_text("The game in numbers").tap()
        with host.expect_download() as coming:
            host.get_by_role("link", name="Save the record").tap()
        file = tmp_path / "game.jsonl"
        coming.value.save_as(file)
        assert list(check_file(file)) == []
        assert file.read_text("utf-8").count('"played"') == 8
    except BaseException:
        visitors.picture(tmp_path)
        raise
    finally:
        visitors.leave()


def _in_the_middle_of_a_trick(pages: "list[Page]") -> "Page":
    """Play until a person is to add a card to a trick that has begun, and return their page."""
    while True:
        for page in pages:
            if page.locator(CARDS).count() and page.locator(".trick-card").count():
                return page
            if move(page):
                break
        else:
            pages[0].wait_for_timeout(20)


def test_a_seat_is_taken_along_to_another_device(visitors: Visitors) -> None:
    first = open_table(visitors, "Ada", hand_sizes=(1,))
    first.get_by_role("button", name="Start the game").tap()
    first.locator(".table-state h1").wait_for()  # a tap not heard before the page closes is lost
    table = first.url
    first.goto(visitors.address + "/settings")
    first.get_by_role("button", name="Create a link").tap()
    link = first.locator("output.link").inner_text()
    first.context.close()
    second = visitors.come(link.removeprefix(visitors.address), has_touch=True)
    second.get_by_role("button", name="Become Ada").tap()
    play_to_the_end([second])
    assert second.url == table
    assert second.locator(f"{OVER} .ranks").get_by_text("Ada").count() == 1
    third = visitors.come(link.removeprefix(visitors.address), has_touch=True)
    third.get_by_role("alert").filter(has_text=".").wait_for()  # it was good for once
