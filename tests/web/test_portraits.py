"""The portraits: well formed, all different, in every mood, even as small as a thumbnail."""

import gzip
import io
import re
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, cast
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops

from foretell.web.files import STATIC, first_load
from tests.web.browsing import Visitors
from tests.web.moments import Gallery
from tests.web.moves import open_table
from tests.web.pages import InDeno

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.whole

FOLDER: Final = STATIC / "art" / "portraits"
MOODS: Final = {"neutral", "thinking", "happy", "dismayed", "asleep"}
LARGEST: Final = 25_000
"""Bytes that all of them may take, compressed."""
SHEET: Final = "/gallery/portraits.html?sizes=32&ground=surface"
TOLD_APART: Final = 30
"""Pixels of a thumbnail of 32 by 32 that differ from one mood to the other."""

INSIDE: Final = "(all) => all.map((one) => one.innerHTML)"

Portraits = dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def portraits() -> Portraits:
    return cast("Portraits", InDeno().run("portraits.js", {}))


def test_a_dozen_characters_have_every_mood(portraits: Portraits) -> None:
    assert len(portraits) == 12
    assert all(moods.keys() == MOODS for moods in portraits.values())


def test_every_portrait_is_well_formed_and_for_the_eye_alone(portraits: Portraits) -> None:
    for moods in portraits.values():
        for drawing in moods.values():
            pictures = ElementTree.fromstring(drawing)  # noqa: S314 - our own
            assert {picture.attrib["aria-hidden"] for picture in pictures} == {"true"}
            assert "NaN" not in drawing
            assert "undefined" not in drawing
            for part in pictures.iter():
                assert not {name for name in part.attrib if name.startswith("on")} | (
                    {"style", "id"} & part.attrib.keys()
                )


def test_no_two_portraits_are_alike(portraits: Portraits) -> None:
    drawings = [drawing for moods in portraits.values() for drawing in moods.values()]
    assert len(set(drawings)) == len(drawings)


def test_portraits_have_the_colours_of_the_theme_alone() -> None:
    for path in FOLDER.glob("*.js"):
        assert not re.findall(r"#[0-9a-f]{3,8}\b|\brgb\(", path.read_text("utf-8")), path.name


def test_portraits_are_small_and_not_in_the_first_load() -> None:
    files = sorted(FOLDER.glob("*.js"))
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) <= LARGEST
    assert not [one for one in first_load() if "/portraits/" in one]


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.thorough)])
def test_moods_are_told_apart_as_thumbnails(chromium: "Browser", files: str, theme: str) -> None:
    page = chromium.new_page(viewport={"width": 800, "height": 800})
    page.goto(f"{files}{SHEET}&theme={theme}")
    page.locator(".portrait").first.wait_for()
    sheet = Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")
    rows: list[list[dict[str, Any]]] = page.evaluate(
        """() => [...document.querySelectorAll(".row")].map((row) =>
          [...row.children].map((one) => one.getBoundingClientRect().toJSON()))"""
    )
    page.close()
    for row in rows:
        pictures = [
            sheet.crop((int(b["left"]), int(b["top"]), int(b["left"]) + 32, int(b["top"]) + 32))
            for b in row
        ]
        assert len(pictures) == len(MOODS)
        for one, other in combinations(pictures, 2):
            red, green, blue = ImageChops.difference(one, other).split()
            most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
            assert sum(most.histogram()[64:]) >= TOLD_APART


def test_a_character_that_is_chosen_sits_at_the_table(visitors: Visitors) -> None:
    page = open_table(visitors, "Ada", hand_sizes=(1,))
    seat = page.locator(".seat .portrait").first
    before = seat.inner_html()
    page.goto(visitors.address + "/settings")
    chosen = page.locator(".portrait-choice label", has_text="Talos")
    chosen.locator(".portrait").wait_for()
    chosen.click()
    page.get_by_text("Unmoved.").wait_for()
    page.go_back()
    seat.wait_for()
    assert seat.inner_html() != before


def test_characters_are_chosen_by_keys(visitors: Visitors) -> None:
    page = visitors.come("/settings")
    page.get_by_role("radio", name="Magnus").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Sly.").wait_for()
    assert page.get_by_role("radio", name="Renata").is_checked()


def test_the_portraits_over_the_edge_are_those_of_the_players(visitors: Visitors) -> None:
    page = visitors.come("/", keeps=True)
    page.locator(".opponents .portrait").nth(2).wait_for()
    before = page.locator(".opponents .portrait > g").evaluate_all(INSIDE)
    page.get_by_role("link", name="Play now").click()
    page.locator(".hand-card").first.wait_for()
    names = page.locator(".plates .plate-name").all_text_contents()
    page.goto(visitors.address + "/settings")
    page.locator(".portrait-choice .portrait").nth(11).wait_for()
    labels = page.locator(".portrait-choice label")
    by_name = {
        label.inner_text().strip(): label.locator(".portrait > g").evaluate_all(INSIDE)[0]
        for label in labels.all()
    }
    assert [by_name[name] for name in names] == before


def test_a_face_at_the_table_shows_who_thinks_and_who_is_away(gallery: Gallery) -> None:
    page = gallery.open("away")
    page.locator(".plate[data-seat='2'] .portrait.is-asleep").wait_for()
    assert page.locator(".portrait.is-asleep").count() == 1
    page = gallery.open("newcomer")
    page.locator(".plate.acts .portrait.is-thinking").wait_for()


def test_the_set_up_describes_each_opponent(visitors: Visitors) -> None:
    page = visitors.come("/")
    page.locator(".chip").first.click()
    opponents = page.get_by_role("list", name="Your opponents").locator("li")
    page.get_by_role("radio", name="6", exact=True).check(force=True)
    opponents.nth(4).wait_for()
    assert all("." in one for one in opponents.all_inner_texts())
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    opponents.nth(2).wait_for(state="detached")
    assert opponents.count() == 2
