"""The page on networks that fail: it says so, comes back with the network, and loses nothing.

Time in the page is stopped except where a test lets it pass, so nothing depends on the machine.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from foretell.record import check_file
from foretell.testing.fault_proxy import (
    CLOSE_HALF,
    CUT,
    HANG,
    LOSE_ANSWERS,
    PASS,
    SWALLOW,
    Fault,
    ThreadedFaultProxy,
)
from tests.web.browsing import Visitors
from tests.web.moves import (
    BIDS,
    CARDS,
    CORNER,
    SUITS,
    join,
    move,
    open_table,
    play_to_the_end,
)
from tests.web.tabs import Tabs
from tests.web.test_offline import KEPT

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.whole

FAULTS: Final = {
    "hang": HANG,
    "swallow": SWALLOW,
    "lose answers": LOSE_ANSWERS,
    "cut": CUT,
    "close half": CLOSE_HALF,
}
LOST: Final = "Connection lost. Reconnecting"
AWAY: Final = "The server cannot be reached"
NOTICED: Final = 10_000
"""Milliseconds within which the page notices that a line is dead."""
ONLINE: Final = "() => dispatchEvent(new Event('online'))"
EVENTS: Final = {
    "online": ONLINE,
    "looked at": "() => document.dispatchEvent(new Event('visibilitychange'))",
    "from memory": "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
}
"""The events of a browser when the network may be back."""
SHORT_STALL: Final = 7_000
"""Milliseconds of a stall that costs nothing."""
SCREENS: Final = [
    ("/t/{code}", "You are invited"),
    ("/replay/{code}/1", "There is no such game"),
    ("/settings", "You have no name here yet"),
    ("/me/NOLINK", "link"),
]
"""Screens that ask the server, and what they show then."""
DEADLINES_BY_HAND: Final = """
  let late = [];
  AbortSignal.timeout = () => {
    late.push(new AbortController());
    return late.at(-1).signal;
  };
  window.expire = () => {
    for (const one of late) one.abort(new DOMException("", "TimeoutError"));
    late = [];
  };
