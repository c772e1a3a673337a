"""The pictures of all screens, and the page that shows them."""

import runpy
from pathlib import Path
from typing import Final

import pytest

from tests.web.screens import SCREENS

pytestmark = pytest.mark.whole

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "docs" / "images" / "web"
MOST: Final = 125_000
"""Bytes that the pictures of a screen may have, on average over all screens."""
MOST_STRIP: Final = 300_000
"""Bytes that a strip of frames may have."""


def test_the_gallery_shows_every_screen_and_keeps_nothing_else() -> None:
    """`lab/scripts/gallery.py` mends it."""
    script = runpy.run_path(str(ROOT / "lab" / "scripts" / "gallery.py"))
    assert script["main"](["--check"]) == 0


def test_the_strips_of_moments_are_shown_and_stay_small() -> None:
    """`lab/scripts/moments.py` takes them."""
    script = runpy.run_path(str(ROOT / "lab" / "scripts" / "moments.py"))
    shown = (ROOT / "docs" / "browser.md").read_text("utf-8")
    for strip in script["STRIPS"]:
        path = script["PICTURES"] / f"{strip.name}.webp"
        assert 10_000 < path.stat().st_size <= MOST_STRIP
        assert f"(images/{path.name})" in shown


def test_the_gallery_stays_small() -> None:
    assert sum(path.stat().st_size for path in PICTURES.glob("*.webp")) <= MOST * len(SCREENS)
