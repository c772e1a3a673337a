"""Bots: the protocol, the registry, and how bots play a game.

>>> from foretell import Options, Session
>>> from foretell.bots import play_out, seat_bots
>>> game = Session(Options(players=3, hand_sizes=(1, 2)), seed=42)
>>> play_out(game, seat_bots(["steady", "steady", "random"], game.seed)) == game.outcome
True
"""

from foretell.bots.bot import Bot
from foretell.bots.registry import create, names
from foretell.bots.runner import (
    BotCrashed,
    BotErred,
    act_for,
    bot_seed,
    play_on,
    play_out,
    seat_bots,
)

__all__ = [
    "Bot",
    "BotCrashed",
    "BotErred",
    "act_for",
    "bot_seed",
    "create",
    "names",
    "play_on",
    "play_out",
    "seat_bots",
]
