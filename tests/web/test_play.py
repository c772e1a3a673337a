"""Two people and two bots at a real server, from the first screen to the record."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from foretell.record import check_file, read_records
from tests.web.browsing import Visitors
from tests.web.moves import (
    OVER,
    fill_in_table,
    join,
    open_table,
    round_number,
    standings,
    tap_to_the_end,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole


def test_two_people_and_two_bots_play_a_game_and_another(
    visitors: Visitors, tmp_path: Path
) -> None:
    host = fill_in_table(visitors, "Ada", hand_sizes="1-2")
    guest = join(visitors, host, "Bruno")
    host.get_by_role("button", name="Start the game").tap()
    tap_to_the_end([host, guest])
    assert len(standings(host)) == 4
    assert standings(host) == standings(guest)
    _the_shuffle_was_fair(guest)
    _the_record_is_whole(host, tmp_path)
    _any_moment_is_shown_again(guest, visitors)
    host.get_by_role("button", name="Play again").tap()
    host.get_by_role("button", name="Start the game").tap()
    for page in (host, guest):
        page.locator(".table-state").wait_for()
        assert round_number(page) == 1


def _the_shuffle_was_fair(page: "Page") -> None:
    page.get_by_text("Was the shuffle fair?").tap()
    page.get_by_role("button", name="Check the shuffle").tap()
    page.get_by_text("The shuffle was fair").wait_for()


def _the_record_is_whole(page: "Page", folder: Path) -> None:
    with page.expect_download() as coming:
        page.get_by_text("The game in numbers").tap()
        page.get_by_role("link", name="Save the record").tap()
    file = folder / "game.jsonl"
    coming.value.save_as(file)
    assert list(check_file(file)) == []
    [record] = read_records(file)
    assert [player.name for player in record.header.players][:2] == ["Ada", "Bruno"]
    assert record.header.fair is not None


def _any_moment_is_shown_again(page: "Page", visitors: Visitors) -> None:
    table = page.url
    page.get_by_role("link", name="Replay").tap()
    page.get_by_text("The shuffle was fair").wait_for()
    page.get_by_role("button", name="Round 2").tap()
    page.get_by_role("combobox", name="Hands shown").select_option(label="Hand: Ada")
    page.wait_for_url("**seat=0&at=*")
    assert round_number(page) == 2
    assert page.locator(".hand-card").count() == 2
    moment = page.url
    page.get_by_role("button", name="Forward", exact=True).tap()
    page.wait_for_url(lambda url: url != moment)
    _whoever_has_the_link_sees_it(visitors, moment)
    page.goto(moment)
    page.locator(".hand-card").nth(1).wait_for()
    assert page.get_by_role("combobox", name="Hands shown").input_value() == "0"
    page.goto(table)
    page.locator(OVER).wait_for()


def _whoever_has_the_link_sees_it(visitors: Visitors, moment: str) -> None:
    assert re.search(r"[?&]key=[0-9A-Z]{16}&", moment)
    page = visitors.come(moment.removeprefix(visitors.address))
    page.locator(".hand-card").nth(1).wait_for()
    record = page.get_by_role("link", name="Record").get_attribute("href")
    assert record is not None
    assert page.request.get(visitors.address + record).status == 200
    assert page.request.get(visitors.address + record.partition("?")[0]).status == 404


def test_a_host_who_leaves_is_not_waited_for_and_hands_the_table_over(visitors: Visitors) -> None:
    host = open_table(visitors, "Ada", hand_sizes=(1, 2))
    guest = join(visitors, host, "Bruno")
    host.get_by_role("button", name="Leave the table").tap()
    guest.get_by_role("button", name="Start the game").tap()
    guest.locator(".table-state").wait_for()
    assert "Ada" not in guest.locator(".felt").inner_text()
    host.go_back()
    host.get_by_text("Watching").first.wait_for()
