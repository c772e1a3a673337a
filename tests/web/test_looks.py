"""The drawings of the page: what they are made of, that they differ, and what they weigh."""

import gzip
import re
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final, cast
from xml.etree import ElementTree

import pytest

import foretell
from foretell.cards import DECK, Card, Suit
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from tests.web.pages import InDeno

pytestmark = pytest.mark.whole

STATIC: Final = Path(foretell.__file__).parent / "web" / "static"
HERE: Final = Path(__file__).parent
SHEETS: Final = ("base", "cards", "controls", "ornaments", "parts", "sizes", "tokens")
SVG: Final = "{http://www.w3.org/2000/svg}"
HREF: Final = re.compile(r'href="#art-([\w-]+)"')
CARDS: Final = [str(card) for card in DECK]
STRIP: Final = {"full": 31, "small": 40}
"""The number of a card's 100 units that lie left of its picture, by size."""

LOOKS: Final[list[dict[str, object]]] = [
    {
        "edition": edition,
        "faces": faces,
        "size": size,
        "signs": {"C": "Y", "D": "R", "H": "B", "S": "G"},
    }
    for edition, faces in (("classic", "letters"), ("classic", "numbers"), ("fantasy", "numbers"))
    for size in STRIP
]


@dataclass(frozen=True, slots=True)
class Drawings:
    """All of them, as text."""

    sprite: str
    faces: list[list[str]]
    minis: list[list[str]]
    icons: list[str]
    gauges: list[dict[str, str]]
    others: list[str]

    def all(self) -> list[str]:
        gauges = [gauge["drawn"] for gauge in self.gauges]
        return [*chain(*self.faces, *self.minis), *self.icons, *gauges, *self.others]


@pytest.fixture(scope="session")
def drawings() -> Drawings:
    asked = {"cards": CARDS, "looks": LOOKS}
    return Drawings(**cast("dict[str, Any]", InDeno().run("drawings.js", asked)))


def test_the_sprite_is_well_formed_and_names_nothing_twice(drawings: Drawings) -> None:
    sprite = parsed(drawings.sprite)
    names = [symbol.attrib["id"] for symbol in sprite]
    assert {symbol.tag for symbol in sprite} == {f"{SVG}symbol"}
    assert len(names) == len(set(names))
    shapes = [
        "".join(ElementTree.tostring(part, "unicode") for part in symbol) for symbol in sprite
    ]
    assert len(shapes) == len(set(shapes)), "two symbols are drawn alike"


def test_every_drawing_is_well_formed_and_refers_to_what_there_is(drawings: Drawings) -> None:
    there = {symbol.attrib["id"].removeprefix("art-") for symbol in parsed(drawings.sprite)}
    for drawing in drawings.all():
        picture = parsed(drawing)
        assert picture.attrib["aria-hidden"] == "true"
        assert set(HREF.findall(drawing)) <= there


def test_drawings_need_nothing_that_a_strict_policy_forbids(drawings: Drawings) -> None:
    for drawing in (drawings.sprite, *drawings.all()):
        for part in parsed(drawing).iter():
            assert part.tag not in {f"{SVG}script", f"{SVG}style", f"{SVG}foreignObject"}
            assert not {name for name in part.attrib if name.startswith("on") or name == "style"}


def test_every_card_has_its_own_drawing(drawings: Drawings) -> None:
    for look, faces in zip(LOOKS, drawings.faces, strict=True):
        assert len(set(faces)) == len(CARDS), look


def test_number_cards_are_told_apart_when_small(drawings: Drawings) -> None:
    """The four Wizards are alike in play, and so are the Jesters (R1.1)."""
    for minis in drawings.minis:
        assert len(set(minis)) == 4 * 13 + 2
        assert len(set(minis[:52])) == 52


