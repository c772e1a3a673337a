"""A bot that fails in the page: steady plays for it, and the table says so."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.browsing import Visitors
from tests.web.moves import ANY, SUITS, move
from tests.web.serving import STATIC
from tests.web.test_offline import CHOOSE, TWO

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.whole

DECIDES: Final = "engine.decide(request.question)"
TRAP: Final = """(() => {
  if (request.question.bot !== "steady") throw new WebAssembly.RuntimeError("unreachable");
  return engine.decide(request.question);
})()"""


def engine_with(page: "Page", change: Callable[[str], str]) -> None:
    """Let the page's engine run in a changed worker."""
    script = change((STATIC / "worker" / "worker.js").read_text(encoding="utf-8"))

    def serve(route: "Route") -> None:
        route.fulfill(body=script, content_type="text/javascript")

    page.context.route("**/worker/worker.js", serve)


def play_until_told(page: "Page", text: str) -> None:
    """Make the person's moves until the table says something."""
    told = page.locator(".toast", has_text=text)
    while told.count() == 0:
        if not move(page, SUITS):  # nobody bids before the trump suit is named
            page.wait_for_timeout(20)


def test_steady_plays_for_a_bot_that_fails_and_the_table_is_told(visitors: Visitors) -> None:
    page = visitors.come("/", has_touch=True)

    def failing(script: str) -> str:
        assert DECIDES in script
        return script.replace(DECIDES, TRAP)

    engine_with(page, failing)
    page.evaluate(CHOOSE, "casual")
    page.goto(visitors.address + TWO)
    play_until_told(page, "This bot has failed, so “steady” plays")
    page.locator(ANY).first.wait_for()


@pytest.mark.parametrize(
    "refuse",
    [
        "delete self.WebAssembly;\n",
        'WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError("blocked"));\n',
    ],
)
def test_a_browser_that_forbids_webassembly_shows_a_notice(visitors: Visitors, refuse: str) -> None:
    page = visitors.come("/", has_touch=True)
    engine_with(page, lambda script: refuse + script)
    page.goto(visitors.address + TWO)
    play_until_told(page, "This browser does not allow WebAssembly")


def test_an_engine_that_arrives_damaged_is_not_taken_for_a_forbidden_one(
    visitors: Visitors,
) -> None:
    page = visitors.come("/", has_touch=True)
    page.context.route("**/engine.wasm", lambda route: route.fulfill(body=b"half of it"))
    page.goto(visitors.address + TWO)
    play_until_told(page, "The bots cannot think at the moment")
