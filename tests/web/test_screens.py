"""The pictures of all screens, and the page that shows them."""

import runpy
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.whole

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "docs" / "images" / "web"
MOST: Final = 5_000_000
"""Bytes that all pictures of screens may have together."""


def test_the_gallery_shows_every_screen_and_keeps_nothing_else() -> None:
    """`scripts/gallery.py` mends it."""
    script = runpy.run_path(str(ROOT / "scripts" / "gallery.py"))
    assert script["main"](["--check"]) == 0


def test_the_gallery_stays_small() -> None:
    assert sum(path.stat().st_size for path in PICTURES.glob("*.webp")) <= MOST
