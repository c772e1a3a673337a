"""Sets of options to try adapters with: at least twenty for each number of players."""

from collections.abc import Sequence

from foretell.rules.declaration import DRAW
from foretell.rules.options import Options
from foretell.testing import all_options
from tests.sim.amounts import amount

_SHORT = (1, 3)
SETS = {
    players: [
        options
        for options in all_options(first_dealers=(DRAW, 0, 1), hand_sizes=(_SHORT,))
        if options.players == players
    ]
    + [
        options
        for options in all_options(first_dealers=(DRAW, 0, 1))
        if options.players == players and (players == 2 or options.deal != "shared")
    ]
    for players in range(2, 7)
}
"""All sets of options by the number of players, with short games where there are any."""


def options_of(players: int, count: int = 20) -> Sequence[Options]:
    """Return that many sets of options, evenly from all; fewer for interpreted code."""
    every = SETS[players]
    count = min(amount(count, 3), len(every))
    return [every[place * len(every) // count] for place in range(count)]
