"""Pictures as SVG."""

import re
from xml.etree import ElementTree as ET

import pytest

from foretell.art import (
    Box,
    Placed,
    Scene,
    Words,
    card_svg,
    fingerprint,
    mini_svg,
    scene_svg,
)
from foretell.cards import DECK

SVG = "{http://www.w3.org/2000/svg}"
NAMES = [*map(str, DECK), "back", "hidden"]


def whole(text: str) -> ET.Element:
    """Return a picture that has everything it refers to, each name once."""
    picture = ET.fromstring(text)  # noqa: S314 - our own
    names = [one.get("id") for one in picture.iter() if one.get("id")]
    assert len(set(names)) == len(names)
    referred = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', text))
    assert {one or other for one, other in referred} <= set(names)
    assert "var(" not in text
    return picture


@pytest.mark.parametrize("name", NAMES)
def test_a_card_is_a_picture_by_itself_with_its_name(name: str) -> None:
    picture = whole(card_svg(name, f"<{name}>"))
    assert picture.get("role") == "img"
    assert picture[0].tag == f"{SVG}title"
    assert picture[0].text == f"<{name}>"


def test_cards_look_different() -> None:
    """R1.1"""
    assert len({card_svg(name, "") for name in NAMES}) == len(NAMES)


def test_a_card_is_as_wide_as_asked_for() -> None:
    picture = whole(card_svg("H7", "", width=50))
    assert (picture.get("width"), picture.get("height")) == ("50", "70")


def test_a_small_sign_of_a_card_fits_a_line() -> None:
    assert whole(mini_svg("Z1", "Z1", height=24)).get("width") == "40"


def test_cards_of_the_fantasy_edition_are_whole_and_look_different() -> None:
    """R1.3"""
    numbers = [str(card) for card in DECK if card.suit is not None]
    looks = set()
    for name in numbers:
        for edition in ("classic", "fantasy"):
            scene = Scene("", 60, 84, "none", (Placed(name, 0, 0),), edition)
            for picture in (scene_svg(scene), mini_svg(name, "", edition=edition)):
                whole(picture)
                looks.add(picture)
    assert len(looks) == 4 * len(numbers)
    assert mini_svg("Z1", "", edition="fantasy") == mini_svg("Z1", "")


def test_a_scene_has_its_pieces_in_order() -> None:
    pieces = (Box(1, 2, 3, 4, "#ffffff"), Placed("Z1", 5, 6), Words("a < b", 7, 8, "#000000"))
    picture = whole(scene_svg(Scene("A table", 90, 60, "#143640", pieces)))
    assert picture[0].text == "A table"
    _, _, ground, box, card, words = picture
    assert ground.get("fill") == "#143640"
    assert box.get("width") == "3"
    assert (card.get("x"), card.get("y")) == ("5", "6")
    assert words.text == "a < b"


def test_the_fingerprint_is_that_of_the_drawings() -> None:
    assert len(fingerprint()) == 64
