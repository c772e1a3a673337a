"""The floors that commands need; a command that is not listed needs none."""

from typing import Final

from foretell.floors import Floor

NEEDS: Final = {
    "admin": Floor.SERVER,
    "advise": Floor.BOTS,
    "bench": Floor.SIM,
    "join": Floor.CLIENT,
    "loadtest": Floor.CLIENT,
    "puzzles": Floor.BOTS,
    "rate": Floor.BOTS,
    "review": Floor.BOTS,
    "serve": Floor.SERVER,
    "stats": Floor.SIM,
    "tournament": Floor.BOTS,
}
"""The floor of each command; a flag or a bot asks for more where it is used."""
