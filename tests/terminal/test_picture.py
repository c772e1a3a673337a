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
    assert (ROOT / "docs" / "images" / "play.svg").read_text(encoding="utf-8").startswith("<svg")
