"""The README's picture."""

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_picture_shows_a_game_and_has_no_external_references() -> None:
    draw = runpy.run_path(str(ROOT / "lab" / "scripts" / "picture.py"))["draw"]
    picture = draw()
    assert picture == draw()
    assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]
    assert "trump" in picture
    assert "(R7.3)" in picture


def test_the_picture_in_the_readme_is_up_to_date() -> None:
    """It is written by ``python lab/scripts/picture.py``."""
    script = runpy.run_path(str(ROOT / "lab" / "scripts" / "picture.py"))
    assert script["PICTURE"].read_text(encoding="utf-8") == script["draw"]()