def test_the_strip_left_of_the_picture_says_rank_and_suit(drawings: Drawings) -> None:
    for look, faces in zip(LOOKS, drawings.faces, strict=True):
        width = STRIP[str(look["size"])]
        strips = [strip_of(face) for face in faces]
        said = [tuple(use.attrib["href"] for use in strip) for strip in strips]
        assert len(set(said)) == 4 * 13 + 2
        for use in chain.from_iterable(strips):
            left, across = float(use.attrib["x"]), float(use.attrib["width"])
            assert left >= 2
            assert left + across <= width


def test_the_strip_of_a_fantasy_card_says_its_letter(drawings: Drawings) -> None:
    for look, faces in zip(LOOKS, drawings.faces, strict=True):
        said = [use.attrib["href"] for use in strip_of(faces[0])]
        assert ("#art-sign-Y" in said) == (look["edition"] == "fantasy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_a_card_is_drawn_here(drawings: Drawings, language: str) -> None:
    names = CardNames(Words(language), Edition.FANTASY, Faces.NUMBERS)
    letters = {names.sign(suit) for suit in Suit}
    letters |= set(names.short(Card("Z1")) + names.short(Card("N1")))
    there = set(re.findall(r'id="art-sign-(\w)"', drawings.sprite))
    assert letters <= there


@pytest.mark.parametrize("faces", Faces)
def test_the_index_is_what_the_game_calls_the_card(drawings: Drawings, faces: Faces) -> None:
    names = CardNames(Words("en"), Edition.CLASSIC, faces)
    drawn = drawings.faces[LOOKS.index({**LOOKS[0], "faces": faces.value})]
    for card, face in zip(DECK, drawn, strict=True):
        said = "".join(re.findall(r"#art-sign-(\w)", ElementTree.tostring(strip(face), "unicode")))
        assert said == names.short(card).lstrip("♣♦♥♠")


def test_standings_differ_in_form_and_not_in_colour_alone(drawings: Drawings) -> None:
    kinds = [gauge["kind"] for gauge in drawings.gauges]
    assert set(kinds) == {"needs", "fulfilled", "over"}
    shapes = {
        gauge["kind"]: re.sub(r'class="[^"]*"', "", gauge["drawn"]) for gauge in drawings.gauges
    }
    assert len(set(shapes.values())) == len(shapes)


def test_ornaments_differ_in_form(drawings: Drawings) -> None:
    everything = [*drawings.icons, *drawings.others]
    shapes = [re.sub(r'class="[^"]*"', "", drawing) for drawing in everything]
    assert len(set(shapes)) == len(shapes)


def test_drawings_and_styles_stay_light() -> None:
    files = [*(STATIC / "art").glob("*.js"), *(STATIC / "css" / f"{name}.css" for name in SHEETS)]
    together = b"".join(path.read_bytes() for path in sorted(files))
    assert len(gzip.compress(together, 9, mtime=0)) <= 25 * 1024
    each = sum(len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in files)
    assert each <= 33 * 1024


@pytest.mark.parametrize("name", ["favicon", "icon", "icon-maskable"])
def test_an_icon_carries_its_colours_itself(name: str) -> None:
    text = (STATIC / "icons" / f"{name}.svg").read_text()
    assert parsed(text).attrib["viewBox"] == "0 0 100 100"
    assert "var(" not in text


@pytest.mark.parametrize(
    ("name", "width"),
    [("icon-180", 180), ("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512)],
)
def test_a_bitmap_icon_has_the_size_in_its_name(name: str, width: int) -> None:
    body = (STATIC / "icons" / f"{name}.png").read_bytes()
    assert body.startswith(b"\x89PNG\r\n\x1a\n")
    assert (int.from_bytes(body[16:20]), int.from_bytes(body[20:24])) == (width, width)


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)  # noqa: S314 - our own drawings


def strip(face: str) -> ElementTree.Element:
    found = parsed(face).find(f"{SVG}g[@class='card-strip']")
    assert found is not None
    return found


def strip_of(face: str) -> list[ElementTree.Element]:
    return list(strip(face))
