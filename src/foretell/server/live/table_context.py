"""The context of tables: bots by name, secrets, and the comparison of names."""

import time
from collections.abc import Callable
from functools import partial

import structlog

from foretell.bots.registry import check, create
from foretell.bots.runner import bot_seed
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.server.lookalikes import look_alike
from foretell.server.notes import clean_note
from foretell.server.throttled_log import Throttle
from foretell.table.context import TableContext

_log = structlog.get_logger()


def table_context(secret: Callable[[], str], bots: tuple[str, ...]) -> TableContext:
    """Return the context of tables with a choice of bots.

    Args:
        secret: returns 64 random lower-case hexadecimal digits.
        bots: the names of the available bots.
    """
    errors = Throttle(time.monotonic)

    def erred(bot: str, error: Exception) -> None:
        if count := errors.count(bot):
            _log.error("a bot erred", bot=bot, count=count, exc_info=error)

    return TableContext(
        secret, bots, partial(check, known=bots), _bot_action, erred, look_alike, clean_note
    )


def _bot_action(bot: str, game_seed: str, seen: Observation) -> Action:
    assert seen.seat is not None
    return create(bot, bot_seed(game_seed, seen.seat)).act(seen)
