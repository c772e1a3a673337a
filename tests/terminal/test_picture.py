"""The README's picture."""

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_picture_is_a_game_and_refers_to_nothing_outside_of_itself() -> None:
    draw = runpy.run_path(str(ROOT / "scripts" / "picture.py"))["draw"]
    picture = draw()
    assert picture == draw()
    assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]
    assert "trump" in picture
    assert "(R7.3)" in picture


def test_the_picture_in_the_readme_is_the_one_that_is_drawn_today() -> None:
    """Written by ``python scripts/picture.py``."""
    script = runpy.run_path(str(ROOT / "scripts" / "picture.py"))
    assert script["PICTURE"].read_text(encoding="utf-8") == script["draw"]()
