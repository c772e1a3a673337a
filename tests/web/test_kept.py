"""No game is lost: what is kept of games and tables in a browser, and how it comes back."""

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from foretell.game.notation import read_position
from foretell.record import check_file, game_text, read_records
from tests.web.answers import record
from tests.web.browsing import Visitors
from tests.web.moves import (
    OVER,
    join,
    move,
    open_table,
    play_fast,
    play_to_the_end,
    round_number,
    standings,
)
from tests.web.test_offline import lose_the_network

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

TWO: Final = "/solo?new=1&preset=two-players"
DROP: Final = """async ([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  while (document.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }))) {
    await new Promise(requestAnimationFrame); // nobody listens yet
  }
}"""
PASTE: Final = """async (text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  while (document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }))) {
    await new Promise(requestAnimationFrame);
  }
}"""


def _play_to_round(page: "Page", number: int) -> None:
    page.locator(".table-state").wait_for()
    while round_number(page) < number:
        if not move(page):
            page.wait_for_timeout(20)


def _short_text() -> str:
    return game_text(next(read_records(BytesIO(record()))))


def _over(visitors: Visitors) -> "Page":
    """Return a page that shows the result of a game against a bot."""
    page = visitors.come(TWO, hasty=True, has_touch=True)
    play_fast(page)
    return page


def test_play_now_asks_before_it_gives_up_a_game(visitors: Visitors) -> None:
    page = visitors.come(TWO, hasty=True, has_touch=True)
    _play_to_round(page, 2)
    page.goto(visitors.address)
    page.get_by_role("link", name="Play now").tap()
    choices = page.locator("dialog[open] .choices button")
    assert choices.nth(0).inner_text().split() == ["Resume", "Round", "2", "of", "6"]
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play now").tap()
    choices.nth(0).tap()
    page.locator(".table-state").wait_for()
    assert round_number(page) == 2
    page.reload()
    page.locator(".table-state").wait_for()
    assert round_number(page) == 2
    page.goto(visitors.address + TWO)
    choices.nth(1).tap()
    page.locator(".table-state").wait_for()
    assert round_number(page) == 1


def test_the_result_is_there_after_a_reload_and_nothing_asks_about_it(visitors: Visitors) -> None:
    page = _over(visitors)
    before = standings(page)
    assert len(before) == 2
    page.reload()
    page.locator(OVER).wait_for()
    assert standings(page) == before
    page.get_by_text("Was the shuffle fair?").tap()
    page.get_by_role("button", name="Check the shuffle").tap()
    page.get_by_text("The shuffle was fair").wait_for()
    assert "server" not in page.locator(".fairness").inner_text()
    page.goto(visitors.address)
    assert page.get_by_role("link", name="Resume").count() == 0
    page.get_by_role("link", name="Play now").tap()
    page.locator(".table-state").wait_for()
    assert round_number(page) == 1


def test_a_finished_game_is_listed_replayed_and_saved(visitors: Visitors, tmp_path: Path) -> None:
    page = _over(visitors)
    points = page.locator(f"{OVER} .ranks li", has_text="You").locator("strong").inner_text()
    page.get_by_role("link", name="Replay").tap()
    page.get_by_role("button", name="Round 2").tap()
    page.wait_for_url("**at=*")
    assert round_number(page) == 2
    page.get_by_text("The shuffle was fair").wait_for()
    page.reload()
    page.locator(".table-state").wait_for()
    assert round_number(page) == 2
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the record").tap()
    coming.value.save_as(tmp_path / "game.jsonl")
    assert list(check_file(tmp_path / "game.jsonl")) == []
    page.goto(visitors.address)
    page.get_by_role("link", name="Your games").tap()
    game = page.locator(".game-row")
    assert f"{points} points" in game.inner_text()
    assert ", with " in game.inner_text()
    game.tap()
    page.locator(".replay-bar").wait_for()
    assert round_number(page) == 1


