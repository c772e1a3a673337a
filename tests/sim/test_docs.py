"""docs/images/positions.svg shows what the code makes of its position."""

import re
from pathlib import Path

import pytest

from foretell.game.session import Session
from foretell.sim import layout, state_of
from foretell.sim.information_set import HANDS, TRUMP, information_of

PICTURE = Path(__file__).parents[2] / "docs" / "images" / "positions.svg"

pytestmark = pytest.mark.kernel


def test_the_picture_of_positions_shows_the_integers_of_the_code() -> None:
    game = Session.from_position(["C1 H5", "Z1 D2", "N1 S9"], turned="D7")
    known = information_of(game.observe(1))
    shown = re.findall(r">(-?\d+)<", PICTURE.read_text(encoding="utf-8"))
    hands = [*known[HANDS : HANDS + 3], *state_of(game.state)[layout.HANDS : layout.HANDS + 3]]
    assert shown == [str(value) for value in (known[TRUMP], *hands)]
