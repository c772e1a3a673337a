"""A process of its own that plays one game; see ``foretell.bench.starting``."""

from foretell.bench.starting import READY
from foretell.rules.options import Options
from foretell.sim.games import play_games


def main() -> None:
    """Play a game, and say so."""
    play_games(Options(), 1)
    print(READY, flush=True)  # noqa: T201 - it speaks to the process that started it