def test_a_record_opens_chosen_dropped_or_pasted(visitors: Visitors) -> None:
    page = visitors.come("/replay", has_touch=True)
    text = record().decode()
    opened = page.locator(".open-hands").get_by_text("Chiara")
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": record()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a dictionary will do
    opened.wait_for()
    page.reload()
    opened.wait_for()
    for script, given in ((DROP, ["game.jsonl", text]), (PASTE, text), (PASTE, _short_text())):
        page.goto(visitors.address + "/replay")
        page.locator(".opener").wait_for()
        page.evaluate(script, given)
        opened.wait_for()


def test_the_short_text_of_a_game_is_copied_where_that_is_possible(visitors: Visitors) -> None:
    page = visitors.come(
        "/replay", has_touch=True, permissions=["clipboard-read", "clipboard-write"]
    )
    page.locator(".opener").wait_for()
    page.evaluate(PASTE, record().decode())
    copy = page.get_by_role("button", name="Copy the short text")
    copy.tap()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == _short_text()
    page.get_by_role("button", name="Copy the position").tap()
    page.get_by_text("Copied.").wait_for()
    position = read_position(page.evaluate("navigator.clipboard.readText()"))
    assert (position.viewer, position.state.round.number) == ("*", 1)
    page.evaluate("() => void (navigator.clipboard.writeText = () => Promise.reject())")
    copy.tap()
    page.get_by_text("Copying is not allowed here.").wait_for()


def test_a_faulty_record_is_refused_with_its_line_the_fault_and_a_way_on(
    visitors: Visitors,
) -> None:
    page = visitors.come("/replay", has_touch=True)
    page.locator(".opener").wait_for()
    lines = record().decode().splitlines()
    lines[4] = lines[4].replace('"type":"', '"type":"un')
    page.evaluate(DROP, ["game.jsonl", "\n".join(lines)])
    told = page.locator(".trouble")
    told.wait_for()
    assert "game.jsonl is faulty in line 5." in told.inner_text()
    assert "There is no line of type" in told.inner_text()
    assert "Save or copy the game again" in told.inner_text()
    page.evaluate(PASTE, "Dear diary")
    page.get_by_text("Pasted text is faulty in line 1.").wait_for()
    page.evaluate(PASTE, _short_text().replace("\n2 ", "\n3 "))
    page.get_by_text("Pasted text is faulty in line 4.").wait_for()
    assert "SEAT KIND NAME" in told.inner_text()
    words = _short_text().split(" ")
    page.evaluate(PASTE, " ".join([*words[:-1], "7"]))
    page.get_by_text(f"The game that the seed deals has “{words[-1].strip()}” here.").wait_for()


def test_a_link_that_is_opened_offline_leads_to_the_table_once_there_is_a_network(
    visitors: Visitors,
) -> None:
    host = open_table(visitors, "Ada", hand_sizes=(1,), keeps=True)
    table = host.url
    lose_the_network(host)
    host.goto(table)
    host.get_by_text("The server cannot be reached").wait_for()
    host.context.set_offline(False)
    host.locator(".gathering").wait_for()


def test_your_tables_show_who_was_there_and_when_and_which_are_over(visitors: Visitors) -> None:
    host = open_table(visitors, "Ada", hand_sizes=(1,))
    table = host.url
    guest = join(visitors, host, "Bruno")
    host.goto(visitors.address)
    tables = host.locator(".table-list li", has_text="With Bruno")
    assert "20" in tables.locator("small").inner_text()
    assert tables.locator(".badge").count() == 0
    host.goto(table)
    host.get_by_role("button", name="Start the game").tap()
    play_to_the_end([host, guest])
    guest.goto(visitors.address)
    ended = guest.locator(".table-list li", has_text="With Ada")
    assert ended.locator(".badge").inner_text() == "over"
    ended.get_by_role("button", name="Remove from the list: With Ada").tap()
    ended.wait_for(state="detached")
    guest.reload()
    guest.get_by_role("link", name="Play now").wait_for()
    assert guest.get_by_text("Your tables").count() == 0
