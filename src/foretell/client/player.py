"""A bot that plays at a client's table."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from foretell.bots.bot import Bot
from foretell.bots.substitutes import Failure, outcome_of, substitute
from foretell.client.moves import move_of
from foretell.client.table_session import TableSession
from foretell.game.observation import SeatObservation

BotFor: TypeAlias = Callable[[int, int], Bot]
"""Creates the bot for a seat and the number of a game."""

_log: Final = logging.getLogger(__name__)


class Player:
    """Lets a bot act for the client's seat whenever it is to act; each game has a new bot.

    The others at the table wait for it, so a substitute acts if the bot fails: if it cannot be
    created, raises an exception or chooses something illegal. The failure is logged as an error.

    >>> from foretell.bots import create
    >>> session = TableSession("7K2M9QX4", prefix="a")
    >>> player = Player(session, lambda seat, game: create("steady", f"{game:x}"))
    >>> player.move() is None  # until the game begins
    True
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
        observation = view.observation
        if not isinstance(observation, SeatObservation) or view.game is None or view.legal is None:
            return None
        here = view.version, view.resets
        if not session.is_settled or self._acted == here:
            return None
        self._acted = here
        action = outcome_of(partial(self._bot_of, observation.seat, view.game), observation)
        if isinstance(action, Failure):
            _note("the bot", action)
            action = substitute(f"{view.game:x}", observation, failed=_note)
        return session.ask(partial(move_of, action))

    def _bot_of(self, seat: int, game: int) -> Bot:
        """Return the bot for a seat in a game."""
        if self._bot is None or self._for != (seat, game):
            self._bot = self._bot_for(seat, game)
            self._for = seat, game
        return self._bot


def _note(bot: str, failure: Failure) -> None:
    _log.error("%s failed: %s\n%s", bot, failure.cause, failure.detail)
