"""Tabs that one visitor hands on to the next: fast, and without a memory."""

from typing import Final

import pytest

from tests.server.process import ServerProcess
from tests.web.browsing import DESK, PHONE, Visitors
from tests.web.tabs import Tabs

pytestmark = pytest.mark.whole

STORE: Final = """async () => {
  localStorage.setItem("mine", "1");
  sessionStorage.setItem("mine", "1");
  document.cookie = "mine=1";
  await caches.open("mine");
  await new Promise((done) => {
    indexedDB.open("mine", 1).onsuccess = ({ target }) => { target.result.close(); done(); };
  });
}"""
STORED: Final = """async () => [
  localStorage.getItem("mine"),
  sessionStorage.getItem("mine"),
  document.cookie,
  await caches.has("mine"),
  (await indexedDB.databases()).some(({ name }) => name === "mine"),
]"""
NOTHING: Final = [None, None, "", False, False]


def test_a_tab_that_is_handed_on_has_forgotten_its_visitor(
    tabs: Tabs, foretell_server: ServerProcess
) -> None:
    before = Visitors(tabs, foretell_server.url)
    page = before.come("/rules", size=DESK)
    beside = before.beside(page, "/rules")
    page.evaluate(STORE)
    assert page.evaluate(STORED) != NOTHING
    page.context.route("**/api/tables", lambda route: route.abort())
    page.context.set_offline(True)
    assert before.leave() == []
    after = Visitors(tabs, foretell_server.url)
    assert after.come("/rules") is page
    assert page.viewport_size == PHONE
    assert page.evaluate(STORED) == NOTHING
    assert page.evaluate("fetch('/api/tables').then(({ ok }) => ok)")
    assert after.beside(page, "/rules") is beside
    assert after.leave() == []


def test_a_fault_is_attributed_to_the_visitor_who_saw_it(
    tabs: Tabs, foretell_server: ServerProcess
) -> None:
    before = Visitors(tabs, foretell_server.url)
    before.come("/rules").evaluate("console.error('wrong')")
    assert before.leave() == ["wrong"]
    after = Visitors(tabs, foretell_server.url)
    after.come("/rules")
    assert after.leave() == []


def test_browsers_that_differ_and_tabs_that_were_closed_are_not_handed_on(
    tabs: Tabs, foretell_server: ServerProcess
) -> None:
    visitors = Visitors(tabs, foretell_server.url)
    page = visitors.come("/rules")
    assert visitors.come("/rules").context is not page.context
    page.close()
    assert visitors.leave() == []
    after = Visitors(tabs, foretell_server.url)
    other = after.come("/rules", locale="de-DE")
    assert other.context is not page.context
    assert other.evaluate("navigator.language") == "de-DE"
    assert after.leave() == []
