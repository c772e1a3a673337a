"""Write the playthrough of the game in OpenSpiel, which a test replays; needs OpenSpiel."""

from pathlib import Path
from typing import Final

from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough

import foretell.envs.openspiel

GAME: Final = (
    f"{foretell.envs.openspiel.NAME}(players=3,hand_sizes=1/,deck=C3/C7/D7/Z1/N1,"
    "first_dealer=0,bidding=hidden)"
)
FILE: Final = (
    Path(__file__).parents[1] / "tests" / "envs" / "playthroughs" / "python_foretell_wizard.txt"
)

if __name__ == "__main__":
    flags.FLAGS(["playthrough"])
    FILE.write_text(playthrough(GAME, None, seed=7), encoding="utf-8")
