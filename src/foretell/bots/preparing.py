"""Compiling what a bot needs before it is to decide.

    python -m foretell.bots.preparing strongest

What is compiled is kept for all processes, so the first one spares the others the wait; where it
is there already this takes a few seconds.
"""

import sys
from typing import Final

from foretell.bots.registry import BUILT_IN, create, takes_time
from foretell.bots.runner import play_out
from foretell.game.session import Session
from foretell.rules.options import Options

_GAME: Final = Options(players=3, hand_sizes=(1, 3, 4))
"""Short, and long enough for all that a bot does."""


def needs_preparing(bot: str) -> bool:
    """Return whether a bot is one of ours and has to be compiled.

    Args:
        bot: its name, as ``foretell.bots.registry.create`` takes it; its style does not matter.
    """
    kind = bot.partition(":")[0]
    return kind in BUILT_IN and takes_time(kind)


def prepare(bot: str) -> None:
    """Let a bot play a short game, in this process.

    Raises:
        UnknownBot: when there is no bot of that name.
    """
    one = create(bot, "2a")
    play_out(Session(_GAME, seed="2a"), [one] * _GAME.players)


if __name__ == "__main__":
    prepare(sys.argv[1])
