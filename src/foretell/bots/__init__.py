"""Players that are programs: what a bot is, those that come along, and how others join them."""

from foretell.bots.bot import Bot

__all__ = ["Bot"]
