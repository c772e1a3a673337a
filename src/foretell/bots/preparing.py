"""Compiling what a bot needs before it is to decide, in a process of its own.

    python -m foretell.bots.preparing strongest

What is compiled is kept for all processes, so the first one spares the others the wait; where it
is there already this takes a few seconds.
"""

import sys
from typing import Final

from foretell.bots.registry import BUILT_IN, create, takes_time
from foretell.bots.table import play_out
from foretell.game.session import Session
from foretell.rules.options import Options

_GAME: Final = Options(players=3, hand_sizes=(1, 3, 4))
"""Short, and long enough for all that a bot does."""


def command_for(bot: str) -> tuple[str, ...] | None:
    """Return the command that gets a bot ready, None for one that needs nothing or is not ours.

    Args:
        bot: its name, as ``foretell.bots.registry.create`` takes it; its style does not matter.
    """
    kind = bot.partition(":")[0]
    if kind not in BUILT_IN or not takes_time(kind):
        return None
    return sys.executable, "-m", "foretell.bots.preparing", kind


def prepare(bot: str) -> None:
    """Let a bot play a short game, in this process.

    Raises:
        UnknownBot: when there is no bot of that name.
    """
    one = create(bot, "2a")
    play_out(Session(_GAME, seed="2a"), [one] * _GAME.players)


if __name__ == "__main__":
    prepare(sys.argv[1])
