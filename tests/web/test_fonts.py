"""The page's two fonts: whole, licensed, small, there for every letter, and without a jolt."""

import hashlib
import re
from typing import TYPE_CHECKING, Final

import pytest

from foretell.i18n import LANGUAGES
from foretell.web import load_site
from foretell.web.files import STATIC
from tests.web.browsing import DESK, PHONE, Visitors

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytestmark = pytest.mark.whole

FOLDER: Final = STATIC / "fonts"
FAMILIES: Final = {"Foretell Text": 400, "Foretell Title": 650}
LARGEST: Final = 22_000
"""Bytes of a font."""
SIGNS: Final = frozenset("№→←↑↓✓")
"""Signs in the sentences that are left to the system's fonts."""
SHIFTS: Final = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.shifted += value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""
LOADED: Final = """() => [...document.fonts].filter(({ status }) => status === "loaded")
  .map(({ family }) => family.replaceAll('"', ""))"""
WIDTHS: Final = """async ([family, others, weight]) => {
  const line = document.createElement("span");
  document.body.append(line);
  const width = async (name) => {
    line.textContent = "Players who take exactly their bid score 20 points plus 10 per trick.";
    Object.assign(line.style, { font: `${weight} 20px "${name}"`, whiteSpace: "nowrap" });
    await document.fonts.load(line.style.font).catch(() => {});
    return line.getBoundingClientRect().width;
  };
  const own = await width(family);
  const ratios = [];
  for (const name of others) ratios.push((await width(name)) / own);
  const there = [...document.fonts].filter(({ status }) => status === "loaded")
    .map((one) => one.family.replaceAll('"', ""));
  return ratios.filter((_, index) => there.includes(others[index]));
}"""
"""The widths of a line in the fonts that this machine has, as shares of its width in ours."""


def _loaded(page: "Page") -> bool:
    for _ in range(400):
        there: list[str] = page.evaluate(LOADED)
        if FAMILIES.keys() <= set(there):
            return True
        page.wait_for_timeout(50)
    return False


def test_the_fonts_are_as_they_were_made() -> None:
    lines = (FOLDER / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    listed = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert listed.keys() == {one.name for one in FOLDER.iterdir()} - {"SHA256SUMS"}
    for name, digest in listed.items():
        assert hashlib.sha256((FOLDER / name).read_bytes()).hexdigest() == digest, name


def test_each_font_is_small_and_named_by_its_content() -> None:
    fonts = sorted(FOLDER.glob("*.woff2"))
    assert [path.name.split(".")[0] for path in fonts] == ["text", "title"]
    for path in fonts:
        body = path.read_bytes()
        assert len(body) <= LARGEST
        assert path.name.split(".")[1] == hashlib.sha256(body).hexdigest()[:8]


def test_each_font_has_its_licence_next_to_it() -> None:
    for source, holder in (("grenze", "Grenze Project Authors"), ("source-sans", "Adobe")):
        licence = (FOLDER / f"LICENSE-{source}").read_text(encoding="utf-8")
        assert holder in licence.splitlines()[0]
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_a_language(language: str) -> None:
    rules = (FOLDER / "fonts.css").read_text(encoding="utf-8")
    letters: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", rules):
        letters |= set(range(int(first, 16), int(last or first, 16) + 1))
    words = load_site().files[f"/words/{language}.ftl"].body.decode()
    sentences = re.sub(r"(?m)^#.*$", "", words).replace("\n", "")
    assert {one for one in sentences if ord(one) not in letters} <= SIGNS


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESK, marks=pytest.mark.thorough)], ids=["phone", "desk"]
)
def test_nothing_moves_when_the_fonts_come(visitors: Visitors, size: "ViewportSize") -> None:
    page = visitors.come("/", size=size, keeps=True)
    page.evaluate(SHIFTS)
    assert _loaded(page)
    page.wait_for_timeout(100)
    assert page.evaluate("window.shifted") < 0.01


def test_each_fallback_font_takes_as_much_room(visitors: Visitors) -> None:
    page = visitors.come("/", keeps=True)
    assert _loaded(page)
    rules = (FOLDER / "fallbacks.css").read_text(encoding="utf-8")
    for family in FAMILIES:
        others = re.findall(rf'"({family} as [^"]+)"', rules)
        widths: list[float] = page.evaluate(WIDTHS, [family, others, FAMILIES[family]])
        assert widths, family
        assert all(0.96 < width < 1.04 for width in widths), (family, widths)
