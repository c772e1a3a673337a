"""The pictures of the page in docs/."""

import runpy
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageSequence

from tests.web.screens import SCREENS

pytestmark = pytest.mark.whole

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
MOST: Final = 125_000
"""Bytes that the picture of a screen may have."""
MOST_FILM: Final = 300_000
"""Bytes that the film of a trick may have."""
MOST_STRIP: Final = 300_000
"""Bytes that a strip of frames may have."""


def test_the_pictures_of_screens_are_those_of_the_gallery_and_shown() -> None:
    """`lab/scripts/gallery.py` takes them."""
    script = runpy.run_path(str(ROOT / "lab" / "scripts" / "gallery.py"))
    names = {name for screen in SCREENS for row in script["files"](screen).values() for name in row}
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "README.md", *DOCS.rglob("*.md")))
    for path in script["SHOWN"].iterdir():
        assert path.name in names
        assert f"images/web/{path.name})" in pages
        assert path.stat().st_size <= MOST


def test_the_strips_of_moments_are_shown_and_stay_small() -> None:
    """`lab/scripts/moments.py` takes them."""
    script = runpy.run_path(str(ROOT / "lab" / "scripts" / "moments.py"))
    shown = (ROOT / "docs" / "contribute" / "browser.md").read_text("utf-8")
    for strip in script["STRIPS"]:
        path = script["PICTURES"] / f"{strip.name}.webp"
        assert 10_000 < path.stat().st_size <= MOST_STRIP
        assert f"images/{path.name})" in shown


def test_the_film_of_a_trick_moves_and_is_light() -> None:
    """`lab/scripts/moments.py` takes it; GitHub and browsers play it as it is."""
    script = runpy.run_path(str(ROOT / "lab" / "scripts" / "moments.py"))
    film = script["FILM"]
    path = script["PICTURES"] / f"{film.name}.webp"
    assert path.stat().st_size <= MOST_FILM
    with Image.open(path) as picture:
        frames = [*ImageSequence.all_frames(picture)]
        durations = []
        for number in range(len(frames)):
            picture.seek(number)
            picture.load()
            durations.append(picture.info["duration"])
    assert len(frames) > 20
    assert len({frame.tobytes() for frame in frames}) > 20
    assert sum(durations) == film.length + 2 * script["STILL"]
    assert f"docs/images/{path.name}" in (ROOT / "README.md").read_text("utf-8")


def test_the_pictures_in_the_repository_are_few() -> None:
    pictures = [
        path for path in DOCS.rglob("*") if path.suffix in {".webp", ".png", ".jpg", ".gif"}
    ]
    assert len(pictures) <= 12
