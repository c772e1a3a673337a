"""A bot that plays at a talk's table."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from foretell.bots.bot import Bot
from foretell.client.moves import move_of
from foretell.client.talk import Talk

BotFor: TypeAlias = Callable[[int, int], Bot]
"""Makes the bot for a seat in a game, by their numbers."""


class Player:
    """Lets bots act for the own seat, one per game, each time when it is to act.

    Args:
        talk: the talk.
        bot_for: makes the bot for a seat in a game.
    """

    def __init__(self, talk: Talk, bot_for: BotFor) -> None:
        self._talk = talk
        self._bot_for = bot_for
        self._bot: Bot | None = None
        self._for: tuple[int, int] | None = None
        self._acted: tuple[int, int] | None = None
        """Where something was asked last, version and telling: there it is not asked again."""

    def move(self) -> bytes | None:
        """Return the frame of a move to send, None when there is nothing to do for now.

        Call it after each frame that was taken.
        """
        talk, story = self._talk, self._talk.story
        seen = story.observation
        if seen is None or story.game is None or story.seat is None or story.legal is None:
            return None
        here = story.version, story.told_anew
        if not talk.is_settled or self._acted == here:
            return None
        self._acted = here
        if self._bot is None or self._for != (story.seat, story.game):
            self._for = (story.seat, story.game)
            self._bot = self._bot_for(*self._for)
        action = self._bot.act(seen)
        return talk.ask(partial(move_of, action))
