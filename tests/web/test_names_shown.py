"""Names at a table, as they are shown: whole where there is room, and cut at their own end."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.browsing import DESK, PHONE
from tests.web.moments import Gallery, settle

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

pytestmark = pytest.mark.whole

OWN: Final = "Alexandrina Konstantinowa-Weiss"
ARABIC: Final = "عبد الرحمن الطويل جدا عبد الله"
WIZARD: Final = "\U0001f9d9\u200d\u2642\ufe0f"
NAMES: Final = [OWN, ARABIC, f"{WIZARD} Zoë Zauberlehrling", "Ann", "Bo", "Ann"]
CALL: Final = """(names) => {
  const { table } = window.connection;
  table.value = {
    ...table.value,
    seats: table.value.seats.map((holder, seat) => ({ ...holder, name: names[seat] })),
  };
}"""
SHOWN: Final = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { direction, textOverflow, unicodeBidi } = getComputedStyle(one);
  const isCut = one.scrollWidth > one.clientWidth;
  const text = one.textContent.trim();
  return { text, direction, isIsolated: unicodeBidi !== "normal", isCut, textOverflow };
})"""


def _shown(gallery: Gallery, size: "ViewportSize", selector: str) -> list[dict[str, Any]]:
    page = gallery.open("six", size=size)
    page.evaluate(CALL, NAMES)
    settle(page)
    found: list[dict[str, Any]] = page.evaluate(SHOWN, selector)
    return found


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_name_that_is_cut_is_cut_at_its_own_end(gallery: Gallery, size: "ViewportSize") -> None:
    names = _shown(gallery, size, ".plate-name, .trick-name [dir]")
    assert len(names) >= 5
    for name in names:
        assert name["isIsolated"], name
        assert name["direction"] == ("rtl" if name["text"] == ARABIC else "ltr")
        assert name["textOverflow"] == "ellipsis"


def test_your_name_is_whole_where_there_is_room(gallery: Gallery) -> None:
    [own] = _shown(gallery, DESK, "div.plate .plate-name")
    assert (own["text"], own["isCut"]) == (OWN, False)


def test_equal_names_are_told_apart(gallery: Gallery) -> None:
    names = {name["text"] for name in _shown(gallery, DESK, ".plate-name")}
    assert names == {*NAMES[:3], "Ann 1", "Bo", "Ann 2"}
