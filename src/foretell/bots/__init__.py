"""Bots: the protocol, the registry, and how bots play a game.

>>> from foretell import Options, Session
>>> from foretell.bots import play_out, seat_bots
>>> game = Session(Options(players=3, hand_sizes=(1, 2)), seed=42)
>>> play_out(game, seat_bots(["steady", "steady", "random"], game.seed)) == game.outcome
True
"""

from foretell.bots.bot import Bot
from foretell.bots.explanation import ActionValue, Explaining, Explanation, Reason
from foretell.bots.registry import BrokenBot, UnknownBot, UnknownStyle, create, names
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
    "ActionValue",
    "Bot",
    "BotCrashed",
    "BotErred",
    "BrokenBot",
    "Explaining",
    "Explanation",
    "Reason",
    "UnknownBot",
    "UnknownStyle",
    "act_for",
    "bot_seed",
    "create",
    "names",
    "play_on",
    "play_out",
    "seat_bots",
]
