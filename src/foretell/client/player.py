"""A bot that plays at a client's table."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from foretell.bots.bot import Bot
from foretell.client.moves import move_of
from foretell.client.table_session import TableSession

BotFor: TypeAlias = Callable[[int, int], Bot]
"""Creates the bot for a seat and the number of a game."""


class Player:
    """Lets a bot act for the client's seat whenever it is to act; each game has a new bot.

    Args:
        session: the client's session.
        bot_for: creates the bot for a seat in a game.
    """

    def __init__(self, session: TableSession, bot_for: BotFor) -> None:
        self._session = session
        self._bot_for = bot_for
        self._bot: Bot | None = None
        self._for: tuple[int, int] | None = None
        self._acted: tuple[int, int] | None = None
        """Version and resets of the view at the last move, so that none is made twice."""

    def move(self) -> bytes | None:
        """Return the frame of a move to send, None when there is nothing to do for now.

        Call it after each received frame.
        """
        session, view = self._session, self._session.view
        seen = view.observation
        if seen is None or view.game is None or view.seat is None or view.legal is None:
            return None
        here = view.version, view.resets
        if not session.is_settled or self._acted == here:
            return None
        self._acted = here
        if self._bot is None or self._for != (view.seat, view.game):
            self._for = (view.seat, view.game)
            self._bot = self._bot_for(*self._for)
        action = self._bot.act(seen)
        return session.ask(partial(move_of, action))
