"""Draw docs/images/table.svg: a game as a notebook shows it.

A test compares the file with what is drawn, so run this after a change of the drawing.
"""

import sys
from pathlib import Path
from typing import Final

from foretell.bots.runner import play_out, seat_bots
from foretell.game.observation import Observation
from foretell.game.session import Session
from foretell.rules.options import Options

PICTURE: Final = Path(__file__).resolve().parents[2] / "docs" / "images" / "table.svg"
SEED: Final = "2a"
MOMENT: Final = 225
"""The number of events before the moment that is shown."""


def moment() -> Observation:
    """Return the view of the seat to act in the middle of a game."""
    options = Options(players=4)
    game = Session(options, SEED)
    play_out(game, seat_bots(["random"] * 4, SEED))
    shown = Session(options, SEED, game.events[:MOMENT])
    return shown.observe(shown.to_act[0])


def main() -> int:
    """Write the file."""
    PICTURE.write_text(moment()._repr_svg_() + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
