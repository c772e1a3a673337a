"""Warm-up: compiles the code of a bot before its first decision.

    python -m foretell.bots.preparing strongest

Compiled code is cached on disk for all processes, so only the first one waits; with a full cache,
this takes a few seconds.
"""

import sys
from typing import Final

from foretell.bots.registry import BUILT_IN, create, takes_time
from foretell.bots.runner import play_out
from foretell.game.session import Session
from foretell.rules.options import Options

_GAME: Final = Options(players=3, hand_sizes=(1, 3, 4))
"""A short game that reaches all code of a bot."""


def needs_preparing(bot: str) -> bool:
    """Return whether a bot is built in and has code to compile.

    Args:
        bot: its name, with or without a style.
    """
    kind = bot.partition(":")[0]
    return kind in BUILT_IN and takes_time(kind)


def prepare(bot: str) -> None:
    """Play a short game with a bot, in this process.

    Raises:
        UnknownBot: when there is no bot with that name.
    """
    one = create(bot, "2a")
    play_out(Session(_GAME, seed="2a"), [one] * _GAME.players)


if __name__ == "__main__":
    prepare(sys.argv[1])