"""
"""The deadlines of requests pass when the test says so."""


@pytest.fixture
def behind(tabs: Tabs, line: ThreadedFaultProxy) -> Iterator[Visitors]:
    """People whose network may fail; the console reports it, too."""
    visitors = Visitors(tabs, line.url)
    yield visitors
    visitors.leave()


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(fault, id=name, marks=() if fault is SWALLOW else pytest.mark.thorough)
        for name, fault in FAULTS.items()
    ],
)
def test_a_card_played_into_a_failing_network_is_played_once(
    visitors: Visitors, behind: Visitors, line: ThreadedFaultProxy, fault: Fault, tmp_path: Path
) -> None:
    host, guest = _game(visitors, behind)
    _stop_time(guest)
    line.set(fault)
    guest.locator(CARDS).first.tap(position=CORNER)
    _notice(guest)
    guest.clock.resume()
    line.set(PASS)
    guest.evaluate(ONLINE)
    guest.get_by_text(LOST).wait_for(state="detached")
    play_to_the_end([host, guest])
    host.get_by_text("The game in numbers").tap()
    with host.expect_download() as coming:
        host.get_by_role("link", name="Save the record").tap()
    file = tmp_path / "game.jsonl"
    coming.value.save_as(file)
    assert list(check_file(file)) == []
    assert file.read_text("utf-8").count('"played"') == 8


def test_a_stall_shorter_than_the_longest_silence_is_not_noticed(
    visitors: Visitors, behind: Visitors, line: ThreadedFaultProxy
) -> None:
    host, guest = _game(visitors, behind)
    _stop_time(guest)
    accepted = line.accepted
    line.set(HANG)
    guest.clock.run_for(SHORT_STALL)
    line.set(PASS)
    assert guest.get_by_text(LOST).count() == 0
    guest.clock.resume()
    play_to_the_end([host, guest])
    assert line.accepted == accepted


@pytest.mark.parametrize(
    "event",
    [
        pytest.param(event, id=name, marks=() if event is ONLINE else pytest.mark.thorough)
        for name, event in EVENTS.items()
    ],
)
def test_an_attempt_in_a_black_hole_is_not_waited_for_when_the_network_is_back(
    visitors: Visitors, behind: Visitors, line: ThreadedFaultProxy, event: str
) -> None:
    """Time is stopped from then on: no deadline passes, and only the event is left."""
    _, guest = _game(visitors, behind)
    _stop_time(guest)
    accepted = line.accepted
    line.set(SWALLOW)
    _notice(guest)
    line.until(lambda proxy: proxy.accepted > accepted)
    line.set(PASS)
    guest.evaluate(event)
    guest.clock.run_for(300)  # an attempt that has only just begun is left alone
    guest.evaluate(event)
    guest.get_by_text(LOST).wait_for(state="detached")


def test_people_who_gather_are_told_that_the_line_is_dead(
    visitors: Visitors, behind: Visitors, line: ThreadedFaultProxy
) -> None:
    host = open_table(visitors, "Ada", hand_sizes=(2,))
    guest = join(behind, host, "Bruno", timed=True)
    _stop_time(guest)
    line.set(SWALLOW)
    _notice(guest)


@pytest.mark.parametrize(
    ("path", "content"),
    [SCREENS[0], *(pytest.param(*one, marks=pytest.mark.thorough) for one in SCREENS[1:])],
)
def test_a_screen_that_is_opened_in_a_black_hole_says_so_and_comes_with_the_network(
    visitors: Visitors, behind: Visitors, line: ThreadedFaultProxy, path: str, content: str
) -> None:
    host = open_table(visitors, "Ada", hand_sizes=(2,))
    page = behind.come("/", keeps=True)
    page.evaluate(KEPT)
    page.context.add_init_script(DEADLINES_BY_HAND)
    line.set(SWALLOW)
    page.goto(line.url + path.format(code=host.url.rpartition("/")[2]))
    _until_a_request_hangs(line)
    page.evaluate("expire()")
    page.get_by_text(AWAY).wait_for()
    line.set(PASS)
    page.evaluate(ONLINE)
    page.get_by_text(content).wait_for()
    assert page.get_by_text(AWAY).count() == 0


def test_a_request_that_hangs_is_not_waited_for_when_the_network_is_back(
    visitors: Visitors, behind: Visitors, line: ThreadedFaultProxy
) -> None:
    """Its deadline never passes here."""
    host = open_table(visitors, "Ada", hand_sizes=(2,))
    page = behind.come("/", keeps=True)
    page.evaluate(KEPT)
    page.context.add_init_script(DEADLINES_BY_HAND)
    line.set(SWALLOW)
    page.goto(f"{line.url}/t/{host.url.rpartition('/')[2]}")
    _until_a_request_hangs(line)
    page.wait_for_timeout(300)  # longer than events of one return are apart
    line.set(PASS)
    page.evaluate(ONLINE)
    page.get_by_text("You are invited").wait_for()


def _game(visitors: Visitors, behind: Visitors) -> "tuple[Page, Page]":
    """Return host and guest in a game in which the guest is to play a card."""
    host = open_table(visitors, "Ada", hand_sizes=(2,))
    guest = join(behind, host, "Bruno", timed=True)
    host.get_by_role("button", name="Start the game").tap()
    while not guest.locator(CARDS).count():
        if not (move(guest, f"{BIDS}, {SUITS}") or move(host)):
            guest.wait_for_timeout(20)
    return host, guest


def _stop_time(page: "Page") -> None:
    """Let time in a page stand still, just after its connection has shown that it lives."""
    heard = page.evaluate("heard")
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 60"))  # it asks for a sign of life
    page.wait_for_function("(before) => heard > before", arg=heard)


def _notice(page: "Page") -> None:
    """Wait until a page has noticed that its line is dead."""
    page.clock.run_for(NOTICED)
    page.get_by_text(LOST).wait_for()


def _until_a_request_hangs(line: ThreadedFaultProxy) -> None:
    line.until(lambda proxy: any(one.to_server.lost for one in proxy.connections))
