"""The levels of bots at a table: chosen with the table, or seat by seat."""

import re
from typing import TYPE_CHECKING, Final

import pytest

from foretell.bots.registry import LEVELS, STYLES
from foretell.web.files import STATIC
from tests.web.browsing import Visitors
from tests.web.moments import Gallery, soon
from tests.web.moves import fill_in_table, join
from tests.web.pages import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = pytest.mark.whole

VALUES: Final = "(one) => [...one.options].map(({ value }) => value)"
DETAILS: Final = ".plate > .visually-hidden"


def chosen(choice: "Locator") -> str:
    """Return the text of a choice."""
    return str(choice.evaluate("(one) => one.selectedOptions[0].textContent"))


def test_a_table_begins_with_all_levels_to_choose_from_and_a_word_about_each(
    visitors: Visitors,
) -> None:
    page = visitors.come("/new")
    level, style = page.get_by_label("Strength of the bots"), page.get_by_label("How bots bid")
    assert level.evaluate(VALUES) == list(LEVELS)
    assert style.evaluate(VALUES) == ["none", *STYLES]
    assert [chosen(level), chosen(style)] == ["Seasoned", "According to their cards"]
    hints: set[str] = set()
    for name in LEVELS:
        level.select_option(name)
        hints.add(page.locator("#level-hint").inner_text())
    assert len(hints) == len(LEVELS)
    assert level.get_attribute("aria-describedby") == "level-hint"


def test_bots_are_as_strong_as_the_host_wants_and_everybody_can_tell(visitors: Visitors) -> None:
    host = fill_in_table(visitors, "Ada", hand_sizes="1", bots=("Casual", "Rather high"))
    guest = join(visitors, host, "Bruno")
    host.get_by_role("button", name="Put a bot in seat 3").tap()
    strength = host.get_by_label("Strength of ")
    strength.wait_for()
    assert chosen(strength) == "Casual"
    host.locator(".seat").get_by_text("bids high").wait_for()
    assert strength.evaluate("(one) => one === document.activeElement"), "the focus is kept"
    guest.get_by_text("bot · Casual · bids high").wait_for()
    strength.select_option(label="Beginner")
    guest.get_by_text("bot · Beginner · bids high").wait_for()
    assert guest.locator(".seat select").count() == 0, "it is the host's to choose"
    host.get_by_role("button", name="Start the game").tap()
    for page in (host, guest):
        page.locator(".table-state").wait_for()
        told = " ".join(page.locator(DETAILS).all_text_contents())
        assert "Nico, bot, Beginner, bids high," in told
        assert "Rigo, bot, Casual, bids high," in told


@pytest.mark.parametrize("bot", ["steady", "lucky"])
def test_a_bot_that_is_no_level_goes_by_its_name(gallery: Gallery, bot: str) -> None:
    page = gallery.open("gathering")
    page.evaluate(
        """(kind) => {
          const { table } = window.connection;
          const seats = table.value.seats.with(3, { name: kind, kind, away: false });
          table.value = { ...table.value, seats };
        }""",
        bot,
    )
    strength = page.get_by_label("Strength of ")
    soon(page, f"document.querySelector('.seat select').value === '{bot}'")
    assert strength.evaluate(VALUES) == [bot, *LEVELS]
    strength.select_option(label="Master")
    soon(page, "window.sent.value.some(({ type }) => type === 'seat_bot')")
    wanted = {"type": "seat_bot", "seat": 3, "bot": "master"}
    assert wanted in page.evaluate("window.sent.value")


def test_the_strength_on_the_page_is_the_published_one() -> None:
    tables = (ROOT / "docs" / "how-it-works" / "strength.md").read_text(encoding="utf-8")
    published = re.findall(r"^\| `(\w+)` \| ([\d.]+) ± [\d.]+ \| [\d.]+ ±", tables, re.MULTILINE)
    script = (STATIC / "ui" / "parts" / "levels.js").read_text(encoding="utf-8")
    told = re.findall(r"(\w+): (\d+)", script.partition("EXACT =")[2].partition("}")[0])
    assert dict(told) == {name: str(round(float(exact))) for name, exact in published}
    assert [name for name, _ in told] == list(LEVELS)
